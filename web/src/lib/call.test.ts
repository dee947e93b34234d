import { ERRORS } from '@modiste/contract/errors';
import { CLIENT_TYPE, CLIENT_VERSION } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { PATHS } from '@modiste/contract/paths';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, call, failureMessage, onFailedCall } from './call.ts';
import { logFailure } from './query-client.ts';

const server = setupServer();
beforeAll(() => server.listen());
beforeEach(() => onFailedCall(logFailure));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const answerItem = (response: () => Response) =>
  server.use(http.get(`*${PATHS.itemById.path}`, response));
const fetchItem = () => call('itemById', { params: { id: 'a' } });

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (error instanceof CallError) return error;
  throw new Error('The call did not fail with a CallError');
}

async function waitText(headers: Record<string, string>): Promise<string> {
  answerItem(() => HttpResponse.json(null, { status: ERRORS.rate_limited.status, headers }));
  return failureMessage(await failureOf(fetchItem()), 'Something else');
}

describe('a call', () => {
  it('says who calls and fills the path', async () => {
    const seen: Request[] = [];
    server.use(
      http.get('*/api/item/:id', ({ request }) => {
        seen.push(request);
        return HttpResponse.json({ id: 'a/b' });
      }),
    );
    await call('itemById', { params: { id: 'a/b' } });
    expect(new URL(seen[0]?.url ?? '').pathname).toBe('/api/item/a%2Fb');
    expect(seen[0]?.headers.get('x-client-type')).toBe(CLIENT_TYPE);
    expect(seen[0]?.headers.get('x-client-version')).toBe(CLIENT_VERSION);
  });

  it('sends a body as JSON', async () => {
    server.use(
      http.post(`*${PATHS.itemsByIds.path}`, async ({ request }) =>
        HttpResponse.json({ echo: await request.json() }),
      ),
    );
    const answer = await call('itemsByIds', { body: { item_ids: ['a'] } });
    expect(answer).toEqual({ echo: { item_ids: ['a'] } });
  });

  it('fails with the code of the answer and its message', async () => {
    answerItem(() => HttpResponse.json({ code: 'item_not_found' }, { status: 404 }));
    const error = await failureOf(fetchItem());
    expect(error.code).toBe('item_not_found');
    expect(error.message).toBe(ERRORS.item_not_found.message);
  });

  it('takes an answer that is no error of ours for an internal one', async () => {
    answerItem(() => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await failureOf(fetchItem());
    expect(error).toMatchObject({ code: 'internal', status: 502, message: MESSAGES.unexpected });
  });

  it('lets the screen name any failure but too many calls', async () => {
    answerItem(() => HttpResponse.json({ code: 'internal' }, { status: 500 }));
    const error = await failureOf(fetchItem());
    expect(failureMessage(error, MESSAGES.items_failed)).toBe(MESSAGES.items_failed);
    expect(failureMessage(new TypeError('offline'), 'Ours')).toBe('Ours');
  });
});

describe('the log of failed calls', () => {
  it('names what failed and its cause, which the caller still gets', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    answerItem(() => HttpResponse.json({ code: 'item_not_found' }, { status: 404 }));
    const error = await failureOf(fetchItem());
    expect(log.mock.calls).toEqual([['Failed to fetch item', error]]);
  });

  it('keeps silent about a call that its caller gave up', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const abort = new AbortController();
    answerItem(() => {
      abort.abort();
      return HttpResponse.json({ id: 'a' });
    });
    const fetching = call('itemById', { params: { id: 'a' }, signal: abort.signal });
    await expect(fetching).rejects.toMatchObject({ name: 'AbortError' });
    expect(log).not.toHaveBeenCalled();
  });
});

describe('too many calls', () => {
  it('says how long to wait, in whole units rounded up', async () => {
    expect(await waitText({ 'retry-after': '1' })).toBe(
      'Rate limit exceeded. Please retry after 1 second.',
    );
    expect(await waitText({ 'retry-after': '61' })).toBe(
      'Rate limit exceeded. Please retry after 2 minutes.',
    );
    expect(await waitText({ 'retry-after': '3601' })).toBe(
      'Rate limit exceeded. Please retry after 2 hours.',
    );
  });

  it('repeats a wait that is not a number', async () => {
    expect(await waitText({ 'retry-after': 'tomorrow' })).toBe(
      'Rate limit exceeded. Please retry after tomorrow.',
    );
  });

  it('names the local time of the reset when only that is known', async () => {
    const reset = '2030-05-01T10:00:00.000Z';
    expect(await waitText({ 'x-ratelimit-reset': reset })).toBe(
      `Rate limit exceeded. Please retry at ${new Date(reset).toLocaleTimeString()}.`,
    );
  });

  it('asks to come back later when nothing is known', async () => {
    expect(await waitText({})).toBe('Rate limit exceeded. Please retry later.');
  });
});
