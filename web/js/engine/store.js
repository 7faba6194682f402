/** What the page knows of one session, and the one way for commands to leave. */

import { Pause } from "./pause.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Explanation} Explanation
 * @typedef {import("./protocol.js").Thinking} Thinking
 * @typedef {import("./protocol.js").Catalogue} Catalogue
 * @typedef {import("./protocol.js").Proposal} Proposal
 * @typedef {import("./protocol.js").Sketch} Sketch
 * @typedef {import("./protocol.js").Collection} Collection
 * @typedef {import("./protocol.js").Gathered} Gathered
 * @typedef {import("./protocol.js").Gather} Gather
 * @typedef {import("./protocol.js").Challenged} Challenged
 * @typedef {import("./protocol.js").Picture} Picture
 * @typedef {import("./protocol.js").Parts} Parts
 * @typedef {import("./protocol.js").Propose} Propose
 * @typedef {import("./protocol.js").DrawSketch} DrawSketch
 * @typedef {import("./protocol.js").Analysis} Analysis
 * @typedef {import("./protocol.js").Assessments} Assessments
 * @typedef {import("./protocol.js").Hint} Hint
 * @typedef {import("./protocol.js").Trace} Trace
 * @typedef {import("./protocol.js").Read} Read
 * @typedef {import("./protocol.js").Model} Model
 * @typedef {import("./protocol.js").ReadModel} ReadModel
 * @typedef {import("./protocol.js").GuessedMove} GuessedMove
 * @typedef {import("./protocol.js").Guess} Guess
 * @typedef {import("./protocol.js").Legal} Legal
 * @typedef {import("./protocol.js").Legend} Legend
 * @typedef {import("./protocol.js").Command} Command
 * @typedef {import("./protocol.js").Event} EngineEvent
 * @typedef {import("./protocol.js").Live} Live
 * @typedef {import("./protocol.js").Text} Text
 * @typedef {{stage: string, fraction: number}} Progress
 *
 * Whether this tab plays the game or follows another one that does, or `asked` while that is being found out.
 * @typedef {"asked" | "owner" | "follower"} Place
 * @typedef {"view" | "explanation" | "thinking" | "catalogue" | "trouble" | "progress" | "waiting" | "proposal" | "sketch" | "collection" | "gathered" | "challenged" | "picture" | "parts" | "told" | "analysis" | "assessments" | "hint" | "trace" | "legal" | "legend" | "model" | "guessed" | "live" | "place" | "words"} Topic
 */

/** Commands after which what was chosen ahead makes no sense any more. */
const ELSEWHERE = new Set(["undo", "redo", "go", "resign", "new", "again", "next_round"]);
/** Commands that change what is seen of a game, and not the game. */
const LEAFING = new Set(["undo", "redo", "go", "display", "orient", "pace", "hint", "halt", "picture", "parts", "clue"]);
/** Commands that a person gives by merely looking, or not at all. */
const ASIDE = new Set(["inspect", "trace", "analyse", "merge", "legal", "legend", "join", "meet", "hear", "attend", "say", "want_again"]);
/** Commands that a game bears which is played in another tab: they change what is seen here, or begin another one. */
const BORNE = new Set([...ASIDE, "go", "display", "orient", "pace", "halt", "picture", "parts", "clue", "challenge", "new", "again", "close"]);

/** Commands that a choice waits for: made on the view before them, the engine would drop it. */
const FIRST = new Set(["seats"]);

/** Answers that say something of the position shown, and nothing of another one. */
const OF_POSITION = new Set(["explanation", "thinking", "analysis", "hint", "trace", "legal", "legend"]);

/** What is told when there is no engine. */
const FAILURES = new Set(["boot-failed", "engine-failed"]);

