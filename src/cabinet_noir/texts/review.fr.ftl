# Ce que valait un coup. Ces mots ne viennent que si on les demande.

retry-no-choice = Ce n’est pas un choix de cette place : il n’y a rien à retenter.
retry-against-the-clock = Ici, le temps court : ce qui s’est joué contre lui ne se retente pas.
no-evaluator = La maison ne sait pas encore ce que vaut un coup à ce jeu.
house-review = Que valaient les coups ?
house-review-text = Choisis quelqu’un : la maison pèse chaque coup depuis sa place.
house-review-thinking = La maison pèse chaque coup…
house-review-axis = chances de gagner, coup par coup
house-review-chart = { $name } : { $start } de chances de gagner avant la donne, { $result } à la fin. { $count ->
    [0] Aucun coup n’a changé grand-chose à lui seul.
    [one] Le tournant : coup { $turns }.
   *[other] Les tournants : coups { $turns }.
}
house-review-turns = Les tournants
house-review-no-turns = Aucun coup n’a changé grand-chose à lui seul.
house-review-at = { $entry ->
    [0] La mise en place
   *[other] Coup { $entry }
}
house-review-sum = Maîtrise et chance
house-review-sum-text = Le compte de la partie, en chances de gagner
house-review-skill = Maîtrise
house-review-luck = Chance
house-review-part-start = Avant la donne
house-review-part-chance = Chance : donne, pioche, dés
house-review-part-choice = Maîtrise : les choix, comparés au mieux
house-review-part-gamble = Paris, gagnés ou perdus
house-review-part-others = Ce qu’ont fait les autres
house-review-part-slip = L’erreur de l’estimation
house-review-part-result = À la fin
house-review-estimate = C’est l’estimation de la maison : elle se trompe parfois, et son erreur est comptée à part. La maîtrise, ce sont les choix, comparés au meilleur qu’on pouvait trouver avec ce qu’on savait alors.
house-review-choices = Les choix
house-review-choices-text = Chacun avec les chances de gagner qu’il promettait, d’après ce qu’on pouvait savoir alors.
house-review-nothing-to-say = Chaque choix valait le meilleur, ou presque.
house-review-all = Les { $count } choix
house-review-played = Joué
house-review-best = Le mieux
house-review-odds = juste dans { $odds } des cas
house-review-sure = c’était sûr
house-review-expects = { $share } de chances de gagner
house-review-tells-more = Cette question-là en apprend davantage, en moyenne.
house-review-why = Pourquoi c’était sûr
house-review-best-plain = Bien choisi.
house-review-best-kind = Bien choisi, et la chance a souri.
house-review-best-hard = Bien choisi. La chance n’a pas souri, mais ce n’était pas une erreur.
house-review-near-plain = Presque le meilleur choix.
house-review-near-kind = Presque le meilleur choix, et la chance a souri.
house-review-near-hard = Presque le meilleur choix. La chance n’a pas souri : un pari perdu n’est pas une erreur.
house-review-more-plain = Il y avait mieux à faire ici.
house-review-more-kind = La chance a souri ! D’ordinaire, l’autre coup rapporte davantage.
house-review-more-hard = Il y avait mieux à faire ici, et la chance n’a pas aidé.

## Retenter

house-retry = Retenter
house-retry-from-here = Retenter d’ici
house-retry-costly = { $count ->
    [one] Retenter le choix le plus coûteux
   *[other] Retenter les { $count } choix les plus coûteux
}
house-retry-drawn = Depuis le coup { $entry }, contre des bots. Ce que tu ne vois pas est redistribué, comme cela aurait pu l’être.
house-retry-true = Depuis le coup { $entry }, contre des bots. Ce que tu ne vois pas est là où il était vraiment.
house-retry-another = Autre donne
house-retry-to-true = Vraie donne
house-retry-next = Suivant ({ $number } sur { $count })
house-retry-back = Retour au bilan
