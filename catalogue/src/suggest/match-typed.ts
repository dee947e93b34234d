import { tokenize } from '@modiste/lexicon/tokens';

/** The words of a text, folded: lower case, no accents. */
export const foldedWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

/**
 * Whether a text may be what is being typed: it has a word of its own for each typed one that
 * begins with it, in any order.
 */
export function matchesTyped(words: readonly string[], typed: readonly string[]): boolean {
  const left = [...words];
  return typed.every((start) => {
    const at = left.findIndex((word) => word.startsWith(start));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
