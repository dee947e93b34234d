import { availableParallelism } from 'node:os';
import { ApiError } from '../../errors/api-error.ts';
import type {
  Outcomes,
  PictureReply,
  PictureWork,
  TileOrder,
  WornOrder,
} from './picture-thread.ts';
import { type Ordered, WorkThreads } from './work-threads.ts';

/** What is asked of a picture of the demo shop. */
interface PictureOrder {
  /** The name of the picture, without its extension. */
  name: string;
  widthPx: number;
}

export interface PictureMaker {
  /**
   * Makes a picture as WebP for somebody who waits; orders for the same picture share one making.
   * @param signal aborted when they stopped waiting: what nobody waits for is not begun
   * @returns null when the shop has no such picture.
   * @throws ApiError `service_unavailable` where too many wait already.
   */
  make(order: PictureOrder, signal?: AbortSignal): Promise<Uint8Array | null>;
  /**
   * Photographs a mannequin as WebP, for somebody who waits.
   * @throws RangeError where it cannot wear these; ApiError as `make` does.
   */
  photographMannequin(order: WornOrder): Promise<Uint8Array>;
  /** Makes pictures that nobody waits for; whatever somebody waits for comes between them. */
  makeMany(order: TileOrder): Promise<Outcomes<Uint8Array>>;
  /** Looks at pictures of the shop, as `makeMany` makes them: their image embeddings. */
  look(names: readonly string[]): Promise<Outcomes<Float32Array>>;
  close(): Promise<void>;
}

/** A picture that is being made, or is about to be. */
interface Making extends Pick<Ordered, 'withdraw'> {
  picture: Promise<Uint8Array | null>;
  /** How many wait for it. */
  waiting: number;
}

/** More than a shopper can scroll past: behind them a picture would come too late. */
const WAITING_MAX = 400;
const RETRY_AFTER_S = 5;
/** Half of the cores at most, so that searches stay fast; of two both, where threads stand back. */
const CORES = availableParallelism();
const LEAST = process.platform === 'linux' ? Math.min(2, CORES) : 1;
const THREADS_MAX = Math.min(4, Math.max(LEAST, Math.floor(CORES / 2)));

const failureOf = (reply: PictureReply): Error =>
  reply.kind === 'failed' && reply.error instanceof Error
    ? reply.error
    : new Error('The thread of pictures gave no answer', { cause: reply });

function bytesOf(reply: PictureReply): Uint8Array | null {
  if (reply.kind === 'made') return reply.bytes;
  throw failureOf(reply);
}

/** Makes the pictures of the demo shop in threads, and looks at them there. */
export function createPictureMaker(threadsMax = THREADS_MAX): PictureMaker {
  const threads = new WorkThreads(threadsMax);
  const makings = new Map<string, Making>();
  const hurry = (work: PictureWork): Ordered => {
    if (threads.waiting >= WAITING_MAX)
      throw new ApiError('service_unavailable', { retryAfterS: RETRY_AFTER_S });
    return threads.order(work, 'urgent');
  };
  const begin = (key: string, work: PictureWork): Making => {
    const { reply, withdraw } = hurry(work);
    const picture = reply.then(bytesOf).finally(() => makings.delete(key));
    const making = { picture, withdraw, waiting: 0 };
    makings.set(key, making);
    return making;
  };
  return {
    close: () => threads.close(),
    async make({ name, widthPx }, signal) {
      signal?.throwIfAborted();
      const key = `${name} ${widthPx}`;
      const making = makings.get(key) ?? begin(key, { kind: 'make', name, widthPx });
      making.waiting += 1;
      const leave = () => {
        making.waiting -= 1;
        if (making.waiting === 0 && making.withdraw()) makings.delete(key);
      };
      signal?.addEventListener('abort', leave, { once: true });
      return making.picture.finally(() => signal?.removeEventListener('abort', leave));
    },
    async photographMannequin(order) {
      const bytes = bytesOf(await hurry({ kind: 'wear', ...order }).reply);
      if (bytes === null) throw new Error('The thread of pictures gave no mannequin');
      return bytes;
    },
    async makeMany(order) {
      const reply = await threads.order({ kind: 'make many', ...order }, 'patient').reply;
      if (reply.kind === 'made many') return reply.pictures;
      throw failureOf(reply);
    },
    async look(names) {
      const reply = await threads.order({ kind: 'look', names }, 'patient').reply;
      if (reply.kind === 'looked') return reply.embeddings;
      throw failureOf(reply);
    },
  };
}
