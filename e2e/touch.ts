import type { Page } from '@playwright/test';

type Spot = readonly [x: number, y: number];

/** Fingers on a touch screen, as the browser itself sees them. */
export async function touchScreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    spots: readonly Spot[],
    timestamp = Date.now() / 1000,
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
      timestamp,
    });
  const STEPS = 6;
  const between = ([x, y]: Spot, [toX, toY]: Spot, part: number): Spot => [
    x + (toX - x) * part,
    y + (toY - y) * part,
  ];
  /** Puts a finger down at each of the first spots and draws it to its last. */
  const draw = async (...fingers: readonly (readonly [from: Spot, to: Spot])[]) => {
    await send(
      'touchStart',
      fingers.map(([from]) => from),
    );
    for (let step = 1; step <= STEPS; step += 1) {
      await send(
        'touchMove',
        fingers.map(([from, to]) => between(from, to, step / STEPS)),
      );
    }
    await send('touchEnd', []);
  };
  return {
    draw,
    /** A tenth of a second apart by their own times, however slow the machine. */
    doubleTap: (spot: Spot) => {
      const start = Date.now() / 1000 - 0.2;
      return Promise.all([
        send('touchStart', [spot], start),
        send('touchEnd', [], start + 0.02),
        send('touchStart', [spot], start + 0.1),
        send('touchEnd', [], start + 0.12),
      ]);
    },
  };
}
