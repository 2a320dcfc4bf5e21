/** A piece outside of the board as a button: pressed, hovered, held or asked about by keyboard. */
import { onDestroy } from 'svelte';
import type { PieceRecord } from '../wire';
import type { Stage } from './stage.svelte';

const HOVER = 400;

interface Listeners {
  onclick: (event: Event) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
  onkeydown: (event: KeyboardEvent) => void;
  oncontextmenu: (event: Event) => void;
}

/** What the button of a piece listens to; called while its part is made. */
export function pressing(stage: Stage, piece: () => PieceRecord): Listeners {
  let hovering: ReturnType<typeof setTimeout> | undefined;
  const boxOf = (event: Event): DOMRect => (event.currentTarget as Element).getBoundingClientRect();
  const ask = (event: Event): void => stage.inspect({ piece: piece() }, boxOf(event), true);
  const leave = (): void => {
    if (hovering === undefined) return;
    clearTimeout(hovering);
    hovering = undefined;
    stage.unhover();
  };
  onDestroy(leave); // what goes while the pointer is on it tells no more
  return {
    onclick: (event) => {
      event.stopPropagation();
      clearTimeout(hovering);
      stage.press({ piece: piece() }, boxOf(event));
    },
    onpointerenter: (event) => {
      if (event.pointerType !== 'mouse') return;
      const anchor = boxOf(event);
      hovering = setTimeout(() => stage.inspect({ piece: piece() }, anchor, false), HOVER);
    },
    onpointerleave: leave,
    // By keyboard what is focused says what it is; by mouse it is hovered anyway.
    onfocus: (event) => {
      if ((event.currentTarget as Element).matches(':focus-visible')) stage.inspect({ piece: piece() }, boxOf(event), false);
    },
    onblur: () => stage.unhover(),
    onkeydown: (event) => {
      if (event.key !== '?') return;
      event.stopPropagation();
      ask(event);
    },
    // A long press on a phone.
    oncontextmenu: (event) => {
      event.preventDefault();
      ask(event);
    },
  };
}
