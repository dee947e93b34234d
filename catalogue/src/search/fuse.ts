import type { Found } from './sources.ts';

/** A candidate with what every source said of it. */
export interface Fused {
  rowId: bigint;
  candidate: Found['candidate'];
  /** Reciprocal rank fusion, scaled so that first in every source is 1. */
  agreement: number;
  /** BM25 as a share of the best; 0 where the words did not find it. */
  text: number;
  /** Cosine similarity, at least 0; 0 where the picture did not find it. */
  look: number;
  /** What the embedding model says, as a share of the best; 0 without one. */
  embedding: number;
}

interface Sources {
  words?: readonly Found[];
  /** What the words that go with the typed ones found. */
  related?: readonly Found[];
  /** What lies near the words in meaning. */
  meaning?: readonly Found[];
  picture?: readonly Found[];
  /** What lies near the query for an embedding model. */
  embedded?: readonly Found[];
}

export const NOTHING_SAID = { agreement: 0, text: 0, look: 0, embedding: 0 };
const RANK_CONSTANT = 60;

const highest = (found: readonly Found[]): number =>
  Math.max(...found.map(({ score }) => score), Number.MIN_VALUE);

/**
 * Joins ranked lists by reciprocal rank: a candidate's sum over the lists of 1 / (60 + rank)
 * (Cormack, Clarke, Büttcher, "Reciprocal rank fusion outperforms Condorcet and individual rank
 * learning methods", SIGIR 2009).
 */
export function fuse(sources: Sources): Fused[] {
  const { words = [], related = [], meaning = [], picture = [], embedded = [] } = sources;
  const lists = [words, related, meaning, picture, embedded].filter((list) => list.length > 0);
  const best = lists.length / (RANK_CONSTANT + 1);
  const byId = new Map<string, Fused>();
  const add = (found: Found, rank: number, part: Partial<Fused>) => {
    const { rowId, candidate } = found;
    const before = byId.get(candidate.id) ?? { ...NOTHING_SAID, rowId, candidate };
    const agreement = before.agreement + 1 / (RANK_CONSTANT + rank) / best;
    byId.set(candidate.id, { ...before, agreement, ...part });
  };
  const bestText = highest(words);
  words.forEach((found, at) => {
    add(found, at + 1, { text: found.score / bestText });
  });
  for (const list of [related, meaning, embedded]) {
    list.forEach((found, at) => {
      add(found, at + 1, {});
    });
  }
  picture.forEach((found, at) => {
    add(found, at + 1, { look: Math.max(0, found.score) });
  });
  return [...byId.values()];
}

/** Listed rows as candidates: the order in which they were stored says nothing. */
export const unranked = (found: readonly Found[]): Fused[] =>
  found.map(({ rowId, candidate }) => ({ ...NOTHING_SAID, rowId, candidate }));
