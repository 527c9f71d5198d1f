# Ce que la maison dit à qui la programme.
extra-missing = Il manque de quoi faire cela. Installe-le avec : pip install "cabinet-noir[{ $extra }]"
no-number-for-this-action = Ce coup (« { $action } ») n’a pas de numéro ici. Choisis parmi ceux du masque.
index-not-allowed = Le numéro { $index } ne peut pas être choisi maintenant. Choisis parmi ceux du masque.
nobody-acts-at-once = À ce jeu ({ $game }), on agit l’un après l’autre. Tous agissent à la fois à : { $known }.
