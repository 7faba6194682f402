### English. Arguments: player, opponent and winner are a game's own words for its sides.

## Sides and games

player = { $player ->
    [black] Black
    [white] White
    [vertical] Vertical
    [horizontal] Horizontal
    [yellow] Yellow
    [blue] Blue
   *[other] { $player }
}
opponent = { $opponent ->
    [black] Black
    [white] White
    [vertical] Vertical
    [horizontal] Horizontal
    [yellow] Yellow
    [blue] Blue
   *[other] { $opponent }
}
winner = { $winner ->
    [black] Black
    [white] White
    [vertical] Vertical
    [horizontal] Horizontal
    [yellow] Yellow
    [blue] Blue
   *[other] { $winner }
}
player-name = { player }
game-consta = Consta
aim-consta-black = { $turned ->
    [across] ↔ left–right
   *[no] ↕ top–bottom
}
aim-consta-white = { $turned ->
    [across] ↕ top–bottom
   *[no] ↔ left–right
}
game-carteso = Carteso
aim-carteso-vertical = ↕ taller
aim-carteso-horizontal = ↔ wider
game-constructo = Constructo
aim-constructo-yellow = ▲ towers
aim-constructo-blue = ▲ towers

## Page

home = Trilithon, home
rules = Rules
settings = Settings
language = Language
language-name = English
theme = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark
board-theme = Boards
board-stone = Stone
board-clear = High contrast
board-print = On paper
hints = Hints on the board
sounds = Sounds
numbers = Move numbers on the pieces
opponents-about = About the computer player
turn-board = Turn the board
board-turned = { $quarters ->
    [1] The board is turned a quarter to the right.
    [2] The board is turned by half.
    [3] The board is turned a quarter to the left.
   *[0] The board lies as it did at first.
}
zoom = Size of the board
zoom-in = Enlarge the board
zoom-out = Make the board smaller
zoom-whole = The whole board
players = Players
game-state = State of the game
board = Board
controls = Game
undo = Undo
redo = Redo
resign = Resign
resign-question = Resign this game?
play-on = Play on
moves = Moves
jumps = Go through the moves
jump-first = To the start
jump-previous = One move back
jump-next = One move forward
jump-last = To the last move
jump-above = To the variation above
jump-below = To the variation below
new-game = New game
new-game-title = New game
game = Game
start = Start
cancel = Cancel
setting-size = Board
setting-size-value = { $value }×{ $value }
seat-of = Who plays { player }
seat-human = Human
seat-computer = Computer, level { $level }
seat-computers = Computer
option-pass = Pass
setting-komi = Komi
setting-komi-help = Points for Horizontal, who moves second. It serves as a handicap too: more of them help Horizontal, fewer help Vertical.
setting-komi-value = { $value }
setting-variant = With the button, worth half a point
setting-pattern = Pattern
setting-pattern-value = { $value ->
    [rhombus] Rhombus
    [crown] Crown
    [arch] Arch
   *[other] My own
}
setting-first = Who begins
draw = Draw…
draw-title = Draw a pattern
draw-clear = Clear
draw-use = Play on it
setup-quick = Quick start
setup-settle = Settle it together
setup = Before the first move
handicap = Handicap: black stones at the start
handicap-none = None
handicap-help = With any, White moves first. Such games are not counted in the statistics.
handicap-lost = You have lost your last three games against level { $level }.
handicap-consta = With { $pieces } black stones at the start, level { $below } wins { $wins } of 100 games as Black against level { $level }.
handicap-carteso = With a komi of { $komi }, level { $below } as Horizontal wins about as often as level { $level }.
handicap-take = Play like this
rounds = Length
rounds-one = One round
rounds-two = Match of two rounds
round = Round { $number } of { $rounds }
next-round = Next round
earlier-round = Round { $number }
earlier-round-about = Look at round { $number } in another tab
total = Total { $total }
hand-of = { player }, in hand
hand-item = { $piece } in hand. { $may }
question-known = { $name }: { $value }
answer = Settle
answer-less = Less
answer-more = More
rule = The rule
person-carteso-1 = Names the komi
person-carteso-2 = Picks the side
person-constructo-1 = { player }, begins round 1
person-constructo-2 = { player }, begins round 2

## Status

status-loading = Getting ready
status-to-move = { player } to move
status-thinking = { player } is thinking
status-your-move = Your move
status-level-thinking = Level { $level } is thinking
status-elsewhere = { player } is to move, on another device
move-played = { $move ->
    [pass] { player } passed
    [button] { player } took the button
   *[other] { player } played { $move }
}
move-said = { $move ->
    [pass] a pass
    [button] the button
   *[other] { $move }
}
move-begins = { $move ->
    [pass] A pass
    [button] The button
   *[other] { $move }
}
reply-said = { $reply ->
    [pass] a pass
    [button] the button
   *[other] { $reply }
}
better-said = { $better ->
    [pass] a pass
    [button] the button
   *[other] { $better }
}
guess-said = { $guess ->
    [pass] a pass
    [button] the button
   *[other] { $guess }
}
status-won = { player } has won
status-won-you = You won
status-won-them = You lost
status-draw = A draw
status-agreed = A draw, as both agreed
status-resignation = { player } resigned: { winner } has won
status-resignation-you = { player } resigned: you won
status-resignation-them = You resigned: { winner } has won
status-time-you = { player } ran out of time: you won
status-time-them = You ran out of time: { winner } has won
status-time = { player } ran out of time: { winner } has won
status-round-won = { player } wins the round
status-round-won-you = You win the round
status-round-won-them = You lose the round
status-round-draw = The round is drawn
status-match-won = { player } has won the match
status-match-won-you = You won the match
status-match-won-them = You lost the match
status-match-draw = The match is a draw
question-komi = { $seat ->
    [computer] The computer names the komi
    [remote] Your opponent names the komi
    [you] Name the komi
    [offered] You are to name the komi
    [named] { $name } names the komi
   *[human] Player { $person } names the komi
}
question-side = { $seat ->
    [computer] The computer picks a side
    [remote] Your opponent picks a side
    [you] Pick a side
    [offered] You are to pick a side
    [named] { $name } picks a side
   *[human] Player { $person } picks a side
}
question-pattern = { $seat ->
    [you] Pick the pattern
   *[human] { player } picks the pattern
}
question-komi-help = Points that Horizontal is given to make up for moving second. The other player then picks the side.
question-side-help = Vertical moves first, Horizontal is given the komi.
question-pattern-help = Who begins the round picks the pattern it is played on.
answer-komi = { $value }
answer-side = { $value ->
    [vertical] Vertical
   *[horizontal] Horizontal
}
answer-pattern = { $value ->
    [rhombus] Rhombus
    [crown] Crown
   *[arch] Arch
}

