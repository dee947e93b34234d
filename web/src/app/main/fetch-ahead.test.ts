import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOverlaysAhead } from './fetch-ahead.ts';

const askForQuiet = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', askForQuiet);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('begins once the browser is quiet, for whoever is still there', async () => {
  fetchOverlaysAhead()();
  await vi.runAllTimersAsync();
  expect(askForQuiet).not.toHaveBeenCalled();
  fetchOverlaysAhead();
  await vi.runAllTimersAsync();
  expect(askForQuiet).toHaveBeenCalledTimes(1);
});
