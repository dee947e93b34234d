import { listOf, phraseKey, type Token, tokenise } from '../tokens.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import type { LanguageWords, WordList } from './language-words.ts';
import { RUSSIAN } from './russian.ts';
import { SPANISH } from './spanish.ts';

/** What a run of foreign words means in English; one may mean a thing and a fact. */
export interface Meaning {
  thing: string | null;
  fact: string | null;
}

/** A language with its words made ready to be found. */
export interface Language extends LanguageWords {
  table: ReadonlyMap<string, Meaning>;
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
  tokenise(text.replace(/(?<![\p{L}])(?:[dlnsjcm]|qu|dell|all|un)['’](?=\p{L})/giu, ' '));

export const stemmed = (words: readonly string[], { stem }: LanguageWords): string =>
  words.map(stem).join(' ');

function tableOf(language: LanguageWords): Map<string, Meaning> {
  const table = new Map<string, Meaning>();
  const add = (list: WordList, kind: keyof Meaning) => {
    for (const [english, foreign] of Object.entries(list)) {
      for (const phrase of listOf(foreign)) {
        const words = foreignTokens(phrase).map(({ word }) => word);
        const key = stemmed(words, language);
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
export const LANGUAGES: readonly Language[] = [GERMAN, FRENCH, SPANISH, ITALIAN, RUSSIAN].map(
  (language) => ({
    ...language,
    table: tableOf(language),
    smallWords: setOf(language.small),
    withWords: setOf(language.with),
  }),
);
