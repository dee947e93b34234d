import type { IndexedItem } from '../item-facts/indexed-item.ts';
import type { Hit } from '../search-index/search-index.ts';

/** A candidate with what every source said of it. */
export interface Fused {
  item: IndexedItem;
  /** Reciprocal rank fusion, scaled so that first in every source is 1. */
  agreement: number;
  /** BM25 as a share of the best; 0 where the words did not find it. */
  text: number;
  /** Cosine similarity, at least 0; 0 where the picture did not find it. */
  imageSimilarity: number;
  /** What an embedding model says of it and the words, from 0 to 1; 0 without one. */
  embedding: number;
  /** What an embedding model says of its picture and the attached one, likewise. */
  pictureEmbedding: number;
}

interface Sources {
  words?: readonly Hit[];
  /** What the words that go with the typed ones found. */
  related?: readonly Hit[];
  /** What lies near the words in concept. */
  concept?: readonly Hit[];
  image?: readonly Hit[];
  /** What lies near the query for an embedding model: a list for each comparison it made. */
  embedded?: readonly (readonly Hit[])[];
}

export const NOTHING_SAID = {
  agreement: 0,
  text: 0,
  imageSimilarity: 0,
  embedding: 0,
  pictureEmbedding: 0,
};
const RANK_CONSTANT = 60;

const highest = (found: readonly Hit[]): number =>
  Math.max(...found.map(({ score }) => score), Number.MIN_VALUE);

/**
 * Joins ranked lists by reciprocal rank: a candidate's sum over the lists of 1 / (60 + rank)
 * (Cormack, Clarke, Büttcher, "Reciprocal rank fusion outperforms Condorcet and individual rank
 * learning methods", SIGIR 2009).
 */
export function fuse(sources: Sources): Fused[] {
  const { words = [], related = [], concept = [], image = [], embedded = [] } = sources;
  const lists = [words, related, concept, image, ...embedded].filter((list) => list.length > 0);
  const best = lists.length / (RANK_CONSTANT + 1);
  const byId = new Map<string, Fused>();
  const add = (found: Hit, rank: number, part: Partial<Fused>) => {
    const { item } = found;
    const before = byId.get(item.id) ?? { ...NOTHING_SAID, item };
    const agreement = before.agreement + 1 / (RANK_CONSTANT + rank) / best;
    byId.set(item.id, { ...before, agreement, ...part });
  };
  const bestText = highest(words);
  words.forEach((found, at) => {
    add(found, at + 1, { text: found.score / bestText });
  });
  for (const list of [related, concept, ...embedded]) {
    list.forEach((found, at) => {
      add(found, at + 1, {});
    });
  }
  image.forEach((found, at) => {
    add(found, at + 1, { imageSimilarity: Math.max(0, found.score) });
  });
  return [...byId.values()];
}

/** Listed items as candidates: the order in which they were stored says nothing. */
export const unranked = (found: readonly Hit[]): Fused[] =>
  found.map(({ item }) => ({ ...NOTHING_SAID, item }));
