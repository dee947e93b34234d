import type { Found } from '../retrieve/sources.ts';

/** A candidate with what every source said of it. */
export interface Fused {
  /** Of the shop. */
  row: number;
  candidate: Found['candidate'];
  /** Reciprocal rank fusion, scaled so that first in every source is 1. */
  agreement: number;
  /** BM25 as a share of the best; 0 where the words did not find it. */
  text: number;
  /** Cosine similarity, at least 0; 0 where the picture did not find it. */
  look: number;
  /** What an embedding model says of it and the words, from 0 to 1; 0 without one. */
  embedding: number;
  /** What an embedding model says of its picture and the attached one, likewise. */
  pictureEmbedding: number;
}

interface Sources {
  words?: readonly Found[];
  /** What the words that go with the typed ones found. */
  related?: readonly Found[];
  /** What lies near the words in meaning. */
  meaning?: readonly Found[];
  picture?: readonly Found[];
  /** What lies near the query for an embedding model: a list for each comparison it made. */
  embedded?: readonly (readonly Found[])[];
}

export const NOTHING_SAID = { agreement: 0, text: 0, look: 0, embedding: 0, pictureEmbedding: 0 };
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
  const lists = [words, related, meaning, picture, ...embedded].filter((list) => list.length > 0);
  const best = lists.length / (RANK_CONSTANT + 1);
  const byRow = new Map<number, Fused>();
  const add = (found: Found, rank: number, part: Partial<Fused>) => {
    const { row, candidate } = found;
    const before = byRow.get(row) ?? { ...NOTHING_SAID, row, candidate };
    const agreement = before.agreement + 1 / (RANK_CONSTANT + rank) / best;
    byRow.set(row, { ...before, agreement, ...part });
  };
  const bestText = highest(words);
  words.forEach((found, at) => {
    add(found, at + 1, { text: found.score / bestText });
  });
  for (const list of [related, meaning, ...embedded]) {
    list.forEach((found, at) => {
      add(found, at + 1, {});
    });
  }
  picture.forEach((found, at) => {
    add(found, at + 1, { look: Math.max(0, found.score) });
  });
  return [...byRow.values()];
}

/** Listed rows as candidates: the order in which they were stored says nothing. */
export const unranked = (found: readonly Found[]): Fused[] =>
  found.map(({ row, candidate }) => ({ ...NOTHING_SAID, row, candidate }));
