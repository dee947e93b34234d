import { ERRORS } from '@modiste/contract/errors';
import { PATHS } from '@modiste/contract/paths';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeProfile } from '../testing/make-profile.ts';
import { makeAccessToken } from '../testing/sign-in.ts';
import { clearAccessToken, keepAccessToken, readAccessToken, readIssued } from './access-token.ts';
import { call, callMedia } from './call.ts';
import { readLogin, removeLogin, writeLogin } from './login-cache.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

/** The tokens the calls came with, in order; null where there was none. */
const seen: (string | null)[] = [];
let refreshes = 0;

const tokenOf = (request: Request) =>
  request.headers.get('authorization')?.replace('Bearer ', '') ?? null;

/** Answers the wishlist to those who come with one of the tokens. */
const admit = (accepted: readonly string[], refusal: 401 | 403 = 401) =>
  server.use(
    http.get(`*${PATHS.wishlist.path}`, ({ request }) => {
      const token = tokenOf(request);
      seen.push(token);
      return token !== null && accepted.includes(token)
        ? HttpResponse.json({})
        : HttpResponse.json({ code: 'authentication_required' }, { status: refusal });
    }),
  );

const answerRefresh = (respond: () => Response) =>
  server.use(
    http.post(`*${PATHS.refreshTokens.path}`, () => {
      refreshes += 1;
      return respond();
    }),
  );

const OLD = makeAccessToken('old');
const NEW = makeAccessToken('new');
const keep = (text: string) => keepAccessToken(readIssued(text));
const issue = (access_token: string) => () => HttpResponse.json({ access_token });

beforeEach(() => {
  seen.length = 0;
  refreshes = 0;
  writeLogin(makeProfile());
  answerRefresh(issue(NEW));
});
afterEach(() => {
  server.resetHandlers();
  clearAccessToken();
  removeLogin();
});

describe('the access token', () => {
  it('goes with every call, and not with those that make a session or end it', async () => {
    keep(OLD);
    admit([OLD]);
    let told: string | null = 'nothing';
    server.use(
      http.post(`*${PATHS.logout.path}`, ({ request }) => {
        told = tokenOf(request);
        return HttpResponse.json({ ok: true });
      }),
    );
    await call('wishlist');
    await call('logout');
    expect(seen).toEqual([OLD]);
    expect(told).toBeNull();
  });

  it('is refreshed before a call when it has a minute left, and not before', async () => {
    const ending = makeAccessToken('ending', 60_000);
    const lasting = makeAccessToken('lasting', 62_000);
    admit([lasting, NEW]);
    keep(lasting);
    await call('wishlist');
    keep(ending);
    await call('wishlist');
    expect(seen).toEqual([lasting, NEW]);
    expect(refreshes).toBe(1);
  });

  it('is fetched before the first call of a page when somebody was signed in', async () => {
    admit([NEW]);
    await call('wishlist');
    expect(seen).toEqual([NEW]);
  });

  it('is not asked for by strangers', async () => {
    removeLogin();
    server.use(http.get('*/api/item/:id', () => HttpResponse.json({ id: 'a' })));
    await call('itemById', { params: { id: 'a' } });
    expect(refreshes).toBe(0);
  });

  it('is refreshed once for all calls that need it at the same time', async () => {
    keep(makeAccessToken('ending', 5000));
    admit([NEW]);
    await Promise.all([call('wishlist'), call('wishlist'), call('wishlist')]);
    expect(seen).toEqual([NEW, NEW, NEW]);
    expect(refreshes).toBe(1);
  });
});

describe('a refused call', () => {
  it.each([401, 403] as const)('is tried again with a new token after a %i', async (status) => {
    keep(OLD);
    admit([NEW], status);
    await expect(call('wishlist')).resolves.toEqual({});
    expect(seen).toEqual([OLD, NEW]);
    expect(refreshes).toBe(1);
  });

  it('fails when it is refused again', async () => {
    keep(OLD);
    admit([]);
    await expect(call('wishlist')).rejects.toMatchObject({ status: 401 });
    expect(seen).toEqual([OLD, NEW]);
    expect(refreshes).toBe(1);
  });

  it('takes the token that another refusal has fetched meanwhile', async () => {
    keep(OLD);
    admit([NEW]);
    await Promise.all([call('wishlist'), call('wishlist')]);
    expect(refreshes).toBe(1);
    expect(seen.filter((token) => token === NEW)).toHaveLength(2);
  });

  it('works for pictures and files too', async () => {
    keep(OLD);
    server.use(
      http.get(`*${PATHS.downloadData.path}`, ({ request }) =>
        tokenOf(request) === NEW
          ? new HttpResponse('zip', { headers: { 'content-type': 'application/zip' } })
          : HttpResponse.json(null, { status: 401 }),
      ),
    );
    const file = await callMedia('downloadData');
    expect(file.type).toBe('application/zip');
    expect(await file.text()).toBe('zip');
  });
});

describe('a refresh that fails', () => {
  it('ends the login and says that one has to sign in', async () => {
    keep(OLD);
    admit([]);
    answerRefresh(() => HttpResponse.json({ code: 'authentication_required' }, { status: 401 }));
    await expect(call('wishlist')).rejects.toMatchObject({
      code: 'authentication_required',
      message: ERRORS.authentication_required.message,
    });
    expect(readAccessToken()).toBeNull();
    expect(readLogin()).toBeNull();
    expect(seen).toEqual([OLD]);
  });

  it('for want of a network leaves the login as it is', async () => {
    keep(makeAccessToken('ending', 5000));
    answerRefresh(() => HttpResponse.error());
    await expect(call('wishlist')).rejects.toBeInstanceOf(TypeError);
    expect(readLogin()).not.toBeNull();
  });

  it('because nobody is behind the gateway leaves the login as it is', async () => {
    keep(makeAccessToken('ending', 5000));
    answerRefresh(() => new HttpResponse(null, { status: 502 }));
    await expect(call('wishlist')).rejects.toMatchObject({ status: 502 });
    expect(readLogin()).not.toBeNull();
  });
});

describe('two tabs', () => {
  /** Lets one at a time through, as the browser does across its tabs. */
  function pretendLocks() {
    let last: Promise<unknown> = Promise.resolve();
    let held = 0;
    const hold = (act: (lock: object) => Promise<unknown>) => {
      held += 1;
      last = last
        .then(() => act({}))
        .finally(() => {
          held -= 1;
        });
      return last;
    };
    type Act = (lock: object | null) => Promise<unknown>;
    const request = (_name: string, options: { ifAvailable: boolean } | Act, act?: Act) => {
      if (typeof options === 'function') return hold(options);
      return held === 0 ? hold(async (lock) => act?.(lock)) : act?.(null);
    };
    const locks = { request };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('refresh once between them', async () => {
    pretendLocks();
    vi.resetModules();
    const otherTab = await import('./call.ts');
    admit([NEW]);
    await Promise.all([call('wishlist'), otherTab.call('wishlist')]);
    expect(seen).toEqual([NEW, NEW]);
    expect(refreshes).toBe(1);
  });
});

describe('what is asked after the path', () => {
  it('is written into the address', async () => {
    keep(OLD);
    let asked = '';
    server.use(
      http.get(`*${PATHS.suggestLocations.path}`, ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ features: [] });
      }),
    );
    await call('suggestLocations', { query: { text: 'São Paulo & co' } });
    expect(new URLSearchParams(asked).get('text')).toBe('São Paulo & co');
  });
});
