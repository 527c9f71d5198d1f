template-name = La carte scellée
template-option-highest = Plus grand nombre
template-not-your-turn = Ce n'est pas encore ton tour.
template-no-such-card = Nomme un nombre du paquet, pour la carte d'un autre joueur.
template-unreadable-move = « { $text } » n'est pas un coup. Essaie 2=7 : la place 2 tient le 7.
template-named = une carte a été nommée
template-told-dealt = Chacun a une carte.
template-told-hit = { $seat } nomme la carte de { $victim_seat } : { $number }. Juste !
template-told-miss = { $seat } nomme la carte de { $victim_seat } : { $number }. Non.
template-told-revealed = Toutes les cartes sont retournées.
