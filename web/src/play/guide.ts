/** How to play, read from the server's page: its parts, each with its words and its pictures. */

/** A picture in the game's own drawing: a symbol, or a sheet with the zones to be seen of it. */
export interface Picture {
  words: string;
  symbol?: string;
  sheet?: string;
  zones: string[];
}

export interface GuidePart {
  title: string;
  html: string;
  pictures: Picture[];
}

const SHEET = 'sheet:';

function pictureOf(image: Element): Picture {
  const source = image.getAttribute('src') ?? '';
  const words = image.getAttribute('alt') ?? '';
  const zones = (image.getAttribute('title') ?? '').split(' ').filter(Boolean);
  return source.startsWith(SHEET) ? { words, sheet: source.slice(SHEET.length), zones } : { words, symbol: source, zones };
}

/** The parts of a page. Images are taken out of its words, so that the browser asks nobody for them. */
export function partsOf(html: string): GuidePart[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const parts: GuidePart[] = [];
  for (const element of [...page.body.children]) {
    if (element.tagName === 'H2') parts.push({ title: element.textContent.trim(), html: '', pictures: [] });
    const part = parts.at(-1);
    if (!part || element.tagName === 'H2') continue;
    for (const image of [...element.querySelectorAll('img')]) {
      part.pictures.push(pictureOf(image));
      image.remove();
    }
    if (element.textContent.trim() !== '') part.html += element.outerHTML;
  }
  return parts;
}
