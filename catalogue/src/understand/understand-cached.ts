import { queryConceptVector } from '@modiste/lexicon/concept-vector';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { Latest } from '../memory-index/latest.ts';

const QUERIES_KEPT = 1_000;

const understood = new Latest<string, UnderstoodQuery>(QUERIES_KEPT);
const meanings = new Latest<UnderstoodQuery, Float32Array | null>(QUERIES_KEPT);

/** The same as `understandQuery`, which a search, its counts and its next page all ask. */
export const understandCached = (text: string): UnderstoodQuery =>
  understood.of(text, () => understandQuery(text));

/** The same as `queryConceptVector` for what `understandCached` gave. */
export const queryConceptVectorCached = (query: UnderstoodQuery): Float32Array | null =>
  meanings.of(query, () => queryConceptVector(query));
