import type { Item } from '@modiste/contract/entities/item';
import type { PriceHistory } from '@modiste/contract/entities/price-history';
import { PATHS } from '@modiste/contract/paths';
import type { ItemContext } from '@modiste/contract/values';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { ItemViewer } from '../features/item-viewer/item-viewer.tsx';
import { closeFailure } from '../lib/failure-popup.ts';
import { makeItem } from './make-item.ts';
import { renderWithQueries } from './render-with-queries.tsx';
import { signIn } from './sign-in.ts';

const RESULTS = ['a', 'b', 'c'].map((id) => makeItem(id));
const SIMILAR = makeItem('s', { short_description: 'A similar dress' });
const LOOK = makeItem('l', { short_description: 'A matching belt', reason: 'Picks up the blue' });
const NO_PRICES: PriceHistory = { currency: 'USD', points: [], lowest: null };

/** What the viewer asks of the server; started for every test of the file that calls this. */
export function serveViewer() {
  const server = setupServer(
    http.post(`*${PATHS.similarItems.path}`, async ({ request }) => {
      const isLook = (await request.text()).includes('completeTheLook');
      return HttpResponse.json(isLook ? { l: LOOK } : { s: SIMILAR });
    }),
    http.post(`*${PATHS.itemsByIds.path}`, () =>
      HttpResponse.json({ old: makeItem('old', { short_description: 'Seen long ago' }) }),
    ),
    http.get(`*${PATHS.itemPrices.path}`, () => HttpResponse.json(NO_PRICES)),
    http.get(`*${PATHS.itemById.path}`, ({ params }) =>
      HttpResponse.json(makeItem(String(params.id))),
    ),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    localStorage.clear();
    signIn();
    closeFailure();
  });
  afterEach(() => {
    server.resetHandlers();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());
  return server;
}

interface Told {
  closed: number;
  failures: string[];
  attached: string[];
}

interface Given {
  items?: readonly Item[];
  itemId?: string;
  context?: ItemContext;
  isAttachTaken?: boolean;
  isStranger?: boolean;
  /** Whether the address names an item already. */
  isOpenAlready?: boolean;
}

/** The page under the viewer: the address says which item is on show. */
function Page({ given, told }: { given: Given; told: Told }) {
  const { items = RESULTS, context = 'search_results', isAttachTaken = false } = given;
  const itemId = new URLSearchParams(useSearch()).get('item');
  if (itemId === null) return null;
  const attach = {
    isAttached: (id: string) => told.attached.includes(id),
    isTaken: isAttachTaken,
    onToggle: (item: Item) => told.attached.push(item.id),
  };
  return (
    <ItemViewer
      itemId={itemId}
      items={items}
      context={context}
      hrefOf={(id) => `/?item=${id}`}
      heartOf={(item) => (
        <button type="button" data-color={item.shown_color}>
          Save {item.short_description}
        </button>
      )}
      alertOf={(item) => <p>Tell me when {item.short_description} costs less</p>}
      attach={given.isStranger === true ? null : attach}
      onClose={() => {
        told.closed += 1;
      }}
      onFailed={(message) => told.failures.push(message)}
    />
  );
}

/** Opens the viewer on an item and answers what it tells the app, kept up to date. */
export function openViewer(given: Given = {}): Told {
  const told: Told = { closed: 0, failures: [], attached: [] };
  if (given.isOpenAlready !== true) navigate(`/?item=${given.itemId ?? 'a'}`);
  renderWithQueries(<Page given={given} told={told} />);
  return told;
}

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const follow = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('link', { name }));

/** Draws a finger over something on the page. */
export function swipe(element: Element, dx: number, dy: number): void {
  const from = { identifier: 1, clientX: 200, clientY: 300 };
  const to = { identifier: 1, clientX: 200 + dx, clientY: 300 + dy };
  fireEvent.touchStart(element, { touches: [from] });
  fireEvent.touchMove(element, { touches: [to] });
  fireEvent.touchEnd(element, { touches: [], changedTouches: [to] });
}
