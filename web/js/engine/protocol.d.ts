// Generated from pysrc/trilithon/page/ by `python build.py types`. Do not edit.

export type Orientation = 0 | 1 | 2 | 3;

export type Theme = "light" | "dark" | "auto";

export type BoardTheme = "stone" | "clear" | "print";

export type PictureKind = "still" | "animated";

/** A sentence of the message catalogues; arguments are words, numbers or sentences. */
export interface Text {
  key: string;
  args: Record<string, string | number | Text>;
}

/**
 * A symbol of the sheet placed with its centre at (x, y); it is one board unit wide.
 *
 * What stands on others is drawn so far above its place (`lift`), however the board is turned.
 */
export interface Symbol {
  kind: "symbol";
  key: string;
  name: string;
  x: number;
  y: number;
  lift?: number;
}

/**
 * Lines, each the numbers x, y, x, y and so on of the places it leads through.
 *
 * `closed` ones come back to where they began, so that they may be filled as areas. With a
 * `radius` there are circles around single places. One with an `anchor`, a place of its own, stays
 * upright on a board that is turned.
 */
export interface Path {
  kind: "path";
  key: string;
  name: string;
  lines: number[][];
  closed?: boolean;
  radius?: number;
  anchor?: [number, number];
}

/** A short text centred at (x, y), the same in every language. */
export interface Label {
  kind: "label";
  key: string;
  name: string;
  x: number;
  y: number;
  text: string;
}

export type Shape = Symbol | Path | Label;

/**
 * Shapes drawn together, layer by layer in the order of the names.
 *
 * `hints` (below the pieces) and `notes` (above them) tell why the position is as it is; a page
 * leaves them out when it is to be quiet. `marks` are a commentator's circles and arrows.
 */
export interface Layer {
  name: "ground" | "under" | "hints" | "pieces" | "over" | "notes" | "marks";
  shapes: Shape[];
}

/**
 * A space a person can point at, centred at (x, y).
 *
 * `holds` names its content and `state` what may be done there: `target` (it can be chosen now),
 * `barred` (empty, and a rule forbids it now) or, where it is left out, nothing. For a target,
 * `hint` is the catalogue key of what choosing it does, and `preview` its symbol where it differs
 * from the scene's. `lifts` tells that what it holds can be dragged onto another space, which is
 * two choices in a row.
 */
export interface Space {
  id: string;
  x: number;
  y: number;
  holds: string;
  state?: "target" | "barred";
  hint?: string;
  preview?: string;
  lifts?: boolean;
}

/**
 * Something besides a space that can be chosen, such as a pass; `label` is a catalogue key.
 *
 * `key` is a key of the keyboard that chooses it too. `pressed` is there where the option is a
 * switch, such as the colour of the next stone. `symbol` shows what it puts on the board, and
 * `lifts` tells that this can be dragged onto a space, which is two choices in a row.
 */
export interface Option {
  id: string;
  label: string;
  key?: string;
  pressed?: boolean;
  symbol?: string;
  lifts?: boolean;
}

/**
 * Pieces of one kind that a player holds: `name` is their symbol, and `id` chooses one of them.
 *
 * `state` is as for a space, with `barred` where a rule forbids to choose it now. `key` is a key
 * of the keyboard that chooses a target too; `hint` the catalogue key of what choosing it does.
 */
export interface HandItem {
  id: string;
  name: string;
  count: number;
  state: "target" | "barred" | "idle";
  key?: string;
  hint?: string;
}

/** What a player holds beside the board; `player` is the game's word for the side. */
export interface Hand {
  player: string;
  items: HandItem[];
}

/**
 * A game's picture of a position. `bounds` is x, y, width and height of all that is drawn.
 *
 * `preview` is the symbol that shows under the pointer what a choice would put on a target.
 * `rows` lists the ids of the spaces as a person reads the board, row by row from the top. `hands`
 * are there in games whose players hold pieces, that of the first player first. `prompt` is the
 * catalogue key of what to do next, whatever is pointed at.
 */
export interface Scene {
  bounds: [number, number, number, number];
  space_shape: "square" | "point" | "hexagon";
  rows: string[][];
  preview?: string;
  prompt?: string;
  layers: Layer[];
  spaces: Space[];
  options: Option[];
  hands?: Hand[];
}

/**
 * Something that a drawing is changed with at a space.
 *
 * `symbol` shows it, and `label` is the catalogue key of its name. `count` tells how often it can
 * still be used, where that is limited.
 */
export interface Tool {
  id: string;
  symbol: string;
  label: string;
  count?: number;
}

/**
 * What a drawing has besides its spaces, such as the side to move; read as a setting's entry.
 *
 * The choice of a drawing that sets it is its name, a colon and the new value.
 */
export interface Switch {
  name: string;
  kind: "choice" | "number" | "flag" | "player";
  value: string;
  offered: string[];
}

export type SeatKind = "human" | "computer" | "remote";

/**
 * How a session is to begin, in parts that are all texts, as attributes of an element are.
 *
 * `mode` is diagram (when left out), replay, play or puzzle. The game comes from `link` (a
 * fragment), from `record`, or else from `game` with `settings` or a `position`, and the `moves`
 * made from there with spaces or dots between them. `ply` is where the cursor is put, `level` that
 * of the computer, and `orientation` how many quarters the board is turned to the right. In a
 * puzzle, `goal` tells what a move is to reach (see `study.tasks`), where no moves do.
 */
