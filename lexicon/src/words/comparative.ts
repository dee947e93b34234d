const VOWELS = /[aeiouy]+/g;

/** Vowels that are heard, by groups: "simple" has one, since its last is silent. */
const syllables = (word: string): number => word.replace(/e$/, '').match(VOWELS)?.length ?? 1;

/**
 * The comparative of an English adjective: "looser", "baggier", "slimmer"; null where English says
 * "more" instead, as with "colorful".
 */
export function comparativeOf(adjective: string): string | null {
  const count = syllables(adjective);
  if (count > 2 || /[^a-z]/.test(adjective)) return null;
  if (/[^aeiou]e?y$/.test(adjective)) return adjective.replace(/e?y$/, 'ier');
  if (count > 1 && !adjective.endsWith('ow')) return null;
  if (adjective.endsWith('e')) return `${adjective}r`;
  const last = /[^aeiou][aeiou]([^aeiouwxy])$/.exec(adjective)?.[1] ?? '';
  return `${adjective}${last}er`;
}
