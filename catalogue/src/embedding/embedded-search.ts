import type { Connection } from '@lancedb/lancedb';
import { connectStore, type StoreLocation } from '../store/store-connection.ts';
import type { Embedder } from './embedder.ts';
import { type EmbeddedPart, EmbeddingTable } from './embedding-table.ts';
import { createQueryVectors } from './query-vectors.ts';

/** Nearest items to bring in; more cost time and are rarely better than what words found. */
const NEAREST_MAX = 200;
const LOOK_AGAIN_MS = 10_000;

/** A picture to search with, for a model that reads pictures. */
export type AttachedPicture =
  | { itemId: string }
  /** `name` stands for this picture and for no other; it is read only where a model wants it. */
  | { name: string; read(): Promise<Uint8Array | null> };

export interface AskedOfModel {
  words: string;
  picture: AttachedPicture | null;
}

/** By item id. */
type Scores = ReadonlyMap<string, number>;

/**
 * Scores stretched from 0 for the lowest to 1 for the highest. What a cosine is worth differs from
 * model to model: texts of one may lie between 0.7 and 0.9 of each other, and its pictures of texts
 * between 0.15 and 0.3.
 */
function rescaleScores(scores: Scores): Map<string, number> {
  const all = [...scores.values()];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const stretch = (score: number) => (most > least ? (score - least) / (most - least) : 1);
  return new Map([...scores].map(([id, score]) => [id, stretch(score)]));
}

/** The mean of what the lists say of each item, of those that know it. */
function meanScores(lists: readonly Scores[]): Map<string, number> {
  const said = Map.groupBy(
    lists.flatMap((list) => [...list]),
    ([id]) => id,
  );
  const mean = (scores: readonly (readonly [string, number])[]) =>
    scores.reduce((sum, [, score]) => sum + score, 0) / scores.length;
  return new Map([...said].map(([id, scores]) => [id, mean(scores)]));
}

/** What a model says of one query, of its words and of its picture. */
export interface EmbeddedQuery {
  /** Ids of the nearest items, nearest first; a list for each that was compared with each. */
  nearest: readonly (readonly string[])[];
  /** From 0 to 1 how near each of these items is among them; those without a vector are absent. */
  scores(ids: readonly string[]): Promise<{ words: Scores; picture: Scores }>;
}

export interface EmbeddedSearch {
  /** Null where the model says nothing: nothing to read, no vectors yet, or no answer in time. */
  find(asked: AskedOfModel): Promise<EmbeddedQuery | null>;
  close(): Promise<void>;
}

interface Comparison {
  table: EmbeddingTable;
  vector: Float32Array;
}

/** Opens a table, and from time to time looks for what was added to it. */
function followTable(connection: Connection, embedder: Embedder, part: EmbeddedPart) {
  let table: EmbeddingTable | null = null;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  return async (): Promise<EmbeddingTable | null> => {
    const nowMs = performance.now();
    if (nowMs - lookedAtMs < LOOK_AGAIN_MS) return table;
    if (table === null) table = await EmbeddingTable.open(connection, embedder, part);
    else await table.refresh();
    lookedAtMs = nowMs;
    return table;
  };
}

const score = async (comparisons: readonly Comparison[], ids: readonly string[]) =>
  meanScores(
    await Promise.all(
      comparisons.map(async ({ table, vector }) => rescaleScores(await table.scores(ids, vector))),
    ),
  );

const NO_VECTORS = 'no vectors of the embedding model are stored; a rebuild makes them';
const NOTHING_SAID = { words: new Map(), picture: new Map() };

/**
 * Asks a model and its stored vectors beside the built-in sources. Words are compared with texts
 * and, where the model reads pictures, with pictures; a picture with pictures. What fails takes
 * nothing from a search: `onFailure` hears of it.
 */
export async function openEmbeddedSearch(
  location: StoreLocation,
  embedder: Embedder,
  onFailure: (error: unknown) => void,
): Promise<EmbeddedSearch> {
  const connection = await connectStore(location);
  const textsNow = followTable(connection, embedder, 'texts');
  const picturesNow = followTable(connection, embedder, 'pictures');
  const vectorOf = createQueryVectors(embedder, onFailure);
  let saysNoVectors = false;
  const unlessFailed = async <Answer>(ask: () => Promise<Answer>, otherwise: Answer) => {
    try {
      return await ask();
    } catch (error) {
      onFailure(error);
      return otherwise;
    }
  };

  const wordsVector = async (words: string) =>
    words === '' ? null : vectorOf(`words ${words}`, async () => ({ text: words }));
  const pictureVector = async (picture: AttachedPicture, pictures: EmbeddingTable) => {
    if ('itemId' in picture) return pictures.vectorOf(picture.itemId);
    return vectorOf(`picture ${picture.name}`, async () => {
      const bytes = await picture.read();
      return bytes && { picture: bytes };
    });
  };

  async function find({ words, picture }: AskedOfModel): Promise<EmbeddedQuery | null> {
    const texts = await textsNow();
    const pictures = embedder.readsPictures ? await picturesNow() : null;
    const tables = [texts, pictures].filter((table) => table !== null);
    if (tables.length === 0) {
      if (!saysNoVectors) onFailure(new Error(NO_VECTORS));
      saysNoVectors = true;
      return null;
    }
    const [ofWords, ofPicture] = await Promise.all([
      wordsVector(words.trim()),
      picture && pictures && pictureVector(picture, pictures),
    ]);
    const byWords = ofWords === null ? [] : tables.map((table) => ({ table, vector: ofWords }));
    const byPicture = pictures && ofPicture ? [{ table: pictures, vector: ofPicture }] : [];
    const comparisons = [...byWords, ...byPicture];
    if (comparisons.length === 0) return null;
    return {
      nearest: await Promise.all(
        comparisons.map(({ table, vector }) => table.nearest(vector, NEAREST_MAX)),
      ),
      scores: (ids) =>
        unlessFailed(
          async () => ({ words: await score(byWords, ids), picture: await score(byPicture, ids) }),
          NOTHING_SAID,
        ),
    };
  }

  return {
    find: (asked) => unlessFailed(() => find(asked), null),
    close: async () => connection.close(),
  };
}