/** One session as the page sees it. */
export class Store {
  /** @type {View | null} */
  view = null;
  /** @type {Explanation | null} */
  explanation = null;
  /** @type {Thinking | null} */
  thinking = null;
  /** @type {Catalogue | null} */
  catalogue = null;
  /** @type {Proposal | null} */
  proposal = null;
  /** @type {Sketch | null} */
  sketch = null;
  /** What could not be done. @type {Text | null} */
  trouble = null;
  /** The type of the command that this is the answer to, if it is one's. */
  about = "";
  /** What the page itself has to say, such as that something was copied. @type {Text[] | null} */
  told = null;
  /** @type {Collection | null} */
  collection = null;
  /** @type {Model | null} */
  model = null;
  /** @type {GuessedMove | null} */
  guessed = null;
  /** @type {Gathered | null} */
  gathered = null;
  /** @type {Challenged | null} */
  challenged = null;
  /** @type {Picture | null} */
  picture = null;
  /** @type {Parts | null} */
  parts = null;
  /** What is known of the position, in a game that is analysed. @type {Analysis | null} */
  analysis = null;
  /** What is known of all positions, in a game that is analysed. @type {Assessments | null} */
  assessments = null;
  /** @type {Hint | null} */
  hint = null;
  /** @type {Trace | null} */
  trace = null;
  /** Which moves are legal, as last asked for. @type {Legal | null} */
  legal = null;
  /** What the marks on the board mean, as last asked for. @type {Legend | null} */
  legend = null;
  /** How the game stands that is played live, as last told. @type {Live | null} */
  live = null;
  /** Whether the other person of a game by link is reached without one. */
  together = false;
  /** @type {Progress | null} */
  progress = null;
  /** Choices made while the engine could not take them yet. @type {string[]} */
  waiting = [];
  /** @type {Place} */
  place = "owner";
  /** How often something was done to the game, and not merely looked at. */
  acts = 0;
  /** Whether a whole move is to wait until it is confirmed; only where a page can confirm one. @type {() => boolean} */
  holds = () => false;
  /** Whether choices wait for somebody else's move; only where a page can tell of that. @type {(view: View) => boolean} */
  awaits = () => false;
  /** Between a person's move and the computer's. */
  pause = new Pause(() => this.view, (event) => this.#take(event));

  /** How many choices to take back before those that wait. */
  #retracts = 0;
  /** The revision on which a choice that the engine is at was made, or taken back; -1 where any view answers. @type {number | null} */
  #sent = null;
  /** That choice, if it is one. @type {string[]} */
  #choice = [];
  /** How many of the choices made ahead the engine has taken; null where none are being made. @type {number | null} */
  #ahead = null;
  /** What has been asked that is about no session. @type {Set<string>} */
  #asked = new Set();
  /** @type {(command: Command) => void} */
  #deliver = () => {};
  /** @type {{topics: Topic[], listener: () => void}[]} */
  #listeners = [];

  /** @param {string} session */
  constructor(session) {
    this.session = session;
  }

  /** @param {(command: Command) => void} deliver */
  connect(deliver) {
    this.#deliver = deliver;
  }

  /**
   * Call `listener` whenever one of the topics changes; once where several do together.
   * @param {Topic[]} topics
   * @param {() => void} listener
   */
  on(topics, listener) {
    this.#listeners.push({ topics, listener });
  }

  /**
   * Draw a part of the page from now on: with each view, in other words, and when one of the further topics changes.
   * Parts are drawn in the order in which they were registered.
   * @param {(view: View) => void} part
   * @param {Topic[]} [further]
   */
  register(part, further = []) {
    this.on(["view", "words", ...further], () => this.view && part(this.view));
  }

  /** Say all anew, as in another language. */
  retell() {
    this.#changed("words");
  }

  /** @param {Topic[]} changed */
  #changed(...changed) {
    for (const { topics, listener } of [...this.#listeners]) if (topics.some((topic) => changed.includes(topic))) listener();
  }

  /**
   * Begin, or begin anew from an address: `open` needs no revision.
   * @param {Omit<import("./protocol.js").Open, "type" | "session">} [from]
   */
  open(from = {}) {
    // What was chosen ahead was for another game, or comes back with this one where it is kept.
    if (this.view && this.awaits(this.view)) this.waiting = [];
    this.pause.end();
    this.settle();
    this.#deliver({ type: "open", session: this.session, ...from });
  }

  /**
   * Open what is shown in an engine that knows nothing of it. What was chosen meanwhile waits for its view.
   * @param {Omit<import("./protocol.js").Open, "type" | "session">} from
   */
  reopen(from) {
    this.open(from);
    const { session, view } = this;
    // What was chosen for the move that is not complete, and what the engine was at, it does not know any more.
    const drafted = view && !this.awaits(view) && this.#ahead === null ? view.draft : [];
    this.waiting = [...drafted, ...(this.#sent === null ? [] : this.#choice), ...this.waiting];
    this.#choice = [];
    this.#sent = -1;
    this.#retracts = 0;
    if (view?.explored) this.#deliver({ type: "analyse", session, revision: 0, on: true, paused: document.hidden });
    this.tell({ key: "engine-restarted", args: {} });
  }

  /** Ask something that is about no session. @param {Propose | DrawSketch | Read | Gather | ReadModel | Guess} question */
  ask(question) {
    this.#asked.add(question.type);
    if (this.trouble && this.about === question.type) this.settle();
    this.#deliver(question);
  }

  /**
   * Send a command about the view now shown; the engine drops it when it has moved on.
   * @param {Record<string, unknown> & {type: Command["type"]}} command
   */
  send(command) {
    if (!this.view || this.#barred(command.type)) return;
    if (ELSEWHERE.has(command.type) && this.awaits(this.view)) this.drop();
    if (!ASIDE.has(command.type)) {
      if (!LEAFING.has(command.type)) this.acts += 1;
      this.pause.end();
      this.settle();
    }
    if (FIRST.has(command.type) && this.#sent === null) [this.#sent, this.#choice] = [this.view.revision, []];
    this.#give(command);
  }

  /** @param {Record<string, unknown> & {type: Command["type"]}} command */
  #give(command) {
    const { session, view } = this;
    if (view) this.#deliver(/** @type {Command} */ ({ ...command, session, revision: view.revision }));
  }

  /** What cannot be done to a game that is played in another tab is said instead. @param {string} type */
  #barred(type) {
    const barred = this.place === "follower" && !BORNE.has(type);
    if (barred) this.tell({ key: "followed-barred", args: {} });
    return barred;
  }

  /** Know whether the game is played in this tab; choices wait for that. @param {Place} place */
  put(place) {
    this.place = place;
    if (place === "follower") this.drop();
    this.#changed("place");
    this.#pump();
  }

  /** Messages about the last command have been read once the next one is given. */
  settle() {
    if (this.trouble) {
      this.trouble = null;
      this.#changed("trouble");
    }
    if (this.told) {
      this.told = null;
      this.#changed("told");
    }
    this.forget();
  }

  /**
   * Choose a space or an option. Choices go up one at a time, each on the view that the one before led
   * to, so that none is lost before the engine is ready or in a fast double click.
   * @param {string} choice
   */
  choose(choice) {
    if (this.#barred("choose")) return;
    // No move takes the same thing three times: whoever points at it so often wants it no more.
    const ahead = this.view !== null && this.awaits(this.view);
    if (ahead && this.waiting.filter((one) => one === choice).length > 1) return this.drop();
    this.waiting.push(choice);
    this.#pump();
    this.#changed("waiting");
  }

  /** Choose ahead what was chosen before. @param {string[]} choices */
  plan(choices) {
    if (this.place === "follower") return;
    this.waiting = [...choices];
    this.#ahead = 0;
    this.#pump();
    this.#changed("waiting");
  }

  /** Forget the choices that wait. */
  drop() {
    if (!this.waiting.length) return;
    this.waiting = [];
    this.#changed("waiting");
  }

  /** What was chosen ahead cannot be played: all of it goes, and the person is told. @param {Text} reason */
  #spoil(reason) {
    this.#retracts = this.#ahead ?? 0;
    this.#ahead = null;
    this.waiting = [];
    this.trouble = this.explanation = null;
    this.told = [{ key: "premove-dropped", args: {} }, reason];
    this.#changed("told", "waiting");
  }

  #pump() {
    if (!this.view || this.place !== "owner" || this.#sent !== null || this.awaits(this.view)) return;
    if (this.view.thinking) this.waiting = [];
    const retracts = this.#retracts > 0;
    const choice = retracts ? undefined : this.waiting.shift();
    if (!retracts && choice === undefined) return;
    if (retracts) this.#retracts -= 1;
    this.#sent = this.view.revision;
    this.#choice = choice === undefined ? [] : [choice];
    if (retracts) this.#give({ type: "retract" });
    else this.send({ type: "choose", choice, hold: this.holds() });
  }

  /** Take back the last choice, first of those the engine has not seen. */
  retract() {
    if (this.#barred("retract")) return;
    const none = this.waiting.pop() === undefined;
    if (none && this.view && this.awaits(this.view)) return;
    if (none) this.#retracts += 1;
    this.settle();
    this.#pump();
    this.#changed("waiting");
  }

  /** Stop showing an explanation. */
  forget() {
    if (!this.explanation) return;
    this.explanation = null;
    this.#changed("explanation");
  }

  /** @param {Progress} progress */
  load(progress) {
    this.progress = progress;
    // What was said of an engine that failed is over when another one is on its way.
    if (this.trouble && FAILURES.has(this.trouble.key)) this.trouble = null;
    this.#changed("progress");
  }

  /** @param {Text} trouble */
  report(trouble) {
    this.trouble = trouble;
    this.about = "";
    // Whatever was said before, such as that the game goes on, is no longer so.
    this.told = this.progress = null;
    this.#changed("trouble");
  }

  /** Note whether the other person is reached directly. @param {boolean} together */
  reach(together) {
    if (together === this.together) return;
    this.together = together;
    this.#changed("live", "words");
  }

  /** Say something until the next command. @param {Text[]} told */
  tell(...told) {
    this.told = told;
    this.#changed("told");
  }

  /** @param {EngineEvent} event */
  receive(event) {
    // Helpers are asked elsewhere.
    if (event.type === "assisted") return;
    const ours = event.type === "trouble" && !event.session && this.#asked.has(event.about);
    if ("session" in event && event.session !== this.session && !ours) return;
    this.pause.offer(event);
  }

  /** Choices made while somebody else was to move are for the turn that begins; others were for the one that is over. @param {View} next */
  #turn(next) {
    const before = this.view !== null && this.awaits(this.view);
    const after = this.awaits(next);
    if (before && !after && this.waiting.length) this.#ahead = 0;
    if (!before && after) this.waiting = [];
  }

  /** @param {Exclude<EngineEvent, {type: "assisted"}>} event */
  #take(event) {
    if (OF_POSITION.has(event.type) && "revision" in event && event.revision !== this.view?.revision) return;
    const waited = this.waiting.length > 0 || this.#sent !== null;
    const answered = this.#note(event);
    const made = answered && this.#sent !== null;
    if (answered) this.#sent = null;
    if (made && this.#ahead !== null) {
      if (event.type === "explanation" || event.type === "trouble") this.#spoil(event.text);
      else this.#ahead += 1;
    }
    if (!this.waiting.length && this.#sent === null) this.#ahead = null;
    if (answered && waited) this.#changed(event.type, "waiting");
    else this.#changed(event.type);
    this.#pump();
  }

  /** Know what the engine has told. @param {Exclude<EngineEvent, {type: "assisted"}>} event @returns {boolean} whether it answers what was sent */
  #note(event) {
    if (event.type === "view") {
      this.#turn(event);
      this.view = event;
      this.pause.show(event);
      this.progress = this.explanation = this.thinking = this.hint = this.trace = null;
      if (!event.explored) this.analysis = this.assessments = null;
      // What changes no position may be shown while a choice is still on its way.
      return event.moved > (this.#sent ?? -1);
    }
    if (event.type === "trouble") {
      this.trouble = event.text;
      this.about = event.about;
      this.told = null;
      return ["choose", "retract", ...FIRST].includes(event.about);
    }
    Object.assign(this, { [event.type]: event });
    return event.type === "explanation" && event.refused;
  }
}
