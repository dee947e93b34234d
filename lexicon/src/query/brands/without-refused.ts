import { tokenize } from '../../words/tokens.ts';
import { JOINERS, NEGATION_FILLERS, NEGATORS } from '../query-words.ts';
import type { BrandMention } from './find-brands.ts';

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
