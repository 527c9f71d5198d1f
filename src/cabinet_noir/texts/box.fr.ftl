# À côté de la vraie boîte.

box-hall-text = Vous jouez autour d’une vraie table. Choisis la boîte : ta feuille est ici, et la maison la relit.
box-kept-here = Ce que tu écris reste sur cet appareil. La maison le relit et n’en garde rien.
box-pitch-vinci = Les rangées, les ratés, et ce que chaque tuile peut encore être.
box-pitch-break-the-code = Note les réponses : la feuille se vérifie toute seule.
box-pitch-archeologic = La maison est le livret de quêtes et l’Archéoscope.
box-pitch-lost-code = La feuille des manches, et ce que tes pierres peuvent être.
box-pitch-password-express = Le sablier, les lettres, les thèmes et le juge.
box-me = Toi
box-player = Joueur { $number }
box-names = Qui joue
box-names-text = Toi d’abord, puis les autres dans le sens des aiguilles. Les noms restent sur cet appareil.
box-show-possible = Montrer ce qui est possible
box-new-sheet = Nouvelle feuille
box-new-sheet-sure = Tout ce qui est écrit sur cette feuille sera effacé de cet appareil.
box-new-sheet-yes = Effacer
box-nothing-yet = Rien n’est encore noté.
box-asking = La maison relit…
box-all-fits = Tout concorde.
box-needs-the-house = Hors ligne : la feuille reste à toi. Pour compter, il faut la maison.
box-wrong-notes = { $count ->
    [one] Une de tes notes ne peut pas être juste.
   *[other] { $count } de tes notes ne peuvent pas être justes.
}
box-wrong-text = Elles contredisent ce qui est noté sur la feuille.
box-clash = { $count ->
    [one] Ceci ne peut pas être vrai.
   *[other] Ces { $count } indications se contredisent.
}
box-clash-look = Voir lesquelles
box-clash-text = Il suffit qu’une seule soit mal entendue ou mal notée. Fais-la répéter, puis raye-la.
box-clash-several = Plus d’une chose est mal notée. Commence par celles-ci.
box-clash-alone = Sans celle-ci, tout le reste concorde.
box-clash-on-sheet = À corriger sur la feuille.
box-strike = Rayer
box-change = Modifier
box-done = Noter
box-players = Combien de joueurs ?
companion-unreadable = La maison ne comprend pas cette feuille.
