# Password Express. The teams are "green" and "amber", after the screens of old machines.

password-express-name = Password Express
password-express-pitch = An old computer in the attic, four themes, four letters, fifteen seconds. Type the right word before the other team does.

## A table's options

password-express-option-language = Language of the words
password-express-option-language-fr = French
password-express-option-language-en = English
password-express-option-seconds = Length of a turn
password-express-option-seconds-15 = 15 seconds
password-express-option-seconds-20 = 20 seconds
password-express-option-seconds-30 = 30 seconds
password-express-option-judge = Who judges contested words
password-express-option-judge-vote = the teams, one vote each
password-express-option-judge-lexicon = the house’s lexicon
password-express-option-judge-host = the host (the first seat)
password-express-option-zeros = Harder game: one 0 in each row
password-express-option-zeros-none = no
password-express-option-zeros-chance = by chance
password-express-option-zeros-host = the host chooses
password-express-option-blank = Blank card: a theme and a letter of your own
password-express-option-handover = One device, passed from team to team
password-express-option-first_team = Seats of the first team (0: every other seat)
password-express-option-rounds = Number of rounds (4 in the box)
password-express-option-rows = Number of rows (4 in the box)
password-express-option-cards = Number of cards (55 in the box)
password-express-option-edition = Values of the cards
password-express-edition-stars = The stars of each position card (first, second, third letter, later, nowhere): 0 to 5.
password-express-edition-letters = On how many cards each letter is, QK being the double one: 55 cards in all.

## The themes

password-express-theme = { $theme ->
    [kitchen] Kitchen
    [christmas] Christmas
    [animals] Animals
    [sea] The sea
    [forest] The forest
    [garden] The garden
    [farm] The farm
    [mountain] Mountains
    [beach] At the beach
    [school] School
    [music] Music
    [cinema] Cinema
    [sport] Sport
    [house] The house
    [clothes] Clothes
    [produce] Fruit and veg
    [drinks] Drinks
    [sweets] Sweets and puddings
    [countries] Countries
    [cities] Cities
    [jobs] Jobs
    [names] First names
    [body] The body
    [health] Health
    [transport] Transport
    [car] The car
    [travel] Travel
    [space] Space
    [weather] Weather
    [plants] Plants
    [science] Science
    [computers] Computers
    [toys] Toys and games
    [tales] Fairy tales
    [characters] Made-up heroes
    [celebrities] Famous people
    [history] History
    [knights] Knights
    [pirates] Pirates
    [mystery] Detective story
    [circus] The circus
    [party] Party time
    [feelings] Feelings
    [tools] Tools
    [art] Art
    [books] Books
    [time] Time
    [winter] Winter
    [camping] Camping
    [night] Night
    [bathroom] Bathroom
    [shopping] Shopping
    [noise] It makes a noise
    [round] It is round
    [verbs] Verbs
   *[own] Blank card
}

## Teams, letters, places

password-express-team = { $team ->
    [green] green
   *[amber] amber
}
password-express-letter = { $letter ->
    [QK] Q/K
    [own] blank card
   *[other] { $letter }
}
password-express-place = { $place ->
    [first] first letter
    [second] second letter
    [third] third letter
    [later] fourth letter or later
   *[nowhere] nowhere
}
password-express-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
password-express-tokens = { $count ->
    [0] no token left
    [one] one token
   *[other] { $count } tokens
}
password-express-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}

## What there is to do

