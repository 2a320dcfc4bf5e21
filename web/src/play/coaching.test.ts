import { describe, expect, it } from 'vitest';
import type { CoachCard, DecisionRecord } from '../wire';
import { coachedBy } from './coaching';

const said = { id: 'x', args: {} };
const card: CoachCard = {
  lesson: 'first-game',
  title: said,
  state: 'choose',
  beat: 'bid',
  number: 2,
  of: 9,
  text: said,
  reply: null,
  points: ['tile:one'],
  expected: ['bid 4'],
  section: '',
  back: true,
  exercise: null,
};
const option = (what: string, kind = '') => ({ do: what, label: said, things: ['tile:one'], brings: null, amount: null, kind });
const decision = { options: [option('bid 4', 'bid'), option('pass', 'pass')] } as DecisionRecord;

describe('what a lesson points at', () => {
  it('is its things, and the option and the kind of action that it expects', () => {
    expect([...coachedBy(card, decision)]).toEqual(['tile:one', 'do:bid 4', 'menu:bid']);
  });

  it('is nothing once the learner went another way, and without a lesson', () => {
    expect(coachedBy({ ...card, state: 'astray' }, decision).size).toBe(0);
    expect(coachedBy(null, decision).size).toBe(0);
  });
});
