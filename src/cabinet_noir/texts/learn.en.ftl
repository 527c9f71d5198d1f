# Learning by playing. These words come with the page of a lesson only.

house-lesson = Lesson: { $game }
house-lesson-stop = Stop { $stop } of { $stops }
house-lesson-on = Go on
house-lesson-back = Previous stop
house-lesson-restart = Start again
house-lesson-leave = Leave the lesson
house-lesson-instead = That is allowed, but here we try something else.
house-lesson-done = Lesson finished
house-lesson-done-text = You know what matters. The rest is learned by playing: a first game against a novice, with a little help.
house-lesson-play = Play my first game
house-lesson-again = Do the lesson again
house-lesson-none = There is no lesson for this game yet.
