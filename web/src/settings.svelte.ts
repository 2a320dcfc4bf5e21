/** What the reader prefers: kept in this browser at once, and with the account. */

import { MediaQuery } from 'svelte/reactivity';
import { api } from './api';
import type { Me, Settings } from './wire';

export type Language = 'en' | 'de';

export const LANGUAGES: Language[] = ['en', 'de'];
export const USUAL: Settings = {
  language: '',
  theme: 'system',
  motion: 250,
  confirm: 'turns',
  sound: true,
  pace: 'quick',
  opponents: {},
  coach: true,
  met: {},
  learned: {},
  webhook: '',
  email: '',
};
const KEPT = 'carrack-settings';
const SAVE_AFTER = 600;

function kept(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return { ...USUAL, ...(typeof found === 'object' ? (found as Partial<Settings>) : {}) };
  } catch {
    return { ...USUAL }; // nothing readable is kept: a reader without preferences
  }
}

const dark = new MediaQuery('prefers-color-scheme: dark');
const still = new MediaQuery('prefers-reduced-motion: reduce');

class Preferences {
  /** As chosen, with "as the system" and "as the browser" unresolved. */
  chosen: Settings = $state(kept());
  #timer: ReturnType<typeof setTimeout> | undefined;

  get language(): Language {
    if (this.chosen.language !== '') return this.chosen.language;
    return navigator.language.startsWith('de') ? 'de' : 'en';
  }

  get theme(): 'light' | 'dark' {
    if (this.chosen.theme !== 'system') return this.chosen.theme;
    return dark.current ? 'dark' : 'light';
  }

  /** How long a piece glides, in milliseconds. */
  get motion(): number {
    return still.current ? 0 : this.chosen.motion;
  }

  get confirm(): Settings['confirm'] {
    return this.chosen.confirm;
  }

  get sound(): boolean {
    return this.chosen.sound;
  }

  /** How fast computer players' moves follow each other on the screen. */
  get pace(): Settings['pace'] {
    return this.chosen.pace;
  }

  /** Change something: at once here, and a moment later with the account. */
  change(part: Partial<Settings>, failed: (error: unknown) => void): void {
    this.chosen = { ...this.chosen, ...part };
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      api.changeMe({ settings: $state.snapshot(this.chosen) }).catch(failed);
    }, SAVE_AFTER);
  }

  /** Take over what is kept with the account, unless the reader chose here and the account is new. */
  takeFrom(me: Me): void {
    const untouched = JSON.stringify({ ...USUAL, ...me.settings }) === JSON.stringify(USUAL);
    if (untouched && !me.claimed) return;
    this.chosen = { ...USUAL, ...me.settings };
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(KEPT, JSON.stringify(this.chosen));
  }
}

export const settings = new Preferences();
