/** One match on the screen: what is known, what is shown, what is picked, and what is sent. */
import { api, commandId, ProblemError } from '../api';
import { live } from '../live';
import { settings } from '../settings.svelte';
import type {
  ActionSaid,
  AnyCommand,
  ChatLine,
  Cost,
  Hint,
  LogEntry,
  Opening,
  OptionNow,
  Position,
  Problem,
  SeatRecord,
  State,
} from '../wire';
import { Analysis } from './analysing.svelte';
import { positionsBetween, wholeState } from './between';
import { coachedBy } from './coaching';
import { joinLog } from './history';
import { APART, Pacer } from './pacing';

/** What the page has to say for a while. */
export interface Notice {
  kind: 'faster' | 'refused' | 'problem';
  problem?: Problem;
}

/** A command without what the match adds to it. */
type Intent = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, 'command_id' | 'expected_version'> : never) : never;

const RESENDS = 4;

/** A costly choice that is looked at on the board, with what both moves point at. */
export interface Reviewed {
  cost: Cost;
  actions: Record<string, ActionSaid>;
  things: string[];
}

export class Play {
  state: State | null = $state.raw(null);
  /** The present position as far as it is drawn; it may lag behind `state` while computer players move. */
  shown: Position | null = $state.raw(null);
  /** The position in which I chose last. */
  #chosen: Position | null = null;
  /** A position of the past, while one is looked at. */
  past: Position | null = $state.raw(null);
  /** Whether another position is wanted and not there yet. */
  underway = $state(false);
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** Whose eyes: one of my seats, or -1 for the public. */
  seat = $state(-1);
  picked: string[] = $state([]);
  /** The option that waits for confirmation. */
  pending: OptionNow | null = $state.raw(null);
  /** The moves that look best, once I have asked for a hint, and which of them is marked. */
  hint: Hint | null = $state.raw(null);
  marked = $state(0);
  queued = $state(0);
  sending = $state(false);
  notice: Notice | null = $state.raw(null);
  /** Things to be shown on the board: what a word of the log or a button under the pointer speaks of. */
  pointed: ReadonlySet<string> = $state.raw(new Set<string>());
  reviewed: Reviewed | null = $state.raw(null);
  /** Seconds by which the server's clock is ahead of ours. */
  skew = 0;

