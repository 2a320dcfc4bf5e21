/** The browser's end of a socket whose other end is the test. */
export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    const found = Socket.all.at(-1);
    if (!found) throw new Error('no socket was opened');
    return found;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  hear(frame: object | string): void {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }

  fall(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }
}
