### What stands around the documentation, in English.

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

## How fast the page is

docs-page-speed = Speed
docs-figure = what
docs-value = measured
docs-target = aim
docs-at-most = at most
docs-at-least = at least
docs-cores = cores
docs-figure-home = home page
docs-figure-game = page of the game
docs-figure-rules = rules of Consta
docs-figure-stock = stock page
docs-figure-cold = cold start to the engine’s first answer
docs-figure-cold-share = cold start, ours as a part of the stock page’s
docs-figure-warm = warm start to the engine’s first answer
docs-figure-transfer = sent until the engine’s first answer
docs-figure-painted-median = click to painted board, median
docs-figure-painted-95 = click to painted board, 95 of 100
docs-figure-painted-slowest = click to painted board, slowest
docs-figure-longest-task = longest task of the page after loading (0: none over 50 ms)
docs-figure-memory = memory after a game with the computer
docs-figure-unused-sent = board in another page, not yet used: script and picture
docs-figure-unused-busy = board in another page, not yet used: work
docs-figure-performance = Lighthouse, performance
docs-figure-accessibility = Lighthouse, accessibility
docs-figure-best-practices = Lighthouse, best practices
docs-figure-seo = Lighthouse, search engines
docs-figure-paint = first paint on Lighthouse’s phone
docs-figure-interactive = can be used on Lighthouse’s phone
