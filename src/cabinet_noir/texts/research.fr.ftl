# Ce que la maison dit à qui la programme.
extra-missing = Il manque de quoi faire cela. Installe-le avec : pip install "cabinet-noir[{ $extra }]"
no-number-for-this-action = Ce coup (« { $action } ») n’a pas de numéro ici. Choisis parmi ceux du masque.
index-not-allowed = Le numéro { $index } ne peut pas être choisi maintenant. Choisis parmi ceux du masque.
no-openspiel-game = « { $game } » n’est pas un jeu d’OpenSpiel. Le sont : { $known }.
table-too-big = Cette table a plus de { NUMBER($nodes) } nœuds, et personne n’en parcourt autant. Avec --games 20, des parties disent combien il donne au moins.
no-cards-to-stack = « { $game } » n’a pas de pile de cartes qu’on puisse ranger d’avance.
nobody-acts-at-once = À ce jeu ({ $game }), on agit l’un après l’autre. Tous agissent à la fois à : { $known }.
policy-not-one = Ce que { $bot } dit pouvoir faire n’a pas 1 pour somme, mais { $total }.
action-not-offered = { $bot } ferait ce qui ne lui est pas permis là : { $action }.