export interface Start {
  mode?: string;
  link?: string;
  record?: string;
  game?: string;
  settings?: Record<string, string>;
  position?: string;
  moves?: string;
  ply?: string;
  level?: string;
  orientation?: string;
  goal?: string;
}

/**
 * One match of a file: its game, names by the words of its players, result and record.
 *
 * `kept` is the fragment, of those that were given, of the game that has the same record.
 */
export interface CollectionEntry {
  game: string;
  names: Record<string, string>;
  date: string;
  rounds: number;
  plies: number;
  result: string;
  record: string;
  kept: string | null;
}

/** The time that a person has for a game, and what each move adds to it, in seconds. */
export interface ClockChoice {
  seconds: number;
  increment: number;
}

/** Who sits on a side; `level` counts for a computer, and a human may have a clock. */
export interface SeatChoice {
  seat: SeatKind;
  level: number;
  clock?: ClockChoice;
}

/**
 * How much of a game by link both devices know, which is not taken back.
 *
 * So many `items` of its chain, and what was settled up to a `stage`.
 */
export interface SharedChoice {
  items: number;
  stage: number;
}

/** One move of the line that runs through the cursor. `node` is what `go` takes. */
export interface MoveView {
  ply: number;
  node: number;
  player: string;
  text: string;
}

/**
 * One move of the whole tree, in a record's order: after a move come those that replace it.
 *
 * `depth` is 0 on the main line and one more in each variation; `begins` tells a variation's first
 * move, and `parent` is the node that the move was made at. `lead` are comments before the move,
 * `comments` those after it; `glyphs` are numeric annotation glyphs, and `marked` tells that
 * something is drawn on the board.
 */
export interface TreeMove extends MoveView {
  depth: number;
  parent: number;
  begins?: boolean;
  lead?: string[];
  comments?: string[];
  glyphs?: number[];
  marked?: boolean;
}

/** What a person has drawn on the board: a circle on one space, or an arrow between two. */
export interface MarkView {
  kind: "circle" | "arrow";
  spaces: string[];
}

/** What is noted of the position at the cursor: a comment, glyphs and marks. */
export interface Note {
  node: number;
  comment: string;
  glyphs: number[];
  marks: MarkView[];
}

/**
 * A side (0 or 1) asks to take back so many moves, or (with none) for a draw.
 *
 * It is `refused` once the other has said no.
 */
export interface RequestView {
  player: number;
  moves: number;
  refused: boolean;
}

/** A line that is foreseen: moves of the other side and replies in turn, up to a `node`. */
export interface ReplyView {
  node: number;
  moves: string[];
}

/**
 * A game played by sending links: its id, and who sent the link that it came with.
 *
 * `sender` is 0 or 1, as in `players`. Of two states of a game the later one has the higher
 * `stage` (what was settled, and rounds), or else the `chain` of the earlier one and more; each of
 * its items stands for a move and all before it. `link` is the fragment to be sent, without what
 * was tried here. `request` is asked now; `may_request` tells that moves could be asked back here,
 * `may_offer_draw` that a draw could be offered, and `may_foresee` that replies could be noted,
 * which the person does while `foreseeing`; these are the `replies`, and `has_replies` tells that
 * some came with the link, unseen.
 */
export interface CorrespondenceView {
  id: string;
  sender: number;
  stage: number;
  chain: string[];
  link: string;
  request?: RequestView;
  may_request: boolean;
  may_offer_draw: boolean;
  may_foresee: boolean;
  foreseeing: boolean;
  has_replies: boolean;
  replies: ReplyView[];
}

/** One of two lines from the same position: its moves, how it ended, and its last board. */
export interface PlayedLine {
  moves: string[];
  status: Text;
  result: string;
  scene: Scene;
}

/**
 * A line that is to be beaten from a position on.
 *
 * `ply` is how many moves both have; `player` is the side played here, against the computer's
 * `level`. `first` is that line, `fragment` the game it is of, and `own` the one that was played
 * here, which is there once it has ended; until then no board stands by either.
 */
export interface ChallengeView {
  ply: number;
  player: string;
  level: number;
  first: PlayedLine;
  fragment: string;
  own?: PlayedLine;
}

/**
 * One side: `name` is the game's word for it (a catalogue key ends in it).
 *
 * `score` counts this round, `total` all rounds so far in a match of several. `reckoning` tells
 * what a score is made up of. `person` is the name of who plays it, and `clock` the time that was
 * agreed, where there is one.
 */
export interface PlayerView {
  name: string;
  seat: SeatKind;
  level: number;
  to_move: boolean;
  score: number | null;
  reckoning?: Text;
  total?: number;
  person?: string;
  clock?: ClockChoice;
}

/**
 * Which of the page's commands would do something now.
 *
 * `analyse` tells whether the position may be analysed, and `review` the whole game: not while
 * somebody plays it who is to find the moves alone. `hint` is for games against the computer,
 * and `challenge` for those that are over and can be played on by others. With `swap`, players
 * change sides in another game.
 */
export interface Controls {
  next_round: boolean;
  undo: boolean;
  redo: boolean;
  retract: boolean;
  resign: boolean;
  analyse: boolean;
  review: boolean;
  hint: boolean;
  challenge: boolean;
  swap: boolean;
}

/**
 * What is to be settled before ply 1, such as the komi or who takes which side.
 *
 * `seat` is whose answer is awaited, `asked` which of the two persons that is (0 or 1). `answers`
 * are offered, those of a number from the usual one up; with `free`, another text will do too if
 * the setting of that name can take it. `unsided` tells that nobody has a side yet.
 * `known` are the settings that are given and the answers so far.
 */
