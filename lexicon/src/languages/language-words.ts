/** English words and phrases with what they are called in another language, separated by commas. */
export type WordList = Readonly<Record<string, string>>;

/** The garment words of one language. Words stand in their basic form; `stem` takes endings off. */
export interface LanguageWords {
  /** ISO 639-1. */
  code: string;
  /** Whether the thing comes first and what is said of it after it, as in "robe longue". */
  isHeadFirst: boolean;
  /** Whether words are written together, as in "Sommerkleid". */
  hasCompounds: boolean;
  /** Kinds of garments, and goods that are none. */
  things: WordList;
  /** Colors, materials, patterns, cuts and whom it is for. */
  facts: WordList;
  /** Words that mean "with". */
  with: string;
  /** Small words by which a text is known to be of this language. */
  small: string;
  /** A word without its ending. */
  stem: (word: string) => string;
}

const STEM_CHARS_MIN = 3;

/**
 * Takes the first ending that fits off a word, as long as enough of it is left. Endings of the
 * second kind leave a mark, for a word without one is another word: "seta" is silk and "set" is not.
 */
export const stemBy =
  (endings: RegExp, marked: RegExp = /$^/) =>
  (word: string): string => {
    const isMarked = marked.test(word);
    const stem = word.replace(isMarked ? marked : endings, '');
    if (stem.length < STEM_CHARS_MIN) return word;
    return isMarked ? `${stem}-` : stem;
  };
