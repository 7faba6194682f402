/** Small helpers to find and make elements. Text only ever goes in as text. */

/**
 * The element of an id, which must be there and of the kind.
 * @template {Element} E
 * @param {string} id
 * @param {new () => E} kind
 * @returns {E}
 */
export function need(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${kind.name} #${id}`);
  return element;
}

/**
 * An HTML element with attributes and content.
 * @template {keyof HTMLElementTagNameMap} N
 * @param {N} name
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} content
 * @returns {HTMLElementTagNameMap[N]}
 */
export function make(name, attributes = {}, ...content) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...content);
  return element;
}

/** What is done when a button is pressed. @type {WeakMap<Element, () => void>} */
const actions = new WeakMap();

/**
 * A button, what is done when it is pressed, and its attributes and content.
 * @param {() => void} action
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} content
 */
export function makeButton(action, attributes = {}, ...content) {
  const button = make("button", { type: "button", ...attributes }, ...content);
  actions.set(button, action);
  button.addEventListener("click", () => actions.get(button)?.());
  return button;
}

/**
 * Let this be what a place holds. What looks the same stays and learns what its buttons do now: one of them may have the focus, or
 * be about to be pressed.
 * @param {Element} place
 * @param {Element[]} content
 */
export function refill(place, content) {
  const there = [...place.children];
  const same = there.length === content.length && content.every((one, index) => one.isEqualNode(there[index] ?? null));
  if (!same) return place.replaceChildren(...content);
  const stay = place.querySelectorAll("button");
  const come = content.flatMap((one) => (one.matches("button") ? [one] : [...one.querySelectorAll("button")]));
  come.forEach((button, index) => {
    const [action, old] = [actions.get(button), stay[index]];
    if (action && old) actions.set(old, action);
  });
}

/** Put other items in the place of a list's, and leave the focus where it was among their links and buttons. @param {HTMLElement} list @param {HTMLElement[]} items */
export function renew(list, items) {
  const pressed = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("a, button")]);
  const focused = pressed().findIndex((one) => one === document.activeElement);
  list.replaceChildren(...items);
  if (focused >= 0) pressed()[focused]?.focus({ preventScroll: true });
}

/**
 * An SVG element with attributes.
 * @template {keyof SVGElementTagNameMap} N
 * @param {N} name
 * @param {Record<string, string>} [attributes]
 * @returns {SVGElementTagNameMap[N]}
 */
export function draw(name, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

/**
 * A symbol of the sheet as a picture of its own.
 * @param {string} symbol
 * @param {string} className
 */
export function picture(symbol, className) {
  const svg = draw("svg", { class: className, viewBox: "-0.5 -0.5 1 1", "aria-hidden": "true" });
  svg.append(draw("use", { href: `#${symbol}`, x: "-0.5", y: "-0.5", width: "1", height: "1" }));
  return svg;
}

/** Set a text only where it changes, so that nothing is announced or laid out twice. @param {HTMLElement} element @param {string} content */
export function put(element, content) {
  if (element.textContent !== content) element.textContent = content;
}
