/** What the server pushes: one socket for the page, opened again by itself when it is lost. */

import { get, writable } from 'svelte/store';
import { api } from './api';
import type { AnyUpdate, ChatLine, State } from './wire';

/** `waiting`: the first connection takes long; `lost`: there was one. */
export type Connection = 'connecting' | 'waiting' | 'up' | 'lost';

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
const SHOW_AS_WAITING_AFTER = 5_000;
const FIRST_RETRY = 250;
const LAST_RETRY = 2_000;

/**
 * What to hear of: a match as one seat (-1: the public) knows it, beyond the version and the chat line one has. With
 * `changes` a scene may come as what differs from the version before.
 */
interface Subject {
  match: string;
  seat: number;
  since?: number;
  line?: number;
  changes?: boolean;
}

interface Hearing {
  onState: (state: State) => void;
  onChat?: (line: ChatLine) => void;
  onPresence?: (online: number[]) => void;
}

export class Live {
  #socket: WebSocket | null = null;
  #subscription: (Subject & Hearing) | null = null;
  #retry = FIRST_RETRY;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Runs until the page is told that the server is not heard. */
  #shownTimer: ReturnType<typeof setTimeout> | undefined;
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
    this.again();
  }

  /** Close the socket for good. */
  stop(): void {
    this.#running = false;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#gone);
    document.removeEventListener('visibilitychange', this.#looked);
    this.#tellLater('connecting', 0);
    this.#drop();
  }

  /**
   * Hear of one match over the socket, as soon as it is open; a connection that was lost goes on where it stopped. A
   * page hears of one match at a time. Returns how to stop.
   */
  subscribe(subject: Subject, hearing: Hearing): () => void {
    const subscription = { ...subject, ...hearing };
    this.#subscription = subscription;
    this.#turn();
    return () => {
      if (this.#subscription !== subscription) return;
      this.#subscription = null;
      this.#turn();
    };
  }

  /** Tell the server what to send: of which match, from where, and since when; or of none. */
  #turn(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const { match, seat, since, line, changes } = this.#subscription ?? {};
    this.#socket.send(JSON.stringify({ match, seat, since, line, changes }));
  }

  /** Open the socket anew, at first and after logging in or out. */
  again(): void {
    if (!this.#running) return;
    connection.set('connecting');
    this.#tellLater('waiting', SHOW_AS_WAITING_AFTER);
    this.#renew();
  }

  #renew(): void {
    if (!this.#running) return;
    this.#drop();
    this.#open();
  }

  /** Tell the page after a while that the server is not heard, unless it is heard before. */
  #tellLater(what: Connection, after: number): void {
    clearTimeout(this.#shownTimer);
    this.#shownTimer = after > 0 ? setTimeout(() => connection.set(what), after) : undefined;
  }

  #open(): void {
    const address = new URL('/api/live', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address.href);
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.#heard = this.#pinged = Date.now();
      this.#retry = FIRST_RETRY;
      this.#tellLater('up', 0);
      connection.set('up');
      if (this.#subscription) this.#turn();
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
        // What was on its way when the page turned to another seat is not for it.
        if (subscription?.match !== update.state.match || subscription.seat !== update.state.looking) break;
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
    if (get(connection) === 'up') connection.set('lost');
    this.#later(false);
  };

  #later(refused: boolean): void {
    if (!this.#running) return;
    if (get(connection) === 'up') this.#tellLater('lost', SHOW_AS_LOST_AFTER);
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
