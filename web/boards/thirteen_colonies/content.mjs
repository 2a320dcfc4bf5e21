// The content of 13 Kolonien as its sheet needs it: cards with costs, conditions and effects, goods, regions.

const KEY = /([A-Za-z_]\w*) =/g;

/** Tables of records, also nested ones (`[[card.action]]`); a value may be a list of tables in one line. */
export function readRecords(text) {
  const found = {};
  let into = {};
  let last = {};
  // A list over several lines becomes one line.
  const joined = text.replace(/= \[\n[\s\S]*?\n\]/g, (list) => list.replace(/,?\n\s*/g, (gap) => (gap[0] === "," ? ", " : " ")).replace(/,\s*\]/, "]"));
  for (const line of joined.split("\n")) {
    const list = line.match(/^\[\[([\w.]+)\]\]/);
    const pair = line.match(/^(\w+) = (.*)$/);
    if (list) {
      into = {};
      const [outer, inner] = list[1].split(".");
      if (inner) {
        (last[inner] ??= []).push(into);
      } else {
        (found[outer] ??= []).push(into);
        last = into;
      }
    } else if (/^\[\w+\]/.test(line)) {
      into = {};
    } else if (pair) {
      into[pair[1]] = valueOf(pair[2]);
    }
  }
  return found;
}

function valueOf(written) {
  if (written.startsWith('"')) {
    return JSON.parse(written.match(/^"(?:[^"\\]|\\.)*"/)[0]);
  }
  return JSON.parse(written.replace(/\s+#.*$/, "").replaceAll(KEY, '"$1":'));
}

/** A function from a line with marks for words to what a reader of that language sees. */
export function textsOf(messages, language, content) {
  const said = new Map([...messages.matchAll(/^([\w-]+) = (.*)$/gm)].map(([, id, text]) => [id, text]));
  const names = new Map(content.cards.flatMap((card) => [
    [`card:${card.id}`, card[language]],
    ...(card.action ?? []).map((action) => [`play:${card.id}:${action.id}`, action[language]]),
  ]));
  return (line) => line
    .replaceAll(/<tspan data-say="([^"]+)"\/>/g, (_, id) => said.get(id) ?? id)
    .replaceAll(/<tspan data-name="([^"]+)"\/>/g, (_, id) => names.get(id) ?? id);
}

const CARDS = ["buildings", "coast", "discoveries", "experts", "nations", "natives", "ships", "supply", "terrain"];
const EPOCHS = ["vp_epoch1", "vp_epoch2", "vp_epoch3"];

export function contentOf(read) {
  const cards = [...CARDS, ...EPOCHS].flatMap((name) => readRecords(read(`cards_${name}`)).card);
  return {
    cards,
    card: Object.fromEntries(cards.map((card) => [card.id, card])),
    goods: readRecords(read("goods")).good,
    regions: readRecords(read("regions")).region,
  };
}
