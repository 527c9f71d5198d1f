# Les mots d’une tape sur l’épaule. L’appareil les trouve lui-même : la maison ne lui dit que de quoi il s’agit.

taps-turn = À toi de jouer.
taps-turn-several = Plusieurs tables attendent ton coup.
taps-invitation = On t’a gardé une place pour la prochaine partie.
taps-invitation-several = On t’a gardé une place à plusieurs tables.
taps-daily = Une nouvelle énigme et une nouvelle quête sont là.
taps-other = Quelque chose t’attend.
