/** The seats: each has a colour, and with it a shape and a hatch of its own, so that nobody needs the colour. */

export interface SeatLook {
  /** The colour's name: part of our texts, and what a game may declare. */
  colour: string;
  fill: string;
  /** What is readable on the fill. */
  ink: string;
  shape: string;
  /** The shape's outline in a box of 24 by 24. */
  path: string;
  hatch: string;
  /** The hatch in a tile of 8 by 8, to be stroked. */
  tile: string;
}

export const SEATS: SeatLook[] = [
  {
    colour: 'blue',
    fill: '#2467b3',
    ink: '#ffffff',
    shape: 'circle',
    path: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z',
    hatch: 'rising',
    tile: 'M-2 6L6 -2M2 10L10 2',
  },
  {
    colour: 'red',
    fill: '#c33d26',
    ink: '#ffffff',
    shape: 'square',
    path: 'M3.5 3.5h17v17h-17z',
    hatch: 'upright',
    tile: 'M4 -1V9',
  },
  {
    colour: 'green',
    fill: '#3fae7c',
    ink: '#0d1f16',
    shape: 'triangle',
    path: 'M12 2L22.5 20.5H1.5z',
    hatch: 'level',
    tile: 'M-1 4H9',
  },
  {
    colour: 'white',
    fill: '#f3ead6',
    ink: '#2a2018',
    shape: 'diamond',
    path: 'M12 1L22.5 12L12 23L1.5 12z',
    hatch: 'dots',
    tile: 'M4 3.2a.8 .8 0 1 1 0 1.6a.8 .8 0 1 1 0-1.6z',
  },
  {
    colour: 'yellow',
    fill: '#e6b422',
    ink: '#2a2018',
    shape: 'hexagon',
    path: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
    hatch: 'falling',
    tile: 'M2 -2L10 6M-2 2L6 10',
  },
  {
    colour: 'purple',
    fill: '#4b2360',
    ink: '#ffffff',
    shape: 'star',
    path: 'M12 1.5l3.1 6.9 7.4 .8-5.5 5 1.6 7.3L12 17.8l-6.6 3.7 1.6-7.3-5.5-5 7.4-.8z',
    hatch: 'cross',
    tile: 'M4 -1V9M-1 4H9',
  },
];

/** What belongs to no player, such as a faction of the board. */
export const NEUTRAL: SeatLook = {
  colour: 'neutral',
  fill: '#8a7a64',
  ink: '#16100a',
  shape: 'bar',
  path: 'M2 7h20v10H2z',
  hatch: 'none',
  tile: '',
};

/** For games with black pieces; no seat's usual look. */
export const BLACK: SeatLook = {
  colour: 'black',
  fill: '#43434c',
  ink: '#ffffff',
  shape: 'cross',
  path: 'M8.2 2h7.6v6.2H22v7.6h-6.2V22H8.2v-6.2H2V8.2h6.2z',
  hatch: 'waves',
  tile: 'M-1 6L4 2L9 6',
};

const KNOWN = new Map([...SEATS, BLACK].map((look) => [look.colour, look]));

/** The looks of a game's seats: in the colours that it declares, or, if we lack one of them, as usual. */
export function looksOf(colours: readonly string[]): SeatLook[] {
  const found = colours.flatMap((colour) => KNOWN.get(colour) ?? []);
  return found.length > 0 && found.length === colours.length && new Set(found).size === found.length ? found : SEATS;
}

/** How a seat looks; whoever is beyond the seats is neutral. */
export function seatLook(seat: number, seats = SEATS.length, colours: readonly string[] = []): SeatLook {
  return (seat >= 0 && seat < seats ? looksOf(colours)[seat] : undefined) ?? NEUTRAL;
}

/** Give an element the seats' colours as custom properties: `--seat-0`, `--seat-ink-0` and so on. */
export function setSeatColours(element: HTMLElement, colours: readonly string[] = []): void {
  for (const [seat, look] of looksOf(colours).entries()) {
    element.style.setProperty(`--seat-${seat}`, look.fill);
    element.style.setProperty(`--seat-ink-${seat}`, look.ink);
  }
  element.style.setProperty('--neutral', NEUTRAL.fill);
  element.style.setProperty('--neutral-ink', NEUTRAL.ink);
}
