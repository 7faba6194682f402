### What stands around the rules on their pages, in English.

rules-word = Rules
rules-skip = To the rules
rules-games = Rules of the games
rules-contents = Contents
rules-play = Play now
rules-open = Open on the board
rules-live = Play it here
rules-try = Try it
rules-task = Try it:
rules-lab = Lab
rules-learn = Lesson
rules-model = Model game
rules-puzzles = Puzzles
rules-report = The game in numbers
