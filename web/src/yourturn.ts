/** "Your turn" in the title, on the icon and as a sound. */

import { settings } from './settings.svelte';

let page = 'Carrack';
let waiting = 0;
let sounds: AudioContext | null = null;

let mine = '';

function showTitle(): void {
  const count = mine ? Math.max(waiting, 1) : waiting;
  document.title = count > 0 ? `(${count}) ${mine || page}` : page;
}

/** The match on the screen waits for me: the title of the tab until it does no longer (empty). */
export function showMyTurn(title: string): void {
  mine = title;
  showTitle();
}

/** The page's own title. */
export function setTitle(title: string): void {
  page = title === '' ? 'Carrack' : `${title} · Carrack`;
  showTitle();
}

/** The icon with the number of waiting matches on a seal. */
export function badged(icon: string, count: number): string {
  const number = count > 9 ? '9+' : String(count);
  const seal =
    '<circle cx="46" cy="18" r="17" fill="#c33d26" stroke="#fff" stroke-width="3"/>' +
    `<text x="46" y="26" font-family="serif" font-weight="700" font-size="${number.length > 1 ? 18 : 24}" ` +
    `text-anchor="middle" fill="#fff">${number}</text>`;
  return icon.replace('</svg>', `${seal}</svg>`);
}

let plainIcon: Promise<string> | null = null;

async function showIcon(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#favicon');
  if (!link) return;
  if (count === 0) {
    link.href = '/icon.svg';
    return;
  }
  plainIcon ??= fetch('/icon.svg').then((response) => response.text());
  const icon = badged(await plainIcon, count);
  if (count === waiting) link.href = `data:image/svg+xml,${encodeURIComponent(icon)}`;
}

/** Two strokes of a small ship's bell. A browser makes no sound before the reader's first touch: nor do we try. */
export function ring(): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  sounds ??= new AudioContext();
  if (sounds.state === 'suspended') void sounds.resume();
  const start = sounds.currentTime + 0.02;
  for (const [after, pitch] of [
    [0, 880],
    [0.22, 1174.7],
  ] as const) {
    for (const [partial, loudness] of [
      [1, 0.16],
      [2.01, 0.06],
      [2.99, 0.03],
    ] as const) {
      const tone = sounds.createOscillator();
      const volume = sounds.createGain();
      tone.frequency.value = pitch * partial;
      volume.gain.setValueAtTime(loudness, start + after);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + after + 0.9 / partial);
      tone.connect(volume).connect(sounds.destination);
      tone.start(start + after);
      tone.stop(start + after + 1);
    }
  }
}

let known: Set<string> | null = null;

/** The matches that wait for me have changed; `looking` is the one on the screen. */
export function showTurns(matches: string[], looking: string | undefined): void {
  waiting = matches.length;
  showTitle();
  void showIcon(waiting);
  const fresh = matches.filter((match) => known !== null && !known.has(match));
  if (fresh.some((match) => document.hidden || match !== looking)) ring();
  known = new Set(matches);
}
