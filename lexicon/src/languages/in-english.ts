import type { GarmentWords } from '../garments/garment-words.ts';
import { OTHER_GOODS_NOUNS } from '../other-goods/other-goods-nouns.ts';
import { otherGoodsWords } from '../phrases/phrase-table.ts';
import { tokenize } from '../words/tokens.ts';
import { languageOf, toEnglish, translated } from './translate.ts';

/** Shops that write English for the rest still mark departments in their own language. */
export const FOREIGN_DEPARTMENTS: Readonly<Record<string, string>> = {
  damen: 'women',
  femme: 'women',
  mujer: 'women',
  herren: 'men',
  homme: 'men',
  hombre: 'men',
  uomo: 'men',
};

function foreignGender(title: string): string {
  const words = tokenize(title).map(({ word }) => FOREIGN_DEPARTMENTS[word]);
  return words.find((word) => word !== undefined) ?? '';
}

/** The language that a shop writes in; null for English and for any that is not known. */
export const languageOfGarmentWords = ({
  title,
  productType,
  description,
  language,
}: GarmentWords) => languageOf(`${title}. ${productType ?? ''}. ${description ?? ''}`, language);

/**
 * A shop's words in English where they are in another language that is known. Descriptions in
 * other languages are left out: single words of them say too little of what is meant.
 */
export function garmentWordsInEnglish(words: GarmentWords): GarmentWords {
  const { title } = words;
  const language = languageOfGarmentWords(words);
  if (language === null) return { ...words, gender: words.gender || foreignGender(title) };
  const read = (text: string) => translated(text, language);
  const levels = (words.categoryPath ?? '').split('>').map(read);
  return {
    ...words,
    title: read(title),
    productType: read(words.productType ?? ''),
    categoryPath: levels.join(' > '),
    tags: (words.tags ?? []).map(read),
    details: (words.details ?? []).map(read),
    description: '',
    gender: read(words.gender ?? ''),
    colors: (words.colors ?? []).map(read),
  };
}

/** What a translation would lose: limits and refusals. */
const LIMITS =
  /\d|(?<!\p{L})(?:ohne|kein\p{L}*|nicht|sans|pas|sauf|sin|senza|non|excepto|menos|без|не|кроме|außer|ausser|unter|über|sous|moins)(?!\p{L})/iu;

/** Shorter ones are little words of many languages. */
const WORD_CHARS_MIN = 4;

const isEnglishThing = (word: string): boolean =>
  OTHER_GOODS_NOUNS.has(word) || (word.length >= WORD_CHARS_MIN && otherGoodsWords.has(word));

/**
 * A query of another language in English; null where its language is not sure, and where it has
 * limits or refusals, which no translation here keeps.
 */
export function queryInEnglish(text: string): string | null {
  if (LIMITS.test(text) || tokenize(text).some(({ word }) => isEnglishThing(word))) return null;
  const language = languageOf(text);
  const english = language === null ? '' : toEnglish(text, language);
  return english === '' ? null : english;
}
