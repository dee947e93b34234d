export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b or c". */
export const joinedByOr = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
