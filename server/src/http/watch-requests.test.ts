import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchRequests } from './watch-requests.ts';

const server = new EventEmitter();
const requests = watchRequests(server);
const stay = new AbortController().signal;

/** Whether it is quiet at the end of so much time. */
async function isQuietAfter(ms: number, signal = stay): Promise<boolean> {
  let isQuiet = false;
  void requests.whenQuiet(signal).then(() => {
    isQuiet = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isQuiet;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the watch over requests', () => {
  it('is quiet until the first request, and again some time after the last', async () => {
    expect(await isQuietAfter(0)).toBe(true);
    server.emit('request');
    expect(await isQuietAfter(1_500)).toBe(false);
    server.emit('request');
    expect(await isQuietAfter(1_500)).toBe(false);
    expect(await isQuietAfter(1_000)).toBe(true);
  });

  it('keeps nobody waiting who is to stop', async () => {
    server.emit('request');
    const stop = new AbortController();
    const stopping = isQuietAfter(100, stop.signal);
    stop.abort();
    expect(await stopping).toBe(true);
    expect(await isQuietAfter(0, stop.signal)).toBe(true);
  });
});