export interface QuestionView {
  name: string;
  asked: number;
  seat: SeatKind;
  answers: string[];
  free: boolean;
  unsided: boolean;
  known: Record<string, string>;
}

/** Which round of how many a match is in. */
export interface RoundView {
  number: number;
  rounds: number;
}

/**
 * How the game as it is played stands, wherever the cursor leafs to.
 *
 * `player` is whose turn it is, by the game's word, or None where nobody's is; `ply` is how many
 * moves of the round led there, and `plies` how many were made in all rounds. `result` is that of
 * the whole match once it is over, and `termination` the record's word for how it ended.
 */
export interface Course {
  player: string | null;
  ply: number;
  plies: number;
  result: string | null;
  termination: string | null;
}

/**
 * A task that is to be done by a move at a node, and how the one stands that was tried.
 *
 * Of several moves that are to be found this is the `number`-th of so many `turns`, and a right
 * one is `answered`, since the reply follows; `answer` is a right move. `reasons` tell why one is
 * wrong, and name it; `reply` tells of what is played against it, as soon as that is found.
 */
export interface TaskView {
  node: number;
  standing: "open" | "right" | "wrong" | "answered";
  number?: number;
  turns?: number;
  answer?: string;
  reasons?: Text[];
  reply?: Text[];
}

/** How the one person stands in a game that goes on from a task. */
export interface PracticeView {
  standing: "open" | "won" | "lost" | "drawn";
}

/**
 * What a side wants: that of the one person who plays here, else whoever is to move.
 *
 * The symbol is drawn for a board that lies as usual; `across` tells that it does not.
 */
export interface AimView {
  player: string;
  symbol: string;
  text: Text;
  across: boolean;
}

/** What comes next when a decision is shown: see `core.presenter.Step`. */
export interface StepView {
  shapes: Shape[];
  pieces: string[];
  score?: [number, number];
}

/** How the board has decided the game: the reason in words, and what shows it. */
export interface DecisionView {
  reason: Text;
  steps: StepView[];
}

/** What a page keeps of a match, shown or not: these fields are those of `MatchView`. */
export interface KeptMatch {
  game: string;
  players: [PlayerView, PlayerView];
  course: Course;
  round?: RoundView;
  fragment: string;
}

/**
 * What a page shows of a match, whatever board it is on.
 *
 * `question` is there while the game is being set up, `round` in a match of several rounds, and
 * `earlier` once there were some before this one: each as the link of a game of its own,
 * `correspondence` in a game that is played by sending links, `challenge` where a line is to be
 * beaten. `explored` tells that the game is analysed, so that one person plays both sides. `held`
 * is a whole move that waits to be confirmed. `moves` is the line through the cursor; `tree` all
 * moves, where there are variations or annotations. `tags` are the record's, such as names and the
 * date. `introduction` are the comments before the first move. `mover` is whose turn it is at the
 * cursor, 0 or 1 as in `players`, also after the end, when nobody is `to_move`. `leafed` tells
 * that the game goes on from another position than the one at the cursor, so that moves made here
 * are tried beside it. The scene is drawn in one of the `orientations` that the game's board may
 * have. `task` is there where it began with a goal, and `practice` where that is played on. It is
 * `hopeless` where a game was begun anew from its mistake, and none was found: it seems to have
 * been lost before. `news` tells what the move that led here has brought about, such as claims.
 * `threat` is what whoever is to move must prevent now or lose. `tips` are the catalogue keys of
 * what a beginner should know of what is on the board. `decision` is there where the board at the
 * cursor is over; no side has an `aim` there.
 *
 * `cursor` is a ply: how many of `moves` lead to what is on the board. It is no node, which is
 * what `Match.cursor` is and what `go` takes: that is `note["node"]`, as `note` is what is noted
 * of the position at the cursor. `draft` are the choices so far of a move that is not complete.
 * `position` is the one at the cursor as a text of the game's notation; `fragment` is the whole
 * match as the end of a link, which `open` takes, and `record` the same as a text of records, one
 * for each round.
 */
export interface MatchView {
  game: string;
  settings: Record<string, string>;
  orientation: Orientation;
  orientations: Orientation[];
  scene: Scene;
  question?: QuestionView;
  round?: RoundView;
  earlier?: string[];
  aim: AimView | null;
  status: Text;
  threat?: Text;
  notices: Text[];
  news: Text[];
  tips: string[];
  players: [PlayerView, PlayerView];
  course: Course;
  correspondence?: CorrespondenceView;
  challenge?: ChallengeView;
  task?: TaskView;
  practice?: PracticeView;
  hopeless?: boolean;
  moves: MoveView[];
  tree?: TreeMove[];
  introduction?: string[];
  note: Note;
  tags: Record<string, string>;
  cursor: number;
  mover: number;
  leafed: boolean;
  draft: string[];
  held?: string;
  controls: Controls;
  result: string | null;
  decision?: DecisionView;
  thinking: boolean;
  explored: boolean;
  position: string;
  fragment: string;
  record: string;
}

/**
 * All that a page shows of one session.
 *
 * `moved` is the first revision with this position, draft and seats: what was asked on it or
 * later still counts. `match` counts the matches that the session has shown. `joined` is how often
 * the match has taken in what was made of it in another tab.
 */
export interface View extends MatchView {
  type: "view";
  session: string;
  revision: number;
  moved: number;
  match: number;
  joined: number;
}

