import { Worker } from 'node:worker_threads';
import type { PictureCall, PictureReply } from './serve-pictures.ts';

export interface PictureThread<Answer> {
  /** @throws Error where the thread failed or ended */
  ask(bytes: Uint8Array): Promise<Answer>;
  close(): Promise<void>;
}

interface Running<Answer> {
  worker: Worker;
  /** The calls that are not answered yet, by their numbers. */
  pending: Map<number, PromiseWithResolvers<Answer>>;
}

/** An unused thread is ended after this time, to free its memory. */
const IDLE_MS = 600_000;

function startThread<Answer>(script: URL, onEnd: () => void): Running<Answer> {
  const worker = new Worker(script);
  worker.unref();
  const pending: Running<Answer>['pending'] = new Map();
  const endWith = (error: Error) => {
    onEnd();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('message', (reply: PictureReply<Answer>) => {
    const call = pending.get(reply.call);
    pending.delete(reply.call);
    if ('answer' in reply) call?.resolve(reply.answer);
    else call?.reject(new Error(reply.failure));
  });
  worker.on('error', endWith);
  worker.on('exit', () => endWith(new Error('The thread for pictures ended')));
  return { worker, pending };
}

/**
 * Looks at pictures in a worker thread, which is started by the first call, again by the first call
 * after it ended, and ended when it has been idle for a while.
 * @param script runs `servePictures`
 */
export function createPictureThread<Answer>(script: URL): PictureThread<Answer> {
  let thread: Running<Answer> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastCall = 0;

  const close = async () => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    await ended?.worker.terminate();
  };
  const open = (): Running<Answer> => {
    const started = startThread<Answer>(script, () => {
      if (thread === started) thread = null;
    });
    return started;
  };
  const closeWhenIdle = () => {
    clearTimeout(idle);
    idle = setTimeout(() => void close(), IDLE_MS).unref();
  };
  return {
    close,
    async ask(bytes) {
      thread ??= open();
      const { worker, pending } = thread;
      const answer = Promise.withResolvers<Answer>();
      lastCall += 1;
      pending.set(lastCall, answer);
      const call: PictureCall = { call: lastCall, bytes };
      clearTimeout(idle);
      worker.postMessage(call);
      try {
        return await answer.promise;
      } finally {
        if (pending.size === 0) closeWhenIdle();
      }
    },
  };
}
