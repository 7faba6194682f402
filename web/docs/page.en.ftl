### What stands around the documentation, in English.

language-name = English
docs-skip = To the text
docs-contents = Contents
docs-board = To the board
docs-lab = Lab

docs-pages = Pages
docs-page-embed = Embedding
docs-page-opponents = Opponents

## What was measured

docs-unmeasured = Not measured yet.
docs-level = level
docs-greedy = one turn ahead
docs-random = by chance
docs-yardstick = plain UCT
docs-frozen = the first opponent
docs-at-the-top = s a move at the highest level
docs-plot = Each level’s share of the points, with its interval; the table has the numbers.
docs-table = Numbers
docs-pairing = pairing
docs-on = board
docs-rhombus = Rhombus
docs-crown = Crown
docs-arch = Arch
docs-button = with the button
docs-time = time a move
docs-clock-processor = processor time
docs-games = games
docs-rate = points won
docs-interval = 95% interval
docs-elo = Elo
docs-median = median s
docs-slowest = slowest s
docs-komi = komi
docs-fair = fair by games
docs-who = played by

## The values of Constructo

docs-page-constructo = Constructo solved
docs-unproved = Not proved yet.
docs-ring = Ring.
docs-medium = Medium base.
docs-small = Small base.
docs-empty = empty tiles
docs-drawn = draw
docs-won-by = won by
docs-everywhere = on every tile
docs-lost-by = lost by
