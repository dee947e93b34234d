import type { SearchAnswer } from '@modiste/contract/calls/search';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { showFailure } from '../lib/failure-popup.ts';
import { makeItem } from '../testing/make-item.ts';
import { makeSearchAnswer } from '../testing/make-search-answer.ts';
import { serveApp } from '../testing/serve-app.ts';
import { App } from './app.tsx';

interface Asked {
  query: string;
  offset: number;
  filters: Record<string, unknown>;
  attachments: unknown[];
}

const asked: Asked[] = [];
const ITEMS = [
  makeItem('a', { price: 90, full_price: 120, rank: 1 }),
  makeItem('b', { price: 30, full_price: 30, rank: 2 }),
  makeItem('c', { price: 60, full_price: 60, rank: 3 }),
];

const answer = (given: Partial<SearchAnswer> = {}) => makeSearchAnswer(ITEMS, given);

const server = serveApp();
const answerSearch = (respond: (body: Asked) => Response) =>
  server.use(
    http.post<never, Asked>(`*${PATHS.search.path}`, async ({ request }) => {
      const body = await request.json();
      asked.push(body);
      return respond(body);
    }),
  );

beforeEach(() => {
  asked.length = 0;
  answerSearch(() => HttpResponse.json(answer()));
});

function openApp(address: string) {
  history.replaceState(null, '', address);
  render(<App />);
}

const results = async () => within(await screen.findByRole('list', { name: 'Results' }));
const titles = async () =>
  (await results()).getAllByRole('link').map((link) => /Dress \w/.exec(link.textContent)?.[0]);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const searchFor = (words: string) =>
  userEvent.type(screen.getByRole('textbox', { name: 'Search' }), `${words}{Enter}`);

describe('a first visit', () => {
  it('opens on Search with pieces of the shop and searches to begin with', async () => {
    openApp('/');
    expect(await titles()).toEqual(['Dress a', 'Dress b', 'Dress c']);
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
    expect(asked).toEqual([
      { query: '', filters: DEFAULT_FILTERS, attachments: [], kind: null, offset: 0 },
    ]);
    await press('Wide-leg jeans');
    expect(await screen.findByRole('heading', { name: 'Wide-leg jeans' })).toBeVisible();
    expect(asked[1]?.query).toBe('Wide-leg jeans');
  });
});

