import { describe, expect, it } from 'vitest';
import { drawOnDemand } from './draw-on-demand.ts';

/** A drawing that is finished by hand, and how many of them have begun. */
function slowDrawings() {
  const finish: ((bytes: Uint8Array | Error) => void)[] = [];
  const draw = () =>
    new Promise<Uint8Array>((resolve, reject) => {
      finish.push((made) => (made instanceof Error ? reject(made) : resolve(made)));
    });
  return { draw, finish };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a picture drawn on demand', () => {
  it('is drawn once for all requests meanwhile, and again for later ones', async () => {
    const render = drawOnDemand(2);
    const { draw, finish } = slowDrawings();
    const both = [render('a', draw), render('a', draw)];
    await settled();
    finish[0]?.(Uint8Array.of(1));
    expect(await Promise.all(both)).toEqual([Uint8Array.of(1), Uint8Array.of(1)]);
    void render('a', draw);
    await settled();
    expect(finish.length).toBe(2);
  });

  it('waits while as many are being drawn as may be, failed ones included', async () => {
    const render = drawOnDemand(1);
    const { draw, finish } = slowDrawings();
    const first = render('a', draw);
    const second = render('b', draw);
    await settled();
    expect(finish.length).toBe(1);
    finish[0]?.(new Error('no ink'));
    await expect(first).rejects.toThrow('no ink');
    await settled();
    finish[1]?.(Uint8Array.of(2));
    expect(await second).toEqual(Uint8Array.of(2));
  });
});
