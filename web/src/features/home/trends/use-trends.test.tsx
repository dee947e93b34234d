import { TRENDS_MAX_AGE_MS } from '@modiste/contract/limits';
import { PATHS } from '@modiste/contract/paths';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTrends } from '../../../lib/page/forget-trends.ts';
import { usePulseStatus } from '../../../lib/page/use-pulse-status.ts';
import { useSession } from '../../../lib/session.ts';
import { makeItem } from '../../../testing/make-item.ts';
import { makeProfile } from '../../../testing/make-profile.ts';
import { makeTrends } from '../../../testing/make-trends.ts';
import { renderWithQueries } from '../../../testing/render-with-queries.tsx';
import { makeAccessToken, signIn } from '../../../testing/sign-in.ts';
import { readTrendsCopy, storeTrendsCopy } from './trends-copy.ts';
import { useTrends } from './use-trends.ts';

const ADA = 'ada@example.com';
const NOON = new Date(2026, 10, 23, 12).getTime();
const MINUTE_MS = 60_000;

let asked = 0;
let isFailing = false;
/** What the server waits for before it answers. */
let answering = Promise.resolve();
const server = setupServer(
  http.post(`*${PATHS.refreshTokens.path}`, () =>
    HttpResponse.json({ access_token: makeAccessToken('ada') }),
  ),
  http.post(`*${PATHS.trends.path}`, async () => {
    asked += 1;
    await answering;
    return isFailing
      ? HttpResponse.json({ code: 'unexpected', message: 'No.' }, { status: 500 })
      : HttpResponse.json(called(`answer ${asked}`));
  }),
);

/** Trends that are told apart by the words above the outfit of the day. */
function called(intro: string) {
  const trends = makeTrends();
  return { ...trends, outfit_for_the_day: { ...trends.outfit_for_the_day, intro } };
}

const store = (intro: string, atMs: number, person = ADA) =>
  storeTrendsCopy({ person, atMs, trends: called(intro) });

function Home() {
  const { trends, isLoading } = useTrends();
  return (
    <p>
      {trends?.outfit_for_the_day.intro ?? 'nothing'}, {isLoading ? 'asking' : 'still'},{' '}
      {usePulseStatus()}
    </p>
  );
}

const open = () => renderWithQueries(<Home />);
const shown = (text: string) => screen.findByText(text);
const inOtherTab = () =>
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'modiste:trends' }));
  });

beforeAll(() => server.listen());
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  localStorage.clear();
  signIn();
  asked = 0;
  isFailing = false;
  answering = Promise.resolve();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => server.close());

describe('the trends', () => {
  it('are fetched where there are none, with the pulse loading, and stored', async () => {
    open();
    expect(await shown('nothing, asking, loading')).toBeVisible();
    expect(await shown('answer 1, still, idle')).toBeVisible();
    expect(readTrendsCopy(ADA)?.trends.outfit_for_the_day.intro).toBe('answer 1');
  });

  it('are not asked for again while the copy is young', async () => {
    store('copy', NOON - TRENDS_MAX_AGE_MS + MINUTE_MS);
    open();
    expect(await shown('copy, still, idle')).toBeVisible();
    expect(asked).toBe(0);
  });

  it('are shown at once from an old copy, while new ones are fetched', async () => {
    store('copy', NOON - TRENDS_MAX_AGE_MS);
    open();
    expect(await shown('copy, asking, loading')).toBeVisible();
    expect(await shown('answer 1, still, idle')).toBeVisible();
  });

  it('are fetched again as soon as they are old', async () => {
    store('copy', NOON - TRENDS_MAX_AGE_MS + MINUTE_MS);
    open();
    expect(await shown('copy, still, idle')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(await shown('answer 1, still, idle')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(TRENDS_MAX_AGE_MS));
    expect(await shown('answer 2, still, idle')).toBeVisible();
  });

  it('are fetched again on another day, which has another outfit', async () => {
    vi.setSystemTime(new Date(2026, 10, 23, 0, 30));
    store('copy', new Date(2026, 10, 22, 23, 30).getTime());
    open();
    expect(await shown('answer 1, still, idle')).toBeVisible();
  });

  it('stay where they cannot be fetched, which is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    isFailing = true;
    store('copy', NOON - TRENDS_MAX_AGE_MS);
    open();
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Error fetching trends', expect.anything()),
    );
    expect(await shown('copy, still, idle')).toBeVisible();
    expect(readTrendsCopy(ADA)).not.toBeNull();
  });

  it('are fetched again once they are forgotten, and shown until then', async () => {
    store('copy', NOON);
    open();
    expect(await shown('copy, still, idle')).toBeVisible();
    const { promise, resolve } = Promise.withResolvers<void>();
    answering = promise;
    act(forgetTrends);
    expect(await shown('copy, asking, loading')).toBeVisible();
    resolve();
    expect(await shown('answer 1, still, idle')).toBeVisible();
  });

  it('that were forgotten elsewhere in the app are not shown again', async () => {
    store('copy', NOON);
    const { rerender } = open();
    expect(await shown('copy, still, idle')).toBeVisible();
    rerender(<p>Another tab</p>);
    await act(() => vi.advanceTimersByTimeAsync(1));
    forgetTrends();
    rerender(<Home />);
    expect(await shown('nothing, asking, loading')).toBeVisible();
    expect(await shown('answer 1, still, idle')).toBeVisible();
  });

  it('are shared by tabs: what one has fetched is shown in the others', async () => {
    store('copy', NOON - MINUTE_MS);
    open();
    expect(await shown('copy, still, idle')).toBeVisible();
    store('of another tab', NOON);
    inOtherTab();
    expect(await shown('of another tab, still, idle')).toBeVisible();
    expect(asked).toBe(0);
  });

  it('are not asked for by a tab that nobody looks at when another forgets them', async () => {
    store('copy', NOON);
    open();
    expect(await shown('copy, still, idle')).toBeVisible();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    localStorage.removeItem('modiste:trends');
    inOtherTab();
    store('of another tab', NOON);
    inOtherTab();
    expect(await shown('of another tab, still, idle')).toBeVisible();
    expect(asked).toBe(0);
  });

  it('of one person are not shown to another', async () => {
    store('of Ada', NOON);
    signIn(makeProfile({}, { email: 'bo@example.com' }));
    open();
    expect(await shown('nothing, asking, loading')).toBeVisible();
  });

  it('are shown from the copy, however old, where nobody can be asked', async () => {
    store('copy', NOON - 3 * TRENDS_MAX_AGE_MS);
    useSession.setState({ status: 'unreachable', user: null });
    open();
    expect(await shown('copy, still, idle')).toBeVisible();
    expect(asked).toBe(0);
  });
});

describe('the copy', () => {
  it('leaves out what is only searched', () => {
    const item = makeItem('new', { semantic_search_description: 'a dress', reason: 'New' });
    storeTrendsCopy({ person: ADA, atMs: NOON, trends: makeTrends({ suggested_items: [item] }) });
    expect(readTrendsCopy(ADA)?.trends.suggested_items[0]).toEqual({
      ...item,
      semantic_search_description: '',
    });
  });

  it('of an older version, which has less, is none', () => {
    const entry = { value: { person: ADA, atMs: NOON, trends: {} }, expiresAt: NOON + MINUTE_MS };
    localStorage.setItem('modiste:trends', JSON.stringify(entry));
    expect(readTrendsCopy(ADA)).toBeNull();
  });
});
