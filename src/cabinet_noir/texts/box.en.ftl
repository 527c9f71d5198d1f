# Beside the real box.

box-hall-text = You are playing around a real table. Choose the box: your sheet is here, and the house reads it over.
box-kept-here = What you write stays on this device. The house reads it over and keeps nothing of it.
box-pitch-vinci = The rows, the misses, and what each tile can still be.
box-pitch-break-the-code = Note the answers: the sheet checks itself.
box-pitch-archeologic = The house is the quest booklet and the Archeoscope.
box-pitch-lost-code = The sheet of rounds, and what your stones can be.
box-pitch-password-express = The sand timer, letters, themes, and the judge.
box-me = You
box-player = Player { $number }
box-names = Who plays
box-names-text = You first, then the others clockwise. The names stay on this device.
box-show-possible = Show what is possible
box-new-sheet = New sheet
box-new-sheet-sure = All that is written on this sheet will be wiped from this device.
box-new-sheet-yes = Wipe it
box-nothing-yet = Nothing is noted yet.
box-asking = The house is reading…
box-all-fits = Everything fits.
box-needs-the-house = Offline: the sheet is yours. To count, the house is needed.
box-wrong-notes = { $count ->
    [one] One of your notes cannot be right.
   *[other] { $count } of your notes cannot be right.
}
box-wrong-text = They contradict what is noted on the sheet.
box-clash = { $count ->
    [one] This cannot be true.
   *[other] These { $count } contradict each other.
}
box-clash-look = See which
box-clash-text = One misheard or miswritten answer is enough. Have it said again, then strike it.
box-clash-several = More than one thing is written down wrong. Begin with these.
box-clash-alone = Without this one, all the rest fits.
box-clash-on-sheet = Put it right on the sheet.
box-strike = Strike
box-change = Change
box-done = Note it
box-players = How many players?
companion-unreadable = The house does not understand this sheet.
