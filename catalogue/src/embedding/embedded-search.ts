import type { Connection } from '@lancedb/lancedb';
import { connectStore, type StoreLocation } from '../store/store-connection.ts';
import type { Embedder } from './embedder.ts';
import { EmbeddingTable } from './embedding-table.ts';

/** Nearest items to bring in; more cost time and are rarely better than what words found. */
const NEAREST_MAX = 200;
const QUERIES_KEPT = 1_000;
const LOOK_AGAIN_MS = 10_000;

/** What a model says of one query. */
export interface EmbeddedQuery {
  /** Ids of the nearest items, nearest first. */
  nearest: readonly string[];
  /** The cosine with each of these items; those without a vector are absent. */
  scores(ids: readonly string[]): Promise<Map<string, number>>;
}

export interface EmbeddedSearch {
  /** Null where the model says nothing: no words, no vectors yet, or no answer in time. */
  find(words: string): Promise<EmbeddedQuery | null>;
  close(): Promise<void>;
}

/** Remembers the vectors of the latest queries: shoppers turn pages and set filters. */
function rememberQueries(embedder: Embedder) {
  const known = new Map<string, Float32Array>();
  return async (text: string): Promise<Float32Array | null> => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const [vector] = await embedder.embed([{ text }]);
    if (vector === undefined) return null;
    known.set(text, vector);
    const [oldest] = known.keys();
    if (known.size > QUERIES_KEPT && oldest !== undefined) known.delete(oldest);
    return vector;
  };
}

/** Opens the table, and from time to time looks for what was added to it. */
function followTable(connection: Connection, embedder: Embedder) {
  let table: EmbeddingTable | null = null;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  return async (): Promise<EmbeddingTable | null> => {
    const nowMs = performance.now();
    if (nowMs - lookedAtMs < LOOK_AGAIN_MS) return table;
    if (table === null) table = await EmbeddingTable.open(connection, embedder);
    else await table.refresh();
    lookedAtMs = nowMs;
    return table;
  };
}

/**
 * Asks a model and its stored vectors beside the built-in sources. A model that fails takes nothing
 * from a search: `onFailure` hears of it.
 */
export async function openEmbeddedSearch(
  location: StoreLocation,
  embedder: Embedder,
  onFailure: (error: unknown) => void,
): Promise<EmbeddedSearch> {
  const connection = await connectStore(location);
  const current = followTable(connection, embedder);
  const embed = rememberQueries(embedder);
  return {
    async find(words) {
      if (words.trim() === '') return null;
      try {
        const table = await current();
        const vector = table && (await embed(words.trim()));
        if (!vector) return null;
        const nearest = await table.nearest(vector, NEAREST_MAX);
        return { nearest, scores: (ids) => table.scores(ids, vector) };
      } catch (error) {
        onFailure(error);
        return null;
      }
    },
    async close() {
      connection.close();
    },
  };
}
