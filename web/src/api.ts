/** Typed requests to the server. Errors are `ProblemError`; whoever has no session becomes a guest. */

import { writable } from 'svelte/store';
import type {
  Analyse,
  AnalysisNow,
  Accepted,
  AccountState,
  AnyCommand,
  Audit,
  BegunLessons,
  Bots,
  BotToken,
  Branch,
  Charts,
  Chat,
  ChatLine,
  Credentials,
  Exercises,
  Exploration,
  GameRecord,
  Games,
  HowToPlay,
  Hint,
  Ignoring,
  Join,
  Lessons,
  LessonWish,
  MatchCard,
  MatchList,
  Me,
  MeChange,
  NewBot,
  NewLine,
  NewMatch,
  NewReport,
  Offers,
  Opening,
  OwnPassword,
  PasswordChange,
  People,
  Position,
  Problem,
  PushKey,
  PushSubscription,
  Reasons,
  Recovery,
  RecoveryCodes,
  RecoveryMail,
  RecoveryWays,
  Rematch,
  Removal,
  Reports,
  ReviewNow,
  RulesPage,
  Security,
  State,
  TextBoard,
  Verification,
} from './wire';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Query = Record<string, string | number | undefined>;

/** A request that was not answered as wished. `status` 0: the server could not be reached. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
    this.name = 'ProblemError';
  }
}

/** An error that is not the server's word but ours about the server. */
function ourProblem(status: number, id: string, detail: string): ProblemError {
  return new ProblemError(status, { id, detail, args: {}, refused: null, state: null });
}

async function send(method: Method, path: string, body?: BodyInit): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    return await fetch(path, { method, headers, body: body ?? null, credentials: 'same-origin' });
  } catch (error) {
    throw ourProblem(0, 'problem-away', `the server can't be reached (${String(error)})`);
  }
}

async function problemOf(response: Response): Promise<ProblemError> {
  try {
    const said = (await response.json()) as Partial<Problem>;
    if (typeof said.id === 'string') {
      const { id, detail = '', args = {}, refused = null, state = null } = said;
      return new ProblemError(response.status, { id, detail, args, refused, state });
    }
  } catch {
    // No JSON: something between us and the server answered, such as a proxy.
  }
  return ourProblem(response.status, 'problem-unknown', `the server answered ${response.status}`);
}

/** Set while this browser has been given a session, so that a newcomer need not be refused first. */
const KNOWN = 'carrack-known';

let becomingGuest: Promise<Response> | null = null;

async function becomeGuest(): Promise<void> {
  becomingGuest ??= send('POST', '/api/guest', '{}').finally(() => (becomingGuest = null));
  const response = await becomingGuest;
  if (!response.ok) throw await problemOf(response.clone());
  localStorage.setItem(KNOWN, 'yes');
}

/** How many more matches one can start, once the server says that they are few. */
export const matchesLeft = writable<number | null>(null);

/** A new match; the page tells how many more there can be. */
async function make(path: string, wish: unknown): Promise<MatchCard> {
  const card = await ask<MatchCard>('POST', path, wish);
  if (card.left !== null) matchesLeft.set(card.left);
  return card;
}

/** Whether the server can't save at the moment, so that something waits here until it can. */
export const saveFails = writable(false);

let failing = 0;

/** Sending it twice does no harm: a question, or something with an id of its own. */
const isHarmlessTwice = (method: Method, body: unknown): boolean =>
  method === 'GET' || (typeof body === 'object' && body !== null && 'command_id' in body);

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Send it until the server can save again; the page says meanwhile what it waits for. */
async function sendUntilSaved(method: Method, address: string, content?: BodyInit): Promise<Response> {
  let response = await send(method, address, content);
  if (!(await isStorageFault(response))) return response;
  failing++;
  saveFails.set(true);
  try {
    do {
      await sleep(1_000 * (Number(response.headers.get('retry-after')) || 5));
      response = await send(method, address, content);
    } while (await isStorageFault(response));
    return response;
  } finally {
    failing--;
    saveFails.set(failing > 0);
  }
}

async function isStorageFault(response: Response): Promise<boolean> {
  return response.status === 503 && (await problemOf(response.clone())).problem.id === 'problem-storage';
}

