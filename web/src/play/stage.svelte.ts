/** The table as it is drawn: sheets, texts, where things are, what lights up, and what a press on them does. */
import { getContext, setContext } from 'svelte';
import { api } from '../api';
import type { Glossary } from '../glossary';
import { gameTexts, t, teach, type GameTexts } from '../texts';
import type { KindNow, OptionNow, PieceRecord, Reasons, SceneRecord, ZoneRecord } from '../wire';
import { kindThing, lightsOf, namesOf, narrow, optionsAt, placesNamed, thingPicked } from './narrowing';
import type { Play, Reviewed } from './play.svelte';
import { provideLooks, type Looks } from './looks';
import { readSheet, slotFor, type Sheet, type Slot } from './sheet';
import { badgeSpotsOf, type BadgeSpot } from './badges';
import { finePrintOf } from './fineprint';
import { HOME, knows, reachableIn, venuesOf } from './venues';

/** What is pointed at or pressed: a piece, a zone, or a kind of action in a menu. */
export interface Target {
  piece?: PieceRecord;
  zone?: string;
  kind?: KindNow;
}

export interface Popup {
  kind: 'choices' | 'why' | 'inspect';
  target: Target;
  anchor: DOMRect;
  /** Stays until it is closed; what only hovers goes with the pointer. */
  pinned: boolean;
  reasons?: Reasons;
}

/** So many options of a kind are listed where its button is; more are picked on the board. */
const FEW = 8;
const NOTHING: SceneRecord = { sheet: '', zones: [], pieces: [], acting: [] };
const NOT_ASKED = 'refusal-not-asked';
const SEAT = /^seat:(\d+)$/;

export class Stage implements Looks {
  board: Sheet | null = $state.raw(null);
  /** A player's own sheet, as source: it is read once for each seat. */
  playerSource = $state('');
  texts: GameTexts | null = $state.raw(null);
  popup: Popup | null = $state.raw(null);
  /** The seat whose belongings are laid open, if any. */
  open: number | null = $state(null);
  /** Words that explain themselves, once they are known. */
  glossary: Glossary | null = $state.raw(null);
  /** The picture of the board, or its text. */
  asText = $state(false);

  constructor(readonly play: Play) {}

