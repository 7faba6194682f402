/** How the game stands on a board. */
export interface State {
  /** The game so far, as a record. */
  record: string;
  /** The position as one line of text. */
  position: string;
  /** How many moves led there. */
  ply: number;
  /** The last of these moves, and who made it; empty before the first. */
  move: string;
  player: string;
  /** `1-0`, `0-1` or `1/2-1/2` once the game is over, as the first player sees it. */
  result: string | null;
}

/** The events of a board, which bubble. */
export interface TrilithonBoardEventMap {
  /** The board is live. */
  "trilithon-ready": CustomEvent<Record<string, never>>;
  /** A move was made or stepped to. */
  "trilithon-move": CustomEvent<State>;
  /** There is no board, and the message says why. */
  "trilithon-problem": CustomEvent<{ message: string }>;
}

/** One board: a diagram, a replay, a game to play or a puzzle. Its attributes say which. */
export class TrilithonBoard extends HTMLElement {
  /** The game as a record, as far as it has come; what the attribute says until the board is used. */
  get record(): string | null;
  /** The position on the board as a line of text; what the attribute says until the board is used. */
  get position(): string | null;
  /** How many moves led to what is on the board; null until the board is used. */
  get ply(): number | null;
  /** Load the engine and make the board live, as a click on it does. */
  start(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "trilithon-board": TrilithonBoard;
  }
  interface HTMLElementEventMap extends TrilithonBoardEventMap {}
}
