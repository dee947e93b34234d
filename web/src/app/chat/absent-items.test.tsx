import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFailurePopup } from '../../lib/failure-popup.ts';
import { makeItem } from '../../testing/make-item.ts';
import { makeProfile } from '../../testing/make-profile.ts';
import { openChat } from '../../testing/open-chat.tsx';
import { serveApp } from '../../testing/serve-app.ts';
import { makeMessage, serveChat } from '../../testing/serve-chat.ts';
import { makeDresses, serveList } from '../../testing/serve-list.ts';
import { signIn, signOut } from '../../testing/sign-in.ts';

const chat = serveChat();
const server = serveApp(
  ...chat.handlers,
  serveList(() => ({ matches: makeDresses(3) })),
);

beforeEach(() => {
  signIn(makeProfile({}, { chat_enabled: true }));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  signOut();
  chat.reset();
});

const outfit = {
  name: 'Linen dress and sandals',
  reason: 'Both are made for heat.',
  total: 150,
  pieces: [
    { role: 'one-piece', label: 'Dress', item_id: 'a' },
    { role: 'shoes', label: 'Shoes', item_id: 's' },
  ],
};

/** A stored conversation whose reply names the dresses a and b. */
const serveStored = (given = {}) =>
  server.use(
    http.post(`*${PATHS.chatMessages.path}`, () =>
      HttpResponse.json([
        makeMessage({ id: 'u1', message: 'linen dress', refined_query: 'linen dress' }),
        makeMessage({
          id: 'm1',
          actor: 'model',
          reply_to: 'u1',
          timestamp: '2026-06-01T10:00:01.000Z',
          message: 'Two dresses.',
          item_ids: ['a', 'b'],
          ...given,
        }),
      ]),
    ),
  );
const serveItems = (answer: () => Promise<Response> | Response) =>
  server.use(http.post(`*${PATHS.itemsByIds.path}`, answer));
const found = (...ids: string[]) =>
  HttpResponse.json(Object.fromEntries(ids.map((id): [string, Item] => [id, makeItem(id)])));
const failed = () => HttpResponse.json({ code: 'internal' }, { status: 500 });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the items of a stored reply', () => {
  it('are what the app thinks about while they are fetched', async () => {
    const fetched = Promise.withResolvers<Response>();
    serveStored();
    serveItems(() => fetched.promise);
    await openChat('/?chat=c1');
    await screen.findByText('Two dresses.');
    expect(await button(/^Status: Thinking/)).toBeVisible();
    fetched.resolve(found('a', 'b'));
    expect(await screen.findByRole('link', { name: /Dress b/ })).toBeVisible();
    expect(await button(/^Status: Ready/)).toBeVisible();
  });

  it('are fetched again by a press where they could not be', async () => {
    serveStored();
    serveItems(failed);
    await openChat('/?chat=c1');
    expect(await screen.findByText('The items didn’t load.')).toBeVisible();
    expect(useFailurePopup.getState().message).toBe(MESSAGES.items_failed);
    expect(screen.queryByRole('group', { name: 'Items' })).not.toBeInTheDocument();
    serveItems(() => found('a', 'b'));
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('link', { name: /Dress b/ })).toBeVisible();
    expect(screen.queryByText('The items didn’t load.')).not.toBeInTheDocument();
    expect(useFailurePopup.getState().message).toBeNull();
  });

  it('say so among the results too, rather than nothing', async () => {
    serveStored();
    serveItems(failed);
    await openChat('/?chat=c1&results=u1');
    expect(await screen.findByText('The items didn’t load.')).toBeVisible();
    serveItems(() => found('a', 'b'));
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('list', { name: 'Quick Finds' })).toBeVisible();
  });

  it('are left out where the shop has them no more', async () => {
    serveStored({ item_ids: [], outfits: [outfit] });
    serveItems(() => found('a'));
    await openChat('/?chat=c1');
    expect(await screen.findByText('No longer available')).toBeVisible();
    expect(screen.getByRole('link', { name: /Dress a/ })).toBeVisible();
    expect(await button('Other shoes')).toBeVisible();
  });

  it('take no room where none is left', async () => {
    serveStored();
    serveItems(() => found());
    await openChat('/?chat=c1');
    await screen.findByText('Two dresses.');
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Items' })).not.toBeInTheDocument(),
    );
    expect(useFailurePopup.getState().message).toBeNull();
  });
});
