import { isEnglishWord } from '@modiste/lexicon/english-dictionary';
import { tokenize } from '@modiste/lexicon/tokens';

const LONG_WORD_CHARS = 6;

/** Whether one letter too many, too few, wrong or swapped is all that parts two words. */
function isOneSlip(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  const isSwap = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (isSwap && rest.slice(2) === otherRest.slice(2))
  );
}

function isWord(word: string, cue: string): boolean {
  if (cue.endsWith('*')) return word.startsWith(cue.slice(0, -1));
  if (word === cue) return true;
  const isNear = cue.length >= LONG_WORD_CHARS && word[0] === cue[0] && isOneSlip(word, cue);
  // A word of its own is no slip of another: a cold morning is no mourning.
  return isNear && !isEnglishWord(word);
}

const standsIn = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_, at) => part.every((cue, step) => isWord(words[at + step] ?? '', cue)));

/** The words of a message as cues are held against them. */
export const cueWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** How many letters of the cue the words answer; 0 where a part of it is missing. */
function weightOf(words: readonly string[], cue: string): number {
  const parts = cue.split(' & ').map((part) => part.split(' '));
  return parts.every((part) => standsIn(words, part)) ? cue.replace(/[ &*]/g, '').length : 0;
}

/** How well the best of the cues is met; 0 where none is. */
export const cueWeight = (words: readonly string[], cues: readonly string[]): number =>
  Math.max(0, ...cues.map((cue) => weightOf(words, cue)));
