// @vitest-environment jsdom
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { PATHS } from '@modiste/contract/paths';
import { CATEGORIES, COLORS } from '@modiste/contract/values';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeFailure, useFailurePopup } from '../../lib/failure-popup.ts';
import { clearTab } from '../../lib/tab-storage.ts';
import { makeFacets } from '../../testing/make-facets.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { RefinePanel } from './refine-panel.tsx';

const counted = (values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, 5]));
const FACETS = makeFacets({
  color: counted(COLORS),
  category: { ...counted(CATEGORIES), Skirts: 0 },
  material: { Linen: 7, Silk: 3, Wool: 0 },
  brand: { Acme: 9, Zebra: 2 },
  brands: 2,
  total: 31,
});

const server = setupServer(
  http.post(`*${PATHS.countFacets.path}`, () => HttpResponse.json(FACETS)),
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
  renderWithQueries(
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

const SECTIONS = [
  'Sort By',
  'Gender',
  'Category',
  'Size',
  'Color',
  'Brand',
  'Material',
  'Sale',
  'Price Range',
];

describe('the Refine Results panel', () => {
  beforeEach(() => {
    pretendScreen(1280);
    clearTab();
  });

  it('shows every section and says where default filters are managed', async () => {
    await openPanel();
    expect(screen.getByRole('dialog', { name: 'Refine Results' })).toBeVisible();
    for (const title of SECTIONS) {
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

  it('applies what was chosen when the button of the footer is pressed', async () => {
    const closed = await openPanel({ filters: { color: ['Red'] } });
    await press('Women');
    await press('Red');
    await press('Blue');
    await press('On sale only');
    await userEvent.click(screen.getByRole('radio', { name: 'Price (low/high)' }));
    await press(/^Show (31 items|items)$/);
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

  it('chooses categories, brands and materials, and tells how many items that finds', async () => {
    const closed = await openPanel({ filters: { brand: ['Nobody'] } });
    await waitFor(() => expect(chip('Show 31 items')).toBeVisible());
    await press('Dresses');
    await press('Acme');
    await press('Linen');
    await press(/^Show (31 items|items)$/);
    expect(closed).toEqual([
      {
        ...DEFAULT_FILTERS,
        category: ['Dresses'],
        brand: ['Nobody', 'Acme'],
        material: ['Linen'],
      },
    ]);
  });

  it('folds away what finds nothing, but never what is chosen', async () => {
    await openPanel({ filters: { material: ['Tweed'] } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Wool' })).toBeNull());
    expect(chip('Tweed')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Skirts' })).toBeNull();
    await press('Show all: Category');
    expect(chip('Skirts')).toBeVisible();
    await press('Show fewer: Category');
    expect(screen.queryByRole('button', { name: 'Skirts' })).toBeNull();
  });

  describe('with a wrong price', () => {
    const typeMin = async (text: string) => {
      const min = screen.getByLabelText('Min price');
      await userEvent.clear(min);
      await userEvent.type(min, text);
      return min;
    };
    const isSaid = (text: string) => expect(screen.getByRole('alert')).toHaveTextContent(text);

    it('says beside its input that it is no number and puts the old one back', async () => {
      await openPanel({ filters: { priceRangeMin: 25 } });
      const min = await typeMin('cheap{Enter}');
      isSaid('Price must be a valid number.');
      expect(min).toHaveAccessibleDescription('Price must be a valid number.');
      expect(min).toBeInvalid();
      expect(screen.getByLabelText('Max price')).toBeValid();
      expect(min).toHaveValue('25');
    });

    it('says that the prices cross and puts the old one back', async () => {
      await openPanel({ filters: { priceRangeMin: 25, priceRangeMax: 60 } });
      const max = screen.getByLabelText('Max price');
      await userEvent.clear(max);
      await userEvent.type(max, '25');
      await userEvent.tab();
      isSaid('Min Price >= Max Price!');
      expect(max).toHaveAccessibleDescription('Min Price >= Max Price!');
      expect(max).toHaveValue('60');
    });

    it.each([
      ['the button of the footer', () => press(/^Show (31 items|items)$/)],
      ['Close', () => press('Close')],
      ['Escape', () => userEvent.keyboard('{Escape}')],
    ])('stays open on %s until the message could be read', async (_, leave) => {
      const closed = await openPanel({ filters: { priceRangeMin: 25 } });
      await typeMin('cheap');
      await leave();
      isSaid('Price must be a valid number.');
      expect(closed).toEqual([]);
      await leave();
      await waitFor(() => expect(closed).toEqual([{ ...DEFAULT_FILTERS, priceRangeMin: 25 }]));
    });

    it('is not held up by a message that was read', async () => {
      const closed = await openPanel();
      await typeMin('cheap');
      await userEvent.tab();
      await press('Women');
      await press(/^Show (31 items|items)$/);
      expect(closed).toEqual([{ ...DEFAULT_FILTERS, gender: ['Women'] }]);
    });

    it('is left by Back all the same, and told', async () => {
      const closed = await openPanel({ filters: { priceRangeMin: 25 } });
      await typeMin('cheap');
      history.back();
      await waitFor(() => expect(closed).toEqual([{ ...DEFAULT_FILTERS, priceRangeMin: 25 }]));
      expect(useFailurePopup.getState().message).toBe('Price must be a valid number.');
      closeFailure();
    });
  });

  it('takes a price with cents outward and says so', async () => {
    const closed = await openPanel();
    await userEvent.type(screen.getByLabelText('Max price'), '12.50{Enter}');
    expect(screen.getByLabelText('Max price')).toHaveAccessibleDescription(
      'Rounded up to $13. Prices are in whole dollars.',
    );
    await press(/^Show (31 items|items)$/);
    expect(closed).toEqual([{ ...DEFAULT_FILTERS, priceRangeMax: 13 }]);
  });

  it('keeps what is chosen through a reload, and forgets it when it is closed', async () => {
    await openPanel();
    await press('Women');
    await userEvent.type(screen.getByLabelText('Max price'), '80');
    cleanup();
    const closed = await openPanel();
    expect(chip('Women')).toHaveAttribute('aria-pressed', 'true');
    await press(/^Show (31 items|items)$/);
    expect(closed).toEqual([{ ...DEFAULT_FILTERS, gender: ['Women'], priceRangeMax: 80 }]);
    cleanup();
    await openPanel();
    expect(chip('Women')).toHaveAttribute('aria-pressed', 'false');
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
    await press(/^Show (31 items|items)$/);
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
    await press(/^Show (31 items|items)$/);
    expect(closed[0]).toMatchObject({ shoes_size: ['9'], shoes_canonical_size: ['9.5'] });
  });
});