describe('a search', () => {
  it('shows prices, what is off, how many there are and what was understood', async () => {
    answerSearch(() =>
      HttpResponse.json(
        answer({
          total: 340,
          understood: [
            { words: 'blue', meaning: 'Color: Blue', hard: true },
            { words: 'dres', meaning: 'Dress', hard: false },
            { words: 'gown', meaning: 'Dress', hard: false },
          ],
          corrected_query: 'blue dress',
        }),
      ),
    );
    openApp('/?q=blue+dres');
    const list = await results();
    expect(list.getByText('$120').closest('s')).not.toBeNull();
    expect(list.getByText('25% off')).toBeVisible();
    expect(screen.getByText('340 items')).toBeVisible();
    expect(screen.getByText('Must have').nextSibling).toHaveTextContent('Color: Blue');
    expect(screen.getByText('Preferred').parentElement).toHaveTextContent(/^PreferredDress$/);
    expect(screen.getByText(/Spelling corrected/)).toHaveTextContent('blue dress');
  });

  it('shows every piece of a long list', async () => {
    const items = Array.from({ length: 60 }, (_, index) => makeItem(`i${index}`));
    answerSearch(() => HttpResponse.json(answer({ items, total: 60 })));
    openApp('/?q=coat');
    await waitFor(async () => expect(await titles()).toHaveLength(60));
  });

  it('comes back by Back with the same results and without asking again', async () => {
    openApp('/?q=coat');
    await results();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Search' }));
    answerSearch(() => HttpResponse.json(answer({ items: [makeItem('z')], total: 1 })));
    await searchFor('boots');
    await waitFor(async () => expect(await titles()).toEqual(['Dress z']));
    expect(location.search).toBe('?q=boots');
    history.back();
    await waitFor(async () => expect(await titles()).toEqual(['Dress a', 'Dress b', 'Dress c']));
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('coat');
    expect(asked.map(({ query }) => query)).toEqual(['coat', 'boots']);
  });

  it('asks with the filters of the address and runs again when a chip is removed', async () => {
    openApp('/?q=coat&color=Black&priceRangeMin=50&priceRangeMax=150&clothing_size=M');
    await results();
    expect(asked[0]?.filters).toMatchObject({ color: ['Black'], priceRangeMax: 150 });
    for (const chip of ['Min $50', 'Max $150', 'US M', 'Black']) {
      expect(screen.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
    }
    await press('Remove Max $150');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.filters).toMatchObject({ color: ['Black'], priceRangeMax: null });
  });

  it('keeps the focus among the chips when one of them is removed by keys', async () => {
    openApp('/?q=coat&color=Black&clothing_size=M');
    await results();
    screen.getByRole('button', { name: 'Remove US M' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Black' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(screen.getAllByRole('button', { name: /^Filters/ })[0]).toHaveFocus();
  });

  it('reorders the results in place when only the sort changes', async () => {
    openApp('/?q=coat');
    await results();
    await press(/^Sort/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Price (low/high)' }));
    await press('Close');
    await waitFor(async () => expect(await titles()).toEqual(['Dress b', 'Dress c', 'Dress a']));
    expect(location.search).toContain('sort=');
    expect(asked).toHaveLength(1);
  });

  it('takes the focus to its heading when it was started by what has gone since', async () => {
    answerSearch(({ query }) =>
      HttpResponse.json(query === 'Wide-leg jeans' ? answer({ items: [], total: 0 }) : answer()),
    );
    openApp('/');
    await results();
    expect(document.body).toHaveFocus();
    await press('Wide-leg jeans');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Wide-leg jeans' });
    await waitFor(() => expect(heading).toHaveFocus());
    await press('Start over');
    const cover = await screen.findByRole('heading', { level: 1, name: /Say it/ });
    await waitFor(() => expect(cover).toHaveFocus());
  });

  it('offers the nearest searches when it finds nothing', async () => {
    const wider = { label: 'Search without the color Gold', query: 'coat', count: 12 };
    answerSearch(({ query }) =>
      HttpResponse.json(
        query === 'coat'
          ? answer()
          : answer({
              items: [],
              total: 0,
              relaxations: [{ ...wider, filters: DEFAULT_FILTERS }],
            }),
      ),
    );
    openApp('/?q=gold+coat&color=Gold');
    await press('Search without the color Gold 12 items');
    expect(await titles()).toHaveLength(ITEMS.length);
    expect(location.search).toBe('?q=coat');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'coat' })).toHaveFocus());
  });

  it('can drop the filters when nothing is found and nothing is nearer', async () => {
    answerSearch(({ filters }) =>
      HttpResponse.json(filters.sale === true ? answer({ items: [], total: 0 }) : answer()),
    );
    openApp('/?q=coat&sale=true');
    await press('Search without filters');
    expect(await titles()).toHaveLength(ITEMS.length);
    expect(location.search).toBe('?q=coat');
  });

  it('starts anew on Reset', async () => {
    openApp('/?q=coat&sale=true');
    await results();
    await press('Reset');
    expect(location.search).toBe('');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
    expect(await screen.findByText('In stores now')).toBeVisible();
  });
});

