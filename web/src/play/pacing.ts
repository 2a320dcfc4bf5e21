/** Moves of computer players come one after the other on the screen, although they arrive at once. */
import type { Settings } from '../wire';

/** The least time between two moves of computer players on the screen, by the pace that the reader prefers. */
export const APART: Record<Settings['pace'], number> = { instant: 0, quick: 400, calm: 1200 };

/** At most this many positions wait to be shown; beyond it the oldest are left out. */
const LONGEST = 60;

interface Waiting<T> {
  what: T;
  paced: boolean;
}

/**
 * A queue of positions to show. The newest one is always known at once (`newest`); what is drawn (`show`)
 * follows at a pace at which one can watch. Nothing here holds up input: whoever acts calls `skip` first.
 */
export class Pacer<T> {
  newest: T | null = null;
  private queue: Waiting<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastPaced = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly show: (what: T, waiting: number) => void,
    private readonly apart: () => number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  /** Something new; `paced` if a computer player did it. */
  arrive(what: T, paced: boolean): void {
    this.newest = what;
    this.queue.push({ what, paced });
    if (this.queue.length > LONGEST) this.queue.splice(0, this.queue.length - LONGEST);
    if (this.timer === undefined) this.next();
  }

  /** Show the newest position now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.show(last.what, 0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private next(): void {
    this.timer = undefined;
    while (this.queue.length > 0) {
      const head = this.queue[0] as Waiting<T>;
      const wait = head.paced ? this.lastPaced + this.apart() - this.clock() : 0;
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
      this.queue.shift();
      if (head.paced) this.lastPaced = this.clock();
      this.show(head.what, this.queue.length);
    }
  }
}
