/** From the options of a decision and what was picked so far to what lights up and what is a button. */
import type { OptionNow, PieceRecord as Piece, SceneRecord as Scene } from '../wire';

/** Options that differ in their amount only, as one control. */
export interface Stepper {
  key: string;
  steps: { value: number; option: OptionNow }[];
}

export interface Narrowed {
  /** The options that name everything picked. */
  left: OptionNow[];
  /** The things that would narrow further. */
  lit: Set<string>;
  buttons: OptionNow[];
  steppers: Stepper[];
  /** The one option that is left after a pick: to be done or confirmed. */
  ready: OptionNow | null;
}

/** What an option points at; a piece may also stand for the option itself, by its notation, and a menu for its kind. */
export function thingsOf(option: OptionNow): string[] {
  return [...option.things, `do:${option.do}`, ...(option.kind ? [kindThing(option.kind)] : [])];
}

/** What picking a kind of action in a menu picks. */
export function kindThing(kind: string): string {
  return `menu:${kind}`;
}

/** Two numbers are two buttons; from three on a stepper is easier to read. */
const FEWEST_STEPS = 3;

/**
 * Narrow the options by what was picked. `reachable` says whether a thing can be clicked anywhere on the
 * screen; an option none of whose things can be is offered as a button, so that nothing legal is out of reach.
 * Until something was picked, the entry of the menu is the button of all options of its kind.
 */
export function narrow(
  options: readonly OptionNow[],
  picked: readonly string[],
  reachable: (thing: string) => boolean,
): Narrowed {
  const left = options.filter((option) => picked.every((thing) => thingsOf(option).includes(thing)));
  const lit = new Set<string>();
  const plain: OptionNow[] = [];
  for (const option of left) {
    const open = thingsOf(option).filter((thing) => !picked.includes(thing) && reachable(thing));
    for (const thing of open) lit.add(thing);
    if (open.length === 0 && (picked.length > 0 || !option.kind)) plain.push(option);
  }
  const { buttons, steppers } = gatherSteppers(plain);
  const ready = picked.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
  return { left, lit, buttons, steppers, ready };
}

/** Runs of options that say the same of the same things in other amounts become steppers, in order of the amount. */
export function gatherSteppers(options: readonly OptionNow[]): { buttons: OptionNow[]; steppers: Stepper[] } {
  const runs = new Map<string, Stepper>();
  for (const option of options) {
    if (option.amount === null) continue;
    const key = [option.label.id, ...option.things].join(' ');
    const run = runs.get(key) ?? { key, steps: [] };
    run.steps.push({ value: option.amount, option });
    runs.set(key, run);
  }
  const steppers = [...runs.values()].filter((run) => run.steps.length >= FEWEST_STEPS);
  for (const run of steppers) run.steps.sort((one, other) => one.value - other.value);
  const stepped = new Set(steppers.flatMap((run) => run.steps.map((step) => step.option.do)));
  return { buttons: options.filter((option) => !stepped.has(option.do)), steppers };
}

/** What an option may call a piece, the most exact name first. */
export function namesOf(piece: Piece): string[] {
  return [piece.id, ...piece.means, ...(piece.face ? [piece.face] : [])];
}

export interface Lights {
  zones: Set<string>;
  /** Lit pieces, each with the thing that picking it means. */
  pieces: Map<string, string>;
}

/**
 * Which zones and pieces stand for the lit things. A face stands for its thing only where nothing else does,
 * and only on pieces of the looking seat or of nobody: the same card in somebody else's pile is no target.
 * If the prompt speaks of a place (`near`) and pieces that fit lie there, the same pieces elsewhere stay dark; if none
 * lies there, those in other places of that kind do.
 */
export function lightsOf(
  scene: Scene,
  things: ReadonlySet<string>,
  looking: number,
  near: ReadonlySet<string> = new Set(),
): Lights {
  const zones = new Set(scene.zones.filter((zone) => things.has(zone.id)).map((zone) => zone.id));
  const pieces = new Map<string, string>();
  const kinds = new Set(scene.zones.filter((zone) => near.has(zone.id)).map((zone) => zone.kind));
  const beyond = new Set(scene.zones.filter((zone) => kinds.has(zone.kind) && !near.has(zone.id)).map((zone) => zone.id));
  for (const thing of things) {
    let fitting = scene.pieces.filter((piece) => piece.id === thing || piece.means.includes(thing));
    if (fitting.length === 0 && !zones.has(thing)) {
      fitting = scene.pieces.filter(
        (piece) => piece.face === thing && (piece.owner === looking || piece.owner < 0),
      );
    }
    const close = fitting.filter((piece) => near.has(piece.place));
    const here = fitting.filter((piece) => !beyond.has(piece.place));
    for (const piece of [close, here, fitting].find((some) => some.length > 0) ?? []) pieces.set(piece.id, thing);
  }
  return { zones, pieces };
}

/** The thing that a click on a piece picks: what the piece stands for, else the zone it lies in, else nothing. */
export function thingPicked(piece: Piece, lights: Lights): string | null {
  const own = lights.pieces.get(piece.id);
  if (own !== undefined) return own;
  return lights.zones.has(piece.place) ? piece.place : null;
}

/** The places that a message speaks of. */
export function placesNamed(args: Readonly<Record<string, string | number>>, scene: Scene): Set<string> {
  const values = new Set(Object.values(args).map(String));
  return new Set(scene.zones.filter((zone) => values.has(zone.id)).map((zone) => zone.id));
}

/** The options that picking a thing would leave: what hovering it tells. */
export function optionsAt(left: readonly OptionNow[], thing: string): OptionNow[] {
  return left.filter((option) => thingsOf(option).includes(thing));
}
