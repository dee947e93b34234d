import { colorWords } from '../../colors/colors.ts';
import { FOREIGN_DEPARTMENTS } from '../../languages/in-english.ts';
import { COMPOUND_HEADS, OTHER_GOODS_NOUNS } from '../../other-goods/other-goods-nouns.ts';
import {
  correctionTargets,
  lexiconWords,
  otherGoodsWords,
  wholeWords,
} from '../../phrases/phrase-table.ts';
import { listOf, tokenize } from '../../words/tokens.ts';
import { WELL_KNOWN_BRANDS } from '../brands/find-missing-brands.ts';
import { numbersInWords } from '../numbers/number-words.ts';
import {
  NEGATION_FILLERS,
  OPEN_HEADS,
  QUERY_WORDS,
  SHOPPING_WORDS,
  STOP_WORDS,
} from '../query-words.ts';
import { isEnglishWord } from './english-dictionary.ts';

/** A text with its misspellings corrected, and where it was changed. */
export interface EditedText {
  text: string;
  /** Places in the original text, in order. */
  edits: readonly { start: number; end: number; word: string }[];
  /** The text with its spelling corrected alone, or null where nothing was misspelled. */
  corrected: string | null;
}

const ONE_EDIT_CHARS = 4;
const TWO_EDITS_CHARS = 8;
const LETTERS_ONLY = /^[a-z]+$/;

const known: ReadonlySet<string> = new Set([
  ...QUERY_WORDS,
  ...colorWords,
  ...OTHER_GOODS_NOUNS,
  ...COMPOUND_HEADS,
  ...otherGoodsWords,
  ...NEGATION_FILLERS,
  ...OPEN_HEADS,
  ...SHOPPING_WORDS,
  ...STOP_WORDS,
  ...Object.keys(FOREIGN_DEPARTMENTS),
  ...[...WELL_KNOWN_BRANDS].flatMap((brand) => brand.split(' ')),
]);

/** A bit for each letter that the word holds. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

interface Target {
  word: string;
  bits: number;
  isWhole: boolean;
}

const targets: readonly Target[] = [...new Set([...correctionTargets, ...QUERY_WORDS])]
  .filter((word) => word.length >= ONE_EDIT_CHARS && LETTERS_ONLY.test(word))
  .map((word) => ({ word, bits: letterBits(word), isWhole: wholeWords.has(word) }));
const targetsByLength = Map.groupBy(targets, (target) => target.word.length);

/** Edits between two words: insert, delete, replace, or swap of neighbors (optimal alignment). */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const replaced = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      const moved = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      line.push(Math.min(replaced, moved, swapped));
    }
    before = above;
    above = line;
  }
  return above[other.length] ?? 0;
}

/** In four letters a replaced one makes another word ("lamp", "lame") more often than a typo. */
const isOtherShortWord = (word: string, target: string): boolean =>
  word.length === ONE_EDIT_CHARS &&
  target.length === ONE_EDIT_CHARS &&
  [...word].sort().join('') !== [...target].sort().join('');

/**
 * Which of two words at one distance was meant: sooner one that names something alone, and then one
 * whose letters the typo only left out, rather than one with a wrong letter.
 */
const likelihood = (bits: number, target: Target): number =>
  (target.isWhole ? 2 : 0) + ((bits & ~target.bits) === 0 ? 1 : 0);

function nearest(word: string): string | null {
  const most = word.length >= TWO_EDITS_CHARS ? 2 : 1;
  const bits = letterBits(word);
  let best: Target | null = null;
  let least = most + 1;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const target of targetsByLength.get(length) ?? []) {
      if (target.word[0] !== word[0]) continue;
      if (countBits(bits ^ target.bits) > 2 * most || isOtherShortWord(word, target.word)) continue;
      const distance = editDistance(word, target.word);
      const isLikelier =
        distance === least && best !== null && likelihood(bits, target) > likelihood(bits, best);
      if (distance < least || isLikelier) [best, least] = [target, distance];
    }
  }
  return best?.word ?? null;
}

/** "trouser" is no misspelling; "dres" is one, since "dress" is no plural of it. */
const hasPlural = (word: string): boolean => !word.endsWith('s') && lexiconWords.has(`${word}s`);

/** The lexicon's word for a misspelled one, or null when it is known, short or like none. */
function correctWord(word: string, isKnownWord: (word: string) => boolean): string | null {
  if (word.length < ONE_EDIT_CHARS || !LETTERS_ONLY.test(word)) return null;
  if (lexiconWords.has(word) || known.has(word) || isKnownWord(word)) return null;
  if (word.endsWith('less') && PARTS.has(word.slice(0, -'less'.length))) return null;
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  if (lexiconWords.has(singular) || known.has(singular) || hasPlural(word)) return null;
  return isEnglishWord(word) ? null : nearest(word);
}

/** "Collarless" is without collar. */
const PARTS: ReadonlySet<string> = new Set(
  listOf(
    'collar, hood, heel, button, zip, pocket, belt, cuff, logo, fur, tassel, fringe, bow, print',
  ),
);

/**
 * Corrects misspellings toward words of the lexicon: one edit from 4 letters, two from 8, always with
 * the first letter kept. Numbers in words become figures.
 */
export function correctSpelling(text: string, isKnownWord: (word: string) => boolean): EditedText {
  const tokens = tokenize(text);
  const numbers = numbersInWords(tokens);
  const misspelt = tokens.flatMap(({ word, start, end }) => {
    const corrected = correctWord(word, isKnownWord);
    const isNumber = numbers.some((number) => start >= number.start && end <= number.end);
    return corrected === null || isNumber ? [] : [{ start, end, word: corrected }];
  });
  const lacking = tokens.flatMap(({ word, start, end }) => {
    const stem = word.endsWith('less') ? word.slice(0, -'less'.length) : '';
    return PARTS.has(stem) ? [{ start, end, word: `without ${stem}` }] : [];
  });
  const edits = [...misspelt, ...numbers, ...lacking].toSorted(
    (one, other) => one.start - other.start,
  );
  return {
    text: replaceAll(text, edits),
    edits,
    corrected: misspelt.length === 0 ? null : replaceAll(text, misspelt),
  };
}

function replaceAll(text: string, edits: EditedText['edits']): string {
  let changed = '';
  let last = 0;
  for (const { start, end, word } of edits) {
    changed += text.slice(last, start) + word;
    last = end;
  }
  return changed + text.slice(last);
}
