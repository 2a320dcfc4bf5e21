import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from './settings.svelte';
import { GameTexts, t } from './texts';
import german from './text/de.ftl?raw';
import english from './text/en.ftl?raw';

const idsOf = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');

describe('our texts', () => {
  it('say the same things in both languages', () => {
    expect(idsOf(german)).toEqual(idsOf(english));
  });

  it('have everything that the shell asks for by a fixed name', () => {
    const known = new Set(idsOf(english));
    const folders = ['src', 'src/screens', 'src/parts'];
    const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
    const asked = files
      .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(file, 'utf-8').matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1] ?? ''));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it('follow the language', () => {
    settings.chosen.language = 'de';
    expect(t('title-rules')).toBe('Regeln');
    settings.chosen.language = 'en';
    expect(t('title-rules')).toBe('Rules');
  });

  it('say by its id what nobody has written', () => {
    expect(t('not-a-text')).toBe('not-a-text');
  });
});

describe('texts of a game', () => {
  let texts: GameTexts;

  beforeEach(() => {
    const bundle = new FluentBundle('en', { useIsolating: false });
    bundle.addResource(
      new FluentResource(`
moved = { $seat } moves { $count ->
    [one] one ship
   *[other] { $count } ships
  } to { $sea }.
plain = { $word } stays.
stored = { $count ->
    [one] 1 { $good }
   *[other] { $count } { $good-plural }
  } stored.
bought = You buy { $what } and keep { $what-gender ->
    [f] her
   *[other] it
  }.
rule-usual = As usual.
rule-other = Otherwise.
`),
    );
    const component = { kind: 'sea', text: '', section: '2.1', source: 'seed', colour: '', plurals: {}, genders: {} };
    texts = new GameTexts('game', 'en', bundle, [
      { ...component, id: 'sea:east', names: { en: 'the Eastern Sea', de: 'das Ostmeer' } },
      { ...component, id: 'seat:0', names: { en: 'Blue', de: 'Blau' } },
      { ...component, id: 'good:brick', names: { en: 'brick', de: 'Ziegel' }, plurals: { en: 'bricks', de: 'Ziegel' } },
      { ...component, id: 'seat:3', names: { en: 'France', de: 'Frankreich' } },
    ]);
  });

  it('call things by their names and numbers by their plural', () => {
    const args = { seat: 'seat:0', count: 1, sea: 'sea:east' };
    expect(texts.say({ id: 'moved', args })).toBe('Blue moves one ship to the Eastern Sea.');
    expect(texts.say({ id: 'moved', args: { ...args, count: 2 } })).toBe('Blue moves 2 ships to the Eastern Sea.');
  });

  it('call players by their names, and a computer player by what it plays or its colour', () => {
    const said = { id: 'moved', args: { seat: 'seat:0', count: 1, sea: 'sea:east' } };
    expect(texts.seated(['Ada']).say(said)).toContain('Ada moves');
    expect(texts.seated(['']).say(said)).toContain('Blue moves');
    const called = { 'seat:0': 'seat:3' };
    expect(texts.seated([''], called).say(said)).toContain('France moves');
    expect(texts.seated(['Ada'], called).say(said)).toContain('Ada moves');
  });

  it('know the gender of what they name', () => {
    const ship = { ...texts.components[0]!, id: 'ship:1', names: { en: 'the Ship', de: 'das Schiff' }, genders: { en: 'f' } };
    const more = new GameTexts('game', 'en', texts['bundle'], [...texts.components, ship]);
    expect(more.say({ id: 'bought', args: { what: 'ship:1' } })).toBe('You buy the Ship and keep her.');
    expect(more.say({ id: 'bought', args: { what: 'sea:east' } })).toBe('You buy the Eastern Sea and keep it.');
    const words = more.sayParts({ id: 'bought', args: { what: 'ship:1' } });
    expect(words.map((word) => word.text).join('')).toBe('You buy the Ship and keep her.');
  });

  it('say a text as the options of the match have it', () => {
    const said = { id: 'rule-usual', args: {} };
    expect(texts.seated([]).say(said)).toBe('As usual.');
    expect(texts.seated([], { 'rule-usual': 'rule-other' }).say(said)).toBe('Otherwise.');
  });

  it('call a computer player by the colour of its pieces if the game declares it', () => {
    const seat = { ...texts.components[1]!, colour: 'black' };
    const painted = new GameTexts('game', 'en', new FluentBundle('en'), [seat]);
    expect(painted.colours).toEqual(['black']);
    expect(painted.seated(['']).name('seat:0')).toBe('Black');
  });

  it('call several of a thing by its plural', () => {
    expect(texts.say({ id: 'stored', args: { good: 'good:brick', count: 1 } })).toBe('1 brick stored.');
    expect(texts.say({ id: 'stored', args: { good: 'good:brick', count: 2 } })).toBe('2 bricks stored.');
    expect(texts.sayParts({ id: 'stored', args: { good: 'good:brick', count: 2 } })).toEqual([
      { kind: 'number', text: '2', arg: 'count', value: 2 },
      { kind: 'text', text: ' ' },
      { kind: 'thing', text: 'bricks', arg: 'good', thing: 'good:brick' },
      { kind: 'text', text: ' stored.' },
    ]);
  });

  it('come as words for the log', () => {
    const said = { id: 'moved', args: { seat: 'seat:0', count: 2, sea: 'sea:east' } };
    expect(texts.seated(['Ada']).sayParts(said)).toEqual([
      { kind: 'thing', text: 'Ada', arg: 'seat', thing: 'seat:0' },
      { kind: 'text', text: ' moves ' },
      { kind: 'number', text: '2', arg: 'count', value: 2 },
      { kind: 'text', text: ' ships to ' },
      { kind: 'thing', text: 'the Eastern Sea', arg: 'sea', thing: 'sea:east' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leave a word alone that names nothing', () => {
    expect(texts.sayParts({ id: 'plain', args: { word: 'a7' } })).toEqual([{ kind: 'text', text: 'a7 stays.' }]);
  });
});
