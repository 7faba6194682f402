### What stands on the page of the lab, in English.

lab-title = Lab
lab-description = A Python console in your browser with the engine of the games at hand: start games, draw boards, search and solve.
lab-lead = A Python console with the engine of the games at hand. Everything runs on your own device, offline too.
lab-skip = To the lab
lab-games = Rules of the games
lab-program = Program
lab-examples = Examples
lab-run = Run
lab-stop = Stop
lab-earlier = Earlier program
lab-later = Later program
lab-share = Copy a link to this program
lab-output = Output
lab-loading = Starting Python…
lab-copy = Copy the output
lab-clear = Clear the output
lab-anew = Begin anew, with nothing defined
lab-help = At hand
lab-reference = All functions, with examples
lab-keys = Shift+Enter runs the program. Arrow up at its very start brings the one before, arrow down at its very end the next. Tab leaves the editor. What a program defines stays until you stop it or begin anew; await is allowed anywhere.
lab-package = A further package from PyPI
lab-package-help = Only this asks another site: pypi.org, when you say so. Plain Python packages will do. A program says: await micropip.install("sortedcontainers")
lab-fetch = Fetch

example-consta = Consta: count and watch
example-carteso = Carteso: which komi is fair?
example-constructo = Constructo: solved to the end

sheet-new = A game with these moves made; settings by name. Its position, moves and result: game.position, game.play_text("e5"), game.outcome.
sheet-show = Draws a game, a position, a record or a link.
sheet-legal = Every legal move.
sheet-think = The computer's moves, best first: move, winrate and line of each. After playouts=5000 instead of seconds the answer is always the same.
sheet-solve = What the position is worth if both play best, proved, and each move: value and moves.
sheet-random-game = A game of chance moves.
sheet-read = A game from a record or a link.
sheet-count = How many sequences of so many moves there are.
sheet-points = Points of the first and the second player, in Carteso.