  #unsubscribe: () => void = () => undefined;
  #visit = 0;
  readonly #pacer = new Pacer<Position>((position, waiting) => {
    this.shown = position;
    this.queued = waiting;
  }, () => APART[settings.pace]);

  readonly match: string;
  readonly analysis = new Analysis(this);

  /** At a shared screen the opening has only what is public, until somebody lifts the curtain. */
  constructor(opening: Opening) {
    const { state, chat } = opening;
    this.match = state.match;
    this.seat = state.looking;
    this.chat = chat;
    this.#take(state);
    this.#listen(state.version);
  }

  // What is known

  readonly seats: SeatRecord[] = $derived(this.state?.seats ?? []);
  readonly mine: number[] = $derived(this.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly shared: boolean = $derived(this.mine.length > 1);
  /** What is drawn: where a line of the analysis leads, an earlier position, or the present one. */
  readonly position: Position | null = $derived.by(() => this.analysis.position ?? this.past ?? this.shown);
  readonly decision = $derived(
    this.past === null && this.seat >= 0 ? (this.state?.position?.decision ?? null) : null,
  );
  /** What the coach shows in a lesson, as long as nothing of the past is looked at. */
  readonly lesson = $derived(this.past === null ? (this.state?.lesson ?? null) : null);
  /** Whether the coach leads, in a lesson or an exercise; a hint would lead elsewhere, or tell too much. */
  readonly led = $derived.by(() => {
    const card = this.state?.lesson;
    return card ? card.exercise !== null || !['free', 'done'].includes(card.state) : false;
  });
  /** What the coach points at. */
  readonly coached: ReadonlySet<string> = $derived.by(() => coachedBy(this.lesson, this.decision));
  /** The option that the marked move of a hint begins with. */
  readonly hinted: OptionNow | null = $derived.by(() => {
    const first = this.hint?.moves[this.marked]?.move[0];
    return this.decision?.options.find((option) => option.do === first) ?? null;
  });
  /** What the marked move points at, with all its choices. */
  readonly hintedThings: string[] = $derived.by(() =>
    (this.hint?.moves[this.marked]?.move ?? []).flatMap((notation) => this.hint?.actions[notation]?.things ?? []),
  );
  /** Whether I may ask for a hint: among people only if they agreed on hints. */
  readonly mayHint: boolean = $derived.by(
    () => this.decision !== null && !this.hinted && !this.pending && !this.led && (!this.othersPlay || this.state?.hints === true),
  );
  readonly of: number = $derived(this.state?.position?.of ?? 0);
  readonly at: number = $derived(this.past?.at ?? this.of);
  /** The seat to which the device has to be passed, while nothing private may be in the page. */
  readonly curtain: number | null = $derived.by(() => {
    if (!this.shared || this.state?.status !== 'running' || this.seat >= 0) return null;
    return this.state.position?.waiting_for.find((seat) => this.mine.includes(seat)) ?? null;
  });
  readonly othersPlay: boolean = $derived(this.seats.some((seat) => seat.who === 'person' && !seat.mine));
  readonly standIn: boolean = $derived(
    this.state?.status === 'running' && this.seats.some((seat) => seat.mine && seat.stand_in),
  );

  // Arriving and leaving

  close(): void {
    this.#unsubscribe();
    this.#pacer.stop();
  }

  /**
   * See the match with the eyes of another seat: what this one saw is dropped from the page, unless the match is over,
   * and the socket brings what that one sees.
   */
  look(seat: number): void {
    this.#pacer.stop();
    this.queued = 0;
    this.#forget();
    if (this.state?.status !== 'over') this.#drop();
    this.seat = seat;
    this.#listen();
  }

  /** Nothing that a seat saw stays in the page. */
  #drop(): void {
    this.#known.clear();
    this.#chosen = null;
    this.past = null;
    this.log = [];
    this.shown = null;
    if (this.state && this.state.looking !== -1) this.state = { ...this.state, position: null, log: [] };
  }

  /** Hear of what the page does not have: all, or what comes after a version. */
  #listen(since?: number): void {
    const line = this.chat.at(-1)?.id ?? 0;
    const subject = { match: this.match, seat: this.seat, line, changes: true, ...(since === undefined ? {} : { since }) };
    this.#unsubscribe = live.subscribe(subject, {
      onState: (next) => this.#take(next),
      onChat: (said) => this.hear(said),
      onPresence: (online) => this.#present(online),
    });
  }

  /** Somebody said something; it may be known already. */
  /** What is said, read anew: whom I ignore has changed. */
  async reread(): Promise<void> {
    this.chat = (await api.chat(this.match)).lines;
  }

  hear(said: ChatLine): void {
    if (!this.chat.some((line) => line.id === said.id)) this.chat = [...this.chat, said];
  }

  #present(online: number[]): void {
    if (!this.state) return;
    const seats = this.state.seats.map((seat) => ({ ...seat, online: online.includes(seat.seat) }));
    this.state = { ...this.state, seats };
  }

  /** A new state, from the socket or as an answer; if what it changes is not known here, the socket tells it anew. */
  #take(told: State): void {
    const known = this.state;
    if (told.looking !== this.seat || (known && known.looking === told.looking && told.version < known.version)) return;
    const next = wholeState(told, known);
    if (!next) {
      this.#listen(known?.looking === told.looking && known.position ? known.version : undefined);
      return;
    }
    const again = known !== null && known.version === next.version && known.looking === next.looking;
    const asked = JSON.stringify(this.decision);
    this.skew = next.now - Date.now() / 1000;
    this.state = next;
    this.log = joinLog(this.log, next.log_from, next.log);
    // Others who choose at the same time do not disturb what I have picked.
    if (!again && asked !== JSON.stringify(this.decision)) this.#forget();
    this.#arrive(known?.position?.at ?? null, next);
    if (this.#handedOn(next)) this.look(-1);
  }

  /** Draw the new position; computer players' moves in between one by one. */
  #arrive(before: number | null, next: State): void {
    const position = next.position;
    if (!position) return;
    const from = before ?? position.at;
    for (const passed of positionsBetween(next)) if (passed.at > from) this.#pacer.arrive(passed, true);
    this.#pacer.arrive(position, position.at > from && this.#computer(position.at));
    this.queued = this.#pacer.waiting;
  }

  #computer(number: number): boolean {
    const entry = this.log.find((one) => one.number === number);
    return entry !== undefined && this.seats[entry.seat]?.who === 'computer';
  }

  /** At a shared screen: whether another of my seats has to decide now. */
  #handedOn(next: State): boolean {
    const mine = next.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const waiting = next.position?.waiting_for.filter((seat) => mine.includes(seat)) ?? [];
    return mine.length > 1 && this.seat >= 0 && waiting.length > 0 && !waiting.includes(this.seat);
  }

  // Choosing

  #forget(): void {
    this.picked = [];
    this.pending = null;
    this.hint = null;
    this.marked = 0;
    this.pointed = new Set();
  }

  /** Draw the newest position now. */
  skip(): void {
    this.#pacer.skip();
    this.queued = 0;
  }

  pick(thing: string): void {
    this.skip();
    this.picked = [...this.picked, thing];
  }

  /** One step back: from a confirmation, or from the last pick. */
  back(): boolean {
    if (this.pending) {
      this.pending = null;
      this.picked = [];
      return true;
    }
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  readonly confirms: boolean = $derived(
    settings.confirm === 'always' || (settings.confirm === 'turns' && this.state?.clock.kind === 'days'),
  );

  /** Do an option, or let it wait for confirmation if the person wants that. */
  async take(option: OptionNow): Promise<void> {
    this.skip();
    if (this.confirms && this.pending?.do !== option.do) {
      this.pending = option;
      return;
    }
    this.pending = null;
    this.picked = [];
    await this.command({ type: 'choose', seat: this.seat, do: option.do });
  }

  async undo(): Promise<void> {
    await this.command({ type: 'undo', seat: this.seat });
  }

  /** Ask which moves look best. If I am asked something else by the time of the answer, it counts no more. */
  async askHint(): Promise<void> {
    const asked = JSON.stringify(this.decision);
    const hint = await this.ask(() => api.hint(this.match, this.seat));
    if (asked !== JSON.stringify(this.decision)) return;
    this.hint = hint;
    this.marked = 0;
  }

  /** Carry out the marked move, choice by choice, as long as they are possible and nothing new comes to light. */
  async follow(): Promise<void> {
    this.skip();
    for (const notation of this.hint?.moves[this.marked]?.move ?? []) {
      if (!this.decision?.options.some((option) => option.do === notation)) return;
      this.picked = [];
      if (!(await this.command({ type: 'choose', seat: this.seat, do: notation }))) return;
      if (this.state?.position?.undo?.open !== true) return;
    }
  }

  /**
   * Send a command. If somebody was faster, the new position is taken over; a choice whose question is still the
   * same (others choose in secret at the same time) is sent again by itself.
   */
  async command(intent: Intent): Promise<boolean> {
    if (this.sending || !this.state) return false;
    this.sending = true;
    this.notice = null;
    const id = commandId();
    try {
      for (let attempt = 0; ; attempt++) {
        const asked: string = JSON.stringify(this.decision);
        const { version, looking } = this.state;
        const changes = (intent.type === 'choose' || intent.type === 'undo') && intent.seat === looking;
        const more = changes ? { changes } : {};
        const command = { ...intent, ...more, command_id: id, expected_version: version } as AnyCommand;
        try {
          const before = this.state.position;
          const accepted = await api.command(this.match, command);
          if (intent.type === 'choose') this.#chosen = before;
          this.#take(accepted.state);
          return true;
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          const fresh = error.problem.state;
          if (error.status !== 409 || !fresh) {
            this.notice = { kind: error.problem.refused ? 'refused' : 'problem', problem: error.problem };
            return false;
          }
          this.#take(fresh);
          const unchanged = intent.type !== 'choose' || asked === JSON.stringify(this.decision);
          if (!unchanged || attempt >= RESENDS) {
            this.notice = { kind: 'faster' };
            return false;
          }
        }
      }
    } finally {
      this.sending = false;
    }
  }

  /** Ask the server something; a problem becomes a notice. */
  async ask<T>(question: () => Promise<T>): Promise<T | null> {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.notice = { kind: 'problem', problem: error.problem };
      return null;
    }
  }

  // Looking at the past

  readonly #known = new Map<string, Promise<Position | null>>();

  /** The position after `at` choices if it is the one in which I chose last. */
  chosenAt(at: number): Position | null {
    return this.#chosen?.at === at && this.#chosen.seat === this.seat ? this.#chosen : null;
  }

  /** The position after `at` choices as the seat may know it; asked for once. */
  earlier(at: number): Promise<Position | null> {
    const { match, seat } = this;
    const key = `${seat}/${at}/${this.state?.log_from ?? 0}/${this.of}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size > 200) this.#known.clear();
    const asked = this.ask(() => api.position(match, at, seat));
    this.#known.set(key, asked);
    void asked.then((found) => found ?? this.#known.delete(key));
    return asked;
  }

  /** Look at the position after `at` choices; the last one is the present. */
  async visit(at: number): Promise<void> {
    const turn = ++this.#visit;
    const { seat } = this;
    this.underway = at < this.of && (at !== this.past?.at || seat !== this.past.seat);
    if (at >= this.of) this.past = null;
    if (!this.underway) return;
    const position = await this.earlier(at);
    if (turn !== this.#visit) return; // somebody has gone on meanwhile
    this.underway = false;
    if (!position || seat !== this.seat) return;
    this.#forget();
    this.past = position;
  }

  point(things: Iterable<string>): void {
    this.pointed = new Set(things);
  }
}
