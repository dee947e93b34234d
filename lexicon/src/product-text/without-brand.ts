import type { GarmentWords } from '../garments/garment-words.ts';
import { matchPhrases } from '../phrases/phrase-table.ts';
import { tokenize } from '../words/tokens.ts';

const COMPANY = /[\s,.]+(?:ltd|llc|inc|gmbh|s\.?r\.?l|s\.?a|co|corp|official|store|shop)\.?$/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A brand as titles write it: spaces, hyphens and "&" or "and" as they come. */
const spelled = (brand: string): string =>
  brand
    .split(/[\s-]+/)
    .map((word) => (/^(?:&|and|\+)$/i.test(word) ? '(?:&|and|\\+)' : escaped(word)))
    .join('[\\s-]*');

/**
 * Takes the brand's name out of a shop's words, for "Stripe & Stare" is no pattern. A brand of one
 * word that names something by itself ("Velvet") is its name only at the beginning and after "by".
 */
export function withoutBrand(words: GarmentWords): GarmentWords {
  const brand = (words.brand ?? '').replace(COMPANY, '').trim();
  if (brand === '' || matchPhrases(tokenize(brand)).length === 0) return words;
  const name = `${spelled(brand)}(?:['’]s)?(?:[®™©]+)?`;
  const isOneWord = !/[\s&-]/.test(brand);
  const places = isOneWord ? `^\\s*${name}|(?<=\\b(?:by|from)\\s)${name}` : name;
  const finder = new RegExp(`(?<![\\p{L}\\p{N}])(?:${places})(?![\\p{L}\\p{N}])`, 'giu');
  const taken = (text: string) => text.replace(finder, ', ');
  const bare = (text: string) => text.trim().toLowerCase() !== brand.toLowerCase();
  return {
    ...words,
    title: taken(words.title),
    productType: taken(words.productType ?? ''),
    tags: (words.tags ?? []).filter(bare).map(taken),
    description: (words.description ?? '').split('\n').map(taken).join('\n'),
  };
}
