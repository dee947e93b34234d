import { range } from '../../words/span.ts';
import { phraseKey } from '../../words/tokens.ts';
import type { QueryPhrases } from '../phrases/query-phrases.ts';
import type { FindBrands } from './find-brands.ts';
import wellKnownBrands from './well-known-brands.json' with { type: 'json' };

/** Brands that everyone knows, none of them a word of clothes or of everyday English. */
export const WELL_KNOWN_BRANDS: ReadonlySet<string> = new Set(wellKnownBrands.map(phraseKey));
const WORDS_MAX = 3;

interface Shop {
  isKnownWord?: (word: string) => boolean;
  isIndexedWord?: (word: string) => boolean;
  findBrands?: FindBrands;
}

/** Words of people, places and fruit that a brand shares; alone they name none. */
const COMMON: ReadonlySet<string> = new Set(['gap', 'supreme', 'columbia', 'keen', 'cos', 'omega']);

/**
 * Well-known brands that a query names and that are none of the shop's, as typed.
 * @param shop Where it knows no brands, none is missing.
 */
export function findMissingBrands({ tokens, phrases }: QueryPhrases, shop: Shop): string[] {
  if (shop.findBrands === undefined) return [];
  const typed = new Set(
    phrases
      .filter(({ concepts }) => concepts.some(({ kind }) => kind !== 'name'))
      .flatMap(({ from, to }) => range(from, to)),
  );
  const isKnown = (words: readonly string[]): boolean =>
    words.every((word) => shop.isIndexedWord?.(word) === true || shop.isKnownWord?.(word) === true);
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(WORDS_MAX, tokens.length - at); length > 0; length -= 1) {
      const words = tokens.slice(at, at + length).map(({ word }) => word);
      const key = words.join(' ');
      const isName = WELL_KNOWN_BRANDS.has(key) && !typed.has(at) && !COMMON.has(key);
      if (!isName || isKnown(words)) continue;
      found.push(key);
      at += length - 1;
      break;
    }
  }
  return [...new Set(found)];
}
