/** Sentences from message ids and arguments: our own texts, and each game's catalogue. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message, type Scope } from '@fluent/bundle';
import { api } from './api';
import { Glossary, type Term } from './glossary';
import { seatLook } from './seats';
import { LANGUAGES, settings, type Language } from './settings.svelte';
import german from './text/de.ftl?raw';
import english from './text/en.ftl?raw';
import type { ComponentRecord, Said } from './wire';

export type Args = Record<string, string | number>;

/** A part of a sentence. `thing` is what a word names, such as `region:india` or `seat:0`. */
export type Word =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string; arg: string; value: number }
  | { kind: 'thing'; text: string; arg: string; thing: string };

const SEAT = /^seat:(\d+)$/;
// Characters that no text uses mark where an argument begins, where its name ends and where it ends.
const [OPEN, MIDDLE, CLOSE] = ['\ue000', '\ue001', '\ue002'];
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'u');

/** The messages that explain a word. */
const EXPLAINED = /^(explain-[\w-]+) *=/gm;

function marked(arg: string, words: string): string {
  return `${OPEN}${arg}${MIDDLE}${words}${CLOSE}`;
}

/** A number that is marked in the sentence and still chooses the plural. */
class MarkedNumber extends FluentNumber {
  constructor(
    value: number,
    readonly arg: string,
  ) {
    super(value);
  }

  override toString(scope?: Scope): string {
    return marked(this.arg, scope ? super.toString(scope) : String(this.value));
  }
}

