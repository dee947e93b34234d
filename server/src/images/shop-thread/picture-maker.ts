import { availableParallelism } from 'node:os';
import type { PictureFacts } from '@modiste/vision/picture-facts';
import { ApiError } from '../../errors/api-error.ts';
import type { PictureReply, PictureWork, WornOrder } from './picture-thread.ts';
import { type Job, WorkThreads } from './work-threads.ts';

/** What is asked of a picture of the demo shop. */
interface PictureOrder {
  /** The name of the picture, without its extension. */
  name: string;
  widthPx: number;
  /** Whether a shopper waits for it. */
  isUrgent: boolean;
}

export interface PictureMaker {
  /**
   * Makes a picture as WebP; orders for the same picture share one making.
   * @returns null when the shop has no such picture.
   * @throws ApiError `service_unavailable` where too many wait already.
   */
  make(order: PictureOrder): Promise<Uint8Array | null>;
  /**
   * Photographs a mannequin as WebP, for somebody who waits.
   * @throws RangeError where it cannot wear these; ApiError as `make` does.
   */
  photographMannequin(order: WornOrder): Promise<Uint8Array>;
  /** Says what a picture shows, after everything that a shopper waits for. */
  describe(bytes: Uint8Array): Promise<PictureFacts>;
  close(): Promise<void>;
}

/** More than a shopper can scroll past: behind them a picture would come too late. */
const WAITING_MAX = 400;
const RETRY_AFTER_S = 5;
/** Half of the cores at most, so that searches stay fast. */
const THREADS_MAX = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

function bytesOf(reply: PictureReply): Uint8Array | null {
  if (reply.kind === 'made') return reply.bytes;
  throw failureOf(reply);
}

function factsOf(reply: PictureReply): PictureFacts {
  if (reply.kind === 'described') return reply.facts;
  throw failureOf(reply);
}

const failureOf = (reply: PictureReply): Error =>
  reply.kind === 'failed' && reply.error instanceof Error
    ? reply.error
    : new Error('The thread of pictures gave no answer', { cause: reply });

/** Makes the pictures of the demo shop in threads, those first that shoppers wait for. */
export function createPictureMaker(threadsMax = THREADS_MAX): PictureMaker {
  const threads = new WorkThreads(threadsMax);
  const ordered = new Map<string, { job: Job; made: Promise<Uint8Array | null> }>();
  const start = (work: PictureWork, isUrgent: boolean): Job => {
    const job: Job = { work, isUrgent, answer: Promise.withResolvers() };
    threads.add(job);
    return job;
  };
  const refuseIfFull = () => {
    if (threads.waiting < WAITING_MAX) return;
    throw new ApiError('service_unavailable', { retryAfterS: RETRY_AFTER_S });
  };
  return {
    close: () => threads.close(),
    async make({ name, widthPx, isUrgent }) {
      const key = `${name} ${widthPx}`;
      const known = ordered.get(key);
      if (known !== undefined) {
        known.job.isUrgent ||= isUrgent;
        return known.made;
      }
      refuseIfFull();
      const job = start({ kind: 'make', name, widthPx }, isUrgent);
      const made = job.answer.promise.then(bytesOf).finally(() => ordered.delete(key));
      ordered.set(key, { job, made });
      return made;
    },
    async photographMannequin(order) {
      refuseIfFull();
      const bytes = bytesOf(await start({ kind: 'wear', ...order }, true).answer.promise);
      if (bytes === null) throw new Error('The thread of pictures gave no mannequin');
      return bytes;
    },
    describe: async (bytes) =>
      factsOf(await start({ kind: 'describe', bytes }, false).answer.promise),
  };
}
