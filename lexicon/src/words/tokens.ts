/** One word of a text, folded: lower case, no accents, no apostrophes. */
export interface Token {
  word: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Whether punctuation parts it from the token before. */
  afterBreak: boolean;
  /** Whether it begins a sentence after another one; left out where it does not. */
  afterStop?: true;
}

const WORD = /\d+(?:\.\d+)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’]\p{L}+)*|&/gu;
const BREAK = /[,;:|()[\]+!?\n•]|\s[-–—]\s|[–—]/;
const FULL_STOP = /\.\s/;
const STOP = /[!?\n]/;
/** "Mr. Men" and "U.S. Polo" are no ends of sentences. */
const ABBREVIATION_CHARS_MAX = 3;
const MARKS = /\p{M}+/gu;
const NOT_ASCII = /[^\p{ASCII}]/u;

/** Folds a word for comparing. */
export function fold(word: string): string {
  if (word === '&' || word === 'n') return 'and';
  const lower = word.toLowerCase();
  const plain = NOT_ASCII.test(lower) ? lower.normalize('NFD').replace(MARKS, '') : lower;
  return plain.replace(/['’]/g, '');
}

const isStop = (between: string, charsBefore: number): boolean =>
  STOP.test(between) || (charsBefore > ABBREVIATION_CHARS_MAX && FULL_STOP.test(between));

/** The words of a text, in order. Hyphens part words: "v-neck" is two. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  let lastChars = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    const between = text.slice(last, start);
    // Nothing but a space stands before most words.
    const isParted = tokens.length > 0 && between !== ' ';
    const afterStop = isParted && isStop(between, lastChars);
    tokens.push({
      word: fold(match[0]),
      start,
      end,
      afterBreak: afterStop || (isParted && BREAK.test(between)),
      ...(afterStop && { afterStop }),
    });
    last = end;
    lastChars = end - start;
  }
  return tokens;
}

/** A phrase as the phrase table keys it: folded words with single spaces. */
export const phraseKey = (phrase: string): string =>
  tokenize(phrase)
    .map((token) => token.word)
    .join(' ');

/** The parts of a comma-separated list of the data files. */
export const listOf = (list: string | undefined): string[] =>
  list === undefined ? [] : list.split(',').map((part) => part.trim());
