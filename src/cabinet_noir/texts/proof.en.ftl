# Checking the deal: each step in a sentence anybody understands. These words come only when somebody asks.

proof-text = Your browser has just read the game’s log again, line by line. This is what it found.
proof-not-fetched = The log could not be read. { $why }
proof-sum-proved = Everything fits: nothing was changed.
proof-sum-open = What can be checked fits. The rest has a question mark.
proof-sum-broken = Something does not fit: this is not the log of that game. Keep it, and tell the house.
proof-sum-unreadable = This log cannot be read: one of its lines is none. Keep it, and tell the house.
proof-mark-proved = Checked
proof-mark-broken = Does not fit
proof-mark-open = No proof

proof-chain = Every line follows from the one before
proof-chain-proved = Every line carries the fingerprint of the one before it. All { $entry } lines hang together: none was changed, taken out or slipped in between.
proof-chain-broken = The line of move { $entry } does not follow from the one before it: something was changed there, or just before.
proof-chain-old = This game is older than the fingerprints: its lines are no chain. Only the seal and the rules can be checked.

proof-signature = The house has signed
proof-signature-proved = The house signed the last line with the key it publishes. It cannot say later that the game was another one.
proof-signature-broken = The signature is not that of this log.
proof-signature-missing = The house was to sign this log, and the signature is missing.
proof-signature-unpublished = This log is signed with a key that the house does not publish.
proof-signature-elsewhere = This log is signed, but by another house: it is for that one to say whether the key is its own.
proof-signature-no-keys = The signature is that of this log, but the house’s key could not be read. Try again later.
proof-signature-nobody = Nobody signed this log: it was not played in a house.
proof-signature-old = In those days the house did not sign yet.

proof-seal = The house’s part was sealed beforehand
proof-seal-proved = The house’s part, shown at the end, fits the seal at the beginning of the log.
proof-seal-seen = The house’s part, shown at the end, fits the seal that this device had seen before the deal. So it was not chosen afterwards.
proof-seal-broken = The house’s part does not fit its seal.
proof-seal-changed = The seal in the log is not the one this device had seen before the deal.
proof-seal-missing = The log does not show the house’s part.

proof-set = Sealed together with the other deals
proof-set-proved = This is deal { $entry } of { $count } that the house sealed together before the first was dealt. Their common seal: { $hash }. Tables that name the same one were dealt the same.
proof-set-broken = This deal is not the one of its set that the log says it is.

proof-parts = The players mixed the deal
proof-parts-proved = { $count ->
    [one] The deal also follows from a part drawn by the device of { $names }, announced by its fingerprint before anything was opened.
   *[other] The deal also follows from parts drawn by the devices of { $names }, announced by their fingerprints before anything was opened.
}
proof-parts-late = Left out, because it did not come in time: the part of { $names }.
proof-parts-mine = This device’s part is in it: nobody could choose this deal without it.
proof-parts-mine-late = This device’s part is not in it: it did not come in time.
proof-parts-none-of-mine = This device had no part in this deal, or has forgotten it.
proof-parts-house-alone = No device gave a part: the house alone drew.
proof-parts-set = Several tables play this deal, so no device gave a part: the house alone drew, and sealed it before.
proof-parts-by-code = This deal follows from a code or a day, on purpose: everybody who plays it has the same.
proof-parts-broken = The part of { $names } is not the one their device had announced.
proof-parts-changed = What the devices had announced is not what this one had seen before the deal.
proof-parts-missing = The log does not say who mixed the deal.
proof-parts-old = In those days the house alone drew.

proof-told = It is the game this device saw
proof-told-proved = While you played, this device noted the fingerprint of what it was shown, up to move { $entry }. The house still shows the same.
proof-told-broken = What the house shows now of move { $entry } is not what this device saw in play.
proof-told-differs = The whole log and what this device saw do not tell the same game (move { $entry }).
proof-told-unreadable = What the house shows this device of the game cannot be read.
proof-told-not-had = What this device saw could not be read again. Try again later.
proof-told-nothing-kept = This device noted nothing of this game: it was not there, or it is too long ago.
proof-told-old = In those days nothing was noted in play.

proof-names = The names are those of the beginning
proof-names-proved = Every name fits the fingerprint taken when the game began.
proof-names-broken = The name of { $names } is not the one of the beginning.
proof-names-forgotten = A name was changed or forgotten since, as anybody may ask for. The others are those of the beginning.
proof-names-claimed = This log does not prove the names.
proof-names-old = In those days names were not proved.

proof-not-here = What is not proved here
proof-not-here-text = That the deal and every move follow from the rules is checked by the house’s own program, at your place and without the house. Download the log, then, in its folder:
proof-command = Command to copy
