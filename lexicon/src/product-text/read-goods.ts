import type { GarmentWords } from '../garments/garment-words.ts';
import { garmentWordsInEnglish } from '../languages/in-english.ts';
import { phraseKey, tokenize } from '../words/tokens.ts';
import goodsWords from './goods-words.json' with { type: 'json' };
import { categoryTypes, readHead } from './read-head.ts';
import { withoutBrand } from './without-brand.ts';

const keysOf = (phrases: readonly string[]): ReadonlySet<string> => new Set(phrases.map(phraseKey));

/** What shops sell beside fashion. */
const GOODS = keysOf(goodsWords.goods);
/** After one of these a garment's name only says what the thing is for: a ring dish is no ring. */
const FOR_GARMENTS = keysOf(goodsWords.forGarments);
/** Departments of shops in which nothing is worn. */
const DEPARTMENTS = keysOf(goodsWords.departments);
/** Titles that name no garment and still say that it is one. */
const WORN =
  /\b(?:kids|mens|womens|boys|girls|sports|sleep|active|swim|baby|night|lounge|foot|knit)wear\b|\b(?:clothing|clothes|apparel|outfit|garment)\b/i;
const PHRASE_WORDS_MAX = 4;

/** Words without numbers: an "iPhone 14 case" is a phone case. */
const wordsIn = (text: string): string[] =>
  tokenize(text)
    .map(({ word }) => word)
    .filter((word) => !/^\d+$/.test(word));

/** The first phrase of a text that a list holds, the longest where several begin together. */
function phraseIn(text: string, list: ReadonlySet<string>): string | null {
  const words = wordsIn(text);
  for (let from = 0; from < words.length; from += 1) {
    for (let length = PHRASE_WORDS_MAX; length > 0; length -= 1) {
      const phrase = words.slice(from, from + length).join(' ');
      if (list.has(phrase)) return phrase;
    }
  }
  return null;
}

/** What a title ends in before it speaks of parts, uses and colors. */
function headPhrase(title: string): string | null {
  const [first = ''] = title.split(/[,|:()]|\s[-–—]\s|\s(?:with|for|in|by|from|of|featuring)\s/i);
  const words = wordsIn(first);
  for (let length = PHRASE_WORDS_MAX; length > 0; length -= 1) {
    const phrase = words.slice(-length).join(' ');
    if (FOR_GARMENTS.has(phrase) || (length > 1 && GOODS.has(phrase))) return phrase;
  }
  return null;
}

/**
 * What a product is where it is nothing to wear, such as "candle"; null for fashion and for what
 * nothing is known of.
 */
export function readGoods(given: GarmentWords): string | null {
  const words = garmentWordsInEnglish(withoutBrand(given));
  const path = `${words.productType ?? ''} > ${words.categoryPath ?? ''}`;
  if (categoryTypes(words).length > 0) return null;
  const levels = path.split(/[>/|]/).map(phraseKey);
  const department = levels.find((level) => DEPARTMENTS.has(level)) ?? null;
  const head = readHead(words.title);
  const goods = phraseIn(given.title, GOODS);
  if (head.type !== null) return department ?? headPhrase(words.title) ?? headPhrase(given.title);
  if (WORN.test(words.title)) return null;
  const named = goods ?? phraseIn(words.title, GOODS) ?? phraseIn(path, GOODS);
  return named ?? department ?? (head.isOtherGoods ? 'other goods' : null);
}
