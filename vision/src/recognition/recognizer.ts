import { Worker } from 'node:worker_threads';
import type { RecognizedPicture } from './recognized-picture.ts';
import type { RecognizerCall, RecognizerReply } from './recognizer-thread.ts';

export interface Recognizer {
  recognize(bytes: Uint8Array): Promise<RecognizedPicture>;
  close(): Promise<void>;
}

interface Thread {
  worker: Worker;
  /** The calls that are not answered yet, by their numbers. */
  pending: Map<number, PromiseWithResolvers<RecognizedPicture>>;
}

/** An unused thread is ended after this time, to free its memory. */
const IDLE_MS = 600_000;

function startThread(onEnd: () => void): Thread {
  const worker = new Worker(new URL('./recognizer-thread.ts', import.meta.url));
  worker.unref();
  const pending: Thread['pending'] = new Map();
  const endWith = (error: Error) => {
    onEnd();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('message', (reply: RecognizerReply) => {
    const call = pending.get(reply.call);
    pending.delete(reply.call);
    if ('picture' in reply) call?.resolve(reply.picture);
    else call?.reject(new Error(reply.failure));
  });
  worker.on('error', endWith);
  worker.on('exit', () => endWith(new Error('The recognizer thread ended')));
  return { worker, pending };
}

/**
 * Recognizes pictures in a worker thread, which is started by the first call, again by the first
 * call after it ended, and ended when it has been idle for a while.
 */
export function createRecognizer(): Recognizer {
  let thread: Thread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastCall = 0;

  const close = async () => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    await ended?.worker.terminate();
  };
  const open = (): Thread => {
    const started = startThread(() => {
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
    async recognize(bytes) {
      thread ??= open();
      const { worker, pending } = thread;
      const answer = Promise.withResolvers<RecognizedPicture>();
      lastCall += 1;
      pending.set(lastCall, answer);
      const call: RecognizerCall = { call: lastCall, bytes };
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
