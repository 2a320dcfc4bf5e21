import { describe, expect, it } from 'vitest';
import type { Word } from '../texts';
import { glued } from './gluing';

const text = (said: string): Word => ({ kind: 'text', text: said });
const chip = (name: string): Word => ({ kind: 'thing', text: name, arg: 'what', thing: 'card:1' });
const told = (words: Word[]): string[] => glued(words).map((one) => [one.opening, one.text, one.closing].join('|'));

describe('marks', () => {
  it('go with the chip between them', () => {
    expect(told([text('Ada nimmt „'), chip('Fort'), text('“.')])).toEqual(['|Ada nimmt |', '„|Fort|“.', '||']);
    expect(told([chip('Peru'), text(': '), chip('Fort'), text(' (1)')])).toEqual(['|Peru|:', '| |', '|Fort|', '| (1)|']);
  });

  it('are said once, also between two chips', () => {
    expect(told([chip('Peru'), text('“'), chip('Fort')]).join('')).toBe('|Peru|“|||Fort|');
  });
});
