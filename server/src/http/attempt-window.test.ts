import { describe, expect, it } from 'vitest';
import { AttemptWindow } from './attempt-window.ts';

const make = () => new AttemptWindow({ max: 2, lengthMs: 1000, keysMax: 3 });

describe('a window of attempts', () => {
  it('lets so many pass and says how long the next has to wait', () => {
    const window = make();
    expect([0, 100, 400, 999].map((now) => window.attempt('a', now))).toEqual([0, 0, 600, 1]);
    expect(window.attempt('a', 1000)).toBe(0);
  });

  it('counts each key for itself', () => {
    const window = make();
    for (let count = 0; count < 5; count++) window.attempt('a', 0);
    expect(window.attempt('b', 0)).toBe(0);
  });

  it('forgets the oldest keys when there are too many', () => {
    const window = make();
    for (let count = 0; count < 5; count++) window.attempt('a', 0);
    for (const key of ['b', 'c']) window.attempt(key, 1);
    expect(window.attempt('a', 2)).toBeGreaterThan(0);
    window.attempt('d', 3);
    expect(window.attempt('a', 4)).toBe(0);
  });
});
