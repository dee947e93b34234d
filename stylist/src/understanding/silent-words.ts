import { EVENT_HEADS, SHOPPING_WORDS, STOP_WORDS } from '@modiste/lexicon/query-words';
import { listOf } from '@modiste/lexicon/tokens';
import silent from './silent-words.json' with { type: 'json' };

/** Words of talk and of shopping, that name nothing one could look for or leave out. */
export const SILENT_WORDS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...SHOPPING_WORDS,
  // "For dinner" tells where it is worn, if little more.
  ...EVENT_HEADS,
  ...Object.values(silent).flatMap(listOf),
]);
