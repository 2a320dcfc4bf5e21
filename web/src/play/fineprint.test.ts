import { expect, it } from 'vitest';
import { finePrintOf } from './fineprint';

function symbolsOf(drawing: string): Element[] {
  const page = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`, 'image/svg+xml');
  return [...page.documentElement.children];
}

it('finds the smallest words of a symbol, in parts of its height', () => {
  const found = finePrintOf(symbolsOf('<symbol id="a" viewBox="0 0 100 50"><text font-size="20">x</text><text font-size="10">y</text></symbol>'));
  expect(found.get('a')).toBe(0.2);
});

it('looks into copies of other symbols and minds how they are scaled', () => {
  const found = finePrintOf(
    symbolsOf(`<symbol id="sign" viewBox="0 0 24 24"><text font-size="12">x</text></symbol>
      <symbol id="card" viewBox="0 0 100 100"><g transform="translate(3 4)scale(.5)"><use href="#sign" width="48" height="48"/></g></symbol>
      <symbol id="plain" viewBox="0 0 10 10"><path d="M0 0"/></symbol>`),
  );
  expect(found.get('sign')).toBe(0.5);
  expect(found.get('card')).toBeCloseTo(0.12);
  expect(found.has('plain')).toBe(false);
});

it('does not lose itself in symbols that copy themselves', () => {
  const found = finePrintOf(symbolsOf('<symbol id="a" viewBox="0 0 10 10"><use href="#a"/><text font-size="5">x</text></symbol>'));
  expect(found.get('a')).toBe(0.5);
});
