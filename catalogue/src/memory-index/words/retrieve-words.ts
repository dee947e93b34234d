import type { Retrieval } from '../../search-index/search-index.ts';
import type { RowSet } from '../rows/row-set.ts';
import type { ScoredRow } from '../rows/top-rows.ts';
import type { InvertedIndex } from './inverted-index.ts';

/** Words, and the rows to look for them among. */
interface AskedWords {
  among: RowSet;
  words: Retrieval['words'];
}

/** What the typed words found, and where that is little what the related ones did. */
interface FoundRows {
  words: readonly ScoredRow[];
  related: readonly ScoredRow[];
}

const NOTHING: FoundRows = { words: [], related: [] };

/** Finds rows by words, in the order asked. What is asked for in several sets is read once. */
export function retrieveWords(index: InvertedIndex, asked: readonly AskedWords[]): FoundRows[] {
  const found = asked.map(() => NOTHING);
  const groups = Map.groupBy(asked.keys(), (at) => {
    const { typed = [], limit = 0 } = asked[at]?.words ?? {};
    return `${limit} ${typed.join(' ')}`;
  });
  for (const places of groups.values()) {
    const { words } = asked[places[0] ?? -1] ?? {};
    if (words === undefined) continue;
    const { typed, limit } = words;
    const sets = places.flatMap((at) => asked[at]?.among ?? []);
    const best = index.bestOfEach(typed, sets, limit);
    for (const [of, at] of places.entries()) {
      const own = best[of] ?? [];
      const { among, words: { related = [] } = {} } = asked[at] ?? {};
      const isLittle = among !== undefined && own.length < limit;
      const more = isLittle ? index.bestOfEach(related, [among], limit)[0] : [];
      found[at] = { words: own, related: more ?? [] };
    }
  }
  return found;
}
