import { memoized } from '../words/memoized.ts';
import { listOf, phraseKey, type Token, tokenize } from '../words/tokens.ts';
import { LANGUAGE_WORDS, type LanguageWords, type WordList } from './language-words.ts';

/** What a run of foreign words means in English; one may mean a thing and a fact. */
export interface Meaning {
  thing: string | null;
  fact: string | null;
}

/** A language with its words made ready to be found. */
export interface Language extends LanguageWords {
  table: ReadonlyMap<string, Meaning>;
  /** How many words the longest phrase has that begins with a word, by that word's stem. */
  longest: ReadonlyMap<string, number>;
  /** The stem of a word, memoized. */
  stemOf: (word: string) => string;
  smallWords: ReadonlySet<string>;
  withWords: ReadonlySet<string>;
}

/** Words that English lent to all of them. */
const LOANS: WordList = {
  jeans: 'jeans',
  't-shirt': 't-shirt, tshirt',
  sneakers: 'sneaker, sneakers',
  shorts: 'shorts',
  leggings: 'leggings',
  hoodie: 'hoodie',
  cardigan: 'cardigan',
  blazer: 'blazer',
  bikini: 'bikini',
  top: 'top, crop top',
  boots: 'boots',
  'chelsea boots': 'chelsea boots, chelsea',
  loafers: 'loafers, loafer',
  sweatshirt: 'sweatshirt',
  clutch: 'clutch',
};
const LENT_FACTS: WordList = {
  multi: 'multi',
  maxi: 'maxi',
  midi: 'midi',
  mini: 'mini',
  oversized: 'oversize, oversized',
  'slim fit': 'slim fit, slim',
  skinny: 'skinny',
  'regular fit': 'regular fit',
  denim: 'denim',
  vintage: 'vintage',
  casual: 'casual',
  'wide leg': 'wide leg',
  'color block': 'color block',
};

/** "d'été" is two words where it is read. */
export const foreignTokens = (text: string): Token[] =>
  tokenize(text.replace(/(?<![\p{L}])(?:[dlnsjcm]|qu|dell|all|un)['’](?=\p{L})/giu, ' '));

function longestOf(table: ReadonlyMap<string, Meaning>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const key of table.keys()) {
    const words = key.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return longest;
}

function tableOf(language: LanguageWords): Map<string, Meaning> {
  const table = new Map<string, Meaning>();
  const add = (list: WordList, kind: keyof Meaning) => {
    for (const [english, foreign] of Object.entries(list)) {
      for (const phrase of listOf(foreign)) {
        const words = foreignTokens(phrase).map(({ word }) => word);
        const key = words.map(language.stem).join(' ');
        const known = table.get(key) ?? { thing: null, fact: null };
        table.set(key, { ...known, [kind]: known[kind] ?? english });
      }
    }
  };
  add(language.things, 'thing');
  add(language.facts, 'fact');
  add(LOANS, 'thing');
  add(LENT_FACTS, 'fact');
  return table;
}

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list).map(phraseKey));

/** Every language beside English whose garment words are known. */
export const LANGUAGES: readonly Language[] = LANGUAGE_WORDS.map((language) => {
  const table = tableOf(language);
  return {
    ...language,
    table,
    longest: longestOf(table),
    stemOf: memoized(language.stem),
    smallWords: setOf(language.small),
    withWords: setOf(language.with),
  };
});
