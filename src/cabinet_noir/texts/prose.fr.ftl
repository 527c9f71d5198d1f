# Une table en texte simple, pour qui lit sans page.

prose-seat = Place { $number }
prose-head = { $game }. { $me ->
    [none] Tu regardes
   *[other] Tu es à la place { $me }
} sur { $seats }. Entrée { $seq }.
prose-options = Cette table : { $options }.
prose-option = { $name } : { $value }
prose-option-not = { $name } : non
prose-edition = valeurs d’une autre édition : { $values }
prose-table = La table, telle que tu la vois :
prose-told = Ce qui s’est dit :
prose-told-left-out = ({ $count ->
    [one] une ligne plus ancienne n’est pas répétée
   *[other] { $count } lignes plus anciennes ne sont pas répétées
})
prose-turn-yours = C’est ton tour.
prose-turn-others = C’est le tour de { $seats }. Attends.
prose-turn-nobody = Personne ne joue en ce moment. Attends.
prose-moves = Tu peux faire l’une de ces choses :
prose-moves-many = { $count } coups, comme { $examples }
prose-moves-described = des coups qui s’écrivent ainsi : { $examples }
prose-moves-typed = dire un mot (voir les règles)
prose-clock = L’horloge : { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
prose-waiting = La table attend des joueurs : { $free ->
    [one] une place est libre
   *[other] { $free } places sont libres
}.
prose-over = C’est fini. { $winners ->
    [none] Personne n’a gagné.
   *[other] Gagné par : { $winners }.
} { $scores }
prose-score = { $seat } : { $score }
prose-rules = Les règles en bref
prose-notation = Comment s’écrivent les coups
prose-cut = (coupé ici)

## Le quiz : des questions pour qui répond par écrit

quiz-seat = Une position de { $game }. Tu es à la place { $seat } sur { $seats }. Tout ce dont tu peux te servir est écrit ici ; ce qui est demandé en découle.
quiz-certain = { $about } Il n’y a qu’une possibilité ({ $thing }). Laquelle ?
quiz-contradiction = Une seule de ces notes ne peut pas être vraie. Laquelle ?
quiz-word = C’est ton tour. Quel mot prend le plus d’étoiles ? Il peut prendre plusieurs cartes, et servir plusieurs thèmes. Seuls comptent les mots que le lexique de la maison a pour un thème.
quiz-answers = Réponds par l’un de ceux-ci et rien d’autre : { $answers }
quiz-answers-word = Réponds par le mot et rien d’autre.
