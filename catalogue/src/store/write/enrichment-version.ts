import { ATTRIBUTES } from '@modiste/lexicon/attributes';
import { GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import { contentHash } from '../../hash/content-hash.ts';

/**
 * Part of every item's hash and of every row: raise it when the rules change what an item becomes,
 * or when image embeddings of the same length come to mean something else.
 */
export const ENRICHMENT_VERSION = 3;

/** Raise it when words, colors or sizes of feeds come to be read differently. */
export const READING_VERSION = 6;

let lexicon: string | null = null;

function lexiconStamp(): string {
  const rows = () => [
    READING_VERSION,
    GARMENT_TYPES,
    ATTRIBUTES.map(({ related, ...row }) => ({ ...row, related: [...related] })),
  ];
  lexicon ??= contentHash(JSON.stringify(rows())).slice(0, 10);
  return lexicon;
}

/**
 * Names the rules and the lexicon that enrich items now, and is stored with each row. Searches find
 * rows with another stamp as well; a rebuild enriches them again.
 */
export const enrichmentStamp = (): string => `${ENRICHMENT_VERSION}.${lexiconStamp()}`;

/** Whether an image embedding of a row with this stamp can be compared with those of now. */
export const isEmbeddingCurrent = (stamp: string): boolean =>
  stamp.startsWith(`${ENRICHMENT_VERSION}.`);