password-express-ask-prepare = Prepare the table: choose the cards to turn over, fill in the blank card.
password-express-ask-flip = Is the other team ready? Flip the timer.
password-express-ask-wait-flip = The other team is about to flip the timer. Fingers on the keys!
password-express-ask-say = Type a word, then Enter.
password-express-ask-rows = For which row? Tap it, or type its number. Enter again: for all.
password-express-ask-contest = Does a word look wrong? Tap its “?” before the turn is over.
password-express-ask-several = “{ $word }” takes { $count } places. To take only one, tap it.
password-express-ask-passed = You have passed. An idea? Type it, and you play on.
password-express-ask-recap = This could have been said. The next round waits until all are ready.
password-express-ask-agree = Everything is taken. Nothing to contest?
password-express-ask-agree-passed = The other team passes. Nothing to contest?
password-express-ask-vote = “{ $word }”: do you accept it?
password-express-ask-no-token = Your team has placed all twelve tokens. Watch the others!
password-express-flip = Flip the timer
password-express-agree = Nothing to contest
password-express-ready = Ready to go on
password-express-ready-of = { $ready } of { $seats } ready to go on.
password-express-pass = Pass
password-express-pass-says = Pass the rest of the time
password-express-only-here = Here only
password-express-accept = I accept
password-express-refuse = I refuse
password-express-prepare = Ready
password-express-own-theme = Your theme
password-express-own-letter = Your letter
password-express-sayable = What could have been said

## The table and the keys

password-express-team-is = { $team ->
    [green] Green
   *[amber] Amber
}: { $names }
password-express-team-short = { $team ->
    [green] Green
   *[amber] Amber
}
password-express-left = { $seconds ->
    [0] Time is up
    [one] One second left
   *[other] { $seconds } seconds left
}
password-express-no-clock = The sand is not running.
password-express-aim = Aim at row
password-express-with-letter = , letter
password-express-row-is = Row { $row }
password-express-field = Your word
password-express-send = Send
password-express-contest = Contest
password-express-contested = contested
password-express-prepared = Words ahead
password-express-unprepare = Take away
password-express-judging = The contested words: accept or refuse?
password-express-votes = { $cast } of { $voters } have voted.
password-express-pass-phone = { $team ->
    [green] Green’s turn: hand them the device.
   *[amber] Amber’s turn: hand them the device.
}
password-express-round-over = Round { $round }
password-express-sheet = Score sheet
password-express-sheet-empty = The first round is not over yet.
password-express-ask-wait = One moment…
password-express-ask-wait-prepare = The host is setting the table.
password-express-ask-prepare-words = The others play. Type words ahead: they are sent when your turn begins.
password-express-prepared-full = That is enough words ahead. Take one away first.
password-express-nowhere-free = “{ $word }”: { $where }. Nothing is free there.
password-express-no-letter = “{ $word }” has none of these letters: { $letters }.

## The end

password-express-higher-score = The passwords are found: the higher score wins.
password-express-draw = A perfect draw. Another one?

## The story

password-express-missed = Row { $row }, { password-express-theme }, { password-express-letter } { $where ->
    [first] as the first letter
    [second] as the second letter
    [third] as the third letter
    [later] further on
   *[nowhere] nowhere
}: { $words ->
    [none] the lexicon knows nothing
   *[other] { $words }
}.