  readonly seatCount = $derived.by(() => this.play.seats.length);
  /** Every player's own board, if the game has such. */
  readonly players: Sheet[] = $derived.by(() =>
    this.playerSource ? Array.from({ length: this.seatCount }, (_, seat) => readSheet(`player-${seat}`, this.playerSource, seat)) : [],
  );
  readonly own: Sheet | null = $derived.by(() => this.players[this.play.seat] ?? null);
  // Symbols are the same on every player's sheet.
  readonly aspects: ReadonlyMap<string, number> = $derived.by(() => new Map([...(this.board?.aspects ?? []), ...(this.players[0]?.aspects ?? [])]));
  readonly symbols: SVGElement[] = $derived.by(() => [...(this.board?.symbols ?? []), ...(this.players[0]?.symbols ?? [])]);
  readonly badgeSpots: ReadonlyMap<string, BadgeSpot> = $derived.by(() => badgeSpotsOf(this.symbols));
  readonly finePrint: ReadonlyMap<string, number> = $derived.by(() => finePrintOf(this.symbols));
  readonly scene: SceneRecord = $derived.by(() => this.play.position?.scene ?? NOTHING);
  readonly venues = $derived.by(() => venuesOf(this.scene, this.play.seat, this.board, (seat) => this.players[seat] ?? null));
  /** Pieces on the board that are also shown large, in the order of their places on the sheet. */
  readonly largePieces: PieceRecord[] = $derived.by(() => {
    const slots = this.board?.slots ?? [];
    const order = new Map<Slot | null, number>(slots.filter((slot) => slot.large).map((slot, at) => [slot, at]));
    const found = this.scene.pieces.map((piece) => ({ piece, at: order.get(slotFor(slots, piece)) ?? -1 }));
    return found.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at).map(({ piece }) => piece);
  });
  readonly zones = $derived.by(() => new Map(this.scene.zones.map((zone) => [zone.id, zone])));
  readonly narrowed = $derived.by(() => narrow(this.play.decision?.options ?? [], this.play.picked, reachableIn(this.scene, this.venues)));
  readonly lights = $derived.by(() =>
    lightsOf(
      this.scene,
      this.narrowed.lit,
      this.play.seat,
      placesNamed(this.play.decision?.prompt.args ?? {}, this.scene),
    ),
  );
  /** Zones and pieces that a word or a button under the pointer speaks of, or a hint, or that are in question. */
  readonly shownThings = $derived.by(() => {
    const about = this.play.decision?.about;
    const lit = [...this.play.pointed, ...this.play.coached, ...this.play.hintedThings, ...this.play.analysis.things, ...(this.reviewed?.things ?? [])];
    return lightsOf(this.scene, new Set([...lit, ...(about ? [about] : [])]), this.play.seat);
  });

  /** The costly choice of a review before which the board is shown. */
  get reviewed(): Reviewed | null {
    const { past, reviewed } = this.play;
    return reviewed && past?.at === reviewed.cost.at ? reviewed : null;
  }

  async load(game: string, sheets: readonly string[]): Promise<void> {
    // A game with several maps names the one that is played on.
    const map = this.play.state?.position?.scene.sheet ?? 'board';
    const [texts, board, player] = await Promise.all([
      gameTexts(game),
      sheets.includes(map) ? api.sheet(game, `${map}.svg`) : '',
      sheets.includes('player') ? api.sheet(game, 'player.svg') : '',
    ]);
    this.texts = texts;
    this.board = board ? readSheet(map, board) : null;
    this.playerSource = player;
  }

  /** Fetch the texts again, in another language. */
  async speak(): Promise<void> {
    if (this.texts) this.texts = await gameTexts(this.texts.game);
  }

  /** Fetch what learners are told, and the words that explain themselves. */
  async teach(): Promise<void> {
    const { texts } = this;
    if (!texts) return;
    const glossary = await teach(texts);
    if (this.texts === texts) this.glossary = glossary;
  }

  // Names

  // Seats change with every message; their names hardly ever do.
  readonly #names = $derived.by(() => JSON.stringify([this.play.seats.map((seat) => seat.name), this.play.state?.called]));
  readonly words: GameTexts | null = $derived.by(() => {
    const [names, called] = JSON.parse(this.#names) as [string[], Record<string, string>?];
    return this.texts?.seated(names, called) ?? null;
  });

  /** The colours of the seats, if the game declares them. */
  readonly colours: readonly string[] = $derived.by(() => this.texts?.colours ?? []);

  seatName(seat: number): string {
    return this.play.seats[seat]?.name || (this.words?.name(`seat:${seat}`) ?? String(seat));
  }

  /** What a kind of piece is called; a face that is no component may have a name of its own. */
  kindName(kind: string, face = ''): string {
    for (const id of [`piece-${kind}-${face}`, `piece-${kind}`, `kind-${kind}`]) if (this.words?.has(id)) return this.words.say({ id, args: {} });
    return kind;
  }

  /** What a category of the score is called. */
  categoryName(category: string): string {
    const id = `category-${category}`;
    return this.words?.has(id) ? this.words.say({ id, args: {} }) : category;
  }

  zoneName(zone: ZoneRecord | string): string {
    const id = typeof zone === 'string' ? zone : zone.id;
    const known = this.words?.nameOf(id);
    if (known !== undefined) return known;
    const found = this.zones.get(id);
    const kind = `zone-${found?.kind ?? id}`;
    if (this.words?.has(kind)) return this.words.say({ id: kind, args: {} });
    return this.kindName(found?.kind ?? id);
  }

  /** The component that a piece shows or stands for. */
  componentOf(target: Target): string {
    const ids = target.piece ? [target.piece.face, ...target.piece.means, target.piece.id] : [target.zone ?? ''];
    return ids.find((id) => this.words?.component(id) !== undefined) ?? '';
  }

  /** What a thing is called that an option names: that of the piece which stands for it, or its own. */
  thingName(thing: string): string {
    const kind = this.play.decision?.menu.find((one) => kindThing(one.id) === thing);
    if (kind) return this.nameOf({ kind });
    const piece = this.scene.pieces.find((one) => one.id === thing || one.means.includes(thing));
    return piece ? this.nameOf({ piece }) : this.zoneName(thing);
  }

  nameOf(target: Target): string {
    if (target.kind) return this.words?.say(target.kind.label) ?? target.kind.id;
    if (!target.piece) return this.zoneName(target.zone ?? '');
    const component = this.componentOf(target);
    return component ? (this.words?.name(component) ?? component) : this.kindName(target.piece.kind, target.piece.face);
  }

  /** Whether a piece has to show whose it is: in its owner's own places that goes without saying. */
  isMarked(piece: PieceRecord): boolean {
    return piece.owner !== this.zones.get(piece.place)?.owner;
  }

  /** A piece in words: what, whose, how many, where. */
  describe(piece: PieceRecord): string {
    return this.partsOf(piece).join(', ');
  }

  /** The same part by part: the name first, the place last. */
  partsOf(piece: PieceRecord): string[] {
    const parts = [this.nameOf({ piece })];
    const state = `state-${piece.kind}`;
    if (this.words?.has(state)) parts.push(this.words.say({ id: state, args: {} }));
    if (piece.owner >= 0 && piece.owner < this.play.seats.length) parts.push(this.seatName(piece.owner));
    else if (piece.owner >= 0) parts.push(t('play-neutral'));
    if (piece.badge !== null) parts.push(String(piece.badge));
    parts.push(this.zoneName(piece.place));
    return parts.filter(Boolean);
  }

  /** What a term of the game's judgement is called. */
  termName(term: string): string {
    const id = `term-${term}`;
    return this.words?.has(id) ? this.words.say({ id, args: {} }) : term;
  }

  label(option: OptionNow): string {
    return this.words?.say(option.label) ?? option.do;
  }

  // What can be done

  isLit(target: Target): boolean {
    if (target.piece) return this.lights.pieces.has(target.piece.id);
    return target.zone !== undefined && this.lights.zones.has(target.zone);
  }

  /** Whether the move that is being made is a seat's; while several are asked at once, everybody decides alone. */
  isActing(seat: number): boolean {
    const over = this.play.state?.status === 'over' && !this.play.past;
    return !over && this.scene.acting.includes(seat);
  }

  /** Whether something on my own board can be picked; it may be seen on the common board as well. */
  get litOwn(): boolean {
    return this.#anyMeant((zone) => knows(this.own, zone));
  }

  /** Whether the coach points at something that lies at my hand: my cards, and my own board. */
  get coachedAtHand(): boolean {
    const mine = (zone: string): boolean => knows(this.own, zone) || this.venues.of(zone) === 'hand';
    const { zones, pieces } = this.coached;
    return [...zones].some(mine) || this.scene.pieces.some(({ id, place }) => pieces.has(id) && mine(place));
  }

  /** Whether something in certain zones, or such a zone, can be picked or is pointed at by the coach. */
  #anyMeant(there: (zone: string) => boolean): boolean {
    if ([...this.lights.zones, ...this.coached.zones].some(there)) return true;
    return this.scene.pieces.some(({ id, place }) => (this.lights.pieces.has(id) || this.coached.pieces.has(id)) && there(place));
  }

  /** Whether something on another player's own board, and nowhere else, can be picked. */
  isAsked(seat: number): boolean {
    const there = (zone: string): boolean => this.venues.of(zone) === 'other' && this.zones.get(zone)?.owner === seat;
    return this.#anyMeant(there);
  }

  /** Whether something in a seat's panel can be picked: the seat itself, a card of a pile, or a part of its board. */
  isLitIn(seat: number): boolean {
    const there = (zone: string): boolean => this.venues.of(zone) === 'panel' && this.zones.get(zone)?.owner === seat;
    return this.isAsked(seat) || this.#anyMeant(there);
  }

  /** What lies before a seat beside its own board: open numbers, and piles. */
  zonesOf(seat: number): { home: ZoneRecord[]; piles: ZoneRecord[] } {
    const zones = this.venues.at('panel').filter((zone) => zone.owner === seat);
    return { home: zones.filter((zone) => zone.kind === HOME), piles: zones.filter((zone) => zone.kind !== HOME) };
  }

  /** What is seen of a seat at a glance: its open numbers, and what its own board wants to be seen beside it. */
  glanceAt(seat: number): PieceRecord[] {
    const home = new Set(this.zonesOf(seat).home.map((zone) => zone.id));
    const slots = seat === this.play.seat ? [] : (this.players[seat]?.slots ?? []);
    return this.scene.pieces.filter((piece) => home.has(piece.place) || slotFor(slots, piece)?.glance);
  }

  isPicked(target: Target): boolean {
    const names = target.piece ? namesOf(target.piece) : [target.zone ?? ''];
    return this.play.picked.some((thing) => names.includes(thing));
  }

  isShown(target: Target): boolean {
    if (target.piece) return this.shownThings.pieces.has(target.piece.id);
    return target.zone !== undefined && this.shownThings.zones.has(target.zone);
  }

  /** Pieces and zones that the coach of a lesson points at. */
  readonly coached = $derived.by(() => lightsOf(this.scene, this.play.coached, this.play.seat));

  isCoached(target: Target): boolean {
    if (target.piece) return this.coached.pieces.has(target.piece.id);
    return target.zone !== undefined && this.coached.zones.has(target.zone);
  }

  /** The options that a press on the target leads to. */
  optionsOf(target: Target): OptionNow[] {
    const thing = this.#thingOf(target);
    return thing === null ? [] : optionsAt(this.narrowed.left, thing);
  }

  #thingOf(target: Target): string | null {
    if (target.piece) return thingPicked(target.piece, this.lights);
    return target.zone !== undefined && this.lights.zones.has(target.zone) ? target.zone : null;
  }

  /** What is meant by a target: a piece in a lit place stands for the place, unless it is lit itself. */
  #meant(target: Target): Target {
    const thing = target.piece ? this.#thingOf(target) : null;
    return target.piece && thing === target.piece.place ? { zone: thing } : target;
  }

  /** Somebody pressed a piece or a zone: narrow, do, or say why it is not possible. */
  press(pressed: Target, anchor: DOMRect): void {
    this.popup = null;
    const target = this.#meant(pressed);
    const thing = this.#thingOf(target);
    if (thing === null) {
      if (this.isPicked(target)) this.play.back();
      else void this.explain(target, anchor);
      return;
    }
    this.play.pick(thing);
    const { ready, buttons, steppers } = this.narrowed;
    if (ready) void this.play.take(ready);
    else if (buttons.length + steppers.length > 0) this.popup = { kind: 'choices', target, anchor, pinned: true };
  }

  /** The options of a kind of action, as far as they fit what was picked. */
  optionsOfKind(kind: string): OptionNow[] {
    return (this.play.decision?.options ?? []).filter((option) => option.kind === kind);
  }

  /**
   * Somebody pressed a kind of action in the menu: do it if it is one thing only, choose among several, or say why it is
   * closed. What is `offered` at the button need not be sought on the board or in a list.
   */
  pressKind(kind: KindNow, anchor: DOMRect, offered: boolean): void {
    this.popup = null;
    if (kind.closed) {
      this.explainKind(kind, anchor, true);
      return;
    }
    const again = this.play.picked.includes(kindThing(kind.id));
    this.play.picked = [];
    const [only, ...others] = this.optionsOfKind(kind.id);
    if (again || !only) return;
    if (others.length === 0) {
      void this.play.take(only);
      return;
    }
    this.play.pick(kindThing(kind.id));
    const { buttons, steppers } = this.narrowed;
    if (offered && (buttons.length + steppers.length > 0 || others.length < FEW)) this.popup = { kind: 'choices', target: { kind }, anchor, pinned: true };
  }

  explainKind(kind: KindNow, anchor: DOMRect, pinned: boolean): void {
    if (!kind.closed || (!pinned && this.popup?.pinned)) return;
    const reasons = { reasons: [{ do: '', label: kind.label, refused: kind.closed }], possible: [], about: '' };
    this.popup = { kind: 'why', target: { kind }, anchor, pinned, reasons };
  }

  /** Why nothing can be done with the target now; what is no matter of rules is only described. */
  async explain(target: Target, anchor: DOMRect): Promise<void> {
    const { play } = this;
    if (play.seat < 0 || play.past || play.state?.status !== 'running') {
      this.inspect(target, anchor, true);
      return;
    }
    const { of } = play;
    const asked = JSON.stringify(play.decision);
    const reasons = await play.ask(() => api.why(play.match, play.seat, { thing: target.piece?.id ?? target.zone ?? '' }));
    if (!reasons) return;
    if (play.of !== of) {
      // Too late to be of use, unless others chose meanwhile and I am asked the same as before.
      if (JSON.stringify(play.decision) === asked) await this.explain(target, anchor);
      return;
    }
    // That something is not what is asked for now tells nothing about it.
    const telling = reasons.reasons.filter((reason) => reason.refused.message.id !== NOT_ASKED);
    const meant = target.piece && reasons.about === target.piece.place ? { zone: reasons.about } : target;
    if (telling.length + reasons.possible.length > 0 || play.decision)
      this.popup = { kind: 'why', target: meant, anchor, pinned: true, reasons: { ...reasons, reasons: telling } };
    else this.inspect(target, anchor, true);
  }

  inspect(target: Target, anchor: DOMRect, pinned: boolean): void {
    if (!pinned && this.popup?.pinned) return;
    this.popup = { kind: 'inspect', target: this.#meant(target), anchor, pinned };
  }

  unhover(): void {
    if (this.popup && !this.popup.pinned) this.popup = null;
  }

  /** The seat whose area a zone is, if it is one. */
  seatOfZone(zone: string): number {
    const found = SEAT.exec(zone);
    return found ? Number(found[1]) : -1;
  }
}

const KEY = Symbol('stage');

export function provideStage(stage: Stage): Stage {
  return setContext(KEY, provideLooks(stage));
}

export function useStage(): Stage {
  return getContext<Stage>(KEY);
}
