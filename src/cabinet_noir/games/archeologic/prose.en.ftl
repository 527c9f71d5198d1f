# ArcheOlogic in plain text, for a reader without a page.

archeologic-short =
    Six buildings lie under a city of 25 zones: columns A to E, rows 1 to 5. They cover 22 zones, none twice; three stay empty. They may be turned, never flipped. Each cell is safe (s), a fire trap (f) or a blade trap (b). No row and no column has more than three traps. The buildings, upright (S the zigzag, T the tee, L the hook, O the block, V the corner, I the bar):

    S b ·    T s ·    L b ·    O s f    V f ·    I s s f
      s s      s f      s ·      s b      s s
      · s      b ·      s s

    The pawn furthest back on the track of time plays, again and again while it is last; places that are taken are not counted in moving on. The viewfinder moves one axis on by itself. A question is about an axis, a row or a column: how many different buildings lie on it, or how many empty zones (1 time each), which cells of V or of I (2), which traps (2), which cells of S, T, L or O (3). The axis the viewfinder stops on is free, the next costs 1, any other 2. The answer is for the asker alone: a number, or one symbol a cell in no order and without a place.
    At the start of a turn you may instead advance 4 and propose the whole city. It is judged when your pawn is last again: exact, you win; wrong, you are out or, if the table agreed so, you learn which buildings are right and play on.
    How the table is drawn: first each pawn’s place on the track, then the axes, with the viewfinder in brackets and below what turning there costs. On the plan ¤f is a fire trap that was told, ¤b a blade trap. An answer such as +b. is what stood in the three holes: + a safe cell, f or b a trap, . nothing.
archeologic-moves =
    B traps asks about the traps of column B, 3 S about building S on row 3; also buildings, empty, T, L, O, V, I.
    ! SB3> TA1^ LD1v OA4< VC5^ IE1> proposes a city: each building, the upper left zone of its box, and where its top points: ^ upright, > a quarter turn clockwise, v half a turn, < three quarters.
    Alone, @3 puts the viewfinder on row 3 to begin with. give up leaves the quest.