/**
 * How good something is for the first player: the share of games won, from 0 to 1.
 *
 * `result` is how the game ends with best play, 1, 0 or -1, where that is proved, and `points` how
 * many the first player is then ahead, in games of points where that is known.
 */
export interface Verdict {
  winrate: number;
  result?: 1 | 0 | -1;
  points?: number;
}

/** One of the best moves with what is expected to be played after it, in notation. */
export interface LineView {
  moves: string[];
  verdict: Verdict;
  playouts: number;
}

/** A legal move with its exact value. */
export interface TurnView {
  move: string;
  verdict: Verdict;
}

/**
 * What is known of the position at the cursor, which is `node`; sent again as more is found.
 *
 * `state` tells whether more is to come; a paused one goes on when it is watched again. `verdict`
 * is missing until something is known. `lines` are the best three moves, best first. `turns` are
 * those whose value is proved, best first, where all are to be proved, of so many `legal` ones.
 * `shapes` show on the board what `lines` or `turns` tell.
 */
export interface Analysis {
  type: "analysis";
  session: string;
  revision: number;
  node: number;
  state: "running" | "paused" | "done";
  verdict?: Verdict;
  playouts: number;
  lines: LineView[];
  turns?: TurnView[];
  legal: number;
  shapes: Shape[];
}

/** The task to find what would have been better: a position, and the goal to reach in it. */
export interface SecondTry {
  position: string;
  goal: string;
}

/**
 * What a move gave away: a share of its player's chances, and `points` where they are known.
 *
 * `proved` tells that it is no estimate; `better` is what would have been best. `task` is there
 * where it is worth finding that.
 */
export interface JudgementView {
  grade: "dubious" | "mistake" | "blunder";
  lost: number;
  points?: number;
  proved: boolean;
  better: string;
  task?: SecondTry;
}

/** What is known of a node of the tree, and of the move that led there. */
export interface Assessment {
  node: number;
  verdict: Verdict;
  judgement?: JudgementView;
}

/**
 * What is known of all nodes that were looked into.
 *
 * `reviewed` is there while all moves of a game are looked into: how far that has come, 0 to 1. In
 * tasks, a move counts that is estimated at most so much of the chances (`bound`) below the best.
 */
export interface Assessments {
  type: "assessments";
  session: string;
  revision: number;
  nodes: Assessment[];
  bound: number;
  reviewed?: number;
}

/**
 * What was found out since this was last told, for a page to keep with the game.
 *
 * For each position a text, to be handed back with `open`; what came before for one is replaced.
 */
export interface Findings {
  type: "findings";
  session: string;
  revision: number;
  found: Record<string, string>;
}

/**
 * How far the search for a hint has come, and the move with its shapes once it is found.
 *
 * The move is `apart` where what is chosen already leads to others alone.
 */
export interface Hint {
  type: "hint";
  session: string;
  revision: number;
  done: number;
  move?: string;
  apart?: boolean;
  verdict?: Verdict;
  shapes: Shape[];
}

/** A line of a search in notation, seen by the mover of the position searched. */
export interface SearchLine {
  moves: string[];
  winrate: number;
  playouts: number;
  result?: 1 | 0 | -1;
}

/** What an engine that helps another one has found of a position by now. */
export interface Assisted {
  type: "assisted";
  position: string;
  playouts: number;
  lines: SearchLine[];
}

/** The answer to `trace`: the line as shapes to be drawn over the board. */
export interface Trace {
  type: "trace";
  session: string;
  revision: number;
  moves: string[];
  shapes: Shape[];
}

/** One move of a model game: who made it, where from, and what is said of it. */
export interface ModelMove {
  text: string;
  player: string;
  position: string;
  comment: string;
}

/**
 * The answer to `model`: a game with comments, and what a session needs to begin with it.
 *
 * `introduction` is what is said before the first move, and `fragment` the game as a link. `tags`
 * are the record's. A guess brings up to `full` points.
 */
export interface Model {
  type: "model";
  game: string;
  settings: Record<string, string>;
  tags: Record<string, string>;
  introduction: string;
  moves: ModelMove[];
  result: string;
  fragment: string;
  full: number;
}

/**
 * The answer to `guess`: the move and its points, of `full` that there are to be had.
 *
 * `best` is a move of the highest value known; `known` tells that the guess had a value already,
 * and was not searched for.
 */
export interface GuessedMove {
  type: "guessed";
  position: string;
  move: string;
  points: number;
  full: number;
  best: string;
  known: boolean;
}

/** What is to be sent to a guest of a circle, or (0) to its host. */
export interface CircleText {
  to: number;
  text: string;
}

/**
 * Who looks at one board together, and what is to be sent to them.
 *
 * The host is number 0, and this device is number `you`; until the board has come that is 0 too,
 * so `hosting` tells. `guests` are those who look on, `most` so many there may be. `holder` may
 * change the board, and `points` tells who points at what space. `number` is that of the board
 * that was told last. `trouble` is what was refused last of what came. Once it is `ended`, another
 * game is shown here.
 */
export interface Circle {
  type: "circle";
  session: string;
  id: string;
  hosting: boolean;
  you: number;
  holder: number;
  number: number;
  guests: number[];
  most: number;
  points: [number, string][];
  send: CircleText[];
  trouble: Text | null;
  ended: boolean;
}

export type Word = "hello" | "luck" | "well" | "thanks" | "sorry" | "moment" | "here" | "bye";