password-express-told-dealt = The rows are laid. Team { $team ->
    [green] green
   *[amber] amber
} will guess first.
password-express-told-prepared = The host has prepared the table.
password-express-told-round = Round { $round }: the cards are turned over.
password-express-told-row = Row { $row }: { password-express-theme }, letter { password-express-letter }.
password-express-told-turn = Team { $team ->
    [green] green
   *[amber] amber
}: the sand is running!
password-express-told-said = { $seat_me ->
    [yes] You say
   *[no] { $seat } says
} “{ $word }”: { $count ->
    [one] one token placed.
   *[other] { $count } tokens placed!
}
password-express-told-contested = { $seat_me ->
    [yes] You contest
   *[no] { $seat } contests
} “{ $word }”.
password-express-told-passed = { $seat_me ->
    [yes] You pass.
   *[no] { $seat } passes.
}
password-express-told-turn-passed = Team { $team ->
    [green] green
   *[amber] amber
} passes the rest of its time. Last chance to contest!
password-express-told-turn-over = Team { $team ->
    [green] green
   *[amber] amber
} does not wait for the sand.
password-express-told-filled = Every place is taken. Last chance to contest!
password-express-told-time-up = Time is up for team { password-express-team }.
password-express-told-closed = End of round { $round }. { $count ->
    [0] Nothing is contested.
    [one] One word is to be judged.
   *[other] { $count } words are to be judged.
}
password-express-told-voted = { $seat_me ->
    [yes] You have voted.
   *[no] { $seat } has voted.
}
password-express-told-accepted = “{ $word }” is accepted { $by ->
    [vote] by vote
    [host] by the host
   *[lexicon] by the lexicon
}: one point less for whoever contested it.
password-express-told-refused = “{ $word }” is refused { $by ->
    [vote] by vote
    [host] by the host
   *[lexicon] by the lexicon
}: the token goes, and a point with it.
password-express-told-unknown = “{ $word }”: no agreement, and the lexicon does not know it here. The token goes, nobody loses a point.
password-express-told-scored = Team { $team ->
    [green] green
   *[amber] amber
}: { password-express-round-stars }{ $lost ->
    [0] { "" }
   *[other] {" "}less { $lost }
}, { $score } in all.
password-express-round-stars = { $stars ->
    [0] no star
    [one] one star
   *[other] { $stars } stars
}

## A move, when one looks back

password-express-move-say = say “{ $word }”
password-express-move-pass = pass
password-express-move-contest = contest a word
password-express-move-agree = contest nothing more
password-express-move-vote = { $ok ->
    [yes] accept the word
   *[no] refuse the word
}
password-express-move-prepare = prepare the round

## What is wrong, and what to do

password-express-not-your-turn = It is not your team’s turn. Get your next word ready.
password-express-unreadable-word = I cannot read “{ $word }”. Letters and spaces, forty signs at the most.
password-express-word-used = “{ $word }” was already used in this round. Another one?
password-express-not-in-the-lexicon = The lexicon does not have “{ $word }” for any row with a free place, so nobody can judge it here. Another one?
password-express-which-row = Which row is “{ $word }” for? Choose one.
password-express-row-full = Row { $row } is full. Aim at another row.
password-express-no-token = Your team has no token left for this round.
password-express-letter-missing = There is no { $letter } in “{ $word }”.
password-express-letter-elsewhere = The first { $letter } of “{ $word }” is { $place ->
    [first] right at the start
    [second] second
    [third] third
   *[later] fourth or later
}, and that place is not free.
password-express-letters-elsewhere = In “{ $word }”, { $letter } gives { $places }: none of these places is free.
password-express-not-that-place = “{ $word }” does not go there. Choose among the places that are lit.
password-express-cannot-pass = Pass during your own team’s turn, once.
password-express-not-yours-to-flip = The team that is not guessing flips the timer.
password-express-not-yours-to-contest = Contest the other team’s words, during their turn.
password-express-not-of-this-turn = Too late: only the words of this turn can be contested, once each.
password-express-nothing-to-agree = There is nothing to confirm right now.
password-express-no-vote = You have no vote to give now.
password-express-only-the-house = Only the house’s clock says that time is up.
password-express-not-yours-to-prepare = The host, in the first seat, prepares the table.
password-express-cannot-prepare-so = Turn over one card in each row, and give the blank card a theme and a letter from A to Z.
password-express-unreadable-move = I do not understand “{ $text }”. Try for example 1 banana, ?2c or !.

## The rules

