import { PassThrough, type Readable } from 'node:stream';
import type { StreamEvent } from '@modiste/contract/streaming';

/** The body of an answer that is told as server-sent events, one at a time. */
export class EventStream {
  readonly #body = new PassThrough();

  constructor() {
    // Whoever goes away in the middle is no failure of the call.
    this.#body.on('error', () => undefined);
  }

  get body(): Readable {
    return this.#body;
  }

  /** Tells an event; nothing happens once the stream has ended or its reader is gone. */
  tell(event: StreamEvent, data: unknown): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Something that readers skip, so that no proxy takes a silent connection for a dead one. */
  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    if (!this.#body.destroyed) this.#body.end();
  }

  #write(text: string): void {
    if (this.#body.writable) this.#body.write(text);
  }
}
