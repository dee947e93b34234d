import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

const EVERY_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Something that is read by hand. */
function source() {
  const readings: PromiseWithResolvers<string>[] = [];
  const failures: unknown[] = [];
  const tell = staleWhileRevalidate(
    () => {
      const reading = Promise.withResolvers<string>();
      readings.push(reading);
      return reading.promise;
    },
    { everyMs: EVERY_MS, onFailure: (error) => failures.push(error) },
  );
  return { readings, failures, tell };
}

describe('what is read now and then', () => {
  it('is read once for all who wait for it first', async () => {
    const { readings, tell } = source();
    const both = Promise.all([tell(), tell()]);
    readings[0]?.resolve('first');
    expect(await both).toEqual(['first', 'first']);
    expect([await tell(), readings.length]).toEqual(['first', 1]);
  });

  it('is read again after a while, and nobody waits for that', async () => {
    const { readings, tell } = source();
    const first = tell();
    readings[0]?.resolve('first');
    await first;
    vi.advanceTimersByTime(EVERY_MS);
    expect([await tell(), readings.length]).toEqual(['first', 2]);
    readings[1]?.resolve('second');
    await readings[1]?.promise;
    expect([await tell(), readings.length]).toEqual(['second', 2]);
  });

  it('stays as it was while it cannot be read', async () => {
    const { readings, failures, tell } = source();
    const first = tell();
    readings[0]?.resolve('first');
    await first;
    vi.advanceTimersByTime(EVERY_MS);
    await tell();
    readings[1]?.reject(new Error('away'));
    await expect.poll(() => failures).toEqual([new Error('away')]);
    expect(await tell()).toBe('first');
  });

  it('is tried anew by the next who asks where the first reading failed', async () => {
    const { readings, tell } = source();
    const first = tell();
    readings[0]?.reject(new Error('away'));
    await expect(first).rejects.toThrow('away');
    const second = tell();
    readings[1]?.resolve('there');
    expect(await second).toBe('there');
  });
});
