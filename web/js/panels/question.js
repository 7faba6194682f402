/** What is to be settled before the first move: the question, what is known, and the answers to choose from. */

import { make, makeButton, need, picture } from "../lib/dom.js";
import { hasSymbol, settingText } from "../lib/fields.js";
import { language, text } from "../lib/text.js";

/**
 * @typedef {import("../engine/protocol.js").QuestionView} QuestionView
 * @typedef {import("../engine/store.js").Store} Store
 */

/** So many answers are offered as buttons; more of them in a list. */
const FEW = 4;

/**
 * Wire the panel.
 * @param {Store} store
 */
export function questionPanel(store) {
  const panel = need("question", HTMLElement);
  let shown = "";

  /** @param {string} answer */
  const give = (answer) => store.send({ type: "answer", answer });

  store.register((view) => {
    const { question } = view;
    document.body.toggleAttribute("data-question", Boolean(question));
    const next = JSON.stringify([question, language(), view.round]);
    if (next === shown) return;
    shown = next;
    panel.replaceChildren();
    if (!question) return;
    if (question.seat === "human") panel.append(answers(question, give));
  });
}

/** What is known of what is to be settled, and what the question is about. @param {Store} store */
export function questionText(store) {
  const { question } = store.view ?? {};
  return question ? [questionKnown(store), text(`question-${question.name}-help`)].filter(Boolean).join(" ") : "";
}

/** What is known of what is to be settled. @param {Store} store */
export function questionKnown({ view, catalogue }) {
  const settles = catalogue?.games.find(({ name }) => name === view?.game)?.settles ?? [];
  const known = settles.flatMap((name) => {
    const value = view?.question?.known[name];
    return value === undefined ? [] : [`${text("question-known", { name: text(`setting-${name}`), value: settingText(name, value) })}.`];
  });
  return known.join(" ");
}

/** @param {QuestionView} question @param {(answer: string) => void} give */
function answers(question, give) {
  if (question.free) return numberAnswer(question, give);
  return question.answers.length > FEW ? listAnswer(question, give) : buttonAnswers(question, give);
}

/** @param {QuestionView} question @param {(answer: string) => void} give */
function buttonAnswers({ name, answers: offered }, give) {
  const buttons = offered.map((answer) => {
    const button = makeButton(() => give(answer), { "data-answer": answer });
    const symbol = [`${name}-${answer}`, `player-${answer}`].find(hasSymbol);
    if (symbol) button.append(picture(symbol, "answer-picture"));
    button.append(make("span", {}, answerText(name, answer)));
    return button;
  });
  return make("div", { class: "answers" }, ...buttons);
}

/** @param {QuestionView} question @param {(answer: string) => void} give */
function listAnswer({ name, answers: offered }, give) {
  const options = offered.map((answer) => make("option", { value: answer }, answerText(name, answer)));
  const select = make("select", { "aria-label": text(`setting-${name}`) }, ...options);
  return make("div", { class: "answers" }, select, giver(() => give(select.value)));
}

/** A number that steps through the answers, or is typed. @param {QuestionView} question @param {(answer: string) => void} give */
function numberAnswer({ name, answers: offered }, give) {
  const numbers = offered.map(Number);
  const step = (numbers[1] ?? 1) - (numbers[0] ?? 0);
  const value = String(numbers[0] ?? 0);
  const input = make("input", { type: "number", step: "any", value, "aria-label": text(`setting-${name}`), class: "answer-number" });
  /** @param {string} sign @param {string} label @param {number} by */
  const stepper = (sign, label, by) => {
    return makeButton(() => (input.value = String(Number(input.value) + by)), { class: "answer-step", "aria-label": label }, sign);
  };
  const settle = giver(() => give(input.value.trim()));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") settle.click();
  });
  return make("div", { class: "answers" }, stepper("−", text("answer-less"), -step), input, stepper("+", text("answer-more"), step), settle);
}

/** @param {() => void} give */
function giver(give) {
  return makeButton(give, { class: "primary" }, text("answer"));
}

/** @param {string} name @param {string} answer */
function answerText(name, answer) {
  return text(`answer-${name}`, { value: answer });
}
