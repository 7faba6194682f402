### What stands around the documentation, in English.

docs-skip = To the text
docs-contents = Contents
docs-board = To the board
docs-lab = Lab

docs-pages = Pages
docs-page-embed = Embedding
docs-page-opponents = Opponents
docs-page-programmers = For programmers
docs-page-reference = Reference

## Searching the reference

docs-find = Find a name, an attribute or a line
docs-found-none = Nothing found.

## What was measured

docs-unmeasured = Not measured yet.
docs-level = level
docs-greedy = one turn ahead
docs-random = by chance
docs-yardstick = plain UCT
docs-frozen = the first opponent
docs-batches = level 6, a batch for each position
docs-quarter = an earlier level 6 with four times the time
docs-helped = two cores
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
docs-pooled = with its neighbours
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

## How fast the page is

docs-page-speed = Speed
docs-figure = what
docs-value = measured
docs-target = aim
docs-at-most = at most
docs-at-least = at least
docs-cores = cores
docs-load = other processes running, before:
docs-pairs = pairs of visits
docs-host-plain = files as they are
docs-host-pages = texts with gzip
docs-host-netlify = Brotli by type
docs-phone = phone
docs-figure-home = home page
docs-figure-game = page of the game
docs-figure-rules = rules of Consta
docs-figure-stock = stock page
docs-figure-cold = cold start to the engine’s first answer
docs-figure-cold-share = cold start, ours as a part of the stock page’s
docs-figure-warm = warm start to the engine’s first answer
docs-figure-warm-share = warm start, as a part of the stock page’s cold start
docs-figure-transfer = sent until the engine’s first answer
docs-figure-painted-median = click to painted board, median
docs-figure-painted-95 = click to painted board, 95 of 100
docs-figure-painted-slowest = click to painted board, slowest
docs-figure-longest-task = longest task of the page after loading (0: none over 50 ms)
docs-figure-memory = memory of the page’s process after a game with the computer
docs-figure-memory-more = memory, beyond what an empty page takes
docs-figure-diagram = diagram
docs-figure-replay = replay
docs-figure-unused-sent = board in another page, not yet used: script and picture
docs-figure-unused-busy = board in another page, not yet used: work
docs-figure-performance = Lighthouse, performance
docs-figure-accessibility = Lighthouse, accessibility
docs-figure-best-practices = Lighthouse, best practices
docs-figure-seo = Lighthouse, search engines
docs-figure-paint = first paint on Lighthouse’s phone
docs-figure-interactive = can be used on Lighthouse’s phone
docs-figure-rhombus = rhombus
docs-figure-crown = crown
docs-figure-arch = arch
docs-figure-perfect-move-count = moves of the perfect player
docs-figure-perfect-move-median = move of the perfect player, median
docs-figure-perfect-move-95 = move of the perfect player, 95 of 100
docs-figure-perfect-move-slowest = move of the perfect player, slowest
docs-figure-all-values-count = positions after eight moves or more
docs-figure-all-values-median = values of all moves, median
docs-figure-all-values-95 = values of all moves, 95 of 100
docs-figure-all-values-slowest = values of all moves, slowest
docs-figure-first-values-count = of these, positions after just eight moves
docs-figure-first-values-median = values of all moves after just eight, median
docs-figure-first-values-95 = values of all moves after just eight, 95 of 100
docs-figure-first-values-slowest = values of all moves after just eight, slowest

## Game reports

docs-page-report = Game reports
report-others = Made the same way:
report-what = what
report-value = value
report-different = of these, different ones
report-itself = with itself
report-playouts = playouts a move
report-player-black = Black
report-player-white = White
report-player-vertical = Vertical
report-player-horizontal = Horizontal
report-player-yellow = Yellow
report-player-blue = Blue
report-moves = moves
report-share-of-games = share of the games
report-length-plot = How many of the games have how many moves, the median marked; the table has the numbers.
report-length-mean = moves a game, mean
report-median = median
report-half = the middle half of the games
report-ends = shortest and longest game
report-as-short = as short as that, of all games
report-move-number = move
report-legal-moves = legal moves
report-choices-plot = How many legal moves there are before each move of the game: the mean as a line, most games within the area.
report-choices-mean = legal moves, mean of a game
report-choices-most = most, on average
report-tree = possible games
report-counted = counted
report-command = the command
report-exact = Proved for every way to play; no sample
report-first-points = first player’s points
report-drawn = drawn
report-balance-plot = The first player’s share of the points on each board, with its interval; the table has the numbers.
report-changes = changes of lead
report-leads-plot = In how many of the games the lead changed how often, the mean marked; the table has the numbers.
report-changes-mean = changes of lead, mean of a game
report-unchanged = games in which it never changes
report-upsets = games not won by one who was all but winning
report-first-moves = The first move
report-early = first quarter of the game
report-evenly = No space is a favourite: chance alone would spread them as far
report-freedom = degrees of freedom
report-images = and its mirror images
report-most = Most often, in how many of 100 games (95% interval):
report-skill-caption = By the games of the ladders
report-players = players
report-span = Elo between them
report-steps = steps of 200 Elo
report-proved = between perfect players
report-right = right first moves
report-looked = positions looked into
report-unsolved = not solved
report-of = of
report-none = none
