import type { Span } from '../../words/span.ts';
import { phraseKey, tokenize } from '../../words/tokens.ts';
import { JOINERS, NEGATION_FILLERS, NEGATORS } from '../query-words.ts';

/** A brand as typed. */
export interface BrandMention extends Span {
  /** As its shop writes it. */
  brand: string;
}

export type FindBrands = (text: string) => readonly BrandMention[];

/**
 * Makes a reader of the brands of a shop, so that "The Vegan Baker" is a name and nothing vegan.
 * @param brands Their names, as written. Build it once: each reading then costs a look-up a word.
 */
export function brandFinder(brands: Iterable<string>): FindBrands {
  const byKey = new Map([...brands].map((brand) => [phraseKey(brand), brand]));
  const wordsMax = Math.max(0, ...[...byKey.keys()].map((key) => key.split(' ').length));
  return (text) => {
    const tokens = tokenize(text);
    const found: BrandMention[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      for (let to = Math.min(at + wordsMax, tokens.length); to > at; to -= 1) {
        const run = tokens.slice(at, to);
        const brand = byKey.get(run.map((token) => token.word).join(' '));
        if (brand === undefined) continue;
        found.push({ brand, start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 });
        at = to - 1;
        break;
      }
    }
    return found;
  };
}

/** What may stand between a refusal and the brand that it is of: "no shoes by Nike". */
const BEFORE_BRAND: ReadonlySet<string> = new Set(['by', 'brand', 'brands', 'label', 'items']);

/** Whether a refusal stands before the name: "not from Zara", "anything except Nike". */
function isRefused(text: string, { start }: BrandMention): boolean {
  const before = tokenize(text.slice(0, start)).map(({ word }) => word);
  const isBetween = (word: string) =>
    NEGATION_FILLERS.has(word) || JOINERS.has(word) || BEFORE_BRAND.has(word);
  const nearest = before.findLast((word) => NEGATORS.has(word) || !isBetween(word));
  if (nearest === 'but') return before.some((word) => word === 'anything' || word === 'anyone');
  return nearest !== undefined && NEGATORS.has(nearest);
}

/**
 * The brands that are asked for. A refused one is left in the text, where its words are read like
 * those of anything else that is refused.
 */
export const withoutRefused = (text: string, brands: readonly BrandMention[]): BrandMention[] =>
  brands.filter((brand) => !isRefused(text, brand));
