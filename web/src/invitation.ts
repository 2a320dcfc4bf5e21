/** The link that lets others into a match, and how it gets to them. */

import { tell } from './notices.svelte';
import { t } from './texts';
import type { State } from './wire';

/** The link to a match's invitation; empty for whoever may not invite. */
export function linkTo({ match, invitation }: Pick<State, 'match' | 'invitation'>): string {
  return invitation === '' ? '' : `${location.origin}/j/${match}/${invitation}`;
}

async function copied(text: Promise<string>): Promise<boolean> {
  try {
    // Some browsers copy only what was promised at the moment of the click.
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((it) => new Blob([it], { type: 'text/plain' })) })]);
    return true;
  } catch {
    return false; // no clipboard without https, or nothing came of the text
  }
}

/** Copy a link that may still be on its way, and tell what came of it; `yourself` says where it stands to be read. */
export async function copyLink(link: Promise<string>, yourself = 'waiting-copy-yourself'): Promise<void> {
  const done = await copied(link);
  await link;
  tell(t(done ? 'waiting-copied' : yourself));
}
