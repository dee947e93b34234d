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
import { LETTERS_ONLY, ONE_EDIT_CHARS, wordFinder } from './nearest-word.ts';

/** A text with its misspellings corrected, and where it was changed. */
export interface EditedText {
  text: string;
  /** Places in the original text, in order. */
  edits: readonly { start: number; end: number; word: string }[];
  /** The text with its spelling corrected alone, or null where nothing was misspelled. */
  corrected: string | null;
}

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

const nearest = wordFinder(
  [...new Set([...correctionTargets, ...QUERY_WORDS])].map((word) => ({
    word,
    isWhole: wholeWords.has(word),
  })),
);

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
