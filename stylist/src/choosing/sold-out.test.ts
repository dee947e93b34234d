import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { sampleFound, sampleItem } from '../testing/sample-items.ts';
import { rankFound } from './rank-found.ts';

const dress = (id: string, soldOut: readonly string[], price = 80): Item =>
  sampleItem(id, {
    short_description: `${id} dress`,
    brand: `Brand ${id}`,
    price,
    full_price: price,
    facts: {
      type: 'midi-dress',
      materials: ['linen'],
      sold_out_sizes: [...soldOut],
      availability: soldOut.length === 3 ? 'out_of_stock' : 'in_stock',
    },
  });

const ALL = ['S', 'M', 'L'];

function rank(words: string, candidates: readonly Item[], filters: Partial<Filters> = {}) {
  const wishes = understandQuery(words).readings;
  const request = { ...emptyRequest({ ...DEFAULT_FILTERS, ...filters }), wishes };
  const state = { ...INITIAL_STATE, request };
  return rankFound(sampleFound({ state, candidates, total: candidates.length }));
}

const picksOf = ({ deep }: ReturnType<typeof rank>): string[] => deep.map(({ id }) => id);

describe('what is sold out', () => {
  it('is not shown where anything else can be bought, and no word is spent on it', () => {
    const ranking = rank('dress', [dress('gone', ALL, 40), dress('one', []), dress('two', ['S'])]);
    expect(picksOf(ranking)).not.toContain('gone');
    expect(ranking.quickPickIds).not.toContain('gone');
    expect(ranking.reply).toMatch(/two midi dresses/);
    expect(ranking.reply).not.toMatch(/sold out|out of stock/);
  });

  it('is not picked as the cheapest', () => {
    expect(picksOf(rank('cheap dress', [dress('gone', ALL, 40), dress('one', [])]))).toEqual([
      'one',
    ]);
  });

  it('is what has none left in the size asked for, and not in another', () => {
    const candidates = [dress('gone', ['S'], 40), dress('one', ['M']), dress('two', [])];
    const ranking = rank('dress', candidates, { clothing_size: ['S'] });
    expect(picksOf(ranking)).not.toContain('gone');
    expect(picksOf(ranking)).toContain('one');
  });

  it('is told where nothing else is left', () => {
    expect(rank('dress', [dress('one', ALL), dress('two', ALL)]).reply).toMatch(
      /sold out|None of them is in stock/,
    );
    expect(rank('dress', [dress('one', ['S'])], { clothing_size: ['S'] }).reply).toMatch(
      /sold out.*size|size is sold out/i,
    );
  });
});