/** What one of the two persons has said: a `word` that pages know in words, or a text. */
export interface WordsView {
  own: boolean;
  word: Word | null;
  text: string;
}

/**
 * The clocks of a live game, as they are now, in milliseconds.
 *
 * `left` is the time of both sides, of whom one's is `running` (0 or 1). `stood` is by how much
 * the other person's clock has gone too slowly.
 */
export interface LiveTimes {
  left: [number, number];
  running: number | null;
  stood: number;
}

/**
 * How a live game stands, and what is to be sent to the other device, each text by itself.
 *
 * `shared` tells that the other device surely has all that was done here. `apart` tells that the
 * two know different courses of the game, `again` whether the person here and the other one want
 * another game, which can be where it is `over`. `met` tells that the other one has answered, and
 * `hidden` and `typing` tell of that page. `trouble` is what was refused last of what came. Once
 * it is `ended`, another game is shown here. `way` is how long a message takes, in milliseconds,
 * where that is known, and `times` are there where there are clocks.
 */
export interface Live {
  type: "live";
  session: string;
  id: string;
  send: string[];
  said: WordsView[];
  shared: boolean;
  apart: boolean;
  over: boolean;
  again: [boolean, boolean];
  met: boolean;
  hidden: boolean;
  typing: boolean;
  trouble: Text | null;
  ended: boolean;
  way: number | null;
  times: LiveTimes | null;
}

/** What games there are, for a page's menus: settings with what is offered, and the levels. */
export interface Catalogue {
  type: "catalogue";
  games: GameEntry[];
}

/**
 * One game of the catalogue.
 *
 * `settles` names the settings that can be settled by question and answer, and `rounds` tells that
 * a match of two rounds can be played. `handicaps` are the numbers of pieces that the first player
 * may be given at the start.
 */
export interface GameEntry {
  name: string;
  players: [string, string];
  settings: SettingEntry[];
  levels: LevelEntry[];
  settles: string[];
  rounds: boolean;
  handicaps: number[];
}

/** One level of the computer: its strength from 1 to 9, and how long a move takes, about. */
export interface LevelEntry {
  level: number;
  strength: number;
  seconds: number;
}

/**
 * One setting: its word, its default and the values to offer, as texts.
 *
 * A `number` may have other values than those offered; a `flag` has two; a `player` is the word of
 * the side that begins. With `drawn`, other values can be drawn by `sketch`.
 */
export interface SettingEntry {
  name: string;
  kind: "choice" | "number" | "flag" | "player";
  default: string;
  offered: string[];
  drawn?: boolean;
}

/**
 * What a choice would do, or why it is barred; `spaces` show the reason.
 *
 * `shapes` are drawn over the board for as long as it stands. `refused` tells an answer to a
 * choice that could not be taken from an answer to `inspect`.
 */
export interface Explanation {
  type: "explanation";
  session: string;
  revision: number;
  choice: string;
  refused: boolean;
  text: Text;
  spaces: string[];
  shapes: Shape[];
}

/** How far a search has come: `done` from 0 to 1, `winrate` for the side to move. */
export interface Thinking {
  type: "thinking";
  session: string;
  revision: number;
  done: number;
  winrate: number;
  playouts: number;
}

/**
 * Something handed in could not be used, or (`bridge-internal`) the engine is at fault.
 *
 * It answers a command of the type `about`, where it answers one; `session` is empty where that
 * is about none. The session goes on unchanged.
 */
export interface Trouble {
  type: "trouble";
  session: string;
  about: string;
  text: Text;
}

/**
 * The answer to `propose`: the settings completed, or what is wrong with them.
 *
 * `handicap` is what brings the `level` that was named and the one below it nearest to an even
 * game, where that is known.
 */
export interface Proposal {
  type: "proposal";
  game: string;
  settings: Record<string, string>;
  problem: Text | null;
  handicap: HandicapEntry | null;
}

/** A handicap of the core: two levels, who is helped by what, and which share he wins so. */
export interface HandicapEntry {
  level: number;
  below: number;
  player: string;
  pieces: number;
  settings: Record<string, string>;
  share: number;
}

/**
 * The answer to `sketch`: the drawing as it is now, its picture, and what it stands for.
 *
 * `value` is the text of the setting or position, or None where the drawing will not do. `says`
 * tells what was drawn, or (`refused`) what is wrong with it or with what was to be done, and
 * `spaces` where.
 */
export interface Sketch {
  type: "sketch";
  game: string;
  what: string;
  drawing: string;
  scene: Scene;
  value: string | null;
  says: Text;
  refused: boolean;
  spaces: string[];
  tools: Tool[];
  switches: Switch[];
}

/** The answer to `gather`: one text of records; `left_out` counts fragments of no use. */
export interface Gathered {
  type: "gathered";
  record: string;
  left_out: number;
}

/** The answer to `challenge`: the game to be sent, and who plays what in it from where on. */
export interface Challenged {
  type: "challenged";
  session: string;
  revision: number;
  fragment: string;
  ply: number;
  player: string;
  level: number;
}

/**
 * The answer to `read`: the matches of a text up to the first thing that is wrong with it.
 *
 * `number` is that of the question, or 0.
 */
export interface Collection {
  type: "collection";
  number: number;
  matches: CollectionEntry[];
  problem: Text | null;
}

/**
 * The answer to `adopt`: the games of a text that are new, and how many are kept already.
 *
 * They come up to the first thing that is wrong with the text.
 */
