/** The explanation that is shown now; `pinned` stays until something else is pressed. */

interface Shown {
  anchor: Element;
  text: string;
  pinned: boolean;
}

export const term: { shown: Shown | null } = $state({ shown: null });

/** Show what a word means; without a word what was only pointed at goes. */
export function showTerm(anchor: Element | null, text = '', pinned = false): void {
  if (anchor === null) {
    if (!term.shown?.pinned) term.shown = null;
  } else if (pinned || !term.shown?.pinned) {
    const again = pinned && term.shown?.pinned === true && term.shown.anchor === anchor;
    term.shown = again ? null : { anchor, text, pinned };
  }
}
