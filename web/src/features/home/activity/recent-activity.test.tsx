import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import { HISTORY_LIMIT_HOME } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWithQueries } from '../../../testing/render-with-queries.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { RecentActivity } from './recent-activity.tsx';

const make = (type: 'chat' | 'search', hour: number): HistoryEntry => ({
  id: `${type}-${hour}`,
  [type === 'chat' ? 'title' : 'query']: `${type} of ${hour}`,
  timestamp: `2026-11-22T${hour}:00:00.000Z`,
  type,
});

let chats: HistoryEntry[] = [];
let searches: HistoryEntry[] = [];
let limits: unknown[] = [];
const answer = (list: () => HistoryEntry[]) => async (info: { request: Request }) => {
  limits.push(await info.request.json());
  return HttpResponse.json({ chats: list() });
};
const server = setupServer(
  http.post(
    `*${PATHS.chatHistory.path}`,
    answer(() => chats),
  ),
  http.post(
    `*${PATHS.searchHistory.path}`,
    answer(() => searches),
  ),
);
const failing = (path: string) =>
  http.post(`*${path}`, () => new HttpResponse(null, { status: 500 }));

let opened: string[] = [];
const show = () =>
  renderWithQueries(
    <RecentActivity
      onOpenChat={(id) => opened.push(`opens ${id}`)}
      onOpenSearch={(id) => opened.push(`searches ${id}`)}
    />,
  );
beforeAll(() => server.listen());
beforeEach(() => {
  signIn();
  chats = [make('chat', 15), make('chat', 11)];
  searches = [make('search', 13), make('search', 10)];
  limits = [];
  opened = [];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the recent activity', () => {
  it('is chats and searches in one list, the latest first', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your recent activity');
    const found = await screen.findAllByRole('listitem');
    expect(found.map(({ textContent }) => /(chat|search) of \d\d/.exec(textContent)?.[0])).toEqual([
      'chat of 15',
      'search of 13',
      'chat of 11',
      'search of 10',
    ]);
    expect(limits).toEqual([{ limit: HISTORY_LIMIT_HOME }, { limit: HISTORY_LIMIT_HOME }]);
  });

  it('opens each as what it is', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: /chat of 11/ }));
    await userEvent.click(screen.getByRole('button', { name: /search of 13/ }));
    expect(opened).toEqual(['opens chat-11', 'searches search-13']);
  });

  it('says where there is nothing', async () => {
    chats = [];
    searches = [];
    show();
    expect(await screen.findByText('Nothing to show')).toBeVisible();
  });

  it('says what did not load, shows the rest, and tries again', async () => {
    server.use(failing(PATHS.searchHistory.path));
    show();
    expect(await screen.findByText('Some of it didn’t load.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    server.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('search of 13')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nothing loaded, rather than that there is nothing', async () => {
    server.use(failing(PATHS.searchHistory.path), failing(PATHS.chatHistory.path));
    show();
    expect(await screen.findByText('Your recent activity didn’t load.')).toBeVisible();
    expect(screen.queryByText('Nothing to show')).toBeNull();
  });
});
