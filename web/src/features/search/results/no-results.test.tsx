import type { Suggestion } from '@modiste/contract/calls/search';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithQueries } from '../../../testing/render-with-queries.tsx';
import type { Search } from '../state/search-address.ts';
import { NoResults } from './no-results.tsx';

const FILTERED = { ...DEFAULT_FILTERS, gender: ['Men'], clothing_size: ['2XL'] };
const SEARCH: Search = { query: '', filters: FILTERED, attachment: null };

const suggest = (suggestions: Suggestion[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ suggestions }));

beforeEach(() => suggest([]));
afterEach(() => {
  vi.unstubAllGlobals();
});

function renderWith(onReset: (() => void) | null, counts: number[] = []) {
  const searched: Search[] = [];
  renderWithQueries(
    <NoResults
      search={SEARCH}
      relaxations={counts.map((count) => ({
        label: `Search ${count}`,
        query: 'boots',
        filters: DEFAULT_FILTERS,
        count,
      }))}
      onSearch={(search) => searched.push(search)}
      onReset={onReset}
    />,
  );
  return searched;
}

describe('a search that finds nothing', () => {
  it('offers to start over', async () => {
    let resets = 0;
    renderWith(() => {
      resets += 1;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(resets).toBe(1);
  });

  it('offers no start where it is one, only the search without its filters', async () => {
    const searched = renderWith(null);
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Search without filters' }));
    expect(searched).toEqual([{ ...SEARCH, filters: DEFAULT_FILTERS }]);
  });

  it('says how many items a broader search finds, where that is counted to the end', () => {
    renderWith(null, [1, 12, 60]);
    for (const name of ['Search 1 1 item', 'Search 12 12 items', 'Search 60 60+ items']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
  });

  it('links to what many search for, and to nothing else that is suggested', async () => {
    suggest([
      { kind: 'recent', text: 'my own words', gender: null },
      { kind: 'popular', text: 'white linen shirt', gender: null },
      { kind: 'popular', text: 'jeans & belts', gender: null },
    ]);
    renderWith(null);
    const popular = within(await screen.findByRole('navigation', { name: 'Popular searches' }));
    expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/?q=white+linen+shirt',
      '/?q=jeans+%26+belts',
    ]);
  });

  it('names no popular searches where there are none', async () => {
    renderWith(null);
    await screen.findByRole('heading', { name: 'No exact matches' });
    expect(screen.queryByText('Popular searches')).not.toBeInTheDocument();
  });
});
