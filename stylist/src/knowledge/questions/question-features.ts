import { tokenize } from '@modiste/lexicon/tokens';
import { rewordShorthand } from '../../understanding/reword-shorthand.ts';

/** What a message that asks about none of the topics is taken for. */
export const NO_TOPIC = 'none';

const NUMBER = /^\d+(?:[.x]\d+)?$/;
/** Longer words are known by so many of their first letters, too: "comfortable" and "comfort". */
const BEGINNING_CHARS = 5;

/** The words of a message in lower case; all numbers are alike. */
export const questionWords = (message: string): string[] =>
  tokenize(rewordShorthand(message)).map(({ word }) => (NUMBER.test(word) ? '{number}' : word));

/** "Gaps" and "gap" are one word; "dress" has no plural ending. */
const stem = (word: string): string => word.replace(/(?<=[a-z{}]{2}[^s])s$/, '');

/** What a network sees of words: each without its plural ending, pairs in a row, and beginnings. */
export function questionFeatures(words: readonly string[]): string[] {
  const stems = words.map(stem);
  const pairs = stems.slice(1).map((word, at) => `${stems[at]}_${word}`);
  const beginnings = stems
    .filter((word) => word.length > BEGINNING_CHARS)
    .map((word) => `${word.slice(0, BEGINNING_CHARS)}~`);
  return [...stems, ...pairs, ...beginnings];
}