start-title = The page could not be loaded completely
start-failed = Some of its files did not come. Check the connection, and load it again: games that are kept on this device are still there.
start-sandboxed = It stands in a sandboxed frame, and its host lets no such frame fetch scripts. Either the frame allows “allow-same-origin”, or the host sends “Access-Control-Allow-Origin: *”.
start-file = It was opened from a file, and browsers run it only from a web server. In its folder, “python3 -m http.server” starts one: then open http://localhost:8000.
start-again = Load it again

boot-runtime = Loading the engine.{ boot-board }
boot-engine = Starting the engine.{ boot-board }
boot-done = The engine is ready.
boot-again = The engine has not come yet. It is tried again.{ boot-board }
boot-board = { $board ->
    [none] { "" }
   *[drawn] { " " }You can already place a stone.
}
boot-failed = The engine did not arrive. Check the connection; nothing is lost.
engine-restarted = The engine had stopped and has been started again. Your game goes on.
engine-failed = The engine keeps stopping. Try again or load the page again.
engine-again = Try again
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
consta-broken = { player } has broken { opponent }’s chain.

consta-hint-first = Black begins with one stone.
consta-hint-both = A first stone here, or a stack: choose it twice.
consta-hint-single = One stone here; a stack would make a crosscut of equal ranks.
consta-hint-stack = Only a stack can stand here: choose it twice.
consta-hint-again = Only a stack can stand here: choose this space again.
consta-hint-second = A second stone completes the move.
consta-hint-make-stack = Choose a second space, or this one again for a stack.

## Carteso

option-carteso-black = Black
option-carteso-white = White
option-carteso-place-black = Place black
option-carteso-place-white = Place white
option-carteso-button = Take the button

holds-carteso-black-unclaimed = black stone
holds-carteso-white-unclaimed = white stone
holds-carteso-black-vertical = black stone, claimed by Vertical
holds-carteso-white-vertical = white stone, claimed by Vertical
holds-carteso-black-horizontal = black stone, claimed by Horizontal
holds-carteso-white-horizontal = white stone, claimed by Horizontal
holds-carteso-black-draft = black stone, not yet placed
holds-carteso-white-draft = white stone, not yet placed

carteso-hint-choose = Put a stone here; choose the point again for the other colour.
carteso-hint-elsewhere = Put the stone here instead.
carteso-hint-turn-black = Press a colour to place it; choose it again for a black stone.
carteso-hint-turn-white = Press a colour to place it; choose it again for a white stone.
carteso-hint-remove = Choose it again to take the stone away.
carteso-hint-black = Place a black stone.
carteso-hint-white = Place a white stone.

carteso-lock = { $colour ->
    [black] From now on one click places a black stone.
   *[white] From now on one click places a white stone.
}
carteso-place = { $colour ->
    [black] Place a black stone on { $space }.
   *[white] Place a white stone on { $space }.
}
carteso-pass = Pass. Two passes in succession end the game.
carteso-button = Take the button: half a point, instead of placing a stone.

carteso-passed = If { player } passes too, the game ends { $vertical } to { $horizontal }.
carteso-full = The board is full: it only remains to { $left ->
    [button] take the button
   *[pass] pass
}.
carteso-claimed = { player } claims { $stones ->
    [one] the stone on { $space }
   *[other] the group of { $stones } stones at { $space }
}.

carteso-group-claimed = { player } has claimed this group: { $stones } { $stones ->
    [one] stone
   *[other] stones
}, { $columns } wide and { $rows } high.
carteso-group-claimed-square = { player } has claimed this group: { $stones } { $stones ->
    [one] stone
   *[other] stones
}, { $columns } wide and { $rows } high. A square group goes to the opponent of who finishes it.
carteso-group-leaning = { player } owns this group, { $columns } wide and { $rows } high, but it is not finished: it can grow to { $most_columns } by { $most_rows }.
carteso-group-sure = { player } is sure of this group, { $columns } wide and { $rows } high; it can grow to { $most_columns } by { $most_rows }, which changes nothing.
carteso-group-square = { $columns } wide and { $rows } high: a square group belongs to the opponent of who placed last. It can grow to { $most_columns } by { $most_rows }.

carteso-claims-black = Black on { $space } finishes groups: { $vertical } { $vertical ->
    [one] stone
   *[other] stones
} for Vertical, { $horizontal } for Horizontal.
carteso-claims-white = White on { $space } finishes groups: { $vertical } { $vertical ->
    [one] stone
   *[other] stones
} for Vertical, { $horizontal } for Horizontal.
carteso-claims-both = { $first } { $second }

## Constructo

base = { $base ->
    [ring] ring
    [medium] medium base
   *[small] small base
}
bases = { $base ->
    [ring] { $count ->
        [one] ring
       *[other] rings
    }
    [medium] { $count ->
        [one] medium base
       *[other] medium bases
    }
   *[small] { $count ->
        [one] small base
       *[other] small bases
    }
}
piece-constructo-yellow-ring = { $count } { $count ->
    [one] yellow ring
   *[other] yellow rings
}
piece-constructo-yellow-medium = { $count } { $count ->
    [one] yellow medium base
   *[other] yellow medium bases
}
piece-constructo-yellow-small = { $count } { $count ->
    [one] yellow small base
   *[other] yellow small bases
}
piece-constructo-blue-ring = { $count } { $count ->
    [one] blue ring
   *[other] blue rings
}
piece-constructo-blue-medium = { $count } { $count ->
    [one] blue medium base
   *[other] blue medium bases
}
piece-constructo-blue-small = { $count } { $count ->
    [one] blue small base
   *[other] blue small bases
}
holds-tile = tile
holds-constructo-S = yellow small base
holds-constructo-Sr = stack, from below: yellow small, blue ring
holds-constructo-SrM = stack, from below: yellow small, blue ring, yellow medium
holds-constructo-SrMs = stack, from below: yellow small, blue ring, yellow medium, blue small
holds-constructo-R = yellow ring
holds-constructo-Rm = stack, from below: yellow ring, blue medium
holds-constructo-RmS = stack, from below: yellow ring, blue medium, yellow small
holds-constructo-M = yellow medium base
holds-constructo-Ms = stack, from below: yellow medium, blue small
holds-constructo-s = blue small base
holds-constructo-sR = stack, from below: blue small, yellow ring
holds-constructo-sRm = stack, from below: blue small, yellow ring, blue medium
holds-constructo-sRmS = stack, from below: blue small, yellow ring, blue medium, yellow small
holds-constructo-r = blue ring
holds-constructo-rM = stack, from below: blue ring, yellow medium
holds-constructo-rMs = stack, from below: blue ring, yellow medium, blue small
holds-constructo-m = blue medium base
holds-constructo-mS = stack, from below: blue medium, yellow small

