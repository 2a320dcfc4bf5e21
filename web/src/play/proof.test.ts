import { beforeEach, describe, expect, it } from 'vitest';
import { checkProof, commitmentOf, rememberCommitment, rememberedCommitment } from './proof';

// Computed with carrack.kernel.chance.Key('open sesame', ('a1', 'ff')).
const PROOF = {
  commitment: '41ef4bb0b23661e66301aac36066912dac037827b4ae63a7b1165a5aa93ed4eb',
  secret: 'open sesame',
  nonces: ['a1', 'ff'],
};
const DRAWS = [
  { purpose: 'dice', counter: 0, bound: 6, result: 1 },
  { purpose: 'dice', counter: 1, bound: 6, result: 1 },
  { purpose: 'deck:market', counter: 0, bound: 24, result: 9 },
  { purpose: 'deck:market', counter: 7, bound: 1000000007, result: 734969435 },
  { purpose: 'bag', counter: 3, bound: 3, result: 0 },
  { purpose: 'x', counter: 0, bound: 2, result: 0 },
];

describe('checkProof', () => {
  beforeEach(() => localStorage.clear());

  it('draws the same numbers as the engine', async () => {
    const found = await checkProof(PROOF, DRAWS, null);
    expect(found).toEqual({ secretFits: true, asRemembered: null, wrong: [], checked: DRAWS.length });
  });

  it('finds a number that was not drawn', async () => {
    const lie = { ...DRAWS[0]!, result: DRAWS[0]!.result + 1 };
    expect((await checkProof(PROOF, [lie, ...DRAWS], null)).wrong).toEqual([lie]);
  });

  it('finds another secret than the one committed to', async () => {
    const other = { ...PROOF, commitment: await commitmentOf('something else') };
    expect((await checkProof(other, [], PROOF.commitment))).toMatchObject({ secretFits: false, asRemembered: false });
  });

  it('remembers the first commitment it saw', () => {
    rememberCommitment('m', 'first');
    rememberCommitment('m', 'second');
    expect(rememberedCommitment('m')).toBe('first');
    expect(rememberedCommitment('n')).toBeNull();
  });
});
