// The content of 13 Kolonien as its sheet needs it: cards with costs, conditions and effects, goods, regions.

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

export function contentOf(printed) {
  const cards = [...CARDS, ...EPOCHS].flatMap((name) => printed[`cards_${name}`].card);
  return {
    cards,
    card: Object.fromEntries(cards.map((card) => [card.id, card])),
    goods: printed.goods.good,
    regions: printed.regions.region,
  };
}
