import type { PriceAlert as Alert } from '@modiste/contract/entities/saved-item';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeItem } from '../../testing/make-item.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { failing } from '../../testing/wishlist-server.ts';
import { PriceAlert } from './price-alert.tsx';

const item = makeItem('a', { price: 90 });
const waiting: Alert = { below: 70, set_at: '2026-11-01T10:00:00.000Z', sent_at: null };
const sent: Alert = { ...waiting, sent_at: '2026-11-03T10:00:00.000Z' };

const asked: string[] = [];
let mayBeSaved = true;
const server = setupServer();
const answerSet = (respond: (below: number) => Response) =>
  server.use(
    http.post<never, { below: number }>(`*${PATHS.setPriceAlert.path}`, async ({ request }) => {
      const { below } = await request.json();
      asked.push(`set ${below}`);
      return respond(below);
    }),
  );
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  asked.length = 0;
  mayBeSaved = true;
  server.use(
    http.get(`*${PATHS.itemPrices.path}`, () =>
      HttpResponse.json({ currency: 'USD', points: [], lowest: { price: 65, at: '', days: 30 } }),
    ),
    http.delete(`*${PATHS.removePriceAlert.path}`, () => {
      asked.push('remove');
      return HttpResponse.json({ ok: true });
    }),
  );
  answerSet((below) => HttpResponse.json({ ...waiting, below }));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function Host({ given }: { given: Alert | null }) {
  const [alert, setAlert] = useState(given);
  return (
    <PriceAlert
      item={item}
      alert={alert}
      look="line"
      save={() => {
        asked.push('save');
        return Promise.resolve(mayBeSaved);
      }}
      onChange={setAlert}
    />
  );
}

async function open(given: Alert | null = null) {
  renderWithQueries(<Host given={given} />);
  await userEvent.click(screen.getByRole('button'));
  return within(await screen.findByRole('dialog', { name: 'Price alert' }));
}
const field = () => screen.getByRole('textbox', { name: 'Your price' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a price alert', () => {
  it('is set at a price that is typed, on an item that is saved first', async () => {
    await open();
    await userEvent.type(field(), '79,50');
    await press('Set alert');
    await isClosed();
    expect(asked).toEqual(['save', 'set 79.5']);
    expect(screen.getByRole('button', { name: 'Price alert: $79.50 or less' })).toBeVisible();
  });

  it('is set at a price that is worth waiting for', async () => {
    const dialog = await open();
    const prices = within(dialog.getByRole('list', { name: 'Suggested prices' }));
    await userEvent.click(await prices.findByRole('button', { name: '$65 lowest price' }));
    expect(prices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '$81 10% off',
      '$72 20% off',
      '$65 lowest price',
    ]);
    await userEvent.type(field(), '{Enter}');
    await isClosed();
    expect(asked).toEqual(['save', 'set 65']);
  });

  it('can be set where the prices so far are not told', async () => {
    server.use(http.get(`*${PATHS.itemPrices.path}`, () => failing('internal')));
    await open();
    await press('$81 10% off');
    await press('Set alert');
    await isClosed();
    expect(asked).toEqual(['save', 'set 81']);
  });

  it('is refused at a price that it costs already, until another is typed', async () => {
    await open();
    await userEvent.type(field(), '90');
    await press('Set alert');
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Enter a price below today’s $90.');
    await userEvent.type(field(), '{Backspace}{Backspace}85');
    expect(field()).toBeValid();
    expect(asked).toEqual([]);
  });

  it('is refused aloud each time, though the field has the focus and says the same', async () => {
    await open();
    const refusal = () => screen.getByText('Enter a price below today’s $90.');
    await userEvent.type(field(), '90{Enter}');
    const first = refusal();
    expect(first).toHaveAttribute('role', 'alert');
    await userEvent.keyboard('{Enter}');
    // A reader says again only what is new on the page.
    expect(refusal()).not.toBe(first);
  });

  it('says what it waits for, and is changed', async () => {
    const dialog = await open(waiting);
    expect(dialog.getByText(/when it’s \$70 or less/)).toBeVisible();
    expect(field()).toHaveValue('70');
    await userEvent.clear(field());
    await userEvent.type(field(), '60');
    await press('Update alert');
    await isClosed();
    expect(screen.getByRole('button', { name: 'Price alert: $60 or less' })).toBeVisible();
  });

  it('is taken back', async () => {
    await open(waiting);
    await press('Remove alert');
    await isClosed();
    expect(asked).toEqual(['remove']);
    expect(screen.getByRole('button', { name: 'Set a price alert' })).toBeVisible();
  });

  it('says when the mail went out, and can be set anew', async () => {
    const dialog = await open(sent);
    expect(dialog.getByText(/dropped to \$70 or less. We emailed you on November 3/)).toBeVisible();
    await press('$81 10% off');
    await press('Set alert');
    await isClosed();
    expect(asked).toEqual(['save', 'set 81']);
  });

  it('stays as it was, with a message and the price kept, when the server fails', async () => {
    const dialog = await open(waiting);
    answerSet(() => failing('internal'));
    await userEvent.clear(field());
    await userEvent.type(field(), '60');
    await press('Update alert');
    expect(await dialog.findByRole('alert')).toHaveTextContent(MESSAGES.wishlist_update_failed);
    expect(field()).toHaveValue('60');
    answerSet((below) => HttpResponse.json({ ...waiting, below }));
    await press('Update alert');
    await isClosed();
  });

  it('is asked for once while the server takes its time, and leaves the focus where it is', async () => {
    const dialog = await open(waiting);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.delete(`*${PATHS.removePriceAlert.path}`, async () => {
        asked.push('remove');
        await answered;
        return failing('internal');
      }),
    );
    await press('Remove alert');
    const button = screen.getByRole('button', { name: 'Remove alert' });
    expect(await dialog.findByText('One moment')).toBeVisible();
    // What is disabled loses the focus.
    expect(button).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field(), '{Backspace}{Enter}');
    button.focus();
    answer();
    expect(await dialog.findByText(MESSAGES.wishlist_update_failed)).toBeVisible();
    expect(button).toHaveFocus();
    expect(asked).toEqual(['remove']);
  });

  it('is put away by the Back of the browser, which leaves the page where it is', async () => {
    history.pushState({ openedFrom: 'wishlist' }, '', '/?item=a');
    await open();
    act(() => history.back());
    await isClosed();
    expect(location.search).toBe('?item=a');
    expect(history.state).toEqual({ openedFrom: 'wishlist' });
    expect(asked).toEqual([]);
  });

  it('is not asked for where the item could not be saved', async () => {
    mayBeSaved = false;
    const dialog = await open();
    await press('$81 10% off');
    await press('Set alert');
    expect(await dialog.findByText(/the alert isn’t set/)).toBeVisible();
    expect(asked).toEqual(['save']);
  });
});
