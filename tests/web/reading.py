"""Words in the drawings: how high they are on the screen, wherever a drawing was copied from."""

from playwright.sync_api import Page

READABLE = 11
# Words of the sheets and figures on pieces below 11 pixels. What a sheet declares to be shown larger
# elsewhere is left out, and numbers that are printed already and so small that nobody sees them.
SMALL = """least => {
  const found = [];
  for (const text of document.querySelectorAll('.board svg text')) {
    const words = text.textContent.trim();
    const { place } = text.closest('[data-piece]')?.dataset ?? {};
    const shape = place && text.closest('.board').querySelector(`.ground [data-zone="${CSS.escape(place)}"]`);
    if (!words || text.closest('[data-absent], [data-larger]') || shape?.closest('[data-larger]')) continue;
    const { a, b } = text.getScreenCTM();
    const high = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    if (high > 1 && high < least) found.push(`${words}: ${high.toFixed(1)}`);
  }
  return found;
}"""
# The height of the smallest words of a copied drawing: the copies are spelled out and measured.
DRAWN = """(() => {
  const spell = (use, above) => {
    const symbol = document.getElementById(use.getAttribute('href').slice(1));
    if (!symbol || above.includes(symbol)) return document.createElementNS(use.namespaceURI, 'g');
    const box = symbol.getAttribute('viewBox');
    const holder = document.createElementNS(use.namespaceURI, box ? 'svg' : 'g');
    for (const name of box ? ['x', 'y', 'width', 'height', 'transform'] : ['transform'])
      if (use.hasAttribute(name)) holder.setAttribute(name, use.getAttribute(name));
    if (box) holder.setAttribute('viewBox', box);
    for (const node of symbol.childNodes) holder.append(node.cloneNode(true));
    for (const inner of holder.querySelectorAll('use')) inner.replaceWith(spell(inner, [...above, symbol]));
    return holder;
  };
  return use => {
    const spelled = spell(use, []);
    use.after(spelled);
    const texts = [...spelled.querySelectorAll('text')].filter(text => text.textContent.trim());
    const heights = texts.map(text => {
      const { a, b } = text.getScreenCTM();
      return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    });
    spelled.remove();
    return Math.min(Infinity, ...heights);
  };
})()"""
# One piece of each kind that bears words below 11 pixels.
FINE = f"""least => {{
  const drawn = {DRAWN};
  const kinds = new Map();
  for (const piece of document.querySelectorAll('.board-area .piece')) {{
    const use = piece.querySelector('use');
    const kind = use?.getAttribute('href').split('-').slice(0, 2).join('-');
    if (kind && !kinds.has(kind) && drawn(use) < least) kinds.set(kind, piece.dataset.piece);
  }}
  return [...kinds.values()];
}}"""
LARGEST = f"""piece => {{
  const drawn = {DRAWN};
  const own = document.querySelector(`.board-area .piece[data-piece="${{CSS.escape(piece)}}"] use`);
  const symbol = own.getAttribute('href');
  const heights = [...document.querySelectorAll(`.popup use[href="${{symbol}}"]`)].map(drawn);
  const [name] = own.closest('.piece').ariaLabel.split(', ');
  const held = [...document.querySelectorAll('.popup .held li')];
  const listed = held.filter(one => one.innerText.includes(name));
  return Math.max(0, ...heights, ...listed.map(one => parseFloat(getComputedStyle(one).fontSize)));
}}"""


def small_words(page: Page) -> list[str]:
    """Words of the boards that are too small to be read."""
    found: list[str] = page.evaluate(SMALL, READABLE)
    return found


def fine_print(page: Page) -> list[str]:
    """Of each kind of piece whose words are too small on the board, one piece."""
    found: list[str] = page.evaluate(FINE, READABLE)
    return found


def largest_words(page: Page, piece: str) -> float:
    """How high a piece's smallest words are in the popup about it, or its name in that about its place."""
    page.locator(f'.board-area .piece[data-piece="{piece}"]').focus()
    page.keyboard.press("?")
    page.locator(".popup.pinned").wait_for()
    high: float = page.evaluate(LARGEST, piece)
    page.keyboard.press("Escape")
    return high
