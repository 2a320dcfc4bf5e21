/** The proof of the shuffles, computed in the page: what the server drew can be drawn again by anybody. */
import type { Draw, Proof } from '../wire';

const WORD = 1n << 64n;
const letters = new TextEncoder();

async function hmac(key: BufferSource, message: string): Promise<ArrayBuffer> {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', made, letters.encode(message));
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is published before the game: SHA-256 of the secret. */
export async function commitmentOf(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', letters.encode(secret)));
}

/** The key of all streams: the secret together with what everybody added after seeing the commitment. */
export function streamKey(secret: string, nonces: readonly string[]): Promise<ArrayBuffer> {
  return hmac(letters.encode(secret), JSON.stringify(nonces));
}

/** The `counter`-th integer from 0 to bound - 1 of a purpose, by rejection sampling. */
export async function below(key: CryptoKey, bound: number, purpose: string, counter: number): Promise<number> {
  const size = BigInt(bound);
  const fair = WORD - (WORD % size);
  for (let attempt = 0; ; attempt++) {
    const line = letters.encode(`${purpose}:${counter}:${attempt}`);
    const word = new DataView(await crypto.subtle.sign('HMAC', key, line)).getBigUint64(0);
    if (word < fair) return Number(word % size);
  }
}

export interface Finding {
  /** The secret is the one that was committed to. */
  secretFits: boolean;
  /** The commitment is the one that this browser saw before the game; null if it saw none. */
  asRemembered: boolean | null;
  /** Draws that give another number than the server's. */
  wrong: Draw[];
  checked: number;
}

/** Compute everything again. `progress` hears of every draw, because there may be thousands. */
export async function checkProof(
  proof: Proof,
  draws: readonly Draw[],
  remembered: string | null,
  progress: (done: number) => void = () => undefined,
): Promise<Finding> {
  const raw = await streamKey(proof.secret, proof.nonces);
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const wrong: Draw[] = [];
  let done = 0;
  for (const draw of draws) {
    if ((await below(key, draw.bound, draw.purpose, draw.counter)) !== draw.result) wrong.push(draw);
    progress(++done);
  }
  return {
    secretFits: (await commitmentOf(proof.secret)) === proof.commitment,
    asRemembered: remembered === null ? null : remembered === proof.commitment,
    wrong,
    checked: done,
  };
}

const KEPT = 'carrack-commitment:';

/** Keep the commitment of a match the first time it is seen, to hold it against the secret at the end. */
export function rememberCommitment(match: string, commitment: string): void {
  if (commitment && localStorage.getItem(KEPT + match) === null) localStorage.setItem(KEPT + match, commitment);
}

export function rememberedCommitment(match: string): string | null {
  return localStorage.getItem(KEPT + match);
}
