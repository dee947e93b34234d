import { Worker } from 'node:worker_threads';
import type { PictureReply, PictureWork } from './picture-thread.ts';

/** A piece of work that waits for a thread, or is being done by one. */
export interface Job {
  work: PictureWork;
  /** Somebody looks at an empty tile: goes before work that nobody waits for. */
  isUrgent: boolean;
  answer: PromiseWithResolvers<PictureReply>;
}

interface Thread {
  worker: Worker;
  job: Job | null;
}

/** Unused threads are ended after this time, to free their memory. */
const IDLE_MS = 60_000;
/** A picture leaves large arrays behind: a small young generation has them collected soon. */
const LIMITS = { maxYoungGenerationSizeMb: 16 };

/**
 * Threads that make and describe pictures, one at a time each. They are started as work comes, again
 * after one ended, and ended when there was none for a while.
 */
export class WorkThreads {
  readonly #most: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  #idle: NodeJS.Timeout | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  add(job: Job): void {
    clearTimeout(this.#idle);
    this.#waiting.push(job);
    this.#assign();
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const job of this.#waiting.splice(0)) job.answer.reject(ended());
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#freeThread();
      if (thread === null) return;
      const urgent = this.#waiting.findIndex(({ isUrgent }) => isUrgent);
      const [job] = this.#waiting.splice(Math.max(0, urgent), 1);
      if (job === undefined) return;
      thread.job = job;
      thread.worker.postMessage(job.work);
    }
    const isBusy = [...this.#threads].some(({ job }) => job !== null);
    if (!isBusy) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  #freeThread(): Thread | null {
    const free = [...this.#threads].find(({ job }) => job === null);
    if (free !== undefined) return free;
    return this.#threads.size < this.#most ? this.#start() : null;
  }

  #start(): Thread {
    const worker = new Worker(new URL('./picture-thread.ts', import.meta.url), {
      resourceLimits: LIMITS,
    });
    worker.unref();
    const thread: Thread = { worker, job: null };
    this.#threads.add(thread);
    const endWith = (error: Error) => {
      this.#threads.delete(thread);
      thread.job?.answer.reject(error);
      thread.job = null;
      this.#assign();
    };
    worker.on('message', (reply: PictureReply) => {
      thread.job?.answer.resolve(reply);
      thread.job = null;
      this.#assign();
    });
    worker.on('error', endWith);
    worker.on('exit', () => endWith(ended()));
    return thread;
  }
}

const ended = () => new Error('The thread of pictures ended');
