### English. Arguments: player, opponent and winner are a game's own words for its sides.

## Sides and games

player = { $player ->
    [black] Black
    [white] White
   *[other] { $player }
}
opponent = { $opponent ->
    [black] Black
    [white] White
   *[other] { $opponent }
}
winner = { $winner ->
    [black] Black
    [white] White
   *[other] { $winner }
}
player-name = { player }
game-consta = Consta
aim-consta-black = ↕ top–bottom
aim-consta-white = ↔ left–right

## Page

home = Trilithon, home
rules = Rules
settings = Settings
language = Language
theme = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark
hints = Hints on the board
players = Players
game-state = State of the game
board = Board
controls = Game
undo = Undo
redo = Redo
retract = Take back
resign = Resign
resign-question = Resign this game?
play-on = Play on
moves = Moves
jumps = Go through the moves
jump-first = To the start
jump-previous = One move back
jump-next = One move forward
jump-last = To the last move
new-game = New game
game = Game
start = Start
cancel = Cancel
setting-size = Board
setting-size-value = { $value }×{ $value }
seat-of = Who plays { player }
seat-human = Human
seat-computer = Computer, level { $level }
option-pass = Pass

## Status

status-loading = Getting ready
status-to-move = { player } to move
status-thinking = { player } is thinking
move-played = { player } played { $move }
status-won = { player } has won
status-draw = A draw
status-resignation = { player } resigned: { winner } has won
status-time = { player } ran out of time: { winner } has won

boot-runtime = Loading the engine. You can already place a stone.
boot-engine = Starting the engine. You can already place a stone.
boot-done = The engine is ready.
boot-failed = The engine could not be started. Check the connection and load the page again.
engine-failed = The engine has stopped. Load the page again: the game is kept.
choice-kept = Your stone is noted and will be played in a moment.

## Spaces

space-label = { $space }, { $holds }. { $state }
holds-empty = empty
state-target = Can be chosen
state-barred = Barred
state-idle = { "" }

## Consta

holds-consta-black = black stone
holds-consta-white = white stone
holds-consta-black-stack = black stack
holds-consta-white-stack = white stack
holds-consta-black-draft = black stone, not yet played
holds-consta-white-draft = white stone, not yet played

consta-threat = { player } wins unless { opponent } breaks this chain now.
consta-must-pass = { player } has no legal move and must pass.

consta-hint-first = Black begins with one stone.
consta-hint-both = One stone, or a stack: choose the same space twice.
consta-hint-single = One stone here; a stack would make a crosscut of equal ranks.
consta-hint-stack = Only a stack can stand here: choose it twice.
consta-hint-second = A second stone completes the move.
consta-hint-make-stack = Choose a second space, or this one again for a stack.

consta-over = The game is over.
consta-taken = { $space } is taken.
consta-crosscut = A stone on { $space } would make a crosscut of equal ranks.
consta-crosscut-stack = A stack on { $space } would make a crosscut of equal ranks.
consta-crosscut-pair = { $first } and { $second } together would make a crosscut of equal ranks.
consta-first-single = Black’s first move is one single stone.
consta-one-stone = A move is two single stones or one stack; only Black’s first move is one stone.
consta-pass = Passing is not allowed while there is a legal move.
consta-no-partner = A single stone on { $space } finds no second space, and a stack is barred.
consta-stack-only = Only a stack may stand on { $space }.
consta-move-malformed = “{ $text }” is not a move. Write f6, e5,g7, 2d4 or pass.
consta-move-twice = “{ $text }” names one space twice. A stack is written 2{ $space }.
consta-position-fields = A position has the fields rows, side and turn; this one has { $count }.
consta-position-side = The side is “{ $text }”; it must be b or w.
consta-position-turn = The turn is “{ $text }”; it must be a whole number from 1.
consta-position-parity = Side { $side } does not go with turn { $turn }: b moves at odd turns.
consta-position-crosscut = There is a crosscut of equal ranks at { $space }.
consta-position-first = At turn 1 there can be no stack and no second stone.

## Trouble

space-malformed = “{ $text }” is not a space: a column letter and a row number are wanted.
space-off-board = { $text } is not on a board of size { $size }.
setting-unknown = { $game } has no setting “{ $name }”.
setting-range = { $name } is “{ $text }”; it must be a whole number from { $low } to { $high }.
match-node = There is no move { $node } in this game.
match-over = The game is over.
match-unsettled = The game has not begun: { $name } is still to be settled.
match-settled = There is nothing left to settle.
match-answer = “{ $text }” is no answer to { $name }.
match-no-setup = { $game } has nothing to settle.
record-error = Game { $game }, line { $line }, move { $ply }, { $text }: { $reason }
record-none = There is no record.
record-several = One record is wanted, and here another one begins.
record-tag-malformed = A tag is written [Name "value"].
record-tag-twice = The tag { $name } stands twice with different values.
record-game-missing = The tag Game is missing.
record-game-unknown = There is no game “{ $name }”.
record-termination = It must be normal, resignation, time or unfinished.
record-comment-open = The comment is not closed.
record-stray = This cannot stand here.
record-move-long = A move’s text cannot be that long.
record-number-missing = The move’s number is missing; it is { $number }.
record-number-wrong = The move’s number must be { $number }.
record-number-alone = No move follows the number.
record-variation-start = There is no move that a variation could replace.
record-variation-empty = The variation has no move.
record-variation-open = A variation is not closed.
record-variation-result = A variation has no result.
record-variation-closed = No variation is open.
record-glyph-alone = There is no move that the glyph could stand for.
record-glyph-range = Glyphs are numbers from 0 to 255.
record-result-missing = The result is missing: 1-0, 0-1, 1/2-1/2 or *.
record-result-tag = The tag Result is { $tag }.
record-result-board = The board’s result is { $board }.
record-result-unfinished = The tag Termination is unfinished, which goes with *.
link-field = The link has a part that cannot be read: { $text }
link-twice = The link names { $name } twice.
link-version = The link is of version { $version }, which this page does not know.
link-game = The link is for a game that is not known here: { $name }
link-move = The link cannot be followed at move { $ply }, { $text }. { $reason }
link-setup = The link’s start cannot be used. { $reason }
link-at = The link points at move { $text }, which it does not have.
command-json = A message to the engine could not be read.
command-malformed = A message to the engine was not understood at { $where }.
command-game = There is no game “{ $name }”.
command-level = There is no level { $level }.
command-computer = It is the computer’s move.
command-rounds = This game has no match of { $rounds } rounds.
round-none = There is no further round to play.
round-records = The games of this file are not the rounds of one match.
command-nobody = No human plays, so nobody can resign.
bridge-session = There is no game “{ $name }” on this page.
bridge-internal = The engine has made a mistake of its own: { $error }
