import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import { ERRORS } from '@modiste/contract/errors';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONVERSATIONS_CHANNEL } from '../../lib/page/conversations-channel.ts';
import { pretendScreen } from '../../testing/pretend-screen.ts';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { signIn, signOut } from '../../testing/sign-in.ts';
import { HistoryPanel } from './history-panel.tsx';

const MINUTE_MS = 60_000;
const entry = (id: string, words: Partial<HistoryEntry>, minutesAgo = 5): HistoryEntry => ({
  id,
  type: 'chat',
  timestamp: new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
  ...words,
});
const fail = () => HttpResponse.json({ code: 'internal' }, { status: ERRORS.internal.status });
const done = () => HttpResponse.json({ ok: true });

let chats: HistoryEntry[] = [];
const asked: unknown[] = [];
const server = setupServer(
  http.post(`*${PATHS.chatHistory.path}`, async ({ request }) => {
    const body: unknown = await request.json();
    asked.push(body);
    const text = String(Reflect.get(Object(body), 'text'));
    const has = ({ title = '', query = '' }: HistoryEntry) => `${title} ${query}`.includes(text);
    return HttpResponse.json({ chats: chats.filter(has) });
  }),
  http.post(`*${PATHS.searchHistory.path}`, () =>
    HttpResponse.json({ chats: [entry('s1', { query: 'black midi dress', type: 'search' })] }),
  ),
  http.post(`*${PATHS.deleteChat.path}`, async ({ request }) => {
    const body: unknown = await request.json();
    chats = chats.filter(({ id }) => id !== Reflect.get(Object(body), 'chat_id'));
    return done();
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  history.replaceState(null, '', '/');
  asked.length = 0;
  chats = [
    entry('c1', { title: 'Beach wedding outfit in June' }),
    entry('c2', { query: 'hello' }, 60 * 24 * 400),
  ];
  pretendScreen(1280);
  signIn();
});
afterEach(() => {
  server.resetHandlers();
  signOut();
});
afterAll(() => server.close());

function openPanel(currentId: string | null = null) {
  const told = {
    onOpenChat: vi.fn(),
    onOpenSearch: vi.fn(),
    onNewChat: vi.fn(),
    onDeleted: vi.fn(),
  };
  function Panel() {
    const [open, setOpen] = useState(true);
    return (
      <HistoryPanel {...told} open={open} currentId={currentId} onClose={() => setOpen(false)} />
    );
  }
  renderWithQueries(<Panel />);
  return told;
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const titles = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the Chat History panel', () => {
  it('lists conversations by time, each with its title and how long ago it was', async () => {
    openPanel('c1');
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    const current = today.getByRole('button', { name: /^Beach wedding/ });
    expect(current).toHaveTextContent('Beach wedding outfit in June5 minutes ago');
    expect(current).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: /^hello/ })).toHaveTextContent('1 year ago');
    expect(asked).toEqual([{ limit: 100, text: '' }]);
  });

  it('says where there is nothing', async () => {
    chats = [];
    openPanel();
    expect(await screen.findByText('No chat history available')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says when it did not load, and tries again', async () => {
    server.use(http.post(`*${PATHS.chatHistory.path}`, fail));
    openPanel();
    expect(await screen.findByText('Your chats didn’t load.')).toBeVisible();
    server.resetHandlers();
    await press('Try again');
    expect(await screen.findByText('Beach wedding outfit in June')).toBeVisible();
  });

  it('says when it may be asked for again, where it was asked for too often', async () => {
    const tooMany = () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '90' } });
    server.use(http.post(`*${PATHS.chatHistory.path}`, tooMany));
    openPanel();
    expect(
      await screen.findByText('Rate limit exceeded. Please retry after 2 minutes.'),
    ).toBeVisible();
  });

  it('is not fetched for nobody', async () => {
    signOut();
    openPanel();
    expect(await screen.findByRole('dialog', { name: 'Chat History' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('closes before it leads on', async () => {
    const { onOpenChat, onNewChat } = openPanel();
    await press(/^Beach wedding/);
    await waitFor(() => expect(onOpenChat).toHaveBeenCalledExactlyOnceWith('c1'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onNewChat).not.toHaveBeenCalled();
  });

  it('begins a conversation', async () => {
    const { onNewChat } = openPanel();
    await press('New conversation');
    await waitFor(() => expect(onNewChat).toHaveBeenCalledTimes(1));
  });

  it('lists searches too, to open again', async () => {
    const { onOpenSearch } = openPanel();
    await userEvent.click(await screen.findByRole('radio', { name: 'Searches' }));
    await press(/black midi dress/);
    await waitFor(() => expect(onOpenSearch).toHaveBeenCalledExactlyOnceWith('s1'));
  });

  it('is fetched anew when a turn was stored', async () => {
    openPanel();
    await screen.findByText('hello');
    chats = [entry('c3', { title: 'Shoes for rainy days' }, 0), ...chats];
    const elsewhere = new BroadcastChannel(CONVERSATIONS_CHANNEL);
    elsewhere.postMessage({ kind: 'stored', chatId: 'c3' });
    expect(await screen.findByText('Shoes for rainy days')).toBeVisible();
    elsewhere.close();
  });
});

describe('the search in the history', () => {
  it('asks once the words are written, and marks them', async () => {
    openPanel();
    await screen.findByText('hello');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your chats' }), 'wedding');
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(screen.getByText('wedding', { selector: 'mark' })).toBeVisible();
    expect(asked).toEqual([
      { limit: 100, text: '' },
      { limit: 100, text: 'wedding' },
    ]);
  });

  it('says where nothing has the words, and leads back', async () => {
    openPanel();
    await screen.findByText('hello');
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(await screen.findByText('No chats with “xyz”.')).toBeVisible();
    await press('Show all chats');
    expect(await screen.findByText('hello')).toBeVisible();
  });

  it('says which ones have the words in what was said', async () => {
    server.use(http.post(`*${PATHS.chatHistory.path}`, () => HttpResponse.json({ chats })));
    openPanel();
    await screen.findByText('hello');
    await userEvent.type(screen.getByRole('searchbox'), 'june');
    await screen.findByText('June', { selector: 'mark' });
    expect(screen.getByRole('button', { name: /^hello/ })).toHaveTextContent('in the conversation');
    expect(screen.getByRole('button', { name: /^Beach/ })).not.toHaveTextContent('in the conv');
  });
});

describe('a conversation', () => {
  const openActions = async () => {
    const told = openPanel();
    await press('Actions for “Beach wedding outfit in June”');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Beach wedding outfit in June' }),
    );
    return { ...told, dialog };
  };

  it('is deleted in three steps', async () => {
    const { dialog, onDeleted } = await openActions();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(chats).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Please Confirm' }));
    expect(await dialog.findByRole('button', { name: 'Deleted!' })).toBeDisabled();
    expect(dialog.getByRole('status')).toHaveTextContent('Deleted!');
    await waitFor(() => expect(titles()).toHaveLength(1), { timeout: 3000 });
    expect(onDeleted).toHaveBeenCalledExactlyOnceWith('c1');
    expect(chats.map(({ id }) => id)).toEqual(['c2']);
  });

  it('stays where that was given up', async () => {
    const { dialog, onDeleted } = await openActions();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('stays where it could not be deleted, and says so in the dialog', async () => {
    server.use(http.post(`*${PATHS.deleteChat.path}`, fail));
    const { dialog, onDeleted } = await openActions();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Please Confirm' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(MESSAGES.chat_delete_failed);
    server.resetHandlers();
    await userEvent.click(dialog.getByRole('button', { name: 'Please Confirm' }));
    expect(await dialog.findByRole('button', { name: 'Deleted!' })).toBeVisible();
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1), { timeout: 3000 });
  });
});
