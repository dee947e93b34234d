import { findAttribute } from '../../attributes/attributes.ts';
import { tokenize } from '../../words/tokens.ts';
import type { BrandMention } from '../brands/find-brands.ts';
import type { QueryPhrase, QueryPhrases } from '../phrases/query-phrases.ts';
import { NEGATORS, STOP_WORDS } from '../query-words.ts';
import type { SizeMention } from '../sizes/find-sizes.ts';

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** What a phrase such as "without heels" wants in words that keep nothing out: "flat". */
const positiveWords = ({ concepts }: QueryPhrase): string[] =>
  concepts
    .flatMap(({ id }) => tokenize(findAttribute(id)?.name ?? id.replaceAll('-', ' ')))
    .map(({ word }) => word);

/** What is left to match in the index: no negation, price, size, gender or stop words. */
export function wordsToMatch(read: QueryPhrases, sizes: readonly SizeMention[]): string[] {
  const silent = new Set(read.negatedTokens);
  const instead = new Map<number, string[]>();
  for (const phrase of read.phrases) {
    const { from, to, role, concepts } = phrase;
    const keepsOut = read.tokens.slice(from, to).some(({ word }) => NEGATORS.has(word));
    if (keepsOut && role === 'wanted') instead.set(from, positiveWords(phrase));
    const isGender = concepts.every((concept) => concept.kind.endsWith('gender'));
    const isComparison = concepts.some((concept) => concept.kind === 'comparison');
    const isSilent = role === 'beside' || role === 'less' || role === 'shown';
    if (!isSilent && !isGender && !isComparison && !keepsOut) continue;
    for (let at = from; at < to; at += 1) silent.add(at);
  }
  const inSize = (start: number): boolean =>
    sizes.some((size) => start >= size.start && start < size.end);
  return unique(
    read.tokens.flatMap(({ word, start }, at) => {
      const isLeft = !silent.has(at) && !NEGATORS.has(word) && !inSize(start);
      return isLeft && !STOP_WORDS.has(word) ? [word] : (instead.get(at) ?? []);
    }),
  );
}

/** The words of a brand, which the index may hold. */
export const wordsOfBrand = ({ brand }: BrandMention): string[] =>
  tokenize(brand)
    .map((token) => token.word)
    .filter((word) => !STOP_WORDS.has(word));