export interface Adopted {
  type: "adopted";
  games: KeptMatch[];
  known: number;
  problem: Text | null;
}

/** The answer to `picture`: SVG text that needs nothing else. */
export interface Picture {
  type: "picture";
  session: string;
  revision: number;
  kind: PictureKind;
  svg: string;
}

/**
 * The answer to `parts`: attributes of an embedded board, by name.
 *
 * `status` is that of the view as it is told to somebody who plays on neither side.
 */
export interface Parts {
  type: "parts";
  session: string;
  revision: number;
  parts: Record<string, string>;
  status: Text;
}

/**
 * A mark on the board with its meaning.
 *
 * The shapes are an example, in a square of so many board units (`extent`) about the origin.
 */
export interface LegendEntry {
  extent: number;
  shapes: Shape[];
  text: Text;
}

/** The answer to `legend`: the marks that are on the board now. */
export interface Legend {
  type: "legend";
  session: string;
  revision: number;
  entries: LegendEntry[];
}

/**
 * The answer to `legal`: how many moves there are, and in notation those that begin so.
 *
 * `complete` tells that none was left out for want of room.
 */
export interface Legal {
  type: "legal";
  session: string;
  revision: number;
  count: number;
  start: string;
  moves: string[];
  complete: boolean;
}

export type Event = Adopted | Analysis | Assessments | Assisted | Catalogue | Challenged | Circle | Collection | Explanation | Findings | Gathered | GuessedMove | Hint | Legal | Legend | Live | Model | Parts | Picture | Proposal | Sketch | Thinking | Trace | Trouble | View;

/**
 * Begin a game with the same settings and players as the one that is shown.
 *
 * It begins at its `start`, where the players change sides, after the same `opening`, or where the
 * person here went wrong who has `lost` it; then everybody keeps their side. `level` is the
 * computer's from now on, and `correspondence` as for `new`.
 */
export interface Again {
  type: "again";
  session: string;
  revision: number;
  at: "start" | "opening" | "lost";
  level?: number;
  correspondence?: string;
}

/**
 * Begin a session from the first of fragment and record that is given, else with a new game.
 *
 * With `start`, which says more, neither is looked at. What cannot be read is answered with
 * trouble: a session that is there goes on as it is, and another one begins with a new game of
 * the default size, of the game that a mangled link names. `seats` are for first and second
 * player; without them nobody plays a game by link here. `shared` is what both devices of that
 * know. `numbers` is as for `Display`, `pace` as for `Pace` and `ponder` as for `Ponder`. A game
 * that is `watched` is played in another tab, where the computer makes its moves. A position is
 * analysed for so many seconds at most, `analysis_seconds`. `findings` are the texts that were
 * told of the game's positions when it was analysed before.
 */
export interface Open {
  type: "open";
  session: string;
  start?: Start;
  fragment?: string;
  record?: string;
  seats?: [SeatChoice, SeatChoice];
  shared?: SharedChoice;
  numbers?: boolean;
  pace?: number;
  ponder?: boolean;
  analysis_seconds?: number;
  watched?: boolean;
  findings?: Record<string, string>;
}

/** Show the board so from now on: with the numbers of their moves on the pieces, or without. */
export interface Display {
  type: "display";
  session: string;
  revision: number;
  numbers: boolean;
}

/** Turn the board to so many quarters to the right; one of the view's `orientations`. */
export interface Orient {
  type: "orient";
  session: string;
  revision: number;
  orientation: Orientation;
}

/** Let the computer think so many times as long as usual at its highest level from now on. */
export interface Pace {
  type: "pace";
  session: string;
  revision: number;
  pace: number;
}

/**
 * Let the computer think while a person is to move, from now on, or (not `on`) no longer.
 *
 * It does so at levels that take the time they are given, in games that are played here, and it
 * is told nobody.
 */
export interface Ponder {
  type: "ponder";
  session: string;
  revision: number;
  on: boolean;
}

/**
 * Look at one board with others, as its `host` or as a guest; `id` is the circle's.
 *
 * With `on` false, no more. `number` is that of the board that the host's engine before this one
 * has told last: guests heed only what comes after it.
 */
export interface JoinCircle {
  type: "circle";
  session: string;
  revision: number;
  id: string;
  host: boolean;
  on: boolean;
  number?: number;
}

/** A guest of a number can be reached, or (with `on` false) no more. */
export interface Welcome {
  type: "welcome";
  session: string;
  revision: number;
  guest: number;
  on: boolean;
}

/** Take in a text that came from a guest, or (0) from the host. */
export interface Overhear {
  type: "overhear";
  session: string;
  revision: number;
  guest: number;
  text: string;
}

/** Hand the move to a guest, or (0) take it back. */
export interface HandOver {
  type: "hand";
  session: string;
  revision: number;
  to: number;
}

/** Point at a space, or at nothing any more. */
export interface PointAt {
  type: "point";
  session: string;
  revision: number;
  at: string | null;
}

/**
 * Ask to take back the last move of whoever plays here, or (with `on` false) no more.
 *
 * With `draw`, a draw is offered instead.
 */
export interface Request {
  type: "request";
  session: string;
  revision: number;
  on: boolean;
  draw?: boolean;
}

/** Answer what the other person asks. */
export interface AnswerRequest {
  type: "answer_request";
  session: string;
  revision: number;
  accept: boolean;
}

/** Try what the other person may play, and the reply, while `on`. */
export interface Foresee {
  type: "foresee";
  session: string;
  revision: number;
  on: boolean;
}

