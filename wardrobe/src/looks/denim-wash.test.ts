import { describe, expect, it } from 'vitest';
import { linearColor } from '../materials/linear-color.ts';
import { denimWash } from './denim-wash.ts';

const INDIGO = linearColor('#34507a');
const PLACE = { isInside: false, left: -4, right: 28, bottom: -80, top: 22, middleTop: 22 };
const leg = (name: string) => denimWash({ ...PLACE, behind: 0, name, role: 'shell' }, 0.6, INDIGO);

/** How much dye a rectangle of the cloth has lost on average. */
function lostIn(
  wash: ReturnType<typeof denimWash>,
  [left, right, bottom, top]: readonly [number, number, number, number],
): number {
  let sum = 0;
  for (let step = 0; step < 400; step += 1) {
    const x = left + ((right - left) * (step % 20)) / 19;
    const y = bottom + ((top - bottom) * Math.floor(step / 20)) / 19;
    sum += wash(x, y).share / 400;
  }
  return sum;
}

describe('the wash of jeans', () => {
  it('fades the thigh, the hem and the sides more than the waist and the shin', () => {
    const wash = leg('left-front');
    const shin = lostIn(wash, [4, 20, -70, -62]);
    expect(lostIn(wash, [6, 18, -20, -5])).toBeGreaterThan(3 * shin);
    expect(lostIn(wash, [4, 20, -80, -79])).toBeGreaterThan(shin + 0.03);
    const besideSeam = lostIn(wash, [23, 24, -70, -62]);
    expect(lostIn(wash, [27, 28, -70, -62])).toBeGreaterThan(besideSeam + 0.015);
    expect(lostIn(wash, [6, 18, 20, 22])).toBeLessThan(0.1);
  });

  it('does not fold one leg as the other', () => {
    const [left, right] = [leg('left-front'), leg('right-front')];
    const hip = Array.from({ length: 40 }, (_, at) => [at % 8, 10 - Math.floor(at / 8)] as const);
    const differing = hip.filter(
      ([x, y]) => Math.abs(left(x, y).share - right(24 - x, y).share) > 0.02,
    );
    expect(differing.length).toBeGreaterThan(10);
  });

  it('is on no band but at its edges', () => {
    const band = { ...PLACE, bottom: 0, top: 4, name: 'waistband', role: 'waistband', behind: 0 };
    const wash = denimWash(band, 0.6, INDIGO);
    expect(lostIn(wash, [6, 18, 3.4, 4])).toBeLessThan(0.06);
  });
});
