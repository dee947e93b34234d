import { Worker } from 'node:worker_threads';
import type { RecognizedPicture } from './recognize.ts';

/** Asks the thread to look at an encoded picture. */
export interface RecognizerCall {
  call: number;
  bytes: Uint8Array;
}

/** What the thread says. */
export type RecognizerNews =
  | { call: number; picture: RecognizedPicture }
  | { call: number; failure: string };

export interface Recognizer {
  recognize(bytes: Uint8Array): Promise<RecognizedPicture>;
  close(): Promise<void>;
}

type Waiting = PromiseWithResolvers<RecognizedPicture>;

interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/** A quiet shop needs no memory for it. */
const IDLE_MS = 600_000;

function startThread(onEnd: () => void): Thread {
  const worker = new Worker(new URL('./recognizer-thread.ts', import.meta.url));
  worker.unref();
  const waiting = new Map<number, Waiting>();
  const endWith = (error: Error) => {
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (news: RecognizerNews) => {
    const one = waiting.get(news.call);
    waiting.delete(news.call);
    if ('picture' in news) one?.resolve(news.picture);
    else one?.reject(new Error(news.failure));
  });
  worker.on('error', endWith);
  worker.on('exit', () => endWith(new Error('the thread that looks at pictures ended')));
  return { worker, waiting };
}

/**
 * Says what pictures show, in a thread that is started by the first who asks and again after it
 * ended, and that is ended when nobody has asked for a while.
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
      const { worker, waiting } = thread;
      const answer = Promise.withResolvers<RecognizedPicture>();
      lastCall += 1;
      waiting.set(lastCall, answer);
      const call: RecognizerCall = { call: lastCall, bytes };
      clearTimeout(idle);
      worker.postMessage(call);
      try {
        return await answer.promise;
      } finally {
        if (waiting.size === 0) closeWhenIdle();
      }
    },
  };
}
