# The Lost Code in plain text, for a reader without a page.

lost-code-short =
    Six colours of stones: Y yellow, V violet, R red, B blue, G green, P pink; of each colour one stone of each number, 0 to 7 (to 8 in the tougher race; no red stones in the beginner game). There are four racks with one stone of each colour. You see every rack but your own, also those that nobody owns. One stone of each colour is boxed unseen, the rest are piles, unseen.
    A round: the last of the race rolls three dice and may change one of them. From last to first everyone takes a disk and says a range for the sum of their own stones of the three colours; a colour that lies twice counts twice. Disks are 1, 2, 3, 4, 5, 7 or 10 sums wide and score 5, 4, 3, 3, 2, 2, 1. The others answer truly: inside, above or below; of the disk of width 1 only right or wrong. Right: go forward by the disk’s points. Wrong: give up one stone of your choice, which all see from then on; its successor all see but you.
    After 10, 9 or 8 rounds (2, 3 or 4 players) everyone writes up to three numbers a colour, in secret. Found with one number: 5 points; with two: 2; with three: 1; missed or blank: 2 less. The furthest wins.
    How the table is drawn: a line a rack, · for a rack nobody owns; Y? is your own yellow stone, Y5 a yellow 5; → 7 is the space on the track, × Y3 a stone given up. 9-15 ▲ beside a rack is the range said this round and the answer: ✓ inside, ▲ above, ▼ below, ✗ wrong. Then a line with the round, the dice, the disks still free (width→points) and what is left in the piles; then a line for each round with its dice and what you were told of your sum: 9-15 inside that range, >15 above it, <9 below it, ≠9 it is not 9. ▶ is on turn, ☠ cursed.
lost-code-moves =
    roll rolls the dice; =YVB plays yellow, violet, blue: the dice as they lie, or with one changed.
    9-15 says from 9 to 15, with the disk of that width; 9 alone, with the narrowest. xV gives up your violet stone.
    +12 takes the shortcut and writes 1 and 2; pass leaves it.
    Y1 V12 R- B345 G0 P7 is the final answer; - leaves a colour blank.
