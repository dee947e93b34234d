import type { TermFinder } from '../suggest/term-finder.ts';

/** What planning and suggesting must know of a version without asking the index again. */
export interface Vocabulary {
  /** As the shop writes them. */
  brands: readonly string[];
  /** The garment types that items are filed as, by lexicon id. */
  types: ReadonlySet<string>;
  /** What the shop has, as words to search for. */
  terms: TermFinder;
  /** Whether any text has the word, in any form. */
  hasWord: (word: string) => boolean;
  /** Whether some titles have the word, in any form, but not so many that it tells little. */
  isTitleWord: (word: string) => boolean;
}
