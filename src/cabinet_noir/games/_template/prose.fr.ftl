### La carte scellée en texte simple, pour qui lit sans page.

template-short =
    Chacun reçoit une carte et n’en montre le nombre à personne. À tour de rôle, on nomme le nombre de la carte d’un autre. Juste : on gagne. Faux : c’est au suivant.
    Comment la table est dessinée : une ligne par place, sa carte entre crochets, ? si on ne la voit pas ; ≠ : nombres nommés en vain. ▶ : c’est son tour.
template-moves = 2=7 dit que la place 2 tient le 7.
