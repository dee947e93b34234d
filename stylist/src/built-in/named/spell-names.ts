import type { Item } from '@modiste/contract/entities/item';
import { isEnglishWord } from '@modiste/lexicon/english-dictionary';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';

/** Shorter words are too like others. */
const CHARS_MIN = 5;
const NAME_CHARS_MIN = 4;

/** Whether two words differ by one letter: one more, one less, another one, or two that changed places. */
function differsByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

const isKnownWord = (word: string): boolean =>
  isEnglishWord(word) || understandQuery(word).concepts.length > 0;

/** The words that name pieces and mean nothing else: "norrvik", "anouk". */
const namesIn = (items: readonly Item[]): string[] => [
  ...new Set(
    items
      .flatMap(({ short_description, brand }) => tokenize(`${short_description} ${brand}`))
      .map(({ word }) => word)
      .filter((word) => word.length >= NAME_CHARS_MIN && /^\p{L}+$/u.test(word)),
  ),
];

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Brands of several words, however they are joined: "nineacre", "sable and sons". */
function spellBrands(words: string, items: readonly Item[]): string {
  const brands = [...new Set(items.map(({ brand }) => brand))].filter((one) => /[\s&]/.test(one));
  return brands.reduce((said, brand) => {
    const parts = brand.split(/[\s&]+/).map(escaped);
    const joined = new RegExp(`\\b${parts.join('(?:[-\\s]*(?:&|and|n)[-\\s]*|[-\\s]*)')}\\b`, 'gi');
    return said.replace(joined, brand);
  }, words);
}

/** A message with the names of the pieces that are known spelled as the shop does: "the norvik coat". */
export function spellNames(words: string, items: readonly Item[]): string {
  if (items.length === 0) return words;
  const names = namesIn(items);
  const known = new Set(names);
  return spellBrands(words, items).replace(/\p{L}+/gu, (said) => {
    const word = said.toLowerCase();
    if (word.length < CHARS_MIN || known.has(word)) return said;
    const [name, ...others] = names.filter((one) => differsByOne(word, one));
    const isPlural = name !== undefined && (`${name}s` === word || name === `${word}s`);
    if (name === undefined || others.length > 0 || isPlural || isKnownWord(word)) return said;
    return name;
  });
}
