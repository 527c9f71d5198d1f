# Ce que la maison répond aux programmes qui viennent par son API.

token-is-missing = Aucun jeton : envoie l’en-tête « Authorization: Bearer … » avec un jeton créé sur la page de ton compte.
token-opens-nothing = Ce jeton n’ouvre rien : il est inconnu ou a été révoqué.
token-lacks-scope = Ce jeton n’a pas la portée { $scope }.
not-a-bot-account = Ce compte n’est pas un compte de bot. Transforme-le, pour toujours, sur sa page.
bot-plays-enough = Ce bot joue déjà à { $most } tables. Finis-en une d’abord.
game-has-no-option = Ce jeu n’a pas cette option.
offers-are-too-long = C’est trop long pour dire à quoi tu joues : { $most } octets en tout.

machine-no-such-table = Il n’y a pas de telle table pour ce bot : il n’y est ni assis ni invité.
machine-no-such-page = Il n’y a rien à cette adresse. Les portes sont décrites dans /schema/openapi.json.
machine-wrong-method = Cette adresse ne se demande pas ainsi. Les portes sont décrites dans /schema/openapi.json.
machine-unreadable-body = Ce corps n’est pas celui que cette porte attend ; « args.detail » dit où.
machine-unreadable-request = Cette demande n’est pas celle que cette porte attend ; « args.detail » dit où.
machine-unreadable-action = Ce coup n’est pas de ce jeu ; « args.detail » dit où. Choisis parmi « offers ».
machine-too-large = C’est plus que ce que cette porte accepte.
machine-table-has-moved-on = La table a avancé depuis « at » : lis la suite du flux, puis choisis de nouveau.
