import { expect, it, vi } from 'vitest';
import { watchPresses } from './watch-presses.ts';

// The other tests press faster than people, and are not watched.
vi.unmock('./watch-presses.ts');

it('watches soon, though nobody has stirred: the first press may be a double one', async () => {
  const listen = vi.spyOn(window, 'addEventListener');
  const stop = watchPresses();
  await expect.poll(() => listen.mock.calls.map(([name]) => name)).toContain('touchend');
  stop();
});
