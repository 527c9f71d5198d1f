# La première soirée à ArcheOlogic. Une ou deux phrases par arrêt ; on tutoie.

archeologic-lesson-pins = Six bâtiments dorment sous ces 25 zones ; trois zones restent vides. Dresse leur plan avant { $seat }. Chaque pastille dorée est un indice : là, il y a un piège, brûlant ou tranchant.
archeologic-lesson-lay = Tes indices situent déjà ces trois bâtiments. Pose le carré : ses deux pièges sont côte à côte, comme C5 et D5. « Bâtir », prends-le, tourne-le une fois, touche C4.
archeologic-lesson-count = Restent la barre et le coin. Sur la ligne 2, seule B2 est libre : vide ou bâtie ? « Interroger », axe 2 (+1), Vides (1) : chaque réponse se paie en temps.
archeologic-lesson-counted = Un vide : c’est donc B2. Cette réponse n’est que pour toi ; de { $seat }, qui vient de jouer, tu vois la question, jamais la réponse.
archeologic-lesson-cells = Le pion le plus en retard joue : encore toi. Le viseur avance d’un cran par tour : le voici en A, sans supplément. La barre passe-t-elle par là ? Demande-la.
archeologic-lesson-symbols = Un symbole par case de la barre en colonne A : elle y est tout entière. L’ordre des symboles ne dit rien ; un de tes indices te dit où va son feu.
archeologic-lesson-propose = Tout est certain : pose la barre, puis le coin, et propose ton plan. S’il est juste, tu gagnes ; s’il est faux, tu es hors jeu. La lampe t’aide, un peu ou beaucoup.
archeologic-lesson-not-yet = Regarde encore : la barre est dans la colonne A, son feu en A3 ; le coin laisse B2 vide. Puis propose le plan entier.