/**
 * The devices of a game by link have found each other, or (with `on` false) lost each other.
 *
 * `left` are the times of both sides that were kept, in milliseconds.
 */
export interface Meet {
  type: "meet";
  session: string;
  revision: number;
  on: boolean;
  left?: [number, number];
}

/** Take in a text that came from the other device. */
export interface Hear {
  type: "hear";
  session: string;
  revision: number;
  text: string;
}

/** Say something to the other person: a `word` that both pages know, or a text. */
export interface Say {
  type: "say";
  session: string;
  revision: number;
  word?: Word;
  text?: string;
}

/** Tell how the person here attends to the game; to be repeated every few seconds. */
export interface Attend {
  type: "attend";
  session: string;
  revision: number;
  hidden: boolean;
  typing: boolean;
}

/** Want another game with sides changed, or no more; it begins when both want it. */
export interface WantAgain {
  type: "want_again";
  session: string;
  revision: number;
  on: boolean;
}

/** Read a record with comments; answered with a model. Needs no session and changes none. */
export interface ReadModel {
  type: "model";
  record: string;
}

/**
 * Ask what a move is worth; answered with `guessed`, at once where its value is known.
 *
 * `values`, `exact` and `whole` are as in `study.guess.Worth`; there is a value at least.
 */
export interface Guess {
  type: "guess";
  game: string;
  position: string;
  move: string;
  values: Record<string, number>;
  exact: boolean;
  whole: number;
}

/**
 * Ask what a new game would be with these settings; answered with a proposal.
 *
 * With `level` also which handicap helps against that level of the computer. Needs no session and
 * changes none, as does `sketch`.
 */
export interface Propose {
  type: "propose";
  game: string;
  settings: Record<string, string>;
  level?: number;
}

/**
 * Draw the value of a setting, or (`what`) a `position`.
 *
 * With `value` a drawing of it is begun; where that cannot be done, the `drawing` beside it stays.
 * With `choice` a drawing is changed: at a space with a `tool`, by a switch such as `side:black`,
 * or as a whole by `clear`. A `drawing` alone is just shown.
 */
export interface DrawSketch {
  type: "sketch";
  game: string;
  what: string;
  value?: string;
  drawing?: string;
  choice?: string;
  tool?: string;
}

/**
 * Point at a space or an option: the draft grows, or a whole move is played.
 *
 * With `hold`, the move waits for `confirm` and is shown as not yet played.
 */
export interface Choose {
  type: "choose";
  session: string;
  revision: number;
  choice: string;
  hold?: boolean;
}

/** Play a whole move given in notation. */
export interface Play {
  type: "play";
  session: string;
  revision: number;
  move: string;
}

/** Put the cursor on a node of the game tree (0 is the start). */
export interface Go {
  type: "go";
  session: string;
  revision: number;
  node: number;
}

/** Change the tree at a node: `promote` its line, or `delete` it and all that follows. */
export interface Prune {
  type: "promote" | "delete";
  session: string;
  revision: number;
  node: number;
}

/** Take in what was made of the same game in another tab, given as its fragment. */
export interface Join {
  type: "join";
  session: string;
  revision: number;
  fragment: string;
}

/**
 * Begin a game from where the session's task is, against the computer at a level.
 *
 * The person has the side that is to move there. In a game that is practised already, it begins
 * anew.
 */
export interface Practise {
  type: "practise";
  session: string;
  revision: number;
  level: number;
}

/** Ask what may be done with a space or an option; answered with an explanation. */
export interface Inspect {
  type: "inspect";
  session: string;
  revision: number;
  choice: string;
}

/**
 * Ask for help with a task that this move solves; answered with an explanation.
 *
 * Step 1 tells where to look, step 2 what to choose first.
 */
export interface Clue {
  type: "clue";
  session: string;
  revision: number;
  move: string;
  step: 1 | 2;
}

/** Ask for a line of moves from the cursor on, drawn on the board; answered with a trace. */
export interface DrawTrace {
  type: "trace";
  session: string;
  revision: number;
  moves: string[];
}

/** Ask what the marks on the board mean; answered with `legend`. */
export interface AskLegend {
  type: "legend";
  session: string;
  revision: number;
}

/**
 * Ask which moves are legal at the cursor; answered with `legal`.
 *
 * Listed are at most so many (`most`) of those whose text begins with `start`.
 */
export interface ListMoves {
  type: "legal";
  session: string;
  revision: number;
  start: string;
  most: number;
}

/** Annotate the position at a node: what is given replaces what was noted before. */
export interface Annotate {
  type: "annotate";
  session: string;
  revision: number;
  node: number;
  comment?: string;
  glyphs?: number[];
}

/** Draw a mark on the position at the cursor, or take it away if it is there. */
export interface DrawMark {
  type: "mark";
  session: string;
  revision: number;
  kind: "circle" | "arrow";
  spaces: string[];
}

/** Tell names, date and event; an empty text takes a tag away. */
export interface SetTags {
  type: "tags";
  session: string;
  revision: number;
  tags: Record<string, string>;
}

/**
 * Read a text of records; answered with a collection. Needs no session and changes none.
 *
 * `fragments` are those of the games that are kept already. `number` comes back with the answer,
 * since a short text overtakes a long one.
 */
export interface Read {
  type: "read";
  text: string;
  fragments: string[];
  number?: number;
}

/**
 * Ask how the games of a text of records are to be kept; answered with `adopted`.
 *
 * `fragments` are those of the games that are kept already.
 */
