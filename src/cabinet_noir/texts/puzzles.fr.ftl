# Les énigmes : une position, et quelque chose à trouver.

puzzle-certain = Trouver ce qui est sûr
puzzle-question = Trouver la meilleure question
puzzle-contradiction = Trouver ce qui ne peut pas être
puzzle-certain-ask = Quelque chose est déjà certain. Quoi, et quelle valeur ?
puzzle-question-ask = Une question en apprend nettement plus que les autres, en moyenne. Laquelle ?
puzzle-contradiction-ask = Une seule de ces notes ne peut pas être vraie. Laquelle ?
puzzle-right = Juste !
puzzle-not-certain = C’est peut-être vrai, mais rien ne le prouve. Tout ce que tu sais irait aussi avec ceci :
puzzle-cannot-be = Cela ne peut pas être. Tout ce que tu sais va avec ceci :
puzzle-is-possible = Cette note peut être vraie. Tout ce que tu sais irait avec ceci :
puzzle-no-news = C’est vrai, mais cela se voit déjà : cherche ce qui demande un raisonnement.
puzzle-tells-less = Une autre question en apprend davantage, en moyenne.
puzzle-best = La meilleure question : { $move }. Elle apprend { $bits } bits, en moyenne.
no-answer-to-this = Ce n’est pas une réponse à cette énigme.
