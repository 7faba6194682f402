/** The field for programs: CodeMirror, in a shadow tree, since only there it needs no style element. */

import { LAB } from "./assets.js";

/**
 * @typedef {object} Editor
 * @property {() => string} read
 * @property {(text: string) => void} write
 * @property {() => void} focus
 */

/**
 * @param {string} name
 * @returns {Promise<any>}
 */
const load = (name) => import(`${LAB}codemirror/${name}.js`);

/**
 * Put an editor into an element.
 * @param {HTMLElement} host
 * @param {object} wishes
 * @param {string} wishes.label
 * @param {() => void} wishes.run
 * @param {(step: -1 | 1) => boolean} wishes.leaf Go to the program before or after in the history.
 * @param {(text: string) => void} wishes.changed
 * @returns {Promise<Editor>}
 */
export async function openEditor(host, { label, run, leaf, changed }) {
  const [viewing, stating, commanding, speaking, python, painting] = await Promise.all([
    /** @type {Promise<typeof import("@codemirror/view")>} */ (load("codemirror-view")),
    /** @type {Promise<typeof import("@codemirror/state")>} */ (load("codemirror-state")),
    /** @type {Promise<typeof import("@codemirror/commands")>} */ (load("codemirror-commands")),
    /** @type {Promise<typeof import("@codemirror/language")>} */ (load("codemirror-language")),
    /** @type {Promise<typeof import("@codemirror/lang-python")>} */ (load("codemirror-lang-python")),
    /** @type {Promise<typeof import("@lezer/highlight")>} */ (load("lezer-highlight")),
  ]);
  const { EditorView, keymap } = viewing;
  const { tags } = painting;
  const look = speaking.HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.modifier], class: "code-keyword" },
    { tag: [tags.string, tags.special(tags.string)], class: "code-string" },
    { tag: [tags.number, tags.bool, tags.null], class: "code-number" },
    { tag: tags.comment, class: "code-comment" },
    { tag: [tags.function(tags.definition(tags.variableName)), tags.className], class: "code-name" },
  ]);

  /** Only from the text's very ends, so that the arrows go on doing what they do. @param {-1 | 1} step */
  const leafAt = (step) => (/** @type {import("@codemirror/view").EditorView} */ view) => {
    const { main } = view.state.selection;
    return main.empty && main.head === (step < 0 ? 0 : view.state.doc.length) && leaf(step);
  };
  const pressed = () => (run(), true);
  const extensions = [
    stating.Prec.highest(
      keymap.of([
        { key: "Shift-Enter", run: pressed },
        { key: "Mod-Enter", run: pressed },
        { key: "ArrowUp", run: leafAt(-1) },
        { key: "ArrowDown", run: leafAt(1) },
      ]),
    ),
    commanding.history(),
    viewing.drawSelection(),
    speaking.indentUnit.of("    "),
    speaking.bracketMatching(),
    speaking.syntaxHighlighting(look),
    python.python(),
    keymap.of([...commanding.defaultKeymap, ...commanding.historyKeymap]),
    EditorView.lineWrapping,
    EditorView.domEventHandlers({ beforeinput: typeOver }),
    EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", autocapitalize: "off", autocorrect: "off", spellcheck: "false" }),
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && changed(state.doc.toString())),
  ];

  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  shadow.adoptedStyleSheets = [sheet];
  const view = new EditorView({ state: stating.EditorState.create({ extensions }), parent: shadow, root: shadow });
  return {
    read: () => view.state.doc.toString(),
    write: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 }, scrollIntoView: true }),
    focus: () => view.focus(),
  };
}

/**
 * Type over what is selected. Left to it, Chromium keeps the old text's look by a style attribute, which the
 * page's policy forbids.
 * @param {InputEvent} event
 * @param {import("@codemirror/view").EditorView} view
 */
function typeOver({ inputType, data }, view) {
  if (inputType !== "insertText" || data === null || view.state.selection.main.empty) return false;
  view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
  return true;
}

/** What the editor looks like; the colours are the page's. */
const LOOK = `
.cm-editor { height: 100%; color: var(--ink); font-size: var(--code-size); }
.cm-editor.cm-focused { outline: none; }
.cm-editor .cm-scroller { overflow: auto; font-family: var(--font-code); line-height: 1.5; }
.cm-editor .cm-content { padding: var(--space-3) 0; caret-color: var(--ink); }
.cm-editor .cm-line { padding: 0 var(--space-3); }
.cm-editor .cm-cursor { border-left: 2px solid var(--ink); }
.cm-editor .cm-selectionBackground, .cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground { background: var(--select); }
.cm-editor .cm-matchingBracket, .cm-editor.cm-focused .cm-matchingBracket { background: none; outline: 1px solid var(--rule-strong); }
.code-keyword { color: var(--code-keyword); font-weight: 600; }
.code-string { color: var(--code-string); }
.code-number { color: var(--code-number); }
.code-comment { color: var(--ink-soft); }
.code-name { color: var(--accent); }
`;
