const IRREGULAR: Readonly<Record<string, string>> = {
  scarf: 'scarves',
  headscarf: 'headscarves',
  underwear: 'underwear',
  outerwear: 'outerwear',
  knitwear: 'knitwear',
  sleepwear: 'sleepwear',
  swimwear: 'swimwear',
  eyewear: 'eyewear',
  footwear: 'footwear',
  headwear: 'headwear',
  jewelry: 'jewelry',
  jewellery: 'jewellery',
  luggage: 'luggage',
  lingerie: 'lingerie',
  hosiery: 'hosiery',
  shapewear: 'shapewear',
  topwear: 'topwear',
  bottomwear: 'bottomwear',
  calf: 'calves',
};

/** The plural of a phrase: its last word put in the plural, left alone where it is one already. */
export function pluralize(phrase: string): string {
  const at = phrase.lastIndexOf(' ') + 1;
  const word = phrase.slice(at);
  const before = phrase.slice(0, at);
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return before + irregular;
  if (/(?:ss|x|z|ch|sh)$/.test(word)) return `${phrase}es`;
  if (word.endsWith('s')) return phrase;
  if (/[^aeiou]y$/.test(word)) return `${phrase.slice(0, -1)}ies`;
  return `${phrase}s`;
}

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