/** Ask, and ask again as a guest if the server wants a session. */
export async function request(method: Method, path: string, body?: unknown, query: Query = {}): Promise<Response> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  const address = search === '' ? path : `${path}?${search}`;
  const content = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  if (path.startsWith('/api/me') && localStorage.getItem(KNOWN) === null) await becomeGuest();
  const sending = isHarmlessTwice(method, body) ? sendUntilSaved : send;
  let response = await sending(method, address, content);
  if (response.status === 401 && path !== '/api/login' && !path.startsWith('/api/recover')) {
    await becomeGuest();
    response = await sending(method, address, content);
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function ask<T>(method: Method, path: string, body?: unknown, query?: Query): Promise<T> {
  return (await (await request(method, path, body, query)).json()) as T;
}

async function tell(method: Method, path: string, body?: unknown): Promise<void> {
  await request(method, path, body);
}

/** The session has ended. */
const forget = (): void => localStorage.removeItem(KNOWN);

async function text(path: string): Promise<string> {
  return (await request('GET', path)).text();
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An id for a command, so that one sent twice is done once. */
export const commandId = (): string => hex(16);

/** What this browser adds to the chance of a match. */
export const nonce = (): string => hex(32);

export type MatchFilter = 'mine' | 'open' | 'watch' | 'over';

const of = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;
const ofGame = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

/** The options that are wished, as an address has them. */
const wishesIn = (wished: Record<string, string>): string =>
  Object.entries(wished)
    .map((wish) => wish.join(':'))
    .join(',');

/** What the server says of itself. */
export interface Health {
  version: string;
  engine: 'compiled' | 'interpreted';
}

export const api = {
  health: () => ask<Health>('GET', '/health'),
  me: () => ask<Me>('GET', '/api/me'),
  changeMe: (change: MeChange) => ask<Me>('PATCH', '/api/me', change),
  claim: (credentials: Credentials) => ask<Me>('POST', '/api/me/claim', credentials),
  changePassword: (change: PasswordChange) => ask<Me>('POST', '/api/me/password', change),
  deleteMe: (removal: Removal) => tell('DELETE', '/api/me', removal).then(forget),
  security: () => ask<Security>('GET', '/api/me/security'),
  endSession: (session: string) => tell('DELETE', `/api/me/sessions/${session}`),
  logoutEverywhere: () => tell('DELETE', '/api/me/sessions').then(forget),
  recoveryCodes: (password: OwnPassword) => ask<RecoveryCodes>('POST', '/api/me/recovery-codes', password),
  recoveryWays: () => ask<RecoveryWays>('GET', '/api/recover'),
  recover: (recovery: Recovery) => ask<Me>('POST', '/api/recover', recovery),
  mailRecovery: (mail: RecoveryMail) => tell('POST', '/api/recover/mail', mail),
  stopIgnoring: (person: number) => tell('DELETE', `/api/me/ignored/${person}`),
  bots: () => ask<Bots>('GET', '/api/me/bots'),
  makeBot: (bot: NewBot) => ask<BotToken>('POST', '/api/me/bots', bot),
  renewBot: (bot: number) => ask<BotToken>('POST', `/api/me/bots/${bot}/token`),
  removeBot: (bot: number) => tell('DELETE', `/api/me/bots/${bot}`),
  login: (credentials: Credentials) => ask<Me>('POST', '/api/login', credentials),
  logout: () => tell('POST', '/api/logout').then(forget),
  pushKey: () => ask<PushKey>('GET', '/api/me/push'),
  addPush: (subscription: PushSubscription) => tell('POST', '/api/me/push', subscription),
  removePush: (subscription: PushSubscription) => tell('DELETE', '/api/me/push', subscription),

  games: () => ask<Games>('GET', '/api/games'),
  game: (game: string) => ask<GameRecord>('GET', ofGame(game)),
  options: (game: string, seats: number, wished: Record<string, string>) =>
    ask<Offers>('GET', `${ofGame(game)}/options`, undefined, { seats, wished: wishesIn(wished) }),
  explored: (game: string, seats: number, wished: Record<string, string>) =>
    ask<Exploration>('GET', `${ofGame(game)}/explored`, undefined, { seats, wished: wishesIn(wished) }),
  gameText: (game: string, language: string) => text(`${ofGame(game)}/text/${language}`),
  rules: (game: string, language: string) => ask<RulesPage>('GET', `${ofGame(game)}/rules/${language}`),
  howToPlay: (game: string, language: string) => ask<HowToPlay>('GET', `${ofGame(game)}/how-to-play/${language}`),
  lessons: (game: string) => ask<Lessons>('GET', `${ofGame(game)}/lessons`),
  begunLessons: () => ask<BegunLessons>('GET', '/api/me/lessons'),
  learn: (game: string, lesson: string, again: boolean) =>
    make(`${ofGame(game)}/lessons/${encodeURIComponent(lesson)}`, { again } satisfies LessonWish),
  exercises: (game: string) => ask<Exercises>('GET', `${ofGame(game)}/exercises`),
  solve: (game: string, exercise: string) => make(`${ofGame(game)}/exercises/${encodeURIComponent(exercise)}`, {}),
  teaching: (game: string, language: string) => text(`${ofGame(game)}/teaching/${language}`),
  sheet: (game: string, file: string) => text(`${ofGame(game)}/board/${file}`),

  matches: (list: MatchFilter, next = '') => ask<MatchList>('GET', '/api/matches', undefined, { list, next }),
  create: (match: NewMatch) => make('/api/matches', match),
  importMatch: (file: Blob) => make('/api/matches/import', file),
  invited: (match: string, invitation: string) => ask<State>('GET', of(match), undefined, { invitation }),
  open: (match: string) => ask<Opening>('GET', `${of(match)}/opening`),
  join: (match: string, join: Join) => ask<Accepted>('POST', `${of(match)}/join`, join),
  command: (match: string, command: AnyCommand) => ask<Accepted>('POST', `${of(match)}/commands`, command),
  position: (match: string, at: number, seat = -1) =>
    ask<Position>('GET', `${of(match)}/positions/${at}`, undefined, { seat }),
  textBoard: (match: string, seat = -1, at?: number) =>
    ask<TextBoard>('GET', `${of(match)}/board-text`, undefined, { seat, at }),
  why: (match: string, seat: number, about: { thing?: string; do?: string }) =>
    ask<Reasons>('GET', `${of(match)}/why`, undefined, { seat, ...about }),
  analysis: (match: string, wish: Analyse) => ask<AnalysisNow>('POST', `${of(match)}/analysis`, wish),
  lineTo: (match: string, wish: Analyse) => ask<Position>('POST', `${of(match)}/analysis/position`, wish),
  hint: (match: string, seat: number) => ask<Hint>('POST', `${of(match)}/hint`, { seat }),
  charts: (match: string) => ask<Charts>('GET', `${of(match)}/charts`),
  review: (match: string) => ask<ReviewNow>('GET', `${of(match)}/review`),
  verification: (match: string) => ask<Verification>('GET', `${of(match)}/verification`),
  branch: (match: string, branch: Branch) => make(`${of(match)}/branch`, branch),
  rematch: (match: string, rematch: Rematch) => make(`${of(match)}/rematch`, rematch),
  report: (match: string, line: number, report: NewReport) => tell('POST', `${of(match)}/chat/${line}/report`, report),
  ignore: (match: string, line: number, ignoring: Ignoring) => tell('POST', `${of(match)}/chat/${line}/ignore`, ignoring),
  chat: (match: string) => ask<Chat>('GET', `${of(match)}/chat`),
  say: (match: string, line: NewLine) => ask<ChatLine>('POST', `${of(match)}/chat`, line),

  reports: (settled: boolean) => ask<Reports>('GET', '/api/admin/reports', undefined, { settled: String(settled) }),
  settle: (report: number) => tell('POST', `/api/admin/reports/${report}/settle`),
  peopleCalled: (name: string) => ask<People>('GET', '/api/admin/people', undefined, { name }),
  setAccount: (person: number, state: AccountState) => tell('PUT', `/api/admin/people/${person}`, state),
  endMatch: (match: string) => tell('POST', `/api/admin/matches/${encodeURIComponent(match)}/end`),
  audit: (before: number) => ask<Audit>('GET', '/api/admin/audit', undefined, { before }),

  /** Addresses of downloads, for links. */
  fileOf: (match: string) => `${of(match)}/file`,
  exportOfMe: '/api/me/export',
};