function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The pattern of a message, or of an attribute of it such as `good-brick.plural`. */
function patternOf(bundle: FluentBundle, id: string): Message['value'] {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

function formatted(bundle: FluentBundle, id: string, args: Record<string, FluentVariable>): string {
  const pattern = patternOf(bundle, id);
  if (!pattern) {
    console.error(`no text ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const sentence = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`text ${id}: ${error.message}`);
  return sentence;
}

// What is said about no game in particular: refusals, provenance, levels of computer players, problems.
const THEIRS: Record<string, string> = import.meta.glob('../../src/carrack/{kernel,bots,lessons,server}/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function ours(language: Language, source: string): FluentBundle {
  const theirs = Object.keys(THEIRS).filter((path) => path.endsWith(`/${language}.ftl`));
  return bundleOf(language, ...theirs.map((path) => THEIRS[path] ?? ''), source);
}

const OURS: Record<Language, FluentBundle> = { en: ours('en', english), de: ours('de', german) };

/** Texts of a part of the client that is loaded when it is needed. */
export function addTexts(sources: Record<Language, string>): void {
  for (const language of LANGUAGES) {
    OURS[language].addResource(new FluentResource(sources[language]), { allowOverrides: true });
  }
}

/** One of the client's own texts in the reader's language. */
export function t(id: string, args: Args = {}): string {
  return formatted(OURS[settings.language], id, args);
}

/** Whether the client itself has a text. */
export function hasText(id: string): boolean {
  return OURS[settings.language].hasMessage(id);
}

/** What can be said about one game in one language. */
export class GameTexts {
  readonly #names: Map<string, string>;
  readonly #plurals: Map<string, string>;
  readonly #genders: Map<string, string>;

  constructor(
    readonly game: string,
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly components: ComponentRecord[],
    private readonly seats: string[] = [],
    private readonly called: Record<string, string> = {},
    /** The kinds of questions that may be passed without being asked. */
    readonly reactions: readonly string[] = [],
  ) {
    this.#names = new Map(components.map((it) => [it.id, it.names[language] ?? it.id]));
    this.#plurals = new Map(components.flatMap((it) => (it.plurals[language] ? [[it.id, it.plurals[language]]] : [])));
    this.#genders = new Map(components.map((it) => [it.id, it.genders[language] ?? '']));
  }

  /** The colours of the seats, if the game declares them. */
  get colours(): string[] {
    return this.components.flatMap((it) => (SEAT.test(it.id) && it.colour !== '' ? [it.colour] : []));
  }

  /** The same texts, with the players called by their names; `called` are things and texts that go by another's. */
  seated(names: string[], called: Record<string, string> = {}): GameTexts {
    return new GameTexts(this.game, this.language, this.bundle, this.components, names, called, this.reactions);
  }

  has(id: string): boolean {
    return patternOf(this.bundle, id) !== null;
  }

  /** Add what is said to learners; the words in it that explain themselves are told. */
  teach(source: string): Term[] {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    const ids = [...source.matchAll(EXPLAINED)].map((found) => found[1] ?? '');
    return ids.map((say) => ({ say, forms: this.say({ id: `${say}.forms`, args: {} }).split(',').map((form) => form.trim()) }));
  }

  component(thing: string): ComponentRecord | undefined {
    return this.components.find((it) => it.id === thing);
  }

  /** The name of a thing, or undefined if the word names none. */
  nameOf(thing: string): string | undefined {
    const seat = SEAT.exec(thing)?.[1];
    const player = seat === undefined ? undefined : this.seats[Number(seat)];
    const other = this.called[thing];
    const role = other === undefined ? undefined : this.#names.get(other);
    // A computer player: called by what it plays, or by the colour that it is drawn in.
    if (player === '') return role ?? t(`seat-hue-${seatLook(Number(seat), undefined, this.colours).colour}`);
    return player ?? role ?? this.#names.get(thing);
  }

  /** The name of a thing; anything else as it is. */
  name(thing: string): string {
    return this.nameOf(thing) ?? thing;
  }

  /** The genders of the things that a message names: `$tile-gender` beside `$tile`. */
  private genders(said: Said): Args {
    const args: Args = {};
    for (const [arg, value] of Object.entries(said.args)) {
      const gender = typeof value === 'string' ? this.#genders.get(this.called[value] ?? value) : undefined;
      if (gender !== undefined) args[`${arg}-gender`] = gender;
    }
    return args;
  }

  /** The message as a sentence. */
  say(said: Said): string {
    const args = this.genders(said);
    for (const [arg, value] of Object.entries(said.args)) {
      args[arg] = typeof value === 'string' ? this.name(value) : value;
      const plural = this.#plurals.get(String(value));
      if (plural !== undefined) args[`${arg}-plural`] = plural;
    }
    return formatted(this.bundle, this.called[said.id] ?? said.id, args);
  }

  /** The message as words, so that things and numbers can be drawn. */
  sayParts(said: Said): Word[] {
    const args: Record<string, FluentVariable> = this.genders(said);
    for (const [arg, value] of Object.entries(said.args)) {
      if (typeof value === 'number') {
        args[arg] = new MarkedNumber(value, arg);
      } else {
        const name = this.nameOf(value);
        args[arg] = name === undefined ? value : marked(arg, name);
        const plural = this.#plurals.get(value);
        if (plural !== undefined) args[`${arg}-plural`] = marked(arg, plural);
      }
    }
    const pieces = formatted(this.bundle, this.called[said.id] ?? said.id, args).split(MARKED);
    const words: Word[] = [];
    for (let index = 0; index < pieces.length; index += 3) {
      const [text = '', arg, name = ''] = pieces.slice(index, index + 3);
      if (text !== '') words.push({ kind: 'text', text });
      if (arg === undefined) continue;
      const value = said.args[arg];
      if (typeof value === 'number') words.push({ kind: 'number', text: name, arg, value });
      else words.push({ kind: 'thing', text: name, arg, thing: value ?? '' });
    }
    return words;
  }
}

const loading = new Map<string, Promise<GameTexts>>();

async function load(game: string, language: Language): Promise<GameTexts> {
  const [source, record] = await Promise.all([api.gameText(game, language), api.game(game)]);
  return new GameTexts(game, language, bundleOf(language, source), record.components, [], {}, record.reactions);
}

/** The texts of a game, fetched once. */
export function gameTexts(game: string, language: Language = settings.language): Promise<GameTexts> {
  const key = `${game}/${language}`;
  const found = loading.get(key);
  if (found) return found;
  const promise = load(game, language);
  promise.catch(() => loading.delete(key)); // the next reader tries again
  loading.set(key, promise);
  return promise;
}

/** What learners of a game are told, once it was fetched: the words that explain themselves. */
const taught = new Map<string, Promise<Glossary>>();

/** Fetch what is said to learners of a game, once, and add it to the game's texts. */
export function teach(words: GameTexts): Promise<Glossary> {
  const key = `${words.game}/${words.language}`;
  const found = taught.get(key);
  if (found) return found;
  const promise = api.teaching(words.game, words.language).then((source) => new Glossary(words.teach(source)));
  promise.catch(() => taught.delete(key)); // the next reader tries again
  taught.set(key, promise);
  return promise;
}
