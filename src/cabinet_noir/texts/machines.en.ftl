# What the house answers to programs that come by its API.

token-is-missing = There is no token: send the header “Authorization: Bearer …” with a token made on your account’s page.
token-opens-nothing = This token opens nothing: it is unknown, or was revoked.
token-lacks-scope = This token does not have the scope { $scope }.
not-a-bot-account = This is not a bot account. Make it one, for ever, on its page.
bot-plays-enough = This bot plays at { $most } tables already. Finish one of them first.
game-has-no-option = This game has no such option.
offers-are-too-long = That is too much to say about what you play: { $most } bytes in all.

machine-no-such-table = There is no such table for this bot: it neither sits there nor is asked to.
machine-no-such-page = There is nothing at this address. The doors are described in /schema/openapi.json.
machine-wrong-method = That is not how this address is asked. The doors are described in /schema/openapi.json.
machine-unreadable-body = This body is not what this door expects; “args.detail” says where.
machine-unreadable-request = This request is not what this door expects; “args.detail” says where.
machine-unreadable-action = This is no move of this game; “args.detail” says where. Choose from “offers”.
machine-too-large = That is more than this door takes.
machine-table-has-moved-on = The table has moved on since “at”: read on in the stream, then choose again.
