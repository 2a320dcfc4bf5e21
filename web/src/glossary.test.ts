import { describe, expect, it } from 'vitest';
import { Glossary } from './glossary';

describe('words that explain themselves', () => {
  const glossary = new Glossary([
    { say: 'explain-ship', forms: ['Schiff', 'Schiffe'] },
    { say: 'explain-letter', forms: ['letter of marque'] },
    { say: 'explain-card', forms: ['card', 'extra card'] },
  ]);

  it('are found as whole words, in any capitals', () => {
    expect(glossary.split('Zwei Schiffe, ein Schiffbauer')).toEqual(['Zwei ', { text: 'Schiffe', term: 'explain-ship' }, ', ein Schiffbauer']);
    expect(glossary.split('A Letter of Marque')).toEqual(['A ', { text: 'Letter of Marque', term: 'explain-letter' }]);
  });

  it('count once in a text, and the longest form counts', () => {
    expect(glossary.split('extra card, card')).toEqual([{ text: 'extra card', term: 'explain-card' }, ', card']);
  });

  it('keep the marks beside them', () => {
    expect(glossary.glued('Welches „Schiff“? Keins.')).toEqual([
      'Welches ', { text: 'Schiff', term: 'explain-ship', opening: '„', closing: '“?' }, ' Keins.',
    ]);
    expect(glossary.glued('(card)')).toEqual(['', { text: 'card', term: 'explain-card', opening: '(', closing: ')' }, '']);
  });

  it('leave a text as it is without any', () => {
    expect(new Glossary([]).split('anything')).toEqual(['anything']);
    expect(glossary.split('nothing here')).toEqual(['nothing here']);
  });
});
