# The first evening at Password Express. A sentence or two a stop.

password-express-lesson-start = Two sides, sixteen places to take with words. { $seat } begins, and you are the one to flip the timer: each row will show its theme and its letter.
password-express-lesson-word = Row 1: fruit and veg, letter O. { $seat } said “{ $word }”, which begins with O: card 1. Card 2 wants the first O as second letter, card 3 as third, and the + further on.
password-express-lesson-say = Your turn, and here the sand waits for you; at a real table it is fifteen seconds. In “{ $word }” the first O comes third: two stars, so two points. Type the word, then Enter.
password-express-lesson-row = Well done! “{ $word }” has its T second, but its letters would fit other rows as well. Type the word, then touch row 3: it is a country, and nothing else here.
password-express-lesson-doubt = Now { $seat } is searching. The computer checks the letters; the theme is yours to check. “{ $word }” is a city, not a country! Touch that word to contest it.
password-express-lesson-judge = Two turns without a word: the round is over. Your doubt is still to be judged, one vote a side. A country, “{ $word }”? Refuse.
password-express-lesson-score = { $seat } agrees: the token goes, and a point with it. Had the word been good, you would have lost one. After four rounds, the side with the most points wins. Shall we go on?
password-express-lesson-two = New letters, new themes. In “{ $word }” each word counts by itself: “liner” has its N third, “ocean” further on. Two places at once!
password-express-lesson-last = Do as well yourself: find a pudding or a sweet of several words whose A takes at least two places. Type it, see what lights up, then touch row 4.
password-express-lesson-one-place = Not yet: it takes two places of row 4, and of that row only. “Cake” and “tart” have their A second, “chocolate” and “birthday” have it further on. The rest is yours.
