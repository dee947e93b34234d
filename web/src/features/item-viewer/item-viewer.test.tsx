// @vitest-environment jsdom
import type { Item } from '@modiste/contract/entities/item';
import type { ItemContext } from '@modiste/contract/values';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeFailure, useFailurePopup } from '../../lib/failure-popup.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { writeStored } from '../../lib/storage.ts';
import { makeItem } from '../../testing/make-item.ts';
import { ItemViewer } from './item-viewer.tsx';

const results = ['a', 'b', 'c'].map((id) => makeItem(id));
const similar = makeItem('s', { short_description: 'A similar dress' });
const look = makeItem('l', { short_description: 'A matching belt', reason: 'Picks up the blue' });

const server = setupServer(
  http.post('*/api/item/similar', async ({ request }) => {
    const body = await request.json();
    const isLook = JSON.stringify(body).includes('completeTheLook');
    return HttpResponse.json(isLook ? { l: look } : { s: similar });
  }),
  http.post('*/api/item/items', () =>
    HttpResponse.json({ old: makeItem('old', { short_description: 'Seen long ago' }) }),
  ),
  http.get('*/api/item/:id', ({ params }) => HttpResponse.json(makeItem(String(params.id)))),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
  closeFailure();
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

interface Told {
  closed: number;
  failures: string[];
  attached: string[];
}

interface Given {
  items?: readonly Item[];
  startId?: string;
  context?: ItemContext;
  isAttachTaken?: boolean;
}

function openViewer(given: Given = {}) {
  const { items = results, startId = 'a' } = given;
  const { context = 'search_results', isAttachTaken = false } = given;
  const told: Told = { closed: 0, failures: [], attached: [] };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ItemViewer
        items={items}
        startId={startId}
        context={context}
        isAttached={(id) => told.attached.includes(id)}
        isAttachTaken={isAttachTaken}
        onToggleAttach={(item) => told.attached.push(item.id)}
        onClose={() => {
          told.closed += 1;
        }}
        onFailed={(message) => told.failures.push(message)}
      />
    </QueryClientProvider>,
  );
  return told;
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

function swipe(dx: number, dy: number) {
  const start = screen.getByText('Details');
  fireEvent.touchStart(start, { touches: [{ clientX: 200, clientY: 300 }] });
  fireEvent.touchEnd(start, { changedTouches: [{ clientX: 200 + dx, clientY: 300 + dy }] });
}

describe('the item viewer', () => {
  it('shows the item with its price, colors, details and the way to its shop', async () => {
    openViewer();
    await heading('Dress a');
    expect(screen.getByText('$90')).toBeVisible();
    expect(screen.getByText('$120').closest('s')).not.toBeNull();
    expect(screen.getByText('25% off')).toBeVisible();
    expect(screen.getByText('Silk, viscose')).toBeVisible();
    expect(screen.getByText('Fully lined.')).toBeVisible();
    const link = screen.getByRole('link', { name: /View on Orme/ });
    expect(link).toHaveAttribute('href', 'https://shop.example/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    expect(screen.getByRole('link', { name: 'About affiliate links' })).toHaveAttribute(
      'href',
      '/terms#affiliate-links',
    );
  });

  it('names sold-out sizes in words and says when an item is gone', async () => {
    const facts = makeItem('a').other_info;
    const gone = makeItem('a', {
      other_info: { ...facts, sold_out_sizes: ['M'], availability: 'unavailable' },
    });
    openViewer({ items: [gone] });
    const sizes = await screen.findByRole('list', { name: 'Sizes' });
    expect(within(sizes).getByText('M')).toHaveTextContent('M (sold out)');
    expect(within(sizes).getByText('S')).toHaveTextContent(/^S$/);
    expect(screen.getByText('This item is no longer available.')).toBeVisible();
  });

  it('leafs through the list by button and by swipe, and stops at its ends', async () => {
    openViewer();
    await heading('Dress a');
    expect(screen.getByRole('button', { name: 'Previous item' })).toBeDisabled();
    await press('Next item');
    await heading('Dress b');
    expect(screen.getByText('2 of 3')).toBeVisible();
    swipe(-120, 0);
    await heading('Dress c');
    expect(screen.getByRole('button', { name: 'Next item' })).toBeDisabled();
    swipe(-120, 0);
    swipe(120, 10);
    await heading('Dress b');
    swipe(99, 0);
    await heading('Dress b');
  });

  it('pushes a suggested item, goes back and forward, and closes by swiping down', async () => {
    const told = openViewer();
    await press(/A similar dress/);
    await heading('A similar dress');
    await press('Back');
    await heading('Dress a');
    await press('Forward');
    await heading('A similar dress');
    swipe(0, 100);
    await heading('Dress a');
    expect(told.closed).toBe(0);
    swipe(0, 100);
    await waitFor(() => expect(told.closed).toBe(1));
  });

  it('shows each reason of the look and what was viewed before, also when leafing', async () => {
    localStorage.setItem(
      'modiste:recent-items',
      JSON.stringify({ value: ['a', 'old'], expiresAt: Date.now() + 60_000 }),
    );
    openViewer();
    expect(await screen.findByText('Picks up the blue')).toBeVisible();
    const strip = await screen.findByRole('region', { name: 'Previously Viewed' });
    expect(within(strip).getAllByRole('button')).toHaveLength(1);
    await press('Next item');
    const names = within(await screen.findByRole('region', { name: 'Previously Viewed' }));
    expect(names.getAllByRole('button').map((tile) => tile.textContent)).toEqual([
      expect.stringContaining('Dress a'),
      expect.stringContaining('Seen long ago'),
    ]);
    expect(localStorage.getItem('modiste:recent-items')).toContain('["b","a","old"]');
  });

  it('attaches the item to the search and says so', async () => {
    const told = openViewer();
    await press('Attach to search');
    expect(told.attached).toEqual(['a']);
    expect(screen.getByText('Added to Search')).toBeVisible();
  });

  it('does not attach a second thing', async () => {
    openViewer({ isAttachTaken: true });
    expect(await screen.findByRole('button', { name: 'Attach to search' })).toBeDisabled();
  });

  it('closes on Escape', async () => {
    const told = openViewer();
    await heading('Dress a');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(told.closed).toBe(1));
  });

  it('steps through the pictures by button and by arrow key', async () => {
    openViewer();
    const pictures = within(await screen.findByRole('region', { name: 'Pictures of Dress a' }));
    expect(pictures.getByText(/^Picture/).closest('p')).toHaveTextContent('Picture 1 / of 2');
    await userEvent.click(pictures.getByRole('button', { name: 'Next picture' }));
    expect(pictures.getByText(/^Picture/).closest('p')).toHaveTextContent('Picture 2 / of 2');
    await userEvent.keyboard('{ArrowLeft}');
    expect(pictures.getByText(/^Picture/).closest('p')).toHaveTextContent('Picture 1 / of 2');
  });
});

