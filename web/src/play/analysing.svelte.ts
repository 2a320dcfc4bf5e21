/** The analysis board: which position is looked at, what is known of it, and how far a line is followed. */
import { api } from '../api';
import type { Advised, AnalysisNow, LineChoice, Position } from '../wire';
import type { Play } from './play.svelte';

/** Milliseconds after which the page asks again, and after which it asks about a position that was just opened. */
const AGAIN = 900;
const SETTLED = 200;

/** A move is known by its choices, wherever it stands in the list. */
const keyOf = (one: Advised): string => one.move.join(';');

export class Analysis {
  open = $state(false);
  found: AnalysisNow | null = $state.raw(null);
  /** The lines that were followed before the position that is analysed. */
  lines: LineChoice[][] = $state.raw([]);
  /** The move that is looked at, and so many choices of its line are made on the board. */
  #chosen = $state('');
  step = $state(0);
  /** Where the lines lead. */
  position: Position | null = $state.raw(null);

  constructor(readonly play: Play) {}

  readonly moves: Advised[] = $derived.by(() => this.found?.advice.moves ?? []);
  readonly marked: number = $derived.by(() => Math.max(0, this.moves.findIndex((one) => keyOf(one) === this.#chosen)));
  readonly move: Advised | null = $derived.by(() => this.moves[this.marked] ?? null);
  /** What the marked move points at, before any of it is made. */
  readonly things: string[] = $derived.by(() =>
    this.open && this.step === 0 ? (this.move?.move ?? []).flatMap((notation) => this.found?.actions[notation]?.things ?? []) : [],
  );
  /** The lines to what is shown. */
  readonly #shown: LineChoice[][] = $derived.by(() => {
    const made = this.move?.line.slice(0, this.step) ?? [];
    return made.length > 0 ? [...this.lines, made] : this.lines;
  });

  mark(at: number): void {
    const move = this.moves[at];
    if (!move) return;
    this.#chosen = keyOf(move);
    this.step = 0;
  }

  /** Make so many choices of the marked move's line on the board. */
  go(step: number): void {
    if (this.move) this.#chosen = keyOf(this.move); // the order may change while one looks
    this.step = Math.min(Math.max(step, 0), this.move?.line.length ?? 0);
  }

  /** Analyse the position that is shown. */
  enter(): void {
    this.lines = this.#shown;
    this.#restart();
  }

  /** Back to the match. */
  leave(): void {
    this.lines = [];
    this.#restart();
  }

  #restart(): void {
    this.#chosen = '';
    this.step = 0;
    this.found = null;
  }

  /** Ask about a position again and again, as long as it is looked at and more can be known; ends what it returns. */
  watch(at: number, eyes: number): () => void {
    const { lines, play } = this;
    let left = false;
    let timer = setTimeout(() => void look(), SETTLED);
    const look = async (): Promise<void> => {
      const now = document.hidden ? null : await play.ask(() => api.analysis(play.match, { at, eyes, lines }));
      if (left) return;
      if (now) this.found = now;
      if (!now?.whole) timer = setTimeout(() => void look(), AGAIN);
    };
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }

  /** Show the position that the lines lead to; ends what it returns. */
  show(at: number, eyes: number): () => void {
    const lines = this.#shown;
    const { play } = this;
    let left = false;
    if (lines.length === 0) this.position = null;
    else
      void play.ask(() => api.lineTo(play.match, { at, eyes, lines })).then((found) => {
        if (!left) this.position = found;
      });
    return () => (left = true);
  }

  /** Another position of the match, or other eyes: what was known is of no use. */
  renew(): void {
    this.leave();
    this.position = null;
  }
}
