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
