/** The markup by which a board stands in somebody's page. */

const ESCAPES = new Map([["&", "&amp;"], ["<", "&lt;"], [">", "&gt;"], ['"', "&quot;"], ["\n", "&#10;"], ["\r", ""]]);

/** A text as the value of an attribute between double quotes. @param {string} text */
export function escaped(text) {
  return text.replace(/[&<>"\n\r]/g, (sign) => ESCAPES.get(sign) ?? "");
}

/** A picture as an address that holds it; signs that are harmless there stay readable. @param {string} svg */
export function dataAddress(svg) {
  const kept = encodeURIComponent(svg).replace(/%(20|2C|2F|3A|3B|3D|40|24|2B)/g, (code) => decodeURIComponent(code));
  return `data:image/svg+xml,${kept}`;
}

/** As long as the script is not there, the element keeps the room free that it will take. */
const ROOM = { plain: "display: block; box-sizing: border-box; max-width: 40rem; padding: 10px", button: "display: block; box-sizing: border-box; max-width: 40rem; padding: 10px 10px 58px" };
const FILLING = "display: block; width: 100%; height: auto";

/**
 * The line of script and the element, with its picture inside.
 * @param {string} site
 * @param {Record<string, string>} attributes
 * @param {{svg: string, alt: string, width: number, height: number}} picture
 */
export function elementMarkup(site, attributes, { svg, alt, width, height }) {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const button = attributes.mode && attributes.controls !== "no";
  const image = `<img style="${FILLING}" src="${escaped(dataAddress(svg))}" width="${width}" height="${height}" alt="${escaped(alt)}">`;
  const script = `<script async src="${escaped(`${site}boards.js`)}"></script>`;
  return { script, element: `<trilithon-board${given.join("")} style="${button ? ROOM.button : ROOM.plain}">${image}</trilithon-board>` };
}

/**
 * A plain frame of the same board.
 * @param {string} site
 * @param {Record<string, string>} attributes
 * @param {{title: string, width: number, height: number}} frame
 */
export function frameMarkup(site, attributes, { title, width, height }) {
  const address = `${site}embed.html?${new URLSearchParams(attributes)}`;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy" style="border: 0; max-width: 100%"></iframe>`;
}
