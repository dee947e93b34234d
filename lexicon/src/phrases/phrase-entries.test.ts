import { describe, expect, it } from 'vitest';
import { phraseKey, tokenize } from '../words/tokens.ts';
import { PHRASE_ENTRIES } from './phrase-entries.ts';
import { matchPhrases } from './phrase-table.ts';

/** To an American any sneaker, to a shop one for tennis; a jersey top as well as a sweater. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['tennis shoes', 'turtleneck', 'turtlenecks']);

describe('the phrases of the lexicon', () => {
  it('name one garment each', () => {
    const named = PHRASE_ENTRIES.filter(({ concept }) => concept.kind === 'type').flatMap(
      ({ phrases, concept }) =>
        phrases.map((phrase) => ({ key: phraseKey(phrase), id: concept.id })),
    );
    const byKey = Map.groupBy(named, ({ key }) => key);
    const double = [...byKey].filter(([, rows]) => new Set(rows.map(({ id }) => id)).size > 1);
    expect(double.map(([key]) => key).filter((key) => !AMBIGUOUS.has(key))).toEqual([]);
  });

  it.each(['tights', 'glasses', 'flats'])('take %j for the garment alone', (text) => {
    const [match] = matchPhrases(tokenize(text));
    expect(match?.concepts.map(({ kind }) => kind)).toEqual(['type']);
  });
});
