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
    [one] une entrée plus ancienne n’est pas répétée
   *[other] { $count } entrées plus anciennes ne sont pas répétées
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
prose-rules = Les règles en bref :
prose-notation = Comment s’écrivent les coups :
prose-cut = (coupé ici)

## Le quiz : des questions pour qui répond par écrit

quiz-seat = Une position de { $game }. Tu es à la place { $seat } sur { $seats }. Tout ce dont tu peux te servir est écrit ici ; ce qui est demandé en découle.
quiz-certain = { $about } Il n’y a qu’une possibilité ({ $thing }). Laquelle ?
quiz-contradiction = Une seule de ces notes ne peut pas être vraie. Laquelle ?
quiz-word = C’est ton tour. Quel mot prend le plus d’étoiles ? Il peut prendre plusieurs cartes, et servir plusieurs thèmes. Seuls comptent les mots que le lexique de la maison a pour un thème.
quiz-answers = Réponds par l’un de ceux-ci et rien d’autre : { $answers }
quiz-answers-word = Réponds par le mot et rien d’autre.

## Des modèles de langue à la table

model-games = Les jeux de cette maison, chacun avec sa clé, le nombre de joueurs, et les niveaux de ses bots :
model-tables = Des tables qui attendent et accueillent les machines (assieds-toi avec leur code) :
model-no-tables = Aucune table qui accueille les machines n’attend. Assieds-toi avec un jeu pour en ouvrir une, ou contre un niveau de bot.
model-free = { $free } places libres sur { $seats }
model-mine = Où tu es assis (assieds-toi avec la table pour qu’on te redonne sa poignée) :
model-handle = Ta poignée : { $handle }
    Elle ouvre cette place et aucune autre : montre-la avec look, act, wait et review. Le code de la table, pour d’autres, est { $code }.
model-company = À cette table : { $seats }.
model-sits = place { $seat } { $kind ->
    [machine] une machine
    [bot] un bot de la maison ({ $level })
    [person] une personne
   *[free] libre
}
model-closed = Cette table est fermée.
model-phrase = La place { $seat } a dit la phrase « { $phrase } ».
model-no-review = La maison n’a pas d’estimation de ce que valaient les coups de ce jeu.
model-parts = Ta part de victoire attendue était de { $start } % avant la donne et de { $result } % à la fin. La différence, en centièmes : le hasard { $chance }, tes choix à côté des meilleurs { $choice }, les paris { $gamble }, les autres { $others }.
model-turns = Ce qui a le plus changé pour toi :
model-turn = Entrée { $entry }, par { $by ->
    [0] le hasard
   *[other] la place { $by }
} : { $change } centièmes.
model-did = Joué : { $done }. Le meilleur, d’après ce qu’on pouvait savoir : { $best }.
handle-opens-nothing = Cette poignée n’ouvre aucune place pour ce compte. Appelle sit pour en recevoir une.
not-for-pages = Cette porte est pour les programmes, aucune page ne peut y frapper.
wrong-host = Cette maison ne porte pas ce nom.
no-such-method = Cette porte a des outils et rien d’autre.
