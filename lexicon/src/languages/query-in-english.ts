import { OTHER_GOODS_NOUNS } from '../other-goods/other-goods-nouns.ts';
import { otherGoodsWords } from '../phrases/phrase-table.ts';
import { tokenise } from '../words/tokens.ts';
import { languageOf, toEnglish } from './translate.ts';

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
export function inEnglish(text: string): string | null {
  if (LIMITS.test(text) || tokenise(text).some(({ word }) => isEnglishThing(word))) return null;
  const language = languageOf(text);
  const english = language === null ? '' : toEnglish(text, language);
  return english === '' ? null : english;
}
