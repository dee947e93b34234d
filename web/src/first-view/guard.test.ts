import { AUTH_STORAGE_KEY } from '@modiste/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_LOGIN } from '../app/navigation/at-login.ts';

const frames: (() => void)[] = [];

beforeEach(() => {
  frames.length = 0;
  document.body.innerHTML = '';
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  const script = document.createElement('script');
  Object.assign(script.dataset, { entry: '/assets/index-1.js', parts: '/assets/a-1.js' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '');
  document.head.replaceChildren();
});

/** A first view whose picture is on its way until it is told to come. */
function showPicture() {
  const { promise, resolve: come } = Promise.withResolvers<void>();
  document.body.innerHTML =
    '<div id="first-view"><img alt="" loading="lazy" /><img alt="A coat" loading="eager" /></div>';
  const picture = vi.fn(() => promise);
  const [small, large] = document.images;
  Object.assign(small ?? {}, { decode: () => new Promise(() => undefined) });
  Object.assign(large ?? {}, { decode: picture });
  return { picture, come };
}

async function paint() {
  for (const frame of frames.splice(0)) frame();
  await vi.advanceTimersByTimeAsync(0);
}

const run = () => import('./guard.ts');
const seen = () => document.documentElement.dataset.firstView;
const fetched = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const started = () => document.head.querySelector('script')?.getAttribute('src') ?? null;

describe('the guard of the first view', () => {
  it('shows it to strangers, and has the app follow once it was painted with its picture', async () => {
    const { picture, come } = showPicture();
    await run();
    await vi.runAllTimersAsync();
    expect([seen(), picture.mock.calls.length]).toEqual(['shown', 0]);
    await paint();
    expect([picture.mock.calls.length, started()]).toEqual([1, null]);
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect([fetched(), started()]).toEqual([[], null]);
    await paint();
    expect(fetched()).toEqual(['/assets/index-1.js', '/assets/a-1.js']);
    expect(started()).toBe('/assets/index-1.js');
  });

  it('waits no longer than a second for the picture of a slow shop', async () => {
    showPicture();
    await run();
    await paint();
    await vi.advanceTimersByTimeAsync(999);
    await paint();
    expect(started()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await paint();
    expect(started()).toBe('/assets/index-1.js');
  });

  it.each([
    ['members', () => localStorage.setItem(AUTH_STORAGE_KEY, '{}')],
    ['those who went on to the login', () => history.replaceState(AT_LOGIN, '')],
  ])('hides it from %s, who get the app at once', async (_who, come) => {
    come();
    await run();
    expect([seen(), started()]).toEqual(['hidden', '/assets/index-1.js']);
  });

  it('takes everybody for a stranger where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await run();
    expect(seen()).toBe('shown');
  });

  it('runs the app only when there is a place for it', async () => {
    localStorage.setItem(AUTH_STORAGE_KEY, '{}');
    const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await run();
    expect([fetched().length, started()]).toEqual([2, null]);
    loading.mockRestore();
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(started()).toBe('/assets/index-1.js');
  });
});
