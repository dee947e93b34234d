import { describe, expect, it } from 'vitest';
import { createBoundedQueue } from './limit-searches.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isBegun = false;
  const work = () => {
    isBegun = true;
    return promise;
  };
  return { work, end: resolve, fail: reject, isBegun: () => isBegun };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('work that needs a core', () => {
  it('is under way up to a number, waits up to another, and is refused beyond', async () => {
    const queue = createBoundedQueue({ concurrency: 2, waitingMax: 1 });
    const pieces = Array.from({ length: 3 }, heldWork);
    const answers = pieces.map(({ work }) => queue.run(work));
    await settled();
    expect(pieces.map(({ isBegun }) => isBegun())).toEqual([true, true, false]);
    const refused = heldWork();
    await expect(queue.run(refused.work)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterS: 1,
    });
    expect(refused.isBegun()).toBe(false);
    for (const { end } of pieces) end('done');
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
  });

  it('is done in the order in which it came', async () => {
    const queue = createBoundedQueue({ concurrency: 1, waitingMax: 3 });
    const done: number[] = [];
    const first = heldWork();
    const all = [0, 1, 2, 3].map((at) =>
      queue.run(async () => {
        if (at === 0) await first.work();
        done.push(at);
      }),
    );
    first.end('done');
    await Promise.all(all);
    expect(done).toEqual([0, 1, 2, 3]);
  });

  it('makes room by failing too', async () => {
    const queue = createBoundedQueue({ concurrency: 1, waitingMax: 1 });
    const failing = heldWork();
    const failed = queue.run(failing.work);
    const next = queue.run(async () => 'next');
    failing.fail(new Error('The store is gone'));
    await expect(failed).rejects.toThrow('The store is gone');
    expect(await next).toBe('next');
    expect(await queue.run(async () => 'later')).toBe('later');
  });
});