describe('a failing search', () => {
  const failWith = (status: number, headers: Record<string, string> = {}) =>
    answerSearch(() => HttpResponse.json({ code: 'search_failed' }, { status, headers }));
  const popup = () => screen.findByRole('alert');

  it('says so, empties the results and can be tried again', async () => {
    failWith(500);
    openApp('/?q=coat');
    await waitFor(async () => expect(await popup()).toHaveTextContent(MESSAGES.search_failed));
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
    await press('Dismiss');
    expect(await popup()).toBeEmptyDOMElement();
    await press('Try again');
    await waitFor(async () => expect(await popup()).toHaveTextContent(MESSAGES.search_failed));
    answerSearch(() => HttpResponse.json(answer()));
    await press('Try again');
    expect(await titles()).toHaveLength(ITEMS.length);
    expect(await popup()).toBeEmptyDOMElement();
  });

  it('takes its message along when the shopper goes back to an earlier search', async () => {
    openApp('/?q=coat');
    await results();
    failWith(500);
    await searchFor(' and boots');
    await waitFor(async () => expect(await popup()).toHaveTextContent(MESSAGES.search_failed));
    history.back();
    expect(await titles()).toHaveLength(ITEMS.length);
    expect(await popup()).toBeEmptyDOMElement();
  });

  it('names a failed run of changed filters by its own message', async () => {
    openApp('/?q=coat&sale=true');
    await results();
    failWith(500);
    await press('Remove Sale');
    await waitFor(async () => expect(await popup()).toHaveTextContent(MESSAGES.research_failed));
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
  });

  it('says how long to wait after too many calls', async () => {
    failWith(429, { 'retry-after': '90' });
    openApp('/?q=coat');
    await waitFor(async () =>
      expect(await popup()).toHaveTextContent('Rate limit exceeded. Please retry after 2 minutes.'),
    );
  });
});

describe('the status', () => {
  it('is thinking while a search runs and ready afterwards', async () => {
    const gate = Promise.withResolvers<void>();
    server.use(
      http.post(`*${PATHS.search.path}`, async () => {
        await gate.promise;
        return HttpResponse.json(answer());
      }),
    );
    openApp('/?q=coat');
    expect(await screen.findByRole('button', { name: /Status: Thinking/ })).toBeVisible();
    gate.resolve();
    expect(await screen.findByRole('button', { name: /Status: Ready/ })).toBeVisible();
  });
});

describe('an item of the results', () => {
  it('goes into the search and out of it, one at a time', async () => {
    openApp('/?q=coat');
    await press('Add Dress a to search');
    expect(screen.getByText(MESSAGES.attached)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Dress b to search' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add a photo' })).toBeDisabled();
    await press('Remove Dress a from search');
    expect(screen.getByText(MESSAGES.detached)).toBeVisible();
    await press('Add Dress b to search');
    await press('Submit');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.attachments).toEqual([{ id: 'b', context: 'item' }]);
    expect(location.search).toContain('attachment=item%3Ab');
  });

  it('takes the message about an earlier failure away when it opens', async () => {
    openApp('/?q=coat');
    const list = await results();
    act(() => showFailure(MESSAGES.upload_failed));
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.upload_failed);
    await userEvent.click(list.getByRole('link', { name: /Dress b/ }));
    await screen.findByRole('dialog', { name: /Dress b/ });
    expect(screen.queryByText(MESSAGES.upload_failed)).toBeNull();
  });

  it('opens over the results, closes by Back and opens again by Forward', async () => {
    openApp('/?q=coat');
    await userEvent.click((await results()).getByRole('link', { name: /Dress b/ }));
    expect(await screen.findByRole('dialog', { name: /Dress b/ })).toBeVisible();
    expect(location.search).toBe('?q=coat&item=b');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    history.forward();
    await screen.findByRole('dialog', { name: /Dress b/ });
    expect(asked).toHaveLength(1);
  });

  it('leaves no second entry of the results behind when it is closed by its button', async () => {
    openApp('/?q=coat');
    await userEvent.click((await results()).getByRole('link', { name: /Dress b/ }));
    await screen.findByRole('dialog', { name: /Dress b/ });
    await press('Close');
    await waitFor(() => expect(location.search).toBe('?q=coat'));
    history.forward();
    await screen.findByRole('dialog', { name: /Dress b/ });
  });

  it('that a shared link names and cannot be fetched is told', async () => {
    server.use(
      http.get(`*${PATHS.itemById.path}`, () =>
        HttpResponse.json({ code: 'item_not_found' }, { status: 404 }),
      ),
    );
    openApp('/?item=gone&tab=poses');
    expect(await screen.findByText('In stores now')).toBeVisible();
    expect(await screen.findByText(MESSAGES.shared_item_failed)).toBeVisible();
  });
});