export interface Adopt {
  type: "adopt";
  text: string;
  fragments: string[];
}

/** Ask for the records of games given as fragments; answered with `gathered`. */
export interface Gather {
  type: "gather";
  fragments: string[];
}

/**
 * Ask for a picture that stands alone; answered with a picture.
 *
 * A `still` one is of the cursor's position, or of that at another `node`; an `animated` one of
 * the line through the cursor. `numbers` are those of the moves, written on the pieces.
 */
export interface Draw {
  type: "picture";
  session: string;
  revision: number;
  kind: PictureKind;
  theme: Theme;
  board?: BoardTheme;
  coordinates: boolean;
  numbers: boolean;
  node?: number;
}

/**
 * Ask by which attributes an embedded board shows the game as it stands; answered with parts.
 *
 * `mode` is one of those of `Start`. With `whole` the game is told from its beginning, else from
 * the cursor on.
 */
export interface TellParts {
  type: "parts";
  session: string;
  revision: number;
  mode: "diagram" | "replay" | "play" | "puzzle";
  whole: boolean;
}

/** Ask for a challenge from the cursor of a game that is over; answered with `challenged`. */
export interface MakeChallenge {
  type: "challenge";
  session: string;
  revision: number;
}

/**
 * Begin a new game in the session.
 *
 * With `settle`, the settings that the game leaves open are first settled by the two persons whose
 * `seats` are given; else `seats` are those of the first and the second player. `rounds` is 1 or,
 * in games that are played in rounds, 2. Where a seat is remote, `correspondence` is the id
 * under which both devices know the game. With `position` the game begins from a set up position;
 * then `settings` are what its text does not tell. With `handicap` so many pieces of the first
 * player's are there at the start. `names` are those of the persons on the `seats`.
 */
export interface New {
  type: "new";
  session: string;
  revision: number;
  game: string;
  settings: Record<string, string>;
  seats: [SeatChoice, SeatChoice];
  settle?: boolean;
  rounds?: number;
  position?: string;
  handicap?: number;
  correspondence?: string;
  names?: [string, string];
}

/** Answer the view's question. */
export interface Answer {
  type: "answer";
  session: string;
  revision: number;
  answer: string;
}

/**
 * Give the sides to other players in the middle of a game.
 *
 * `correspondence` is as for `new`, and `shared` what both devices know. With `here`, the game
 * goes on from the cursor, though other moves have been made there before. `own` is the fragment
 * of the same game as it was kept here: what was tried and noted in it comes along.
 */
export interface Seats {
  type: "seats";
  session: string;
  revision: number;
  seats: [SeatChoice, SeatChoice];
  correspondence?: string;
  here?: boolean;
  shared?: SharedChoice;
  own?: string;
}

/** Tell how much of a game by link both devices know. */
export interface Share {
  type: "shared";
  session: string;
  revision: number;
  shared: SharedChoice;
}

/**
 * Analyse the position at the cursor while `on`, wherever it goes; `paused` while unseen.
 *
 * While a game is analysed, one person plays both sides, and new moves make variations. It counts
 * on any view. Nothing is found out where the view's controls say that it is not allowed.
 */
export interface Analyse {
  type: "analyse";
  session: string;
  revision: number;
  on: boolean;
  paused: boolean;
}

/**
 * Let an engine help another one: search a position, or (where it is empty) none any more.
 *
 * Answered with `assisted` again and again. Needs no session.
 */
export interface Assist {
  type: "assist";
  game: string;
  position: string;
}

/**
 * Hand over what a helper has found of the cursor's position; of another one it is dropped.
 *
 * What the same `helper` found before is replaced.
 */
export interface Merge {
  type: "merge";
  session: string;
  revision: number;
  helper: number;
  position: string;
  playouts: number;
  lines: SearchLine[];
}

/**
 * Commands without arguments.
 *
 * - `close`: End the session.
 * - `look`: Which board is here, told to the host; to be repeated every few seconds.
 * - `retract`: Take back the last choice of a draft.
 * - `confirm`: Play the move that is held.
 * - `rejoin`: Go back to where the game goes on, which is not analysed any more.
 * - `undo`: Go back to where a human is to move, or is asked.
 * - `redo`: Go forward to where a human is to move.
 * - `resign`: Give the game up for the human to move.
 * - `time_out`: Lose the game for whose turn it is; live, where that is so by this device's count.
 * - `next_round`: Begin the next round of a match.
 * - `review`: Look into all moves of the line through the cursor.
 * - `hint`: Look for a good move for the human to move.
 * - `halt`: End `hint` and `review`.
 */
export interface Simple {
  type: "close" | "look" | "retract" | "confirm" | "rejoin" | "undo" | "redo" | "resign" | "time_out" | "next_round" | "review" | "hint" | "halt";
  session: string;
  revision: number;
}

export type Command = Adopt | Again | Analyse | Annotate | Answer | AnswerRequest | AskLegend | Assist | Attend | Choose | Clue | Display | Draw | DrawMark | DrawSketch | DrawTrace | Foresee | Gather | Go | Guess | HandOver | Hear | Inspect | Join | JoinCircle | ListMoves | MakeChallenge | Meet | Merge | New | Open | Orient | Overhear | Pace | Play | PointAt | Ponder | Practise | Propose | Prune | Read | ReadModel | Request | Say | Seats | SetTags | Share | Simple | TellParts | WantAgain | Welcome;
