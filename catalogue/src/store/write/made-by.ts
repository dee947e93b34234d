import { ATTRIBUTES } from '@modiste/lexicon/attributes';
import { GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import { contentHash } from '../../hash/content-hash.ts';

/**
 * Part of every hash and kept with every row: raise it when the rules change what an item becomes,
 * or when a look of the same length comes to mean something else.
 */
export const ENRICHMENT_VERSION = 3;

/** Raise it when words, colors or sizes of feeds come to be read differently. */
export const READING_VERSION = 2;

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
 * Which rules and which lexicon a row is made by. Rows that were made by others are found as well,
 * and are what a rebuild makes anew.
 */
export const madeByNow = (): string => `${ENRICHMENT_VERSION}.${lexiconStamp()}`;

/** Whether a look that was worked out then still means the same. */
export const isLookOfNow = (madeBy: string): boolean => madeBy.startsWith(`${ENRICHMENT_VERSION}.`);
