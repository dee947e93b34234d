const and = new Intl.ListFormat('en-US', { type: 'conjunction' });
const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** "a, b, and c". */
export const joinWithAnd = (words: readonly string[]): string => and.format(words);

/** "a, b, or c". */
export const joinWithOr = (words: readonly string[]): string => either.format(words);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence as it goes on behind a colon or a comma. */
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Puts sentences together, without those that are empty. */
export const joinSentences = (...sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');
