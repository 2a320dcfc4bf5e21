/** What the server pushes: one socket for the page, opened again by itself when it is lost. */

import { get, writable } from 'svelte/store';
import { api } from './api';
import type { AnyUpdate, ChatLine, State } from './wire';

export type Connection = 'connecting' | 'up' | 'lost';

/** Whether the server is heard. */
export const connection = writable<Connection>('connecting');
/** The matches that wait for me. */
export const turns = writable<string[]>([]);
/** Counts the changes of the list of open matches, so that a page can fetch it again. */
export const lobbyChanges = writable(0);

const PING_EVERY = 1_000;
/** Silence of this length is shown; a socket that stays silent for longer is given up. */
const SILENT_TOO_LONG = 1_900;
const SILENT_FOR_GOOD = 4_000;
const SHOW_AS_LOST_AFTER = 1_000;
const FIRST_RETRY = 250;
const LAST_RETRY = 2_000;

/** What to hear of: a match as one seat (-1: the public) knows it, beyond the version and the chat line one has. */
interface Subject {
  match: string;
  seat: number;
  since?: number;
  line?: number;
}

interface Hearing {
  onState: (state: State) => void;
  onChat?: (line: ChatLine) => void;
  onPresence?: (online: number[]) => void;
}

export class Live {
  #socket: WebSocket | null = null;
  #subscription: (Subject & Hearing) | null = null;
  /** Somebody is about to subscribe. */
  #expected = false;
  #retry = FIRST_RETRY;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pinged = 0;
  /** A server that has never answered a ping is not taken for gone because it is silent. */
  #answersPings = false;
  #running = false;

  /** Open the socket and keep it open. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    addEventListener('online', this.#now);
    addEventListener('offline', this.#gone);
    document.addEventListener('visibilitychange', this.#looked);
    this.#renew();
  }

  /** Close the socket for good. */
  stop(): void {
    this.#running = false;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#gone);
    document.removeEventListener('visibilitychange', this.#looked);
    clearTimeout(this.#lostTimer);
    this.#drop();
  }

  /**
   * A page is about to subscribe: no socket is opened only to be closed again. Returns how to say that
   * nothing came of it.
   */
  expect(): () => void {
    this.#expected = true;
    return () => {
      if (!this.#expected) return;
      this.#expected = false;
      if (this.#socket === null) this.#renew();
    };
  }

  /**
   * Hear of one match; a connection that was lost goes on where it stopped. A page hears of one match at a time.
   * Returns how to stop.
   */
  subscribe(subject: Subject, hearing: Hearing): () => void {
    const subscription = { ...subject, ...hearing };
    this.#subscription = subscription;
    this.#expected = false;
    this.#renew();
    return () => {
      if (this.#subscription !== subscription) return;
      this.#subscription = null;
      this.#renew();
    };
  }

  /** Open the socket again, for another person or another match. */
  #renew(): void {
    if (!this.#running) return;
    this.#drop();
    if (!this.#expected) this.#open();
  }

  /** The same, after logging in or out. */
  again(): void {
    this.#renew();
  }

  #address(): string {
    const address = new URL('/api/live', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.#subscription) {
      const { match, seat, since, line } = this.#subscription;
      address.searchParams.set('match', match);
      address.searchParams.set('seat', String(seat));
      if (since !== undefined) address.searchParams.set('since', String(since));
      if (line !== undefined) address.searchParams.set('line', String(line));
    }
    return address.href;
  }

  #open(): void {
    const socket = new WebSocket(this.#address());
    let opened = false;
    this.#socket = socket;
    this.#lostTimer ??= setTimeout(() => connection.set('lost'), SHOW_AS_LOST_AFTER);
    socket.onopen = () => {
      opened = true;
      this.#heard = this.#pinged = Date.now();
      this.#retry = FIRST_RETRY;
      clearTimeout(this.#lostTimer);
      this.#lostTimer = undefined;
      connection.set('up');
      this.#pingTimer = setInterval(this.#ping, PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#later(!opened);
    };
  }

  #hear(data: string): void {
    this.#heard = Date.now();
    if (get(connection) === 'lost') connection.set('up');
    if (data === 'pong') {
      this.#answersPings = true;
      return;
    }
    const update = JSON.parse(data) as AnyUpdate;
    const subscription = this.#subscription;
    switch (update.type) {
      case 'turns':
        turns.set(update.matches);
        break;
      case 'lobby':
        lobbyChanges.update((count) => count + 1);
        break;
      case 'state':
        if (subscription?.match !== update.state.match) break;
        subscription.since = update.state.version;
        subscription.onState(update.state);
        break;
      case 'chat':
        if (subscription?.match !== update.match) break;
        if (subscription.line !== undefined) subscription.line = Math.max(subscription.line, update.line.id);
        subscription.onChat?.(update.line);
        break;
      case 'presence':
        if (subscription?.match === update.match) subscription.onPresence?.(update.online);
        break;
    }
  }

  #ping = (): void => {
    if (document.hidden) {
      this.#heard = Date.now(); // timers of a hidden page are slow: silence means nothing there
      return;
    }
    const now = Date.now();
    // A page that was busy itself has not listened: the server gets time to be heard again.
    if (now - this.#pinged > 2 * PING_EVERY) this.#heard = now;
    this.#pinged = now;
    const silent = this.#answersPings ? now - this.#heard : 0;
    if (silent > SILENT_FOR_GOOD) {
      this.#gone();
      return;
    }
    if (silent > SILENT_TOO_LONG) connection.set('lost');
    this.#socket?.send('ping');
  };

  #looked = (): void => {
    if (document.hidden) return;
    this.#heard = Date.now();
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else this.#now();
  };

  /** Try again at once. */
  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    this.#retry = FIRST_RETRY;
    this.#renew();
  };

  /** The network says, or silence shows, that nobody is there. */
  #gone = (): void => {
    this.#drop();
    connection.set('lost');
    this.#later(false);
  };

  #later(refused: boolean): void {
    if (!this.#running) return;
    if (get(connection) === 'up') {
      this.#lostTimer ??= setTimeout(() => connection.set('lost'), SHOW_AS_LOST_AFTER);
    }
    this.#retryTimer = setTimeout(() => {
      // A handshake is refused without a word to us; asking who we are makes a session if there is none.
      const ready = refused ? api.me().catch(() => undefined) : Promise.resolve();
      void ready.then(() => {
        if (this.#running && this.#socket === null) this.#open();
      });
    }, this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  #drop(): void {
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** The page's socket. */
export const live = new Live();
