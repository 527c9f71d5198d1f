# Password Express in plain text, for a reader without a page.

password-express-short =
    Two teams find words against the clock. There are four rows, each with a theme, a letter and four cards. A word for a row must belong to its theme, and the row’s letter must first stand in it where a free card says: 1 at the start, 2 second, 3 third, + fourth or later; on a 0 card it must be nowhere. The word takes every free card it fits. Cards 1 and + have one star, 2, 3 and 0 have two.
    Case and accents do not count, a ligature is two letters, hyphens, apostrophes and digits are no letters. The letter QK is met by whichever of the two comes first. A leading article is no part of the word. In an answer of several words each word counts by itself, so that it may take several cards. A word that suits several themes may be said for several rows. Nothing is said twice in a round.
    A turn lasts fifteen seconds, or as the table agreed; then the other team plays for what is left. A word of the opponents may be contested; it is judged after the round. A point for each star taken; after four rounds the higher score wins.
    How the table is drawn: the number of a row, its letter, its theme, and below the cards: 2** . is a free card 2 with two stars, <word is taken by the first team, >word by the second; ? is contested.
password-express-moves =
    1 banana says banana for row 1; 24 orange for rows 2 and 4; 1b3 Puerto Rico takes of row 1 only the second card, and row 3.
    >> passes the rest of the time; ! flips the timer; ok: nothing more to contest, or ready to go on.
    ?2c contests the third card of row 2. + accepts a contested word, - refuses it.
    =1432 W Pirates turns these cards to 0, one a row, and writes on the blank card; = alone changes nothing.
    A word written as #2c is one the lexicon does not know, on the third card of row 2; #theme is a theme somebody wrote.
