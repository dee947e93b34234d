export const WORDS_MIN = 4;
export const WORDS_MAX = 6;

const SMALL = new Set(['a', 'an', 'the', 'for', 'in', 'on', 'of', 'with', 'to', 'and']);

export const countWords = (title: string): number => title.split(' ').length;

/** "linen dresses for a wedding" as a title is written. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
    .join(' ');
