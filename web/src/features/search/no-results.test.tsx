import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NoResults } from './no-results.tsx';
import type { Search } from './search-address.ts';

const FILTERED = { ...DEFAULT_FILTERS, gender: ['Men'], clothing_size: ['2XL'] };
const SEARCH: Search = { query: '', filters: FILTERED, attachment: null };

function renderWith(onReset: (() => void) | null) {
  const searched: Search[] = [];
  render(
    <NoResults
      search={SEARCH}
      relaxations={[]}
      onSearch={(search) => searched.push(search)}
      onReset={onReset}
    />,
  );
  return searched;
}

describe('a search that finds nothing', () => {
  it('offers to start anew', async () => {
    let resets = 0;
    renderWith(() => {
      resets += 1;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Start anew' }));
    expect(resets).toBe(1);
  });

  it('offers no start where it is one, only the search without its filters', async () => {
    const searched = renderWith(null);
    expect(screen.queryByRole('button', { name: 'Start anew' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Search without filters' }));
    expect(searched).toEqual([{ ...SEARCH, filters: DEFAULT_FILTERS }]);
  });
});
