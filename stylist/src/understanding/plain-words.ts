import { isEnglishWord } from '@modiste/lexicon/english-dictionary';
import { wordFinder } from '@modiste/lexicon/nearest-word';
import { lexiconWords } from '@modiste/lexicon/phrase-table';
import { tokenize } from '@modiste/lexicon/tokens';
import type { PlainWord } from './cue-pattern.ts';
import { CUE_WORDS } from './cue-tables.ts';
import writtenOut from './written-out.json' with { type: 'json' };

/** Contractions, abbreviations and typos of words too short to be corrected by their letters. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(Object.entries(writtenOut));

const findNear = wordFinder([...CUE_WORDS].map((word) => ({ word, isWhole: false })));

const isKnown = (word: string): boolean =>
  CUE_WORDS.has(word) || lexiconWords.has(word) || isEnglishWord(word);

/** The words that are meant by one as it is typed. */
function meantBy(word: string): string[] {
  const written = WRITTEN_OUT.get(word);
  if (written !== undefined) return written.split(' ');
  return [isKnown(word) ? word : (findNear(word) ?? word)];
}

/** The words of a message, folded, contractions written out, typos of common words corrected. */
export function plainWords(text: string): PlainWord[] {
  return tokenize(text).flatMap(({ word, ...place }) =>
    meantBy(word).map((meant, index) => ({
      ...place,
      word: meant,
      afterBreak: index === 0 && place.afterBreak,
    })),
  );
}
