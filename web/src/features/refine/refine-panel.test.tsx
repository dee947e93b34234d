// @vitest-environment jsdom
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { PATHS } from '@modiste/contract/paths';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeFacets } from '../../testing/make-facets.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { signIn } from '../../testing/sign-in.ts';
import { RefinePanel } from './refine-panel.tsx';

const server = setupServer(
  http.post(`*${PATHS.countFacets.path}`, () => HttpResponse.json(makeFacets())),
);
beforeAll(() => {
  server.listen();
  signIn();
});
afterAll(() => server.close());

const chip = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(chip(name));
const summary = (title: string) => screen.getByText(title, { selector: 'summary span' });

interface Given {
  filters?: Partial<Filters>;
  defaults?: Partial<Filters>;
  focusOn?: 'sort' | 'filters';
}

async function openPanel({ filters, defaults, focusOn = 'filters' }: Given = {}) {
  const closed: Filters[] = [];
  const focused = focusOn === 'sort' ? 'Sort By' : 'Gender';
  render(
    <RefinePanel
      open
      search={{ query: '', attachment: null }}
      filters={{ ...DEFAULT_FILTERS, ...filters }}
      defaults={{ ...DEFAULT_FILTERS, ...defaults }}
      focusOn={focusOn}
      onClose={(result) => closed.push(result)}
    />,
  );
  await waitFor(() => expect(summary(focused).closest('summary')).toHaveFocus());
  return closed;
}

describe('the Refine Results panel', () => {
  beforeEach(() => pretendScreen(1280));

  it('shows every section and says where default filters are managed', async () => {
    await openPanel();
    expect(screen.getByRole('dialog', { name: 'Refine Results' })).toBeVisible();
    for (const title of ['Sort By', 'Gender', 'Size', 'Color', 'Sale', 'Price Range']) {
      expect(summary(title).closest('details')).toHaveAttribute('open');
    }
    expect(screen.getByText(/managed in Account settings/)).toBeVisible();
  });

  it('opens only the focused section on a phone', async () => {
    pretendScreen(390);
    await openPanel({ focusOn: 'sort' });
    expect(summary('Sort By').closest('details')).toHaveAttribute('open');
    expect(summary('Color').closest('details')).not.toHaveAttribute('open');
    expect(summary('Gender').closest('details')).not.toHaveAttribute('open');
  });

  it('applies what was chosen when Show results is pressed', async () => {
    const closed = await openPanel({ filters: { color: ['Red'] } });
    await press('Women');
    await press('Red');
    await press('Blue');
    await press('On sale only');
    await userEvent.click(screen.getByRole('radio', { name: 'Price (low/high)' }));
    await press('Show results');
    expect(closed).toEqual([
      {
        ...DEFAULT_FILTERS,
        gender: ['Women'],
        color: ['Blue'],
        sale: true,
        sort: 'Price (low/high)',
      },
    ]);
  });

  it('applies what was chosen, and a price still being typed, when Escape closes it', async () => {
    const closed = await openPanel();
    await press('Men');
    await userEvent.type(screen.getByLabelText('Max price'), '80');
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual([{ ...DEFAULT_FILTERS, gender: ['Men'], priceRangeMax: 80 }]);
  });

  it('applies what was chosen when Back closes it', async () => {
    const closed = await openPanel();
    await press('Men');
    history.back();
    await waitFor(() => expect(closed).toEqual([{ ...DEFAULT_FILTERS, gender: ['Men'] }]));
  });

  it('resets to the defaults and clears to nothing', async () => {
    const closed = await openPanel({
      filters: { color: ['Red'], priceRangeMin: 10 },
      defaults: { gender: ['Women'] },
    });
    await press('Reset');
    expect(chip('Women')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Min price')).toHaveValue('');
    await press('Clear All');
    expect(chip('Women')).toHaveAttribute('aria-pressed', 'false');
    await press('Close');
    expect(closed).toEqual([DEFAULT_FILTERS]);
  });

  it('says that a price is not a number and puts the old one back', async () => {
    await openPanel({ filters: { priceRangeMin: 25 } });
    const min = screen.getByLabelText('Min price');
    await userEvent.clear(min);
    await userEvent.type(min, 'cheap{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Price must be a valid number.');
    expect(min).toHaveValue('25');
  });

  it('says that the prices cross and puts the old one back', async () => {
    await openPanel({ filters: { priceRangeMin: 25, priceRangeMax: 60 } });
    const max = screen.getByLabelText('Max price');
    await userEvent.clear(max);
    await userEvent.type(max, '25');
    await userEvent.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Min Price >= Max Price!');
    expect(max).toHaveValue('60');
  });

  it('picks detailed clothing sizes and fits in a dialog and keeps them in view', async () => {
    const closed = await openPanel();
    await press('More clothing sizes');
    const dialog = screen.getByRole('dialog', { name: 'Clothing sizes' });
    await userEvent.click(within(dialog).getByRole('button', { name: '3XL' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Waist 32, length 30' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Petite' }));
    expect(within(dialog).queryByRole('button', { name: 'Waist 24, length 36' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(chip('32 × 30')).toHaveAttribute('aria-pressed', 'true');
    await press('Petite');
    await press('Show results');
    expect(closed[0]?.clothing_canonical_size).toEqual(['3XL', '32x30']);
    expect(closed[0]?.clothing_fit).toEqual([]);
  });

  it('picks whole and half shoe sizes in a dialog', async () => {
    const closed = await openPanel();
    await press('More shoes sizes');
    const dialog = screen.getByRole('dialog', { name: 'Shoe sizes' });
    await userEvent.click(within(dialog).getByRole('button', { name: '9' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '9.5' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await press('Show results');
    expect(closed[0]).toMatchObject({ shoes_size: ['9'], shoes_canonical_size: ['9.5'] });
  });
});
