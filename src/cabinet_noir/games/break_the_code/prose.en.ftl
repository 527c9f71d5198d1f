# Break the Code in plain text, for a reader without a page.

break-the-code-short =
    There are 20 tiles: 0 to 4 and 6 to 9 once in black and once in white, and two green 5s, which are alike. (Shorter codes: only the numbers 1 to 8, and one tile less for each; tiny codes: only 4, 5 and 6.) Everyone’s tiles stand in a row that rises from A; of two equal numbers the black one stands left. Two players have five tiles each and look for the other’s row; the other ten tiles stay in the box, unseen. Three have five each, and five lie in the centre, in the same order; four have four each, and four lie in the centre: there the centre is looked for.
    On your turn you ask one of the open cards, or guess. Every opponent answers truly, and all hear it; with four players the asker answers, too. The cards: 1 where are your 0s; 2 your 1s or 2s, as the asker says; 3 your 3s or 4s; 4 your 5s; 5 your 6s or 7s; 6 your 8s or 9s; 7 which neighbours are of one colour; 8 which neighbours rise by one; how many are 9 black, 10 white, 11 odd, 12 even (0 is even); 13 how many tiles share their number with another of the row; the sum of 14 the three leftmost, 15 the three rightmost, 16 the central ones (B, C and D of five, B and C of four), 17 all, 18 the black, 19 the white; 20 is C greater than 4; 21 the highest number less the lowest.
    With two players a wrong guess costs the turn; a right one wins, but if you started the other has one guess, too. With three or four you guess once, in secret, and the round is completed.
    How the table is drawn: B and ● are black, W and ○ white, G and ▲ green, ? is unknown. [?17 Σ] is open card 17, · an empty place, +3 the cards left in the pile. A line such as 1 ?17 2: 24 says: seat 1 asked card 17, seat 2 answered 24. Groups are told apart: AB DE. ▶ is on turn.
break-the-code-moves =
    ?17 asks card 17; ?2=1 asks card 2 for the 1s.
    !B0 W3 G5 G5 B9 guesses, from left to right. - lets a last chance go by.
