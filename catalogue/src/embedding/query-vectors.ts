import { unitVector } from '../vectors/unit-vector.ts';
import { type Embedder, type EmbeddingInput, UnreadablePictureError } from './embedder.ts';

/** A shopper who waits longer is better served by what the built-in engines found. */
export const ANSWER_MAX_MS = 2_000;
/** A model that failed is left alone for so long: no search after it waits in vain. */
export const REST_MS = 30_000;
const QUERIES_KEPT = 1_000;

/** Reads what is to be embedded; null where there is nothing to read. */
type ReadInput = () => Promise<EmbeddingInput | null>;

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`no answer within ${ANSWER_MAX_MS / 1_000} s`));
    timer = setTimeout(fail, ANSWER_MAX_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The model's vectors of what shoppers search for, each made once: they turn pages and set filters.
 * A model that fails or is slow is left alone for a while, and `onFailure` hears why; what it says
 * too late serves the next search.
 * @returns a function from a name of the input, and what reads it, to its vector of unit length, or
 *   to null.
 */
export function createQueryVectors(embedder: Embedder, onFailure: (error: unknown) => void) {
  const known = new Map<string, Float32Array | null>();
  const making = new Map<string, Promise<Float32Array | null>>();
  let restsUntilMs = Number.NEGATIVE_INFINITY;

  const keep = (name: string, vector: Float32Array | null) => {
    known.set(name, vector);
    const [oldest] = known.keys();
    if (known.size > QUERIES_KEPT && oldest !== undefined) known.delete(oldest);
    restsUntilMs = Number.NEGATIVE_INFINITY;
    return vector;
  };
  const make = async (name: string, read: ReadInput) => {
    try {
      const input = await read();
      if (input === null) return null;
      const [vector] = await embedder.embed([input]);
      return keep(name, vector === undefined ? null : unitVector(vector));
    } finally {
      making.delete(name);
    }
  };

  return async (name: string, read: ReadInput): Promise<Float32Array | null> => {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (performance.now() < restsUntilMs) return null;
    const started = making.get(name) ?? make(name, read);
    making.set(name, started);
    try {
      return await inTime(started);
    } catch (error) {
      // That says nothing of how the model will read the next one.
      if (error instanceof UnreadablePictureError) known.set(name, null);
      else restsUntilMs = performance.now() + REST_MS;
      onFailure(error);
      return null;
    }
  };
}
