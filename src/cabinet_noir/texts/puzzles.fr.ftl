# Les énigmes : une position, et quelque chose à trouver.

puzzle-certain = Trouver ce qui est sûr
puzzle-question = { $unit ->
    [points] Trouver le meilleur coup
   *[bits] Trouver la meilleure question
}
puzzle-contradiction = Trouver ce qui ne peut pas être
puzzle-word = Trouver le meilleur mot
puzzle-win = Trouver le coup décisif
puzzle-certain-ask = Quelque chose est déjà certain. Dis quoi, et quelle est sa valeur.
puzzle-question-ask = { $unit ->
    [points] Un coup rapporte nettement plus de points que les autres, en moyenne. Lequel ?
   *[bits] Une question en apprend nettement plus que les autres, en moyenne. Laquelle ?
}
puzzle-contradiction-ask = Une seule de ces notes ne peut pas être vraie. Laquelle ?
puzzle-word-ask = Quel mot rapporte le plus d’étoiles ? Il peut prendre plusieurs places, et servir plusieurs thèmes.
puzzle-win-ask = Un coup (parfois deux) donne nettement plus de chances de gagner que tous les autres. Lequel ?
puzzle-right = Juste !
puzzle-not-certain = C’est peut-être vrai, mais rien ne le prouve. Tout ce que tu sais irait aussi avec ceci :
puzzle-cannot-be = C’est impossible. Tout ce que tu sais va avec ceci :
puzzle-is-possible = Cette note peut être vraie. Tout ce que tu sais irait avec ceci :
puzzle-no-news = C’est vrai, mais cela se voit déjà : cherche ce qui demande un raisonnement.
puzzle-tells-less = { $unit ->
    [points] Un autre coup rapporte davantage, en moyenne.
   *[bits] Une autre question en apprend davantage, en moyenne.
}
puzzle-promises-less = Avec ce coup, on gagne { $share } fois sur cent. Un autre fait nettement mieux.
puzzle-takes-less = Bien, « { $word } » rapporte { $points ->
    [one] une étoile
   *[other] { $points } étoiles
}. Il y a un mot qui rapporte davantage.
puzzle-best = { $unit ->
    [points] Le meilleur coup : « { $move } ». Il rapporte { $bits } { $bits ->
        [one] point
       *[other] points
    }, en moyenne.
   *[bits] La meilleure question : « { $move } ». En moyenne, elle coupe { $bits ->
        [1] {""}
       *[other] { $bits } fois{" "}
    }en deux ce qui reste possible.
}
puzzle-win-best = Le coup décisif : « { $move } ». { $odds ->
    [none] {""}
    [sure] Il est sûr.{" "}
   *[other] Il est juste { $odds } fois sur cent.{" "}
}Avec lui, on gagne { $share } fois sur cent, selon l’estimation de la maison.
puzzle-win-other = Ensuite : « { $move } », { $share } fois sur cent.
puzzle-best-words = { $points ->
    [one] Une étoile
   *[other] { $points } étoiles
} : { $words }.
no-answer-to-this = Ce n’est pas une réponse à cette énigme.
unknown-puzzle = Cette énigme n’existe pas ici, ou n’existe plus. Prends-en une autre.
no-puzzle-like-that = Cette salle n’a pas d’énigme de ce genre. Choisis un autre genre ou un autre thème.
no-hint-to-this = Il n’y a pas d’indice pour cette énigme.

## À la page

puzzle-all = Toutes les énigmes
puzzle-one = Une énigme
puzzle-next = Énigme suivante
puzzle-leave = Quitter l’énigme
puzzle-count = { $count ->
    [one] Une énigme
   *[other] { $count } énigmes
}{ $solved ->
    [0] {""}
    [one] , une résolue
   *[other] , { $solved } résolues
}
puzzle-strength = Ta force : { $strength } ({ $counted ->
    [one] une réponse
   *[other] { $counted } réponses
})
puzzle-strength-none = Ta force : pas encore connue
puzzle-pick = Choisir un genre ou un thème
puzzle-by-kind = par genre
puzzle-by-theme = par thème
puzzle-again = À retenter, si tu veux
puzzle-theme-duel = À deux
puzzle-theme-company = À plusieurs
puzzle-theme-glance = D’un coup d’œil
puzzle-theme-chain = En plusieurs étapes
puzzle-theme-early = Début de partie
puzzle-theme-late = Fin de partie
puzzle-lost-title = Pas d’énigme ici
puzzle-needs-network = Cette énigme-là a besoin de la maison, et la maison ne répond pas. D’autres sont dans ta poche.
puzzle-question-how = { $unit ->
    [points] Joue-le
   *[bits] Pose-la
} sur la table, comme si c’était ton tour : c’est ta réponse, rien n’est joué.
puzzle-win-how = Joue-le sur la table, comme si c’était ton tour : c’est ta réponse, rien n’est joué. Tout compte : deviner, demander, attendre.
puzzle-word-how = Tape-le au terminal, comme si c’était ton tour : c’est ta réponse, rien n’est joué.
puzzle-pick-thing = Qu’est-ce qui est sûr ?
puzzle-pick-value = Choisis sa valeur.
puzzle-pick-another = Choisir autre chose que
puzzle-answer = C’est sûr
puzzle-notes = Les quatre notes
puzzle-strike = Celle-ci ne peut pas être vraie
puzzle-counts-yes = Ta première réponse compte.
puzzle-counts-no-longer = Cette énigme ne compte plus : essaie autant que tu veux.
puzzle-counts-no-account = Sans compte, rien n’est noté : essaie autant que tu veux.
puzzle-counts-pack = Énigme de poche : rien n’est noté.
puzzle-hint-caution = Après un indice, la réponse ne compte plus. Les indices sont là pour apprendre.
puzzle-give-up = Donner ma langue au chat
puzzle-give-up-text = La maison te montre ce qu’il fallait trouver, et pourquoi.
puzzle-give-up-counts = La maison te montre ce qu’il fallait trouver, et pourquoi. Cela compte comme une réponse fausse.
puzzle-give-up-yes = Montre-moi
puzzle-given-up = Il fallait trouver ceci
puzzle-world-rest = { $count ->
    [one] Et une autre chose
   *[other] Et le reste ({ $count })
}
puzzle-moved = Ta force aux énigmes de ce jeu : { $before } → { $after }
puzzle-word-unknown = « { $word } » rapporte une étoile au plus, ou bien la maison ne connaît pas ce mot. Il y a un mot qui rapporte davantage.
puzzle-is-over = Cette énigme est résolue.
puzzle-nothing-is-played = Ici, rien n’est joué : réponds sur le papier de l’énigme.
puzzle-pack-text = Sans réseau : vingt énigmes par jeu, dans ta poche, avec leurs preuves. Rien n’est noté. Les autres, et ta force, attendent le réseau.
puzzle-pack-open = Énigme { $number } : { $kind }
puzzle-pack-solved = Énigme { $number } : { $kind } (résolue)
