import { tokenise } from '../tokens.ts';
import type { BrandMention } from './find-brands.ts';
import type { SizeMention } from './find-sizes.ts';
import { NEGATORS, STOP_WORDS } from './query-words.ts';
import type { QueryPhrases } from './read-phrases.ts';

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** What is left to match in the index: no negation, price, size, gender or stop words. */
export function wordsToMatch(read: QueryPhrases, sizes: readonly SizeMention[]): string[] {
  const silent = new Set(read.negatedTokens);
  for (const { from, to, role, concepts } of read.phrases) {
    const isGender = concepts.every((concept) => concept.kind.endsWith('gender'));
    const isComparison = concepts.some((concept) => concept.kind === 'comparison');
    const isSilent = role === 'beside' || role === 'less' || role === 'shown';
    if (!isSilent && !isGender && !isComparison) continue;
    for (let at = from; at < to; at += 1) silent.add(at);
  }
  const inSize = (start: number): boolean =>
    sizes.some((size) => start >= size.start && start < size.end);
  return unique(
    read.tokens
      .filter(({ word, start }, at) => {
        if (silent.has(at) || NEGATORS.has(word) || inSize(start)) return false;
        return !STOP_WORDS.has(word);
      })
      .map((token) => token.word),
  );
}

/** The words of a brand, which the index may hold. */
export const wordsOfBrand = ({ brand }: BrandMention): string[] =>
  tokenise(brand)
    .map((token) => token.word)
    .filter((word) => !STOP_WORDS.has(word));
