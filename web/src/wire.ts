// Made by web/wire.py from src/carrack/server/records; a test holds that it is up to date.

/** A message: an id of the text catalogues and its arguments. */
export interface Said {
  id: string;
  args: Record<string, string | number>;
}

/** An action in words, and what it points at in the scene. */
export interface ActionSaid {
  label: Said;
  things: string[];
}

/** Why an action is not possible, with the section of the rules that asks for it. */
export interface Refused {
  message: Said;
  section: string;
}

/** An error. `id` is a message of the server's catalogue; `detail` says the same in English. */
export interface Problem {
  id: string;
  detail: string;
  args: Record<string, string | number>;
  refused: Refused | null;
  state: State | null;
}

/** A choice after those above it: how often, its share of the victories, points, and what came next. */
export interface Chosen {
  do: string;
  games: number;
  wins: number;
  points: number;
  next: Chosen[];
}

/** Seats that were played to the end: victories (a shared one in parts), points, points by source. */
export interface Tally {
  games: number;
  wins: number;
  points: number;
  sources: Record<string, number>;
}

/** The games of a game, number of players and variant; `opened` is the number of openings. */
export interface Explored {
  game: string;
  players: number;
  variant: string;
  games: number;
  seats: Tally[];
  winners: Tally;
  others: Tally;
  opened: number;
  openings: Chosen[];
}

/** A choice made before the game; the first value is the usual one. */
export interface OptionRecord {
  name: string;
  kind: 'ruling' | 'variant';
  values: string[];
}

/** An option beside the others of a set-up: the values that go with them, and the one that is chosen. */
export interface OfferRecord {
  name: string;
  kind: 'ruling' | 'variant';
  values: string[];
  chosen: string;
}

/** The options of a game for so many seats. Whatever is chosen among what is offered can be played. */
export interface Offers {
  offers: OfferRecord[];
}

/** A card, tile or region with its names by language, its section of the rules and its provenance. A seat may have the colour of its pieces, what is counted plurals, names genders, by language. */
export interface ComponentRecord {
  id: string;
  kind: string;
  names: Record<string, string>;
  text: string;
  section: string;
  source: string;
  colour: string;
  plurals: Record<string, string>;
  genders: Record<string, string>;
}

/** An installed game. */
export interface GameCard {
  id: string;
  players: number[];
  options: OptionRecord[];
  sheets: string[];
  lessons: number;
}

/** A game with everything that can be looked at without a match. */
export interface GameRecord {
  id: string;
  players: number[];
  options: OptionRecord[];
  sheets: string[];
  components: ComponentRecord[];
  reactions: string[];
}

/** The installed games, and the kinds of computer players that this server offers. */
export interface Games {
  games: GameCard[];
  computers: string[];
}

/** The rules of a game in our words, as HTML; every section has its number as an anchor. */
export interface RulesPage {
  game: string;
  language: string;
  html: string;
}

/** How to play on one page, as HTML, empty if it is not written. An image in it is the id of a symbol, or `sheet:` and the name of one of the sheets, with the zones in question as its title. The scene is that of a game's start, to be drawn on the sheets. */
export interface HowToPlay {
  game: string;
  language: string;
  html: string;
  sheets: string[];
  scene: SceneRecord;
}

/** What many games of a set-up say: of computer players, shipped with Carrack, and those played here. `actions` has the choices of the openings in words. Of games that nobody played there is nothing. */
export interface Exploration {
  game: string;
  seats: number;
  options: Record<string, string>;
  computers: Explored | null;
  bots: string[];
  date: string;
  here: Explored | null;
  actions: Record<string, ActionSaid>;
}

/** What a person prefers; kept with the account so that it is the same on every device. */
export interface Settings {
  language: '' | 'de' | 'en';
  theme: 'dark' | 'light' | 'system';
  motion: 0 | 120 | 250 | 500;
  confirm: 'always' | 'never' | 'turns';
  sound: boolean;
  pace: 'calm' | 'instant' | 'quick';
  opponents: Record<string, string>;
  coach: boolean;
  met: Record<string, string[]>;
  learned: Record<string, string[]>;
  webhook: string;
  email: string;
}