constructo-hint-tile = Choose a tile, then a base in hand; or the base first.
constructo-hint-hand = Choose this base, then an empty tile.
constructo-hint-base = Now choose a base in hand for this tile.
constructo-hint-lift = Choose the base, then the tile it goes onto.
constructo-hint-place = Place the base here.
constructo-hint-move = Move the base here.

constructo-does-place = { player } places a { base } on tile { $space }.
constructo-does-crown = Moving the { base } from tile { $space } makes a tower on tile { $target }: one point for { player }.
constructo-does-ring = The ring from tile { $space } goes around the small base on tile { $target }. That is not yet a tower.
constructo-held = { player } has { $count } { bases } in hand.
constructo-empty = Tile { $space } is empty: a base from hand can be placed there.
constructo-empty-waits = Tile { $space } is empty, but whose turn it is has no base left in hand.
constructo-empty-stuck = Tile { $space } stays empty: nobody has a base left in hand.
constructo-single-moves = { $count ->
    [one] This { base } can move onto one tile.
   *[other] This { base } can move onto { $count } tiles.
}
constructo-single-waits = { $base ->
    [ring] This ring moves onto a small base of { opponent }’s that is alone; none is beside it now.
    [medium] This medium base moves onto a ring of { opponent }’s; none is beside it now.
   *[small] This small base moves onto a medium base of { opponent }’s; none is beside it now.
}
constructo-single-stuck = This { base } is stuck: it can never move again, and nothing can be moved onto it.
constructo-tower-open = A tower, one point for { player }; but { opponent } has a base that could cover it.
constructo-tower-waits = A tower, one point for { player } unless { opponent } comes to cover it.
constructo-tower-stuck = A tower, one point for { player } for good: nothing can cover it any more.
constructo-ring-open = A small base with just a ring around it is no tower. A medium base beside it could make it one.
constructo-ring-waits = A small base with just a ring around it is no tower. A medium base of { opponent }’s would make it one.
constructo-ring-stuck = A small base with just a ring around it is no tower, and this one will never be.
constructo-only-moves = { player } can place no base, only move one.
constructo-tower-new = { player } has a tower on tile { $space }.
constructo-tower-taken = { player } takes the tower on tile { $space }.
constructo-settled = Towers that nothing can change: Yellow { $yellow }, Blue { $blue }.

pattern-add = Add a tile here.
pattern-remove = Take this tile away.
pattern-drawn = { $count } tiles, which touch in { $links } places. It can be played on.

## Setting up a position

set-up = Set up a position…
set-up-title = Set up a position
set-up-use = Play from it
set-up-reset = As on the board
seats-title = Who plays?
play-from-here = Play on from here…
play-from-here-title = Play on from here
tools = Tools
position-text = Position as text
copy = Copy
copied = Copied
confirm-moves = Confirm each move
held = { move-begins }: not played yet
held-prompt = The move is whole: play it, or take it back.
held-play = Play it
drawing-use = Use the chosen tool here.
drawing-remove = Take away
drawing-stands = This position can stand. { player } to move.
drawing-over = This position can stand, and the game is over in it.
drawing-claim-vertical = Claim for Vertical
drawing-claim-horizontal = Claim for Horizontal
carteso-drawing-square = This position can stand. { player } to move. The square group at { $space } counts as claimed by Vertical, unless you claim it for Horizontal.
holds-constructo-no-stack = stack that no moves can build
setting-side = To move
setting-turn = Move number
setting-passes = Passes in a row
setting-passes-value = { $value }
setting-holder = The button
setting-holder-value = { $value ->
    [vertical] Vertical has it
    [horizontal] Horizontal has it
   *[nobody] Nobody has it
}

## Pictures

picture = Picture
picture-open = Picture…
picture-of = Of
picture-still = The position
picture-animated = The game
picture-width = Width in pixels
picture-coordinates = Coordinates
picture-numbers = Move numbers
picture-copy = Copy PNG
picture-svg = Save SVG
picture-png = Save PNG
picture-gif = Save GIF
picture-saved = Saved as { $name }.
picture-copied = The picture is on the clipboard.
picture-not-copied = This browser does not let the page put a picture on the clipboard. Save it instead.
picture-failed = The picture could not be made.
picture-progress = Making the picture: { $share }

## Keys, commands and what they tell

keys = Keys and commands
keys-open = Keys and commands…
keys-help = Every command can also be pressed here.
keys-board = On the board
keys-moves = Through the moves
keys-asking = To hear
keys-game = Game
keys-page = Page
keys-single = Keys that are a single character
keys-choose = Choose the space
keys-step = To the next space
keys-row = To the ends of the row
keys-corner = To the corners of the board
key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
key-control = Ctrl
key-space = Space
marking-end = Put the pen away
ask-last = The last move
ask-state = Whose turn it is, and what threatens
ask-score = The score
ask-legal = How many moves are legal
ask-evaluation = The evaluation
told-no-move = No move has been made yet.
told-last = Move { $ply }: { move-played }.
told-legal = { player } has { $count ->
    [one] one legal move
   *[other] { $count } legal moves
}.
told-score = { player }: { $points }.
told-total = { player }: { $points }, in total { $total }.
told-no-score = This game has no points.
told-no-analysis = The analysis is off.
told-standing = { $standing }.
told-best = Best move: { move-said } ({ $worth }).
notation = Type a move
notation-open = Type a move…
notation-move = Move, such as { $examples }
notation-consta = f6; e5,g7; 2d4
notation-carteso = Bf6; Wc3; pass
notation-constructo = R5; M1; 4-7
letters-consta = 2d4: a stack on d4
letters-carteso = B: black · W: white
letters-constructo = R: ring · M: medium · S: small
notation-list = Legal moves
notation-legal = { $count ->
    [0] There is no legal move.
    [one] One legal move.
   *[other] { $count } legal moves.
}
notation-found = { $found } of { $count } legal moves begin like this.
notation-more = There are more. Go on typing.

## Variations, annotations, records

