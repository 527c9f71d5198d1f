# La première soirée à The Lost Code. Une ou deux phrases par arrêt ; on tutoie.

lost-code-lesson-hidden = Voici ton code : six pierres, une par couleur, chacune de 0 à 7. Tout le monde voit tes nombres, sauf toi. À la fin, il faudra les nommer.
lost-code-lesson-roll = Aucune pierre n’existe deux fois : tu vois les violettes 4, 5 et 6, la tienne est donc 0, 1, 2, 3 ou 7. Pour en savoir plus, lance les dés : ils disent quelles couleurs on additionne.
lost-code-lesson-dice = Tu peux changer un dé. Avec moins de couleurs, la réponse t’en dira plus : touche le dé bleu, fais-en un violet, puis garde ces dés.
lost-code-lesson-bet = Devine ta somme : deux fois ta violette, plus ta rouge. Ta violette est sans doute petite, donc vise un peu bas : prends le disque de 7, qui montre sept sommes, et tourne-le sur 6–12.
lost-code-lesson-right = « Juste », dit { $seat }, qui voit tes pierres et dit toujours la vérité : ta somme va de 6 à 12. Le disque te fait avancer de 2 cases ; à la fin, le plus avancé gagne.
lost-code-lesson-narrow = Dernier tour (d’habitude, il y en a dix). { $seat }, en dernière position, lance les dés et prend le disque de 7. Un disque plus étroit peut rapporter plus : tente celui de 4, sur 10–13.
lost-code-lesson-exchange = Raté : ta somme est en dessous de 10. Il faut alors rendre une pierre : tu la verras, mais pas celle qui la remplace. Choisis la rouge, elle compte dans tes deux sommes.
lost-code-lesson-old-sum = C’était le 1 ! Reprends ta première somme : deux violettes et 1 font de 6 à 12. Chaque pierre rendue éclaire ainsi celles qui te restent.
lost-code-lesson-prove = Écris ton code. Une couleur trouvée vaut 5 avec un seul nombre, 2 avec deux, 1 avec trois ; ratée ou vide, −2. Ta violette est sûre : un seul nombre ! Pour le reste, tente ta chance. La lampe t’aide.
lost-code-lesson-not-sure = Pour la violette, un seul nombre est possible. Deux violettes et 1 font de 6 à 12 : lesquels iraient ? Et lesquels vois-tu sur les autres chevalets ?
