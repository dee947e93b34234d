import { availableParallelism } from 'node:os';
import { ApiError } from '../../errors/api-error.ts';
import type {
  Outcomes,
  PictureReply,
  PictureWork,
  TileOrder,
  WornOrder,
} from './picture-thread.ts';
import { WorkThreads } from './work-threads.ts';

/** What is asked of a picture of the demo shop. */
interface PictureOrder {
  /** The name of the picture, without its extension. */
  name: string;
  widthPx: number;
}

export interface PictureMaker {
  /**
   * Makes a picture as WebP for somebody who waits; orders for the same picture share one making.
   * @returns null when the shop has no such picture.
   * @throws ApiError `service_unavailable` where too many wait already.
   */
  make(order: PictureOrder): Promise<Uint8Array | null>;
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
  const ordered = new Map<string, Promise<Uint8Array | null>>();
  const hurry = async (work: PictureWork) => {
    if (threads.waiting >= WAITING_MAX)
      throw new ApiError('service_unavailable', { retryAfterS: RETRY_AFTER_S });
    return bytesOf(await threads.run(work, 'urgent'));
  };
  return {
    close: () => threads.close(),
    make({ name, widthPx }) {
      const key = `${name} ${widthPx}`;
      const known = ordered.get(key);
      if (known !== undefined) return known;
      const made = hurry({ kind: 'make', name, widthPx }).finally(() => ordered.delete(key));
      ordered.set(key, made);
      return made;
    },
    async photographMannequin(order) {
      const bytes = await hurry({ kind: 'wear', ...order });
      if (bytes === null) throw new Error('The thread of pictures gave no mannequin');
      return bytes;
    },
    async makeMany(order) {
      const reply = await threads.run({ kind: 'make many', ...order }, 'patient');
      if (reply.kind === 'made many') return reply.pictures;
      throw failureOf(reply);
    },
    async look(names) {
      const reply = await threads.run({ kind: 'look', names }, 'patient');
      if (reply.kind === 'looked') return reply.embeddings;
      throw failureOf(reply);
    },
  };
}
