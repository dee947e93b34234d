import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log/logger.ts';
import { cleanUpStaleServer } from './clean-up-stale-server.ts';
import { type ServerOptions, type ServerProcess, startServer } from './server-process.ts';

const FIRST_PAUSE_MS = 100;
const PAUSE_MAX_MS = 5_000;
/** A server that ran so long was well: its end is a new failure and not the same again. */
const SOUND_MS = 5_000;

/** The workers of a killed server may take a moment to notice, and until then hold its memory. */
const STILL_HELD = /pre-existing shared memory block|lock file .* already exists/;
const STILL_HELD_LIMIT_MS = 30_000;

/** Keeps one server running until it is stopped: one that ends by itself is started again. */
export class ServerSupervisor {
  readonly #options: ServerOptions;
  readonly #log: Log;
  readonly #leaving = new AbortController();
  #current: ServerProcess | null = null;
  #watching: Promise<void> = Promise.resolve();

  constructor(options: ServerOptions, log: Log) {
    this.#options = options;
    this.#log = log;
  }

  get #isLeaving(): boolean {
    return this.#leaving.signal.aborted;
  }

  async #run(): Promise<ServerProcess> {
    await cleanUpStaleServer(this.#options, this.#log);
    this.#leaving.signal.throwIfAborted();
    this.#current = startServer(this.#options, this.#log);
    await this.#current.ready;
    return this.#current;
  }

  #rest(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: this.#leaving.signal }).catch(() => undefined);
  }

  /** The first start fails at once, unless memory of a killed server is about to be released. */
  async start(): Promise<void> {
    const end = Date.now() + STILL_HELD_LIMIT_MS;
    for (;;) {
      try {
        this.#watching = this.#keepRunning(await this.#run());
        return;
      } catch (error) {
        const isHeld = error instanceof Error && STILL_HELD.test(error.message);
        if (!isHeld || this.#isLeaving || Date.now() > end) throw error;
        await this.#rest(FIRST_PAUSE_MS);
      }
    }
  }

  /** Null where it does not start now. */
  async #runAgain(): Promise<ServerProcess | null> {
    try {
      return await this.#run();
    } catch (error) {
      if (!this.#isLeaving) this.#log.error({ err: error }, 'database server failed to start');
      return null;
    }
  }

  async #keepRunning(first: ServerProcess): Promise<void> {
    let server: ServerProcess | null = first;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, PAUSE_MAX_MS)) {
      const startedAt = Date.now();
      const cause = await server?.ended;
      if (this.#isLeaving) return;
      if (server) {
        this.#log.error({ cause }, 'database server exited, restarting');
        if (Date.now() - startedAt > SOUND_MS) pauseMs = FIRST_PAUSE_MS;
      }
      await this.#rest(pauseMs);
      if (this.#isLeaving) return;
      server = await this.#runAgain();
    }
  }

  /** Stops the server for good, also one that is just being started again. */
  async stop(): Promise<void> {
    this.#leaving.abort();
    await this.#current?.stop();
    await this.#watching;
  }
}
