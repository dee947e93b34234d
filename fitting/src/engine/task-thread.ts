import { Worker } from 'node:worker_threads';
import { TryOnFailure, type TryOnFailureReason } from '../try-on-engine.ts';

/** What a thread is told. */
export type ToThread<Task> =
  | { readonly kind: 'do'; readonly call: number; readonly task: Task }
  | { readonly kind: 'cancel'; readonly call: number };

/** What a thread answers. */
export type FromThread<Result> =
  | { readonly kind: 'done'; readonly call: number; readonly result: Result }
  | {
      readonly kind: 'failed';
      readonly call: number;
      readonly reason: TryOnFailureReason;
      readonly message: string;
    };

interface Order<Task, Result> {
  readonly call: number;
  readonly task: Task;
  readonly answer: PromiseWithResolvers<Result>;
}

interface TaskThreadOptions {
  /** The module that the thread runs; it calls `serveTasks`. */
  readonly module: URL;
  /** Whoever would wait behind more than these is told to come back. */
  readonly waitingMax: number;
  /** An unused thread is ended after this time, to free its memory. */
  readonly idleMs: number;
}

/**
 * A thread that does one task at a time. It is started by a task, also after it ended. Tasks and
 * results are copied between the threads.
 */
export class TaskThread<Task, Result> {
  readonly #options: TaskThreadOptions;
  readonly #waiting: Order<Task, Result>[] = [];
  #worker: Worker | null = null;
  #current: Order<Task, Result> | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastCall = 0;

  constructor(options: TaskThreadOptions) {
    this.#options = options;
  }

  /**
   * Does a task when it is its turn.
   * @throws TryOnFailure `busy` where too many wait, `cancelled`, or why the task failed.
   */
  async perform(task: Task, signal: AbortSignal): Promise<Result> {
    if (signal.aborted) throw new TryOnFailure('cancelled');
    if (this.#waiting.length >= this.#options.waitingMax) throw new TryOnFailure('busy');
    this.#lastCall += 1;
    const order = { call: this.#lastCall, task, answer: Promise.withResolvers<Result>() };
    clearTimeout(this.#idle);
    this.#waiting.push(order);
    this.#next();
    const cancel = () => this.#cancel(order);
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await order.answer.promise;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  /** Whether a task would begin at once. */
  get isFree(): boolean {
    return this.#current === null && this.#waiting.length === 0;
  }

  /** Ends the thread; a later task starts it again. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    for (const order of this.#waiting.splice(0)) order.answer.reject(new TryOnFailure('failed'));
    this.#end(new TryOnFailure('failed'));
    await worker?.terminate();
  }

  #cancel(order: Order<Task, Result>): void {
    const at = this.#waiting.indexOf(order);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (this.#current === order) this.#send({ kind: 'cancel', call: order.call });
    order.answer.reject(new TryOnFailure('cancelled'));
  }

  #next(): void {
    if (this.#current !== null) return;
    const order = this.#waiting.shift();
    if (order === undefined) {
      this.#idle = setTimeout(() => void this.close(), this.#options.idleMs).unref();
      return;
    }
    this.#current = order;
    this.#worker ??= this.#start();
    this.#send({ kind: 'do', call: order.call, task: order.task });
  }

  #send(message: ToThread<Task>): void {
    this.#worker?.postMessage(message);
  }

  #start(): Worker {
    const { module } = this.#options;
    const worker = new Worker(module);
    worker.unref();
    worker.on('message', (message: FromThread<Result>) => this.#receive(message));
    const endWith = (cause: unknown) => {
      if (this.#worker !== worker) return;
      this.#end(new TryOnFailure('failed', cause));
      this.#next();
    };
    worker.on('error', endWith);
    worker.on('exit', () => endWith(new Error(`The thread ended: ${module.pathname}`)));
    return worker;
  }

  #receive(message: FromThread<Result>): void {
    const order = this.#current;
    if (order === null || order.call !== message.call) return;
    this.#current = null;
    if (message.kind === 'done') order.answer.resolve(message.result);
    else order.answer.reject(new TryOnFailure(message.reason, new Error(message.message)));
    this.#next();
  }

  #end(failure: TryOnFailure): void {
    this.#worker = null;
    this.#current?.answer.reject(failure);
    this.#current = null;
  }
}
