// @vitest-environment jsdom
import type { Facets } from '@modiste/contract/calls/search';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTab } from '../../lib/tab-storage.ts';
import { makeFacets } from '../../testing/make-facets.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { RefinePanel } from './refine-panel.tsx';
import type { RefinedSearch } from './use-facets.ts';

interface Asked {
  query: string;
  filters: Filters;
  attachments: unknown[];
}

const asked: Asked[] = [];
const server = setupServer();
const answer = (respond: (body: Asked) => Response | Promise<Response>) =>
  server.use(
    http.post<never, Asked>(`*${PATHS.countFacets.path}`, async ({ request }) => {
      const body = await request.json();
      asked.push(body);
      return respond(body);
    }),
  );
const answerWith = (facets: Partial<Facets>) => answer(() => HttpResponse.json(makeFacets(facets)));

beforeAll(() => server.listen());
beforeEach(() => {
  clearTab();
  asked.length = 0;
  signIn();
  pretendScreen(1280);
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

function openPanel(search: RefinedSearch = { query: 'dress', attachment: null }) {
  renderWithQueries(
    <RefinePanel
      open
      search={search}
      filters={DEFAULT_FILTERS}
      defaults={DEFAULT_FILTERS}
      focusOn="filters"
      onClose={() => undefined}
    />,
  );
}

const chip = (name: string) => screen.getByRole('button', { name });
const isCounted = (name: string, items: string) =>
  waitFor(() => expect(chip(name)).toHaveAccessibleDescription(items));

describe('the counts in the Refine Results panel', () => {
  it('stand beside every value and leave its name alone', async () => {
    answerWith({
      gender: { Women: 1200, Men: 1, Unisex: 0 },
      clothing_size: { M: 7 },
      shoes_size: { 9: 3 },
      color: { Red: 4 },
      sale: 2,
      price: { lowest: 19.5, highest: 240 },
    });
    openPanel();
    await isCounted('Women', '1,200 items');
    await isCounted('Men', '1 item');
    await isCounted('M', '7 items');
    await isCounted('9', '3 items');
    await isCounted('Red', '4 items');
    await isCounted('On sale only', '2 items');
    expect(screen.getByText('These cost from $19.50 to $240.')).toBeVisible();
  });

  it('leave what finds nothing to be chosen all the same', async () => {
    answerWith({ gender: { Women: 3, Men: 0 } });
    openPanel();
    await isCounted('Men', '0 items');
    expect(chip('Men')).toHaveAttribute('data-empty', 'true');
    await userEvent.click(chip('Men'));
    expect(chip('Men')).toHaveAttribute('aria-pressed', 'true');
  });

  it('are of the search with its attachment', async () => {
    answerWith({});
    const attachment = { id: 'a', context: 'item' } as const;
    openPanel({ query: 'coat', attachment });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual({
      query: 'coat',
      filters: DEFAULT_FILTERS,
      attachments: [attachment],
      kind: null,
      brand_text: '',
    });
  });

  it('follow what is chosen, and the old ones stay until the new are there', async () => {
    const later = Promise.withResolvers<Response>();
    answer(({ filters }) =>
      filters.gender.length > 0
        ? later.promise
        : HttpResponse.json(makeFacets({ color: { Red: 4 } })),
    );
    openPanel();
    await isCounted('Red', '4 items');
    await userEvent.click(chip('Women'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.filters.gender).toEqual(['Women']);
    expect(chip('Red')).toHaveAccessibleDescription('4 items');
    later.resolve(HttpResponse.json(makeFacets({ color: { Red: 2 } })));
    await isCounted('Red', '2 items');
  });

  it('do not change with the order of the results', async () => {
    answerWith({ color: { Red: 4 } });
    openPanel();
    await isCounted('Red', '4 items');
    await userEvent.click(screen.getByRole('radio', { name: 'Price (low/high)' }));
    await userEvent.click(chip('Women'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.filters).toMatchObject({ sort: null, gender: ['Women'] });
  });

  it('are simply absent when they cannot be had, which is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer(() => HttpResponse.json({ code: 'search_failed' }, { status: 500 }));
    openPanel();
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(chip('Women')).not.toHaveAccessibleDescription();
  });
});
