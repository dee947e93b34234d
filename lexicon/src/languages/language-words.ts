import french from './french.json' with { type: 'json' };
import german from './german.json' with { type: 'json' };
import italian from './italian.json' with { type: 'json' };
import russian from './russian.json' with { type: 'json' };
import spanish from './spanish.json' with { type: 'json' };

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
const stemBy =
  (endings: RegExp, marked: RegExp = /$^/) =>
  (word: string): string => {
    const isMarked = marked.test(word);
    const stem = word.replace(isMarked ? marked : endings, '');
    if (stem.length < STEM_CHARS_MIN) return word;
    return isMarked ? `${stem}-` : stem;
  };

const GERMAN: LanguageWords = {
  ...german,
  code: 'de',
  isHeadFirst: false,
  hasCompounds: true,
  stem: stemBy(/(?:es|en|er|em|e|n|s)$/),
};

const FRENCH: LanguageWords = {
  ...french,
  code: 'fr',
  isHeadFirst: true,
  hasCompounds: false,
  stem: stemBy(/(?:ées|ees|ee|es|e|s|x)$/),
};

const SPANISH: LanguageWords = {
  ...spanish,
  code: 'es',
  isHeadFirst: true,
  hasCompounds: false,
  stem: stemBy(/(?:es|e|s)$/, /(?:os|as|o|a)$/),
};

const ITALIAN: LanguageWords = {
  ...italian,
  code: 'it',
  isHeadFirst: true,
  hasCompounds: false,
  stem: stemBy(/$^/, /(?:hi|he|o|a|i|e)$/),
};

const RUSSIAN: LanguageWords = {
  ...russian,
  code: 'ru',
  isHeadFirst: true,
  hasCompounds: false,
  stem: stemBy(
    /(?:ыми|ими|ого|его|ому|ему|ами|ями|ая|яя|ое|ее|ые|ие|ыи|ии|ои|еи|ых|их|ым|им|ом|ем|ую|юю|ов|ев|ам|ям|ах|ях|а|я|о|е|ы|и|у|ю|ь|и)$/,
  ),
};

/** Every language beside English whose garment words are known. */
export const LANGUAGE_WORDS: readonly LanguageWords[] = [GERMAN, FRENCH, SPANISH, ITALIAN, RUSSIAN];
