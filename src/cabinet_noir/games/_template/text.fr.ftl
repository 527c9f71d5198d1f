### La carte scellée : tout ce que lisent ses joueurs, en français.

template-name = La carte scellée
template-pitch = Chacun tient une carte. Nomme celle d’un autre avant qu’on ne nomme la tienne.
template-notation = 2=7 dit que la place 2 tient le 7.

## Options

template-option-highest = Nombre le plus haut

## Le plateau

template-card = { $name } : { $number }
template-card-hidden = { $name } : face cachée
template-not-these = pas { $numbers }
template-ask-name = La carte de qui, et quel nombre ?
template-ask-wait = C’est le tour de quelqu’un d’autre.
template-name-card = { $name } tient { $number }
template-notes = Mes notes

## Ce qui se passe

template-told-dealt = Chacun a une carte.
template-told-hit = { $seat_me ->
    [yes] Tu nommes
   *[no] { $seat } nomme
} { $victim_seat_me ->
    [yes] ta carte
   *[no] la carte de { $victim_seat }
} : { $number }. Juste !
template-told-miss = { $seat_me ->
    [yes] Tu nommes
   *[no] { $seat } nomme
} { $victim_seat_me ->
    [yes] ta carte
   *[no] la carte de { $victim_seat }
} : { $number }. Non.
template-told-revealed = Toutes les cartes sont retournées.

## Comment ça finit

template-named = Une carte a été nommée.

## Ce qui est refusé

template-not-your-turn = Ce n’est pas encore ton tour.
template-no-such-card = Nomme un nombre du paquet, pour la carte d’un autre joueur.
template-unreadable-move = « { $text } » n’est pas un coup. Essaie 2=7 : la place 2 tient le 7.

## Les règles

template-rules-goal = Sois le premier à nommer la carte d’un autre.
template-rules-deal = Chacun reçoit une carte et ne montre son nombre à personne.
template-rules-turn = À ton tour, nomme le nombre de la carte d’un autre joueur. Juste : tu gagnes. Faux : c’est au suivant.

## Pourquoi

template-why-own = Tu tiens toi-même le { $number }.
template-why-miss = On a déjà nommé { $number } pour { $seat } : non.
template-about = Regarde la carte de { $seat }.
template-claim-is = { $seat } tient { $numbers }.
template-claim-is-not = { $seat } ne tient pas { $numbers }.
