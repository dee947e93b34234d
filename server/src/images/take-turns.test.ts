import { describe, expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

describe('taking turns', () => {
  it('runs so many at once and everything in the end, failures included', async () => {
    const inTurn = takeTurns(2);
    let running = 0;
    let most = 0;
    const work = (at: number) =>
      inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        if (at === 3) throw new Error('a failure');
        return at;
      });
    const ended = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work));
    expect(most).toBe(2);
    expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
    ]);
  });
});
