"""Commands that let bots play and measure what comes of it: strength, laws, worth, exploits, quizzes."""