more = More
close = Close
keep = Keep
glyph = Judgement
glyph-none = No judgement
glyph-1 = good
glyph-2 = mistake
glyph-3 = brilliant
glyph-4 = blunder
glyph-5 = interesting
glyph-6 = dubious
glyph-10 = even
glyph-13 = unclear
annotation-tools = At this move
comment = Comment
comment-about = About move { $ply }, { $move }
comment-about-start = About the start of the game
marking = Draw on the board
mark-begun = From { $space }: choose it again for a circle, or another space for an arrow.
mark-drawn = { $kind ->
    [circle] A circle on { $from }.
   *[arrow] An arrow from { $from } to { $to }.
}
mark-gone = { $kind ->
    [circle] The circle on { $from } is gone.
   *[arrow] The arrow from { $from } to { $to } is gone.
}
marking-help = Choose a space twice for a circle, or two spaces for an arrow. The right mouse button draws at any time.
move-marked = Something is drawn on the board.
promote = Promote the variation
delete = Delete from here
delete-question = Delete from here on?
delete-do = Delete
delete-what = { $count ->
    [one] One move goes out of the tree.
   *[other] { $count } moves go out of the tree, variations included.
}
open-record = Open a record…
open-record-title = Open a record
open-record-help = Choose a file, drop it anywhere on this page, or paste its text or a game’s link.
record-file = Choose a file…
record-text = Text of the record
record-read = Read
record-unreadable = The file { $name } could not be read.
record-empty = The file { $name } is empty.
record-unwritten = There is no record yet: paste or write one above.
record-rounds = { $count } rounds
record-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
record-copied = The record has been copied.
record-known = This game is among yours already. Here it is.
record-keep = Keep all of them
record-kept = { $count ->
    [0] No game has been added to My games.
    [one] One game has been added to My games.
   *[other] { $count } games have been added to My games.
}
record-kept-already = { $count ->
    [one] One was there already.
   *[other] { $count } were there already.
}
record-kept-full = { $count ->
    [one] There was no room for one more: this browser keeps nothing further.
   *[other] There was no room for { $count } more: this browser keeps nothing further.
}
record-kept-damaged = From the mistake on, the text could not be read.
save-record = Save the record
copy-record = Copy the record
copy-refused = The browser does not let this page copy. Select the text and copy it yourself.
details = Names and date…
details-title = Names and date
tag-black = Black
tag-white = White
tag-vertical = Vertical
tag-horizontal = Horizontal
tag-yellow = Yellow
tag-blue = Blue
tag-event = Event
tag-date = Date

## Links and games kept

share = Share the game…
share-title = Share the game
share-help = The link holds the whole game with its variations and remarks. Nothing is sent to a server.
share-link = Link
share-copy = Copy the link
share-copied = The link has been copied.
share-system = Send…
share-code = QR code
share-code-long = This game is too long for a QR code. Send the link instead.
seat-remote = By link
correspondence-panel = Game by link
correspondence-title = { $game } by link: your move
correspondence-offered = You are invited to play { player } in this game by link.
correspondence-offered-open = You are invited to this game by link. What is still open you settle together first.
correspondence-claim = { $open ->
    [open] Play along
   *[no] Play { player }
}
correspondence-unsent = Send the link to { player }. It shows the game so far and lets { player } answer.
correspondence-unsent-invitation = Send the link to the other person: it is the invitation to this game.
correspondence-unsent-end = Send the link to { player }. It shows how the game has ended.
correspondence-awaited = It is { player }’s turn. When their link comes, open it.
correspondence-waiting = The link has been sent. When { player } answers, open the link that you get.
correspondence-send = Send the link…
correspondence-copy = Copy the link
correspondence-copied = The link has been copied. Send it by any messenger.
correspondence-older = That link is older than the game on this device, which is shown here.
correspondence-known = That link tells nothing new. Here is the game as it stands.
request = Ask to take back
request-own = You ask { player } to take back { $moves ->
    [one] your last move
   *[other] the last { $moves } moves
}. Send the link.
request-own-refused = { player } does not agree to take that back. The game goes on.
request-other = { player } asks to take back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
}.
request-other-refused = You have refused to take back. Play on, or send the link.
request-granted = The moves were taken back, as you asked.
request-accept = Take back
request-refuse = Refuse
request-withdraw = Withdraw
draw-offer = Offer a draw
draw-own = You offer { player } a draw. Send the link.
draw-own-refused = { player } does not agree to a draw. The game goes on.
draw-other = { player } offers a draw.
draw-other-refused = You have refused the draw. Play on, or send the link.
draw-accept = Agree to a draw
foresee = If they play…
foresee-help = Play a move that they may make, then your reply. It goes along, unseen.
foresee-done = Done
foresee-forget = { $moves } ×
foresee-send = { $moves ->
    [one] One reply goes
   *[other] { $moves } replies go
} with the link: send it.
reply-made = { player } had noted a reply: { move-said }.
correspondence-forked = That link tells another course of this game than this device knows.
correspondence-keep = Keep my game
correspondence-take = Take the link’s
games = My games
games-empty = Games that you play are kept here, on this device only. A private window forgets them when it is closed.
games-unkept = This browser keeps nothing for this page, so no game is kept here. To come back to one, copy its link.
games-filter = Show only games with
games-found = { $left ->
    [0] None of the { $count } games has all that.
   *[other] { $left } of { $count } games
}
games-seen = Links opened lately
games-seen-help = They are not among your games until you play on, or keep them.
games-seen-keep = Keep
games-unreadable = This game cannot be read by this version of the site. It is kept as it is; its text can be saved.
games-unreadable-save = Save its text
games-full = There is hardly room for more games on this device. Save them all in a file, and delete some: none is ever deleted by itself.
games-full-later = Later
games-save = Save all in a file
games-left-out = { $count ->
    [one] One game could not be read, and is not in the file. It is kept as it is.
   *[other] { $count } games could not be read, and are not in the file. They are kept as they are.
}
game-forget = Forget { $name }
game-by-link = by link
game-your-move = your move
game-their-move = waiting for an answer
ongoing = Games in progress
not-kept = This browser keeps nothing for this page. Copy the link if you want to come back to the game.
not-kept-by-link = Leave this page open: nothing is kept here, and you may lose your side.

## Embeds

embed = Put it on your page…
lab = Open in the lab
embed-title = Put this board on your page
embed-mode = What it is
embed-mode-diagram = Diagram
embed-mode-replay = Replay
embed-mode-play = To play
embed-mode-puzzle = Puzzle
embed-part = What it holds
embed-part-game = The game from its start
embed-part-position = From this position on
embed-against = Who plays
embed-two = Two people
embed-theme-system = As your page is
embed-theme-light = Light
embed-theme-dark = Dark
embed-lang-page = As your page is
embed-controls = Buttons
embed-coordinates = Coordinates
embed-element = Board with one line of script
embed-plain = Plain frame, for pages that allow no script
embed-copy = Copy
embed-copied = Copied.
embed-help = How it works
embed-replay = Step through the game
embed-play = Play from here
embed-puzzle = Solve the puzzle
embed-loading = Loading…
embed-frame = Trilithon board
embed-no-site = This board is not told where Trilithon’s site is: set its attribute “site” to that address.
embed-unreachable = The board could not be loaded. Try again later.
embed-problem = This board cannot be shown. { $reason }
embed-word = { $name } is “{ $text }”; it must be one of { $words }.
embed-restart = Start again
embed-open = Open in Trilithon, in a new tab
embed-start = Start · { $last ->
    [one] { $last } move
   *[other] { $last } moves
}
embed-place = { $ply }/{ $last } · { $status }
puzzle-open = Find the move for { player }
puzzle-on = Find the next move for { player }
puzzle-right = { move-begins } is right
puzzle-wrong = Not { move-said }: try another move
puzzle-solved = Solved
puzzle-shown = The solution
puzzle-retry = Try again
puzzle-show = Show the solution

