import type { GarmentWords } from '../garments/garment-words.ts';
import { tokenise } from '../words/tokens.ts';
import { languageOf, translated } from './translate.ts';

/** Shops that write English for the rest still mark departments in their own language. */
const DEPARTMENTS: Readonly<Record<string, string>> = {
  damen: 'women',
  femme: 'women',
  mujer: 'women',
  herren: 'men',
  homme: 'men',
  hombre: 'men',
  uomo: 'men',
};

function foreignGender(title: string): string {
  const words = tokenise(title).map(({ word }) => DEPARTMENTS[word]);
  return words.find((word) => word !== undefined) ?? '';
}

/** The language that a shop writes in; null for English and for any that is not known. */
export const languageOfWords = ({ title, productType, description, language }: GarmentWords) =>
  languageOf(`${title}. ${productType ?? ''}. ${description ?? ''}`, language);

/**
 * A shop's words in English where they are in another language that is known. Descriptions in
 * other languages are left out: single words of them say too little of what is meant.
 */
export function inEnglish(words: GarmentWords): GarmentWords {
  const { title } = words;
  const language = languageOfWords(words);
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
