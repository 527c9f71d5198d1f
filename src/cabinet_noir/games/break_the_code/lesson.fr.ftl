# La première soirée à Break the Code. Une ou deux phrases par arrêt ; on tutoie.

break-the-code-lesson-row = Voici ton code : cinq tuiles, en ordre croissant. Chaque nombre existe une fois en noir, une fois en blanc ; seuls les deux 5 sont verts.
break-the-code-lesson-ask = Le code de { $seat } est rangé pareil, mais caché. Nomme-le et tu gagnes. D’abord, une question qui peut en dire long : demande quelles voisines ont des nombres qui se suivent.
break-the-code-lesson-chain = Les lampes de B à E sont reliées : d’une tuile à la suivante, le nombre augmente de 1. Il suffit d’en connaître une, et tu as les quatre.
break-the-code-lesson-asked = { $seat } a demandé si ta tuile C dépasse 4. C’est un 4, donc non : on dit toujours la vérité. À toi : sur quatre nombres qui se suivent, l’un est peut-être un 4. Touche la carte 3/4 et cherche les 4.
break-the-code-lesson-count = La lampe C de { $seat } s’allume : le 4 est là. Compte à partir de lui, à gauche jusqu’à B, à droite jusqu’à E : tu as quatre nombres.
break-the-code-lesson-missing = Reste A : plus petite que le 3 en B, et pas un 2, sinon sa lampe serait reliée aux autres. C’est 0 ou 1. Tu connais déjà la plus grande : demande la plus grande moins la plus petite.
break-the-code-lesson-miss = { $seat } a essayé de nommer ton code, sans y arriver : un tour perdu, rien de plus. Toi, tu as commencé : si tu trouves, il lui restera un essai.
break-the-code-lesson-name = Un nombre que tu tiens en noir ne peut être que blanc en face, et inversement : les cinq tuiles sont certaines. Touche « Deviner » et nomme-les ; la lampe t’aide, un peu ou beaucoup.
break-the-code-lesson-not-yet = Tu as déjà tout ce qu’il faut : le 4 est en C, de B à E on monte de 1, et E moins A fait 5. Si tu tiens un nombre en noir, il est blanc en face, et inversement.
