import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWorker, useNewVersion } from './new-version.ts';

const UPDATE_MS = 3_600_000;

/** A browser's end of a worker, as far as the page deals with it. */
function makeContainer(register = vi.fn(async () => registration)) {
  return Object.assign(new EventTarget(), {
    register,
    ready: Promise.resolve(registration),
    controller: null,
    oncontrollerchange: null,
    onmessage: null,
    onmessageerror: null,
    getRegistration: async () => undefined,
    getRegistrations: async () => [],
    startMessages: () => undefined,
  });
}

const told: unknown[] = [];
let updates = 0;
const registration = Object.assign(new EventTarget(), {
  active: { postMessage: (message: unknown) => told.push(message) },
  update: async () => {
    updates += 1;
  },
});

const hear = (container: EventTarget, data: unknown) =>
  container.dispatchEvent(new MessageEvent('message', { data }));
const isReady = () => useNewVersion.getState().isReady;

beforeEach(() => {
  told.length = 0;
  updates = 0;
  useNewVersion.setState({ isReady: false });
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
});
afterEach(() => vi.useRealTimers());

describe('the worker of the app', () => {
  it('is asked to keep the rest of the app once it stands', async () => {
    const container = makeContainer();
    const stop = startWorker(Object.assign(container));
    await expect.poll(() => told).toEqual(['keep-rest']);
    expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    stop();
  });

  it('tells of a newer build, and not of the one that the page was opened with', () => {
    const container = makeContainer();
    const stop = startWorker(Object.assign(container));
    hear(container, { entry: '/assets/index-1.js' });
    expect(isReady()).toBe(false);
    hear(container, 'something else');
    expect(isReady()).toBe(false);
    hear(container, { entry: '/assets/index-2.js' });
    expect(isReady()).toBe(true);
    stop();
  });

  it('is looked for anew each hour, until the page lets go of it', async () => {
    vi.useFakeTimers();
    const stop = startWorker(Object.assign(makeContainer()));
    await vi.advanceTimersByTimeAsync(2 * UPDATE_MS);
    expect(updates).toBe(2);
    stop();
    await vi.advanceTimersByTimeAsync(UPDATE_MS);
    expect(updates).toBe(2);
  });

  it('may be refused: the app works all the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = vi.fn(async () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const stop = startWorker(Object.assign(makeContainer(refuse)));
    await expect.poll(() => warn).toHaveBeenCalled();
    stop();
    expect(startWorker(undefined)()).toBeUndefined();
    warn.mockRestore();
  });
});
