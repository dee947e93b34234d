import { Worker } from 'node:worker_threads';
import type {
  PictureReply,
  PictureWork,
  ThreadCall,
  ThreadReply,
  Urgency,
} from './picture-thread.ts';

/** A piece of work that waits for a thread, or is being done by one. */
interface Job {
  work: PictureWork;
  answer: PromiseWithResolvers<PictureReply>;
}

/** Work that was ordered. */
export interface Ordered {
  reply: Promise<PictureReply>;
  /** Takes it back, unless it was begun; tells whether it did. */
  withdraw: () => boolean;
}

interface Thread {
  worker: Worker;
  /** One of each at most. */
  jobs: Record<Urgency, Job | null>;
}

/** Unused threads are ended after this time, to free their memory. */
const IDLE_MS = 60_000;
/** A picture leaves large arrays behind: a small young generation has them collected soon. */
const LIMITS = { maxYoungGenerationSizeMb: 16 };

const ended = () => new Error('The thread of pictures ended');
const withdrawn = () => new Error('Nobody waits for the picture any more');

/**
 * Threads that make pictures and look at them. Each does one thing that somebody waits for at a
 * time; what nobody waits for rests until then. They are started as work comes, again after one
 * ended, and ended when there was none for a while.
 */
export class WorkThreads {
  readonly #most: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Record<Urgency, Job[]> = { urgent: [], patient: [] };
  #idle: NodeJS.Timeout | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  /** How many pieces of work that somebody waits for are not begun yet. */
  get waiting(): number {
    return this.#waiting.urgent.length;
  }

  /** Does the work after all of the same urgency that came before. */
  order(work: PictureWork, urgency: Urgency): Ordered {
    clearTimeout(this.#idle);
    const job: Job = { work, answer: Promise.withResolvers() };
    const waiting = this.#waiting[urgency];
    waiting.push(job);
    this.#assign();
    const withdraw = () => {
      const at = waiting.indexOf(job);
      if (at === -1) return false;
      waiting.splice(at, 1);
      job.answer.reject(withdrawn());
      return true;
    };
    return { reply: job.answer.promise, withdraw };
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const waiting of Object.values(this.#waiting))
      for (const job of waiting.splice(0)) job.answer.reject(ended());
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #assign(): void {
    for (const urgency of ['urgent', 'patient'] as const) {
      const waiting = this.#waiting[urgency];
      while (waiting.length > 0) {
        const thread = this.#freeThread(urgency);
        const job = thread && waiting.shift();
        if (!job) break;
        thread.jobs[urgency] = job;
        thread.worker.postMessage({ urgency, work: job.work } satisfies ThreadCall);
      }
    }
    const isBusy = [...this.#threads].some(({ jobs }) => jobs.urgent ?? jobs.patient);
    if (!isBusy) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  /** A thread that does nothing, or else a new one, or else one that may be interrupted for it. */
  #freeThread(urgency: Urgency): Thread | null {
    const threads = [...this.#threads];
    const free = threads.find(({ jobs }) => jobs.urgent === null && jobs.patient === null);
    if (free !== undefined) return free;
    if (this.#threads.size < this.#most) return this.#start();
    return threads.find(({ jobs }) => jobs[urgency] === null) ?? null;
  }

  #start(): Thread {
    const worker = new Worker(new URL('./picture-thread.ts', import.meta.url), {
      resourceLimits: LIMITS,
    });
    worker.unref();
    const thread: Thread = { worker, jobs: { urgent: null, patient: null } };
    this.#threads.add(thread);
    const endWith = (error: Error) => {
      this.#threads.delete(thread);
      for (const job of Object.values(thread.jobs)) job?.answer.reject(error);
      thread.jobs = { urgent: null, patient: null };
      this.#assign();
    };
    worker.on('message', ({ urgency, reply }: ThreadReply) => {
      thread.jobs[urgency]?.answer.resolve(reply);
      thread.jobs[urgency] = null;
      this.#assign();
    });
    worker.on('error', endWith);
    worker.on('exit', () => endWith(ended()));
    return thread;
  }
}