password-express-rules-goal = Two teams, an old computer, sixteen places to take. Find words, fast, and gather the stars.
password-express-rules-rows-title = The table
password-express-rules-rows = Four rows. Each has a theme, a letter and four cards: 1, 2, 3 and +. Themes and letters change every round.
password-express-rules-turn-title = Your turn
password-express-rules-turn = For fifteen seconds the whole team types words for the themes. The row’s letter must first stand in the right place: 1 at the start, 2 second, 3 third, + further on.
password-express-rules-zero = Harder game: for a 0 card, the letter must be nowhere.
password-express-rules-spelling = Capitals and accents do not count. Œ counts as O and E. Hyphens and apostrophes are no letters. An article before the word does not count, unless it is part of a name like The Hague.
password-express-rules-words = An answer of several words, like Eiffel Tower, counts word by word: it may take several places, or fewer if you would rather keep a token.
password-express-rules-themes = A word that suits several themes takes a place in every row you choose.
password-express-rules-change-title = The sand has run out
password-express-rules-change = The other team plays for what is left, and so on. The round ends when everything is taken, or after two turns in a row without a word. Out of ideas? If the whole team passes, nobody waits for the sand.
password-express-rules-contest-title = Contesting
password-express-rules-contest = Does an opponent’s word look wrong? Tap its “?” during the turn. It is judged after the round, one vote a team: accepted, you lose a point; refused, they lose the token and a point. No agreement? The lexicon accepts what it knows; otherwise the token goes and nobody loses a point.
password-express-rules-score-title = Points
password-express-rules-score = A point for each star: { $first } on 1, { $second } on 2, { $third } on 3, { $later } on +, { $nowhere } on 0. Between rounds you see what could have been said, until everybody is ready. After four rounds the higher score wins.
password-express-rules-hands-title = At your fingertips
password-express-rules-hands = Type a word: the places it would take light up. Enter sends it everywhere in its row; tap a single card to take only that one. If it suits several rows, tap the right one, or Enter again for all. Tap a letter to aim at it: all your words go there, and if you aim at two, a word goes to both.
password-express-rules-ahead = While the others play, your words wait under the table and are sent by themselves when your turn comes.
password-express-keys-enter = send the word; without one, flip the timer or go on
password-express-keys-digit = before a word: aim at a row; after a word: send it there
password-express-keys-only = after a word: take only the second card
password-express-keys-pass = pass the rest of the time
password-express-keys-contest = contest the third card of row 2
password-express-keys-vote = accept, refuse
password-express-example-first = apricot
password-express-example-second = banana
password-express-example-later = tomato
password-express-example-several = Burkina Faso
password-express-example-nowhere = lion
password-express-example-doubted = sofa

## At the terminal

password-express-notation =
    1 banana says banana for row 1; 24 orange says it for rows 2 and 4; 1b3 Puerto Rico takes of row 1 only the second card, and row 3. Where only one row fits, the word alone will do.
    ?2c contests the third card of row 2; ! flips the timer; ok: nothing more to contest, or ready to go on; >> passes the rest of the time.
    + accepts a contested word, - refuses it.
    =1432 W Pirates turns these cards to 0, one a row, and writes on the blank card; = alone changes nothing.
    < is green, > is amber; ? is contested; * is a star. Enter draws the table again, q leaves.

password-express-figure-tokens = tokens a round
password-express-figure-stars = stars a round

## On paper

password-express-paper-theme = theme
password-express-paper-letter = Letter
password-express-paper-score = A line for each team, a column for each round: the stars taken.

# Beside the real box
password-express-companion-rows = Letters and themes
password-express-companion-draw = Draw four rows
password-express-companion-over = Time is up!
password-express-companion-flip = Turn the timer over
password-express-companion-stop = Stop
password-express-companion-seconds = Seconds
password-express-companion-judge = The judge
password-express-companion-theme = Theme
password-express-companion-word = Contested word
password-express-companion-ask = Ask the lexicon
password-express-companion-ruling = { $known ->
    [yes] “{ $word }”: the lexicon knows it, it is accepted.
   *[no] “{ $word }”: the lexicon does not know it. The table votes.
}
password-express-companion-stands = { $letter } takes: { $positions }.
password-express-companion-vote = A word the lexicon lacks is not wrong. Offline, the table votes.
password-express-companion-no-word = Write a word, without figures or another alphabet.
password-express-companion-no-theme = The house has no list for this theme: the table votes.
