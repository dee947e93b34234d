import { describe, expect, it } from 'vitest';
import { retryDelayS } from './queued-mail.ts';

describe('the wait for another attempt', () => {
  it('doubles, up to ten minutes', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 100, 1e9].map((attempts) => retryDelayS(attempts, 0.5));
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600, 600]);
  });

  it('is not the same for all', () => {
    expect([retryDelayS(3, 0), retryDelayS(3, 1)]).toEqual([32, 48]);
  });
});
