import { describe, expect, it } from 'vitest';
import { sampleTurn } from '../testing/sample-items.ts';
import { onlyScolds, withoutScolding } from './scolding.ts';
import { readClausesOf } from './tag-clauses.ts';

const read = (words: string, screen: 'nothing' | 'items' | 'outfits' = 'items') =>
  readClausesOf(words, { screen, shown: '', asked: '', told: '' }).map(
    (clause) => `${clause.act}: ${clause.words}`,
  );

describe('the clauses of a message', () => {
  it('are told apart where no mark stands between them', () => {
    expect(read('the second one is cute does it come in a 16')).toEqual([
      'take: the second one is cute',
      'ask: does it come in a 16',
    ]);
    expect(read('show me black loafers and do you ship to canada', 'nothing')).toEqual([
      'find: show me black loafers',
      'shop: and do you ship to canada',
    ]);
  });

  it('hold all words of the message', () => {
    const words = 'thats too dear!! under 60 pls, and how do you wash silk?';
    const clauses = readClausesOf(words, { screen: 'items', shown: '', asked: '', told: '' });
    expect(clauses.map((clause) => clause.words).join(' ')).toBe(words);
  });

  it('are none where there are no words', () => {
    expect(read('?!')).toEqual([]);
  });
});

describe('what only scolds the stylist', () => {
  it('is left out beside a wish, unless it limits what is looked for', () => {
    expect(withoutScolding(sampleTurn('you never listen. show me blue dresses'))).toBe(
      'show me blue dresses',
    );
    expect(withoutScolding(sampleTurn('i told you under 60. show me blue dresses'))).toBeNull();
  });

  it('is told from what looks for something', () => {
    expect(onlyScolds(sampleTurn('you are not listening to me at all'))).toBe(true);
    expect(onlyScolds(sampleTurn('not those, blue dresses'))).toBe(false);
  });
});
