# Code de Vinci in plain text, for a reader without a page.

vinci-short =
    There are 24 tiles: the numbers 0 to 11, once in black and once in white. Each player has a row (of four tiles at first, three when four play) that rises from the owner’s left to right; of two equal numbers black stands left of white. The tiles of others show their colour, never their number, until they are laid open. How many black and white tiles are left in the pile is known to all.
    On your turn you draw a tile of the colour you like, which only you see, and name the number of a hidden tile of an opponent. A hit: that tile is laid open; attack again without drawing, or stop, and your drawn tile joins your row, hidden, in its right place. A miss: your drawn tile joins your row in the open, and the next player goes on. With an empty pile you attack without drawing, and a miss makes you lay open one of your own tiles. When all your tiles are open you are out; the last player with a hidden tile wins.
    With jokers there are also one black and one white joker, written -. A joker may stand anywhere, except directly between two consecutive numbers of one colour (two jokers side by side count as one); a placed tile never moves.
    How the table is drawn: B and ● are black, W and ○ white, ? is an unknown number. Under each tile stands its letter, a being the owner’s leftmost. A double frame is a tile that lies open; b≠4,7 says that 4 and 7 were named for tile b and missed. A tile after + has been drawn and stands apart. ▶ is on turn; after a name stand its points, in the last line the tiles left in the pile.
vinci-moves =
    #2 takes two black tiles at the start, and the others white. +B draws a black tile, +W a white one.
    2c=7 says that tile c of seat 2 is a 7; 2c=- that it is a joker.
    !c stops and puts the drawn tile third; ! alone stops with nothing to put.
    @c puts the shown tile third; ~c lays open your own third tile. =B3 B- W5 stands your row up in this order.
