import { fold } from '@modiste/lexicon/tokens';
import { LRUCache } from 'lru-cache';
import { stemmer } from 'stemmer';

const WORD = /[\p{L}\p{N}]+/gu;
/** Longer ones are codes and addresses. */
const WORD_CHARS_MAX = 40;

/** What every text has, as Lucene lists it for English. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by for if in into is it no not of on or such that the their then ' +
    'there these they this to was will with'
  ).split(' '),
);

const LETTERS_OF: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };
const LETTERS = /[ßæœøł]/g;

/** The words of a text as they are written, in order. */
export const writtenWords = (text: string): string[] => text.match(WORD) ?? [];

function findStem(word: string): string | null {
  if (word.length > WORD_CHARS_MAX) return null;
  const plain = fold(word).replace(LETTERS, (letter) => LETTERS_OF[letter] ?? letter);
  return plain === '' || STOP_WORDS.has(plain) ? null : stemmer(plain);
}

/** Titles are read by the thousand for one word of a search, and say the same few words. */
const stems = new LRUCache<string, { stem: string | null }>({
  max: 20_000,
  memoMethod: (word) => ({ stem: findStem(word) }),
});

/** What a word is found by: folded and brought to its stem; null for one that tells nothing. */
export const stemOf = (word: string): string | null => stems.memo(word).stem;