describe('a shared link', () => {
  it('fetches the item it names', async () => {
    openViewer({ items: [], startId: 'far', context: 'shared_link' });
    await heading('Dress far');
    expect(screen.queryByRole('button', { name: 'Next item' })).toBeNull();
  });

  it('tells that the item could not be fetched, and closes', async () => {
    server.use(
      http.get('*/api/item/:id', () =>
        HttpResponse.json({ code: 'item_not_found' }, { status: 404 }),
      ),
    );
    const told = openViewer({ items: [], startId: 'gone', context: 'shared_link' });
    await waitFor(() => expect(told.failures).toEqual(['Error fetching item']));
    expect(told.closed).toBe(1);
  });

  it('is offered for copying and tells how that went', async () => {
    openViewer();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this link' }));
    const link = `${window.location.origin}/?item=a`;
    expect(dialog.getByRole('textbox')).toHaveValue(link);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    await dialog.findByRole('button', { name: 'Copied!' });
    expect(await navigator.clipboard.readText()).toBe(link);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(dialog.getByRole('button', { name: 'Copied!' }));
    await dialog.findByRole('button', { name: 'Failed. Try again.' });
  });
});

describe('suggestions that cannot be fetched', () => {
  it('are not logged when the shopper has already moved on', async () => {
    server.use(http.post('*/api/item/similar', () => new Promise<never>(() => undefined)));
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    openViewer();
    await heading('Dress a');
    await press('Next item');
    await heading('Dress b');
    await press('Next item');
    await heading('Dress c');
    expect(logged).not.toHaveBeenCalled();
  });

  it('are only logged', async () => {
    server.use(http.post('*/api/item/similar', () => new HttpResponse(null, { status: 500 })));
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const told = openViewer();
    await heading('Dress a');
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
    expect(logged).toHaveBeenCalledWith('Failed to fetch similar items', expect.any(Error));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'You May Also Like' })).toBeNull(),
    );
    expect(told.failures).toEqual([]);
    expect(useFailurePopup.getState().message).toBeNull();
  });
});

it('says when the items viewed before cannot be fetched, and shows the one that is there', async () => {
  writeStored('recent-items', ['old']);
  server.use(http.post('*/api/item/items', () => new HttpResponse(null, { status: 500 })));
  vi.spyOn(console, 'error').mockReturnValue();
  openViewer();
  await waitFor(() => expect(useFailurePopup.getState().message).toBe('Error Fetching Items'));
  expect(await heading('Dress a')).toBeVisible();
});