/** The person who asks. A guest has no password; `claimed` says whether the account is kept by one. */
export interface Me {
  id: number;
  name: string;
  claimed: boolean;
  settings: Settings;
  admin: boolean;
  bot: boolean;
}

/** Start as a guest. */
export interface Newcomer {
  name?: string | null;
}

/** Name and password, to claim an account or to log in. */
export interface Credentials {
  name: string;
  password: string;
}

/** What a person changes about the account; what is left out stays. */
export interface MeChange {
  name?: string | null;
  settings?: Settings | null;
}

/** A new password; every other session ends. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** A browser's address for Web Push. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The server's public key for Web Push; empty where it is not configured. */
export interface PushKey {
  key: string;
}

/** Remove the account; one with a password asks for it. */
export interface Removal {
  password?: string;
}

/** A browser that is signed in. `current` is the one that asks. */
export interface SessionRecord {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/** Somebody whose lines one does not read (`mute`), and who takes no seat in one's matches (`block`). */
export interface IgnoredPerson {
  id: number;
  name: string;
  how: 'block' | 'mute';
  since: number;
}

/** How an account is kept: where it is signed in, how many recovery codes are left, whom it ignores. */
export interface Security {
  sessions: SessionRecord[];
  codes: number;
  by_mail: boolean;
  ignored: IgnoredPerson[];
}

/** A bot to make: a program that plays by its own name. */
export interface NewBot {
  name: string;
}

/** A bot of an account. `seen` is when its token was made or last used; None: it has none. */
export interface BotRecord {
  id: number;
  name: string;
  created: number;
  seen: number | null;
}

/** The bots of an account, and how many it may have. */
export interface Bots {
  bots: BotRecord[];
  most: number;
}

/** A bot with a new token, which is shown this once: `Authorization: Bearer …`. */
export interface BotToken {
  bot: BotRecord;
  token: string;
}

/** The password once more, for what must not happen to a browser left open. */
export interface OwnPassword {
  password: string;
}

/** New recovery codes, shown once; each works once. */
export interface RecoveryCodes {
  codes: string[];
}

/** How a forgotten password can be replaced here, besides by a recovery code. */
export interface RecoveryWays {
  mail: boolean;
}

/** Send a link to the address that the account of this name has. */
export interface RecoveryMail {
  name: string;
}

/** A new password, by a recovery code with the name, or by the code of a link that was sent. */
export interface Recovery {
  code: string;
  password: string;
  name?: string | null;
}

/** Who is to sit at a seat: the creator (several times: hot-seat), a computer player, or whoever comes. */
export interface SeatPlan {
  who: 'computer' | 'me' | 'open';
  kind?: string;
  name?: string | null;
}

/** Time to decide. `live`: seconds per move and a reserve; `days`: seconds per move. */
export interface Clock {
  kind: 'days' | 'live' | 'none';
  move: number;
  reserve: number;
}

/** A match to create. */
export interface NewMatch {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  public?: boolean;
  clock?: Clock;
  absent?: 'computer' | 'forfeit' | 'wait';
  stand_in?: string;
  nonce?: string;
  bots?: boolean;
  hints?: boolean;
}

/** Take an open seat; without a number the first one. */
export interface Join {
  command_id: string;
  expected_version: number;
  seat?: number | null;
  invitation?: string;
  nonce?: string;
}

/** A hint for a seat that has to decide. It is counted, once for each position. */
export interface AskHint {
  seat: number;
}

/** A new match from a position of another, at one screen or against computer players. */
export interface Branch {
  at: number;
  seats: SeatPlan[];
}

/** The same game with the same seats again. */
export interface Rematch {
  nonce?: string;
}

/** The kinds of reactions that a seat declines without being asked, and until when. `turn`: until the seat has to decide something else. `stopped`: until it says otherwise. */
export interface Passing {
  kinds: string[];
  until: 'stopped' | 'turn';
}

/** A seat. `who`: a person, a computer player, or nobody yet. */
export interface SeatRecord {
  seat: number;
  who: 'computer' | 'open' | 'person';
  name: string;
  kind: string;
  mine: boolean;
  online: boolean;
  ready: boolean;
  stand_in: boolean;
  forfeited: boolean;
  deadline: number | null;
  reserve: number | null;
  passing: Passing | null;
  replaced: string;
  bot: boolean;
  hints: number;
}

/** How a match ended, by seat, and when, as seconds since 1970. */
export interface ResultRecord {
  scores: number[];
  places: number[];
  ended: number;
}

/** A match in a list. */
export interface MatchCard {
  id: string;
  game: string;
  options: Record<string, string>;
  status: 'closed' | 'open' | 'over' | 'running';
  public: boolean;
  version: number;
  at: number;
  seats: SeatRecord[];
  my_turn: boolean;
  created: number;
  changed: number;
  clock: Clock;
  absent: string;
  left: number | null;
  result: ResultRecord | null;
  bots: boolean;
  hints: boolean;
}

/** Matches, newest change first. `next` is where to go on, if there are more. */
export interface MatchList {
  matches: MatchCard[];
  next: string;
}

/** A lesson in a list: how long it takes, for how many players it is set up, what one learns. */
export interface LessonCard {
  id: string;
  minutes: number;
  players: number;
  beats: number;
  title: Said;
  about: Said;
}

/** The lessons of a game in their order. */
export interface Lessons {
  game: string;
  lessons: LessonCard[];
}

/** A lesson that somebody has begun: its match, and how many beats are passed. */
export interface BegunLesson {
  game: string;
  lesson: string;
  match: string;
  passed: number;
}

/** The lessons that somebody can go on with. */
export interface BegunLessons {
  lessons: BegunLesson[];
}

/** An exercise in a list: what is to be done. */
export interface ExerciseCard {
  id: string;
  key: string;
  task: Said;
}

/** The exercises of a game in their order. */
export interface Exercises {
  game: string;
  exercises: ExerciseCard[];
}

/** Begin a lesson, or go on with it; `again`: from its beginning. */
export interface LessonWish {
  again?: boolean;
}

/** What belongs to an exercise: the helps given so far, what comes next, and the exercise after it. */
export interface ExerciseNow {
  helps: Said[];
  more: 'answer' | 'help' | 'none';
  next: string;
}

/** What the coach of a lesson shows. `state` says what comes next: the learner reads and goes on, makes one of the `expected` choices, waits for others, has chosen something else (`reply` answers that), can't go on, plays freely, or is done (in an exercise `text` says then why the answer is right). `points` are the things of the scene that are meant; `back`: whether a beat can be repeated. */
export interface CoachCard {
  lesson: string;
  title: Said;
  state: 'astray' | 'choose' | 'done' | 'free' | 'read' | 'stuck' | 'wait';
  beat: string;
  number: number;
  of: number;
  text: Said;
  reply: Said | null;
  points: string[];
  expected: string[];
  section: string;
  back: boolean;
  exercise: ExerciseNow | null;
}

/** A choice for a seat, in the game's notation. With `changes` the answer's scene may be told by what differs from the one of the expected version. */
export interface Choose {
  type: 'choose';
  command_id: string;
  expected_version: number;
  seat: number;
  do: string;
  changes?: boolean;
}

/** Take back the seat's last choice; `changes` as in `Choose`. */
export interface Undo {
  type: 'undo';
  command_id: string;
  expected_version: number;
  seat: number;
  changes?: boolean;
}

/** Go back to the position after `at` choices; everybody who sits there must agree. */
export interface Rewind {
  type: 'rewind';
  command_id: string;
  expected_version: number;
  seat: number;
  at: number;
}

/** Agree with a proposed rewind, or not. */
export interface AnswerRewind {
  type: 'answer_rewind';
  command_id: string;
  expected_version: number;
  seat: number;
  agree: boolean;
}

/** Decline reactions of these kinds without being asked; no kinds: ask again. */
export interface PassAlways {
  type: 'pass_always';
  command_id: string;
  expected_version: number;
  seat: number;
  passing: Passing;
}

/** Begin; open seats are filled with computer players of the kind, or refused if it is empty. */
export interface Start {
  type: 'start';
  command_id: string;
  expected_version: number;
  fill?: string;
}

/** Give up one's seats: free before the start, played on by a computer player after it. */
export interface Leave {
  type: 'leave';
  command_id: string;
  expected_version: number;
}

/** Take one's seats back from the stand-in. */
export interface ComeBack {
  type: 'come_back';
  command_id: string;
  expected_version: number;
}

/** Let a computer player decide for one's seats until one comes back. */
export interface HandOver {
  type: 'hand_over';
  command_id: string;
  expected_version: number;
}

/** Whether whoever has the address may look at the match when it is over; whoever set it up says so. */
export interface Share {
  type: 'share';
  command_id: string;
  expected_version: number;
  shared: boolean;
}

/** In a lesson: go on from what was read, go back to the beginning of a beat, or leave for free play. In an exercise: take the answer back (`repeat`), or be helped, at last by the answer. */
export interface Lesson {
  type: 'lesson';
  command_id: string;
  expected_version: number;
  seat: number;
  act: 'go_on' | 'help' | 'leave' | 'repeat';
}

/** Call a match off that has not started, or that nobody else plays in. */
export interface CloseMatch {
  type: 'close';
  command_id: string;
  expected_version: number;
}

/** A command was carried out; the state is the one after it, for the seat that commanded. */
export interface Accepted {
  command_id: string;
  version: number;
  state: State;
}

/** An option: what it is in notation, its label, what it points at, and what it brings. Options with the same label's id and the same things that have an `amount` are a run of numbers. `kind` is the entry of the decision's menu that it belongs to, or empty. */
export interface OptionNow {
  do: string;
  label: Said;
  things: string[];
  brings: Said | null;
  amount: number | null;
  kind: string;
}

/** A kind of action in a menu: what it brings, or why it is closed now. */
export interface KindNow {
  id: string;
  label: Said;
  brings: Said | null;
  closed: Refused | null;
}

/** What the seat has to decide; `suggested` is the `do` of what most would choose, or empty. `reaction` is the kind of a question that the seat may have declined always (`reaction-…` in the texts of the game); its first option declines. `menu` lists the kinds of action to choose from, closed ones as well; it is empty where the question is no menu. `about` is the thing in question, such as the lot of an auction, or empty. `note` is the text that explains this kind of question to newcomers, if the game has it. */
export interface DecisionRecord {
  seat: number;
  prompt: Said;
  options: OptionNow[];
  suggested: string;
  reaction: string;
  menu: KindNow[];
  about: string;
  note: string;
}

/** A place of the scene. */
export interface ZoneRecord {
  id: string;
  kind: string;
  owner: number;
}

/** A piece of the scene; an empty face is a back. */
export interface PieceRecord {
  id: string;
  kind: string;
  place: string;
  owner: number;
  face: string;
  badge: number | null;
  means: string[];
}

/** What lies where, on which of the game's sheets, and whose move it is, whoever is asked about it. */
export interface SceneRecord {
  sheet: string;
  zones: ZoneRecord[];
  pieces: PieceRecord[];
  acting: number[];
}

/** Whether the seat may take its last choice back, and if not, what closed the way. */
export interface UndoRecord {
  open: boolean;
  closed: Said | null;
}

/** A position as one seat may know it. `at` counts the choices before it. `scores` are what the seats would have had if the match had ended there; they are told when it is over. */
export interface Position {
  at: number;
  of: number;
  seat: number;
  scene: SceneRecord;
  waiting_for: number[];
  waiting: Said[];
  decision: DecisionRecord | null;
  undo: UndoRecord | null;
  scores: number[];
}

/** How the scene follows from the one that the client has, which is that of version `since`. The position's scene has only what is new then. Numbers count through the zones or pieces that lay there before, and on through the new ones. They are told in runs: the first number, and how many follow each other. */
export interface Change {
  since: number;
  zones: number[];
  pieces: number[];
}

/** A position between two states: what `Position` has, zones and pieces as in `Change`. */
export interface Passed {
  at: number;
  sheet: string;
  zones: number[];
  pieces: number[];
  acting: number[];
  waiting_for: number[];
  waiting: Said[];
}

/** The positions after computer players' choices between the version somebody has and this one. Few things differ from one position to the next: numbers count through those of the state's own scene and on through these lists, which have the others, each once. */
export interface Between {
  zones: ZoneRecord[];
  pieces: PieceRecord[];
  positions: Passed[];
}

/** A choice and what it brought about; `do` is empty where the choice is not known by value. A known choice that brought no event about is told by its label. */
export interface LogEntry {
  number: number;
  seat: number;
  do: string;
  events: Said[];
  label: Said | null;
}

/** A row of the score table. */
export interface CategoryRecord {
  name: string;
  values: number[];
}

/** The result. */
export interface StandingsRecord {
  scores: number[];
  teams: number[];
  places: number[];
  tie_break: string;
  categories: CategoryRecord[];
}

/** A rewind that waits for consent. */
export interface Proposal {
  at: number;
  by: number;
  agreed: number[];
  needed: number[];
}

/** The proof of the shuffles: secret and additions are told when the match is over. */
export interface Proof {
  commitment: string;
  secret: string;
  nonces: string[];
}

/** A match at one version, as one seat (or the public, -1) may know it. `log` holds the entries from number `log_from` on; what a client has from that number on is to be replaced (choices may have been taken back since). Number 0 is the set-up. `between` is None where no computer player moved in between, or where too much happened to be watched. */
export interface State {
  match: string;
  game: string;
  options: Record<string, string>;
  status: 'closed' | 'open' | 'over' | 'running';
  version: number;
  public: boolean;
  creator: boolean;
  invitation: string;
  seats: SeatRecord[];
  looking: number;
  position: Position | null;
  between: Between | null;
  log_from: number;
  log: LogEntry[];
  standings: StandingsRecord | null;
  proposal: Proposal | null;
  proof: Proof;
  clock: Clock;
  absent: string;
  now: number;
  next_match: string;
  shared: boolean;
  lesson: CoachCard | null;
  called: Record<string, string>;
  change: Change | null;
  bots: boolean;
  hints: boolean;
  opened: boolean;
}

/** Every choice of a match as one seat may know it. */
export interface History {
  match: string;
  log: LogEntry[];
}

/** An action that is not possible now, and why. */
export interface Reason {
  do: string;
  label: Said;
  refused: Refused;
}

/** Why a thing can't be chosen or an action not be done now; `possible` is what can be done with it. `about` is the thing that is meant: of a piece that no action means the place where it lies. It is empty if an action was asked about. */
export interface Reasons {
  reasons: Reason[];
  possible: OptionNow[];
  about: string;
}

/** A part of the board as text: cells are messages, names of things or numbers. */
export interface PanelRecord {
  title: Said;
  columns: Said[];
  rows: ((string | number | Said)[])[];
}

/** All that a seat may know, for programs; `views_by_seat` is empty unless everything is open. */
export interface Known {
  game: string;
  at: number;
  of: number;
  waiting_for: number[];
  view: Record<string, unknown>;
  views_by_seat: Record<string, Record<string, unknown>>;
}

/** The position as text, for screen readers. */
export interface TextBoard {
  panels: PanelRecord[];
}

/** How everybody stands after so many choices, as it was; `chances` together are 1. `known` is the same as the seat that decides then can know it; nothing where nobody decides. */
export interface Point {
  at: number;
  seat: number;
  chances: number[];
  known: number[];
  scores: number[];
}

/** What chance changed with a choice, for the side of each seat; `at` 0 is the deal. */
export interface Fortune {
  at: number;
  seat: number;
  change: number[];
}

/** A choice in a line, in notation. */
export interface Made {
  seat: number;
  do: string;
}

/** A term of the game's judgement, and by how much it is better at the end of the best line. The unit is that of the judgement: 1 is a clear lead. */
export interface TermChange {
  term: string;
  difference: number;
}

/** What a complete move cost its seat, in chance of winning, with its interval at 95 %. `at` choices had been made before it. It is `close` if the interval reaches zero: too close to call. */
export interface Cost {
  at: number;
  seat: number;
  options: number;
  played: string[];
  better: string[];
  chance: number;
  cost: number;
  low: number;
  high: number;
  close: boolean;
  mark: '' | 'blunder' | 'inaccuracy' | 'mistake';
  line: Made[];
  reasons: TermChange[];
}

/** A seat's story: start, luck, own and others' choices add up to the result. */
export interface Account {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

/** How well a seat played: the mean cost of its moves with its interval, and the level that plays so. `levels` are those whose mean cost lies in the interval; both are empty where no level was measured. */
export interface Accuracy {
  seat: number;
  moves: number;
  loss: number;
  low: number;
  high: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  level: string;
  levels: string[];
}

/** A whole review; `refined` tells whether costs were measured in lines, or only looked at. */
export interface Review {
  game: string;
  seats: number;
  options: Record<string, string>;
  choices: number;
  sides: number[];
  refined: boolean;
  points: Point[];
  fortunes: Fortune[];
  costs: Cost[];
  accounts: Account[];
  accuracy: Accuracy[];
}

/** A move that is worth considering: what it promises, how it goes on, and why. `chance` is that of the side of the seat that decides, `points` its expected final score, where one was learned. `reasons` are terms by which it is better than the best of the others; of a move that is worse than the best they tell what it lacks. It is `close` if the tables can't tell it from the best. */
export interface Advised {
  move: string[];
  chance: number;
  points: number | null;
  close: boolean;
  reasons: TermChange[];
  line: Made[];
}

/** How everybody stands in a position, and the best moves, after a look at so many tables. `seat` decides; -1: nobody, or somebody whose options the viewer can't know. `eyes` are those of a seat, or -1: all cards are open. Where moves are known, `chances` and `points`, the expected final scores, are those after the best one; points are empty where none were learned. */
export interface Advice {
  seat: number;
  eyes: number;
  tables: number;
  chances: number[];
  points: number[];
  moves: Advised[];
}

/** One line of a chart: a number for each seat's position in time. */
export interface Line {
  kind: string;
  face: string;
  seat: number;
  values: number[];
}

/** Scores, points by category and what everybody had, over the positions `at`; told at the end. */
export interface Charts {
  at: number[];
  scores: Line[];
  points: Line[];
  belongings: Line[];
}

/** A use of chance: which stream, how many times before, out of how many, and what came. */
export interface Draw {
  purpose: string;
  counter: number;
  bound: number;
  result: number;
}

/** The proof, and every draw that the page can compute again; `fits` is what the server found. */
export interface Verification {
  proof: Proof;
  draws: Draw[];
  fits: boolean;
}

/** A choice in a line that is played from a position. */
export interface LineChoice {
  seat: number;
  do: string;
}

/** A position to analyse: after so many choices of a match, and after lines from there, one by one. `eyes` are those of a seat, or -1: all cards are open. Each line is played on a table that the eyes could believe in, so that what an analysis expected to follow can be followed. */
export interface Analyse {
  at: number;
  eyes: number;
  lines: LineChoice[][];
}

/** What is known of a position so far; it is whole when no more tables are looked at. `actions` are those that the moves and their lines name, by notation. */
export interface AnalysisNow {
  advice: Advice;
  whole: boolean;
  actions: Record<string, ActionSaid>;
}

/** The moves that look best for a seat as far as it can know, the best first; `actions` by notation. */
export interface Hint {
  moves: Advised[];
  actions: Record<string, ActionSaid>;
}

/** A review as far as it is: of so many moves so many are judged. It is whole when it is `refined`. First it has chances as they were, then accounts and what could be known too. `actions` are those that the costs name, by notation. */
export interface ReviewNow {
  review: Review;
  judged: number;
  moves: number;
  actions: Record<string, ActionSaid>;
}

/** Something to say in a match. */
export interface NewLine {
  text: string;
  command_id: string;
}

/** Something said, and after how many choices. */
export interface ChatLine {
  id: number;
  name: string;
  seat: number;
  at: number;
  text: string;
  time: number;
}

/** What was said in a match. */
export interface Chat {
  lines: ChatLine[];
}

/** Read somebody's lines no more (`mute`), and play with them no more either (`block`). */
export interface Ignoring {
  how: 'block' | 'mute';
}

/** Tell the administrators of a line. */
export interface NewReport {
  reason: 'harassment' | 'insult' | 'other' | 'spam';
  comment?: string;
}

/** All that a page needs to open a match. The state is that of one's only seat, or of the public where one has none, or several at one screen. `sheets` are those that the game is drawn on, `computers` the kinds of computer players on offer. */
export interface Opening {
  state: State;
  chat: ChatLine[];
  sheets: string[];
  computers: string[];
}

/** The match moved on. */
export interface StateUpdate {
  type: 'state';
  state: State;
}

/** Somebody said something. */
export interface ChatUpdate {
  type: 'chat';
  match: string;
  line: ChatLine;
}

/** Who is there. */
export interface PresenceUpdate {
  type: 'presence';
  match: string;
  online: number[];
}

/** The matches that wait for me. */
export interface TurnsUpdate {
  type: 'turns';
  matches: string[];
}

/** The list of open matches changed. */
export interface LobbyUpdate {
  type: 'lobby';
}

/** A line of chat that somebody complains about. `about` is whoever said it. */
export interface ReportRecord {
  id: number;
  created: number;
  about: number;
  name: string;
  closed: boolean;
  reporter: string;
  match: string;
  text: string;
  reason: string;
  comment: string;
  settled: number | null;
}

/** A page of reports, the newest first. */
export interface Reports {
  reports: ReportRecord[];
}

/** A person as an administrator sees them. */
export interface PersonCard {
  id: number;
  name: string;
  claimed: boolean;
  admin: boolean;
  closed: number | null;
  created: number;
  seen: number | null;
  bot: boolean;
}

/** People of a name. */
export interface People {
  people: PersonCard[];
}

/** Something that somebody did. Without a `user` it was whoever runs the server. */
export interface AuditEntry {
  id: number;
  time: number;
  act: 'account-closed' | 'account-made' | 'account-removed' | 'account-reopened' | 'appointed' | 'bot-made' | 'bot-removed' | 'bot-token' | 'dismissed' | 'match-ended' | 'password-changed' | 'recovered' | 'recovery-codes' | 'recovery-mail' | 'report-settled' | 'reported' | 'session-ended' | 'sign-in' | 'sign-in-failed' | 'sign-out' | 'sign-out-everywhere';
  user: number | null;
  user_name: string;
  about: number | null;
  about_name: string;
  match: string;
  address: string;
}

/** A page of the audit log, the newest first; `more` says whether older entries may follow. */
export interface Audit {
  entries: AuditEntry[];
  more: boolean;
}

/** Whether an account is closed. */
export interface AccountState {
  closed: boolean;
}

export type AnyCommand = Choose | Undo | Rewind | AnswerRewind | PassAlways | Lesson | Start | Leave | HandOver | ComeBack | Share | CloseMatch;

export type AnyUpdate = StateUpdate | ChatUpdate | PresenceUpdate | TurnsUpdate | LobbyUpdate;
