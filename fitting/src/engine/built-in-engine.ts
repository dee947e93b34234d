import { Worker } from 'node:worker_threads';
import type { TryOnDoubt } from '@modiste/contract/values';
import { type TryOnEngine, TryOnFailure, type TryOnPicture } from '../try-on-engine.ts';
import type { CheckJob, FromThread, MadeTryOn, Task, ToThread } from './thread-messages.ts';

export const BUILT_IN_ENGINE = 'built-in';

/** Whoever would wait behind more than these is told to come back. */
const WAITING_MAX = 8;
/** An unused thread is ended after this time, to free its memory. */
const IDLE_MS = 300_000;
const THREAD = new URL('./try-on-thread.ts', import.meta.url);

interface Order {
  readonly call: number;
  readonly task: Task;
  readonly answer: PromiseWithResolvers<MadeTryOn>;
}

export interface BuiltInEngine extends TryOnEngine {
  /**
   * What speaks against a result of another engine.
   * @throws TryOnFailure `failed` where nobody is seen in it any more.
   */
  check(job: CheckJob, signal: AbortSignal): Promise<readonly TryOnDoubt[]>;
  close(): Promise<void>;
}

/** One thread that makes one try-on at a time; it is started by an order, also after it ended. */
class TryOnThread {
  #worker: Worker | null = null;
  #current: Order | null = null;
  readonly #waiting: Order[] = [];
  #idle: NodeJS.Timeout | undefined;

  add(order: Order): void {
    if (this.#waiting.length >= WAITING_MAX) throw new TryOnFailure('busy');
    clearTimeout(this.#idle);
    this.#waiting.push(order);
    this.#next();
  }

  cancel(order: Order): void {
    const at = this.#waiting.indexOf(order);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (this.#current === order) this.#send({ kind: 'cancel', call: order.call });
    order.answer.reject(new TryOnFailure('cancelled'));
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    for (const order of this.#waiting.splice(0)) order.answer.reject(new TryOnFailure('failed'));
    this.#end(new TryOnFailure('failed'));
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current !== null) return;
    const order = this.#waiting.shift();
    if (order === undefined) {
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      return;
    }
    this.#current = order;
    this.#worker ??= this.#start();
    this.#send({ kind: 'do', call: order.call, task: order.task });
  }

  #send(message: ToThread): void {
    this.#worker?.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(THREAD);
    worker.unref();
    worker.on('message', (message: FromThread) => this.#receive(message));
    const endWith = (cause: unknown) => {
      if (this.#worker !== worker) return;
      this.#end(new TryOnFailure('failed', cause));
      this.#next();
    };
    worker.on('error', endWith);
    worker.on('exit', () => endWith(new Error('The thread of try-ons ended')));
    return worker;
  }

  #receive(message: FromThread): void {
    const order = this.#current;
    if (order === null || order.call !== message.call) return;
    this.#current = null;
    if (message.kind === 'made') order.answer.resolve(message.made);
    else order.answer.reject(new TryOnFailure(message.reason, new Error(message.message)));
    this.#next();
  }

  #end(failure: TryOnFailure): void {
    this.#worker = null;
    this.#current?.answer.reject(failure);
    this.#current = null;
  }
}

/**
 * The try-on that needs no other service: the garment is cut out of its picture and laid on a body
 * fitted to the person, in a thread of its own, one at a time. At most WAITING_MAX jobs wait.
 */
export function createBuiltInEngine(): BuiltInEngine {
  const thread = new TryOnThread();
  let lastCall = 0;
  async function perform(task: Task, signal: AbortSignal): Promise<MadeTryOn> {
    if (signal.aborted) throw new TryOnFailure('cancelled');
    lastCall += 1;
    const order: Order = { call: lastCall, task, answer: Promise.withResolvers() };
    thread.add(order);
    const cancel = () => thread.cancel(order);
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await order.answer.promise;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }
  return {
    name: BUILT_IN_ENGINE,
    close: () => thread.close(),
    async tryOn({ pose, garments, iteration, signal }): Promise<TryOnPicture> {
      const job = { pose, garments, iteration };
      const { bytes, doubts } = await perform({ kind: 'make', job }, signal);
      return { bytes, engine: BUILT_IN_ENGINE, preview: true, doubts };
    },
    check: async (job, signal) => (await perform({ kind: 'check', job }, signal)).doubts,
  };
}