## Analysis

analysis = Analysis
analysis-best = Best moves
analysis-running = { $playouts } playouts…
analysis-paused = Paused
analysis-done = { $playouts } playouts
gauge = Chances
standing-unknown = Looking into it…
standing-estimate = { player } ~{ $share }
standing-draw = Proved: a draw
standing-wins = Proved: { player } wins
standing-wins-by = Proved: { player } wins by { $points }
worth-estimate = ~{ $share }
worth-draw = draw
worth-wins = wins
worth-wins-by = wins by { $points }
worth-loses = loses
worth-loses-by = loses by { $points }
proved = Proved
line-move = Move
line-chances = Chances
line-tried = Tried
line-follows = May follow
lines-over = Play ends here. Step back through the moves to see which were best.
line-too-few = Tried too seldom to tell
line-tries = Tried { $tries } times: the more often, the surer
line-play = { $move ->
    [pass] Pass
    [button] Take the button
   *[other] Play { $move }
}
line-show = Show what may follow: { $moves }
turns-all = { $legal ->
    [1] The exact value of the one move
   *[other] Exact values of all { $legal } moves
}
turns-some = Exact values of { $proved } of { $legal } moves
turns-computing = Computing exact values: { $proved } of { $legal } moves
graph = Chances in the course of the game
graph-start = Start
graph-at = { $name }: { $told }. { $wrong }
grade = { $grade ->
    [dubious] dubious
    [mistake] a mistake
   *[blunder] a blunder
}
judged-estimate = { move-begins } is { grade } by estimate: it gives away ~{ $share }. Better: { better-said }.
judged-proved = { move-begins } is { grade }, which is proved: it gives away { $share }. Better: { better-said }.
judged-points = { move-begins } is { grade }, which is proved: it gives away { $points ->
    [one] one point
   *[other] { $points } points
}. Better: { better-said }.
review = Analyse the game
review-stop = Stop
review-progress = Analysing the game
review-counts = { player }: { $counts }.
review-flawless = nothing wrong
review-blunders = { $count ->
    [one] one blunder
   *[other] { $count } blunders
}
review-mistakes = { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
review-dubious = { $count ->
    [one] one dubious move
   *[other] { $count } dubious moves
}
review-tasks = { $count ->
    [one] Find a better move
   *[other] Find better moves ({ $count })
}
review-not-kept = This browser keeps nothing, so no puzzles can be made of it.
review-estimates = What is not proved is an estimate.
hint = Hint
hint-stop = Stop
hint-found = { $proved ->
    [yes] Hint: { move-said } ({ $worth })
   *[no] Hint: { move-said } (chances { $worth })
}
hint-found-apart = { hint-found }. For this move, first undo what you have chosen.

## Levels

level = Computer { $level } · { level-strength } · { $time }
level-short = Level { $level } · { level-strength }
level-strength = { $strength ->
    [1] beginner
    [2] casual
    [3] improving
    [4] medium
    [5] advanced
    [6] strong
    [7] expert
    [9] perfect play
   *[8] strongest
}
level-character = { $strength ->
    [1] Plays what looks good at a glance, and is often wrong about it.
    [2] Plays at a glance too, but fewer moves deceive it.
    [3] Has an eye for good moves, and seldom asks what you will do.
    [4] Has a good eye, but does not look far: plans of three moves surprise it.
    [5] Has a trained eye, and punishes simple mistakes.
    [6] Looks ahead with every move, and makes few simple mistakes itself.
    [7] Looks far ahead, and gives little away.
    [9] Plays perfectly as far as its book and its search reach.
   *[8] Takes all the time that it has, and shows what the computer can do.
}
level-at-once = at once
level-seconds = { $seconds } s
level-thinks = Thinks for { $seconds } s.
level-thinks-not = Moves at once.
pace = Thinking time of the highest level
ponder = The highest level thinks in my turn too

## Learning

learn = Learn
tasks = Tasks
task-place = { $number } of { $count }
task-done = Task { $number }, done: { $name }
task-won = Task { $number }, won against the computer: { $name }
task-undone = Task { $number }: { $name }
task-back = Previous task
task-hint = Hint
task-next = Next task
task-skip = Skip
task-finish = Finish
clue-where = Look here: { $spaces }.
clue-space = It begins on { $space }.
clue-apart = First undo what you have chosen. { $clue }
clue-piece = It begins with this from your hand: { $piece }.
clue-option = { $step ->
    [1] It is not on the board. Look at the buttons.
   *[other] It is this button: { $option }.
}
progress-not-kept = This browser lets us keep nothing, so your progress is forgotten with this page.
lessons-failed = The lesson could not be loaded. Try again later.
chapters = Chapters
chapter-rules = The rules
chapter-strategy = Strategy
chapter-done = { $name }: { $done } of { $count } tasks done
lesson-finished = { $chapter ->
    [rules] You can play { $game } now
   *[other] You know the ideas of { $game } now
}
lesson-end = The end of the chapter on { $game }
lesson-done = { $done } of { $count } tasks done. What next?
lesson-play = Play against level { $level }
lesson-next = Next chapter: { $chapter }
lesson-rules = Read the rules
lesson-again = Go through the chapter again

## Model games

models = Model games
model = Model game
model-link = Guess the moves of a model game
models-failed = The model game could not be loaded. Try again later.
model-sides = Sides
model-side = Guess for { player }
model-best = best { $sum }
model-move = Move { $number }
model-place = { $number } of { $count } · { $sum } of { $full } points
model-reply = { move-played }.
model-guess = What would you play?
model-next = Next move
model-valuing = The computer looks at your move…
model-same = { $points } of { $full } points: that was played.
model-points = { $points } of { $full } points for { guess-said }. { move-begins } was played.
model-given-up = { move-begins } was played. No points for this one.
model-sum = { $sum } of { $full } points
model-best-sum = Your best so far for this side: { $sum }.
model-look = Look through the game
model-learn = Learn the strategy
model-again = Guess again

## Puzzles

puzzles = Puzzles
lesson-puzzles = Solve puzzles
puzzle = Puzzle
puzzle-name = Puzzle { $number }
puzzle-option = { $number }{ $solved ->
    [yes] { " " }✓
    [won] { " " }✓✓
   *[no] {""}
}
puzzle-task-turns = Win in { $turns } turns, whatever the replies. Only one first move does it.
puzzle-task-win = { $turns ->
    [one] Find a move that wins: the others do not.
   *[other] Only one move wins. There are { $turns } to find in all.
}
puzzle-task-draw = No move wins. { $turns ->
    [one] Find one that draws: the others lose.
   *[other] Only one draws. There are { $turns } to find in all.
}
puzzle-proved = Proved by exact search.
puzzle-answered-right = { puzzle-right }.
puzzle-told = { $count ->
    [one] { $moves } is the solution.
   *[other] The solution: { $moves }.
}
puzzle-solution = Solution
puzzle-answered = { puzzle-right }. Wait for the reply.
puzzle-go-on = Move { $number } of { $turns }: how does it go on?
puzzle-about = Theme: { $themes }.
puzzle-themes = Themes
puzzle-rating = { $grade } · rating: { $rating }
puzzle-strength = your rating: { $rating }
puzzle-analyse = Analyse
puzzle-next = Next puzzle
puzzle-back = Previous puzzle
puzzle-none = There is no such puzzle.
puzzles-solved = { $solved } of { $count } solved
puzzles-failed = The puzzles could not be loaded. Try again later.
practise = Practise
practice-leave = Back
practice-task = Play it on against the computer, level { $level }, until you have won.
practice-won = Well played.
practice-lost = Not this time.
practice-drawn = Almost.
mistakes = Your own mistakes
mistakes-none = Here your own mistakes come up again as puzzles. Finish a game, choose “Analyse the game”, and then “Find better moves”.
mistake-name = Mistake { $number }
mistake-task = In a game you played { move-said } here. { $cost } Find something better.
mistake-chances = { $proved ->
    [yes] It gave away { $share } of the chances: that is proved.
   *[no] It gave away about { $share } of the chances.
}
mistake-points = It gave away { $points ->
    [one] one point
   *[other] { $points } points
}{ $proved ->
    [yes] : that is proved
   *[no] {""}
}.
mistake-bound = What counts is each move that the analysis estimates at most { $share } below the best.
grade-label = Difficulty or theme
grade-0 = All puzzles
grade-1 = Easy
grade-2 = Medium
grade-3 = Hard

## What is said of a wrong try

try-wrong = { move-begins } does not do it.
try-lost = With { move-said } the game is over, and { winner } has won.
try-drawn = With { move-said } the game is over, and it is a draw.
try-goes-on = After { move-said } the game goes on.
try-gains = { move-begins } brings { $points ->
    [0] no point
    [one] { $points } point
   *[other] { $points } points
}.
try-loses = { move-begins } gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} away.
try-not-better = { move-begins } is not as good as the best, as the analysis sees it.
try-answered = { player } answers { reply-said }.
try-spoiled = { player } answers { reply-said }, and it can no longer be done.
try-stopped = { player } answers { reply-said }, and nothing wins with the next move any more.
try-gained = { player } answers { reply-said } and gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
consta-crosscut-made = { $first } and { $second } make { $count } against { $against }.
consta-flaw-stack = { $move } is a stack.
consta-flaw-pair = { $move } is two single stones.
consta-flaw-apart = After { $move }, { $first } and { $second } are not in one chain.
consta-flaw-frail-link = After { $move }, { $first } and { $second } can still be parted.
consta-flaw-uncut = { $move } cuts no diagonal of { opponent }’s.
consta-flaw-holds = After { $move }, { $first } and { $second } still hold together.
consta-flaw-no-chain = After { $move }, { player } has no chain from edge to edge.
consta-flaw-frail = After { $move } { player } has a chain, but one that can be cut.
consta-flaw-stands = After { $move }, { opponent }’s chain still stands.
carteso-flaw-colour = { move-begins } places no { $colour ->
    [black] black
   *[white] white
} stone.
carteso-flaw-small = After { move-said }, the group on { $space } has { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
carteso-flaw-span = After { move-said }, the group on { $space } spans { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} and { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}.
carteso-flaw-open = After { move-said }, the group on { $space } can still grow.

## Themes of puzzles

theme-consta-double = two threats at once
theme-consta-rank = cut by a higher rank
theme-consta-barred = the space that is barred
theme-consta-edge = at the edge
theme-consta-ladder = the ladder
theme-carteso-square = who places last
theme-carteso-finish = who finishes it
theme-carteso-give = giving up a group
theme-carteso-pass = when to pass
theme-constructo-tempo = gaining a turn
theme-constructo-stuck = bases that are stuck
theme-constructo-top = the last top

## Challenges

share-challenge = Beat this: let a friend play it better
share-challenged = With this link a friend plays { player } from move { $move } on, against level { $level }. To begin elsewhere, leaf there first.
challenge-title = Beat this
challenge-task = Play { player } from move { $move } on, against level { $level }. The first line took { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
}. { $result }.
challenge-over = { player } from move { $move } on, against level { $level }: both lines.
challenge-first = To beat
challenge-own = The answer
challenge-compare = Compare lines
challenge-answer = Send the answer
challenge-open = The first game

## The daily three

daily = The daily three
daily-today = Today
daily-about = One puzzle of each game, the same for everyone today.
daily-open = { $game }, not solved yet
daily-solved = { $game }, solved { $tries ->
    [1] at the first try
   *[other] at try { $tries }
}
daily-shown = { $game }, the solution was shown
daily-streak = { $date } · { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-days = { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
daily-future = That day is still to come. Here are today’s.
daily-early = There were no daily puzzles yet on that day. Here are today’s.
daily-mangled = The link names no day; part of it may be missing. Here are today’s.
daily-more = More puzzles
daily-share = Copy the result
daily-copied = The result is copied. It tells no move.
daily-result = Trilithon, the daily three no. { $number }, { $date }
daily-result-solved = { $signs } { $game }: { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
daily-result-shown = { $signs } { $game }: not solved
daily-result-streak = { $days } days in a row

## Home

home-title = Board games to play, study and share
home-lead = Against the computer, beside each other or by sending links, on your own device, offline too.
home-begin = Play the first move here
home-begin-learn = Learn it in a lesson
home-continue = Go on playing
home-games = The games
home-pause = Pause the boards
home-board = : the game on this board, move by move
home-play = Play
home-consta = Join your two edges with a chain that outlasts the answer. Stones may be stacked in twos, and the taller pair holds where chains cross.
home-carteso = The stones belong to nobody, and both players place both colours. Groups that end up tall are Vertical’s, wide ones are Horizontal’s.
home-constructo = Both build the same towers on a handful of hexagons. Each tower belongs to whoever puts the top on it.
home-more = More to do
home-puzzles = Positions in which one move is right: proved by exact search, and played out.
home-lessons = Lessons
home-lessons-about = Small tasks that teach each game on the board.
home-begin-play = Play against level 1
home-opponents = The computer player
home-opponents-about = How it thinks, and what its levels are worth, measured.
home-solved = Constructo, solved
home-solved-about = The value of the first moves, proved.
home-reports = The games in numbers
home-reports-about = What hundreds of games of the computer with itself tell of each.
home-lab = The lab
home-lab-about = A Python console with the engine at hand.
home-embed = Boards on other pages
home-embed-about = A diagram, a replay or a game for your own site.
credit-consta = Consta is a game by Matteo Perlini.
credit-carteso = Carteso is a game by Luis Bolaños Mures.
credit-constructo = Constructo is a game by Santiago Eximeno.
home-nothing-leaves = There is nothing to log in to, and nothing leaves this device.

## Keeping the site, renewing it, and what it needs

offline-keeping = Being kept for use without a network…
offline-kept = Works without a network.
offline-full = There is no room on this device to keep the site, so it needs a network.
offline-refused = This browser does not let the site be kept, so it needs a network.
offline-failed = Not all of the site could be fetched, so it still needs a network. The next load tries again.
renewed = There is a new version of Trilithon. Your game stays as it is.
renewed-load = Load it
renewed-later = Later
dialog-missing = This part of the page could not be fetched. Check the connection, or load the page again: your game is kept.
dialog-again = Try again
needs-title = This browser cannot run Trilithon
needs-script = JavaScript is switched off. Trilithon needs it for everything but its rules and articles: switch it on for this site and load the page again.
needs-features = It lacks:
needs-browsers = Trilithon runs in Chrome and Edge from version 123, Firefox from 125 and Safari from 17.5. Protective modes, such as Lockdown Mode, switch off WebAssembly, which the engine needs: allow it for this site.
app-description = Abstract board games to play, study and share, with a network or without.

## The page that is shown where there is none

page-unkept = That page needs the network: it was never opened with one on this device. What is here works without it.
missing-title = There is no such page
missing-text = The address may be misspelt, or the page has moved. Games that are kept on this device are still there, and links to games go on working.
missing-home = To the games
missing-play = Play

## Clocks and names

person-name = Name
clock = Clock
clock-help = A clock begins with the first move of the game, each move adds its seconds, and it stands still in study, and while this page is hidden or closed.
clock-help-live = For when the game is played live: the same time for both, from the first move on. By links nobody is in a hurry.
clock-each = Each
clock-minutes = Minutes
clock-increment = + seconds
clock-face = { $minutes }:{ $seconds }
clock-face-hours = { $hours }:{ $minutes }:{ $seconds }
clock-left = { player }: { $hours ->
    [0] { "" }
    [one] { $hours } hour,{" "}
   *[other] { $hours } hours,{" "}
}{ $minutes ->
    [0] { "" }
    [one] { $minutes } minute,{" "}
   *[other] { $minutes } minutes,{" "}
}{ $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
clock-low = { player } has { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} left

## Statistics

statistics = Statistics
statistics-help = Games that were finished on this device and began from the start; the first end of each counts.
statistics-empty = No game has been finished yet.
statistics-save = Save as a table
statistics-wipe = Delete…
statistics-beside = Two people here
statistics-played = { $count } { $count ->
    [one] game
   *[other] games
}
statistics-won = { $count } won
statistics-drawn = { $count } drawn
statistics-lost = { $count } lost
statistics-length = { NUMBER($plies, maximumFractionDigits: 1) } { $plies ->
    [one] move
   *[other] moves
} on average
statistics-streak-won = the last { $count } won
statistics-streak-drawn = the last { $count } drawn
statistics-streak-lost = the last { $count } lost
statistics-best = longest winning streak: { $count }
statistics-last = last played: { $when }
statistics-now = just now
wipe-question = Delete from this device?
wipe-results = { $count ->
    [one] The statistics of { $count } game
   *[other] The statistics of { $count } games
}
wipe-games = { $count ->
    [one] { $count } game that is kept, even if by link
   *[other] All { $count } games that are kept, including those by link
}
wipe-help = What is deleted cannot be recovered.

## The game's page: modes and places

acts = What to do now
study = Study
back-to-game = Back to the game
leafed = You are looking back. Moves that you try here do not change the game.
title-your-move = Your move
keys-undo = Undo the last choice
rule-whole = On a page of its own

## What stands at the board: the aim, threats, the legend, tips

aim = { player }: { $aim }
aim-consta-black-line = { $turned ->
    [across] join left and right
   *[no] join top and bottom
}
aim-consta-white-line = { $turned ->
    [across] join top and bottom
   *[no] join left and right
}
aim-carteso-vertical-line = { $turned ->
    [across] own the wider groups
   *[no] own the taller groups
}
aim-carteso-horizontal-line = { $turned ->
    [across] own the taller groups
   *[no] own the wider groups
}
aim-constructo-yellow-line = put your base on top of towers
aim-constructo-blue-line = put your base on top of towers
consta-cut = { $seat ->
    [human] Cut this chain now, or lose
   *[other] { player }’s chain wins unless it is cut now
}
consta-prompt = Two stones, or a stack: choose the same space twice.
consta-prompt-second = Now a second stone, or the same space again for a stack.
carteso-prompt = Press a colour or drag it to a point, or choose a point first.
carteso-prompt-black = Choose a point for a black stone.
carteso-prompt-white = Choose a point for a white stone.
carteso-prompt-colour = Press a colour to place the stone, or choose the point again to turn it.
constructo-prompt-tile = Now choose an empty tile.
constructo-prompt-base = Now choose a base in hand.
constructo-prompt-goal = Now choose the tile that the base goes onto.
constructo-prompt-lift = Choose a base of yours, then the tile it goes onto.
carteso-reckoning = { $stones }{ $sign ->
    [plus] { " " }+ { $komi } komi
    [minus] { " " }− { $komi } komi
   *[none] { " " }claimed
}{ $button ->
    [yes] { " " }+ 0.5
   *[no] { "" }
}

legend = What the marks mean
legend-open = Legend
legend-none = There are no marks on the board yet.
legend-draft = Put down, but not yet played.
legend-last = The last move.
legend-barred = A rule forbids this space now. Point at it to read why.
consta-legend-threat = A chain that wins unless the next move cuts it.
consta-legend-chain = The chain that has won.
consta-legend-ranks = A crosscut. The digits count the stones of each diagonal: more stones connect, fewer are cut.
consta-legend-open = Dotted: these two are joined, but a crosscut may still cut them.
consta-legend-holds = A line: these two are joined for good.
consta-legend-cut = Thin and broken: these two are cut from each other.
consta-legend-stack = A stack: two stones on one space.
carteso-legend-vertical = Four dots upright: the group is taller than wide, so it is Vertical’s as things stand.
carteso-legend-horizontal = Four dots level: the group is wider than tall, so it is Horizontal’s as things stand.
carteso-legend-sure = A line: whose group it is can no longer change.
carteso-legend-claimed-vertical = Claimed by Vertical: the stones of this group count.
carteso-legend-claimed-horizontal = Claimed by Horizontal: the stones of this group count.
constructo-legend-tower = A tower: one point for the colour of its top.
constructo-legend-ring = A small base with just a ring around it: no tower.
constructo-legend-stuck = Hatched: nothing can change here any more.
constructo-legend-side = The same stack from the side, the lowest base at the bottom.
constructo-legend-goal = The base may go here.
constructo-legend-from = Where the base came from.
constructo-legend-lifts = A base that is alone may move onto a neighbour that it fits.

tips = Tips in the first games
tip-close = Close the tip
consta-tip-threat = This chain stands from edge to edge. It wins unless the other side’s next move cuts it.
consta-tip-crosscut = A crosscut: of the two diagonals only the one with more stones stays joined.
consta-tip-open = Stones that touch at a corner are joined, until a crosscut of more stones cuts them.
consta-tip-stack = A stack counts as two stones in a crosscut, so it is hard to cut.
carteso-tip-forecast = Dots tell whose a group is so far: upright Vertical’s, level Horizontal’s.
carteso-tip-sure = A line in place of the dots: this owner can no longer change.
carteso-tip-claim = No stone can make this group wider or taller, so it is claimed, and its stones count.
constructo-tip-tower = A tower: one point for the colour on top, until somebody covers it.
constructo-tip-ring = A ring around a small base is no tower yet; a medium base on top makes one.
constructo-tip-lift = A base that is alone can move: ring onto small, medium onto ring, small onto medium.

## Pace and premoves

pause = Pause before the computer’s move
pause-none = None
pause-short = 0.6 s
pause-long = 1.2 s
premove = Your next move is noted: { $choices }. It is played if it can be; Undo takes it back.
premove-dropped = What you chose ahead cannot be played now.

## The end of a game

consta-end-chain = The chain stood through { opponent }’s answer.
carteso-end-count = Vertical: { $vertical } claimed. Horizontal: { $horizontal } claimed + { NUMBER($komi) } komi.
carteso-end-button = Vertical: { $vertical } claimed. Horizontal: { $horizontal } claimed + { NUMBER($komi) } komi. The button: half a point for { player }.
constructo-end-towers = { player } can neither place nor move a base. Towers: { $yellow } topped by Yellow, { $blue } by Blue.
end-result = Result
end-rematch = Rematch, swap sides
end-same-sides = Rematch
end-next-level = Next: level { $level }
end-lost = From the mistake
end-lost-before = Here you played { move-said }, but no single move seems to have lost the game: it was going badly before. What is best?
end-lost-here = Here you played { move-said }, which seems to have lost the game. What is better?
end-opening = Same opening
end-review = Review the game
end-share = Share
end-close = Close
end-tally = { $first } { $one } – { $other } { $second }
end-total = Both rounds: { $first } { $one } – { $other } { $second }.

## Live games

live-open = Play live…
live-panel = Live game
live-title = Play live
live-begin = Play { $game } with somebody on another device, move by move. A new game begins, with the settings of the one on the board. Which side do you take?
live-preparing = Preparing the link…
live-offer = 1. Send this link to the other person, or show them the code.
live-link = Invitation
live-await = 2. They send you an answer. Open it on this device, or paste it here. Leave this page open until then.
live-answer-field = Answer
live-connect = Connect
live-privacy = The two devices talk straight to each other, without a server. So each of them learns the other’s network address.
live-no-answer = That is no answer to this invitation. Copy the whole link that you were sent.
live-invited = You are invited to play { $game } live, as { player }.
live-invited-settle = You are invited to play { $game } live. What is still open you settle together first.
live-invited-clock = Each has { $minutes } min, and { $seconds } s more for every move.
live-accept = Play live
live-by-link = Play by links
live-answer = Send this answer back, or show the code. When it is opened, the game begins.
live-answer-link = Answer
live-answer-wait = Leave this page open. If no connection comes about, the other person will send you links instead.
live-trying = Connecting…
live-failed = No connection came about in 20 seconds: from where they are, the two devices cannot reach each other. The game is the same by links, and nothing is lost.
live-retry = Try again
live-handing = Looking for the page that waits for this answer…
live-handed = The page that waited has the answer, and connects. This one can be closed.
live-not-handed = No page of this browser waits for that answer. Open it in the browser in which the invitation was made, while that page is open.
live-own = This is your own invitation. Send it to the other person.
live-framed = This page is in a frame that may keep nothing, so that a live game would be lost with it. Open the link in a tab of its own.
live-unable = This browser, or the frame that this page is in, cannot connect to another device. Play by links instead.
live-damaged = That invitation is not whole, or is of another game. The game can be played by links.
live-meeting = Connected. Waiting for the other person’s page…
live-here = The other person is here.
live-away = The other person is looking elsewhere.
live-typing = The other person is writing…
live-lost = The connection is lost for the moment. The page looks for it again.
live-gone = The connection has ended. The game goes on by links, or live with a new invitation.
live-apart = The two devices know different courses of this game. Send the game’s link: whoever opens it can choose.
live-again = Invite again
live-rematch = Another game, sides changed
live-rematch-not = No other game
live-rematch-own = You would like another game. The other person is asked.
live-rematch-theirs = The other person would like another game.
live-request = You ask to take back { $moves ->
    [one] your last move
   *[other] the last { $moves } moves
}.
live-request-refused = You have refused to take back. The game goes on.
live-draw = You offer a draw.
live-draw-refused = You have refused the draw. The game goes on.
live-way = Messages take { $way } ms.
live-stood = Their clock has stood still for { $seconds } s.
live-words = Say…
live-text = Your words
live-send = Send
live-you = You
live-them = Other
circle-open = Look at it together…
circle-panel = Looking together
circle-title = Look at it together
circle-offer = 1. Send this link to one person, who will see this board with all that you do on it, and can point at it.
circle-invited = You are invited to look at a board together with others.
circle-join = Look at it together
circle-answer = Send this answer back, or show the code. When it is opened, you see the board.
circle-answer-wait = Leave this page open.
circle-damaged = That invitation is not whole.
circle-failed = No connection came about: from where they are, the two devices cannot reach each other.
circle-ended = The board is not shared any more. What you have seen of it stays here.
circle-guest-here = You look at somebody’s board: they invite.
circle-guest = Guest { $number }
circle-hand-to = Hand the move
circle-take = Take the move back
circle-alone = Nobody looks on yet.
circle-yours = You have the move: what you do is seen by all.
circle-hosts = The host has the move.
circle-others = Guest { $number } has the move.
circle-invite = Invite a guest
circle-end = End it
circle-leave = Leave
live-word-hello = Hello!
live-word-luck = Have a good game!
live-word-well = Well played!
live-word-thanks = Thank you!
live-word-sorry = Sorry!
live-word-moment = One moment, please.
live-word-here = I am back.
live-word-bye = Goodbye!

## Two tabs with one game

followed = This game is being played in another tab, and shown here.
followed-take = Play here
followed-barred = This game is being played in another tab. “Play here” brings it over.
