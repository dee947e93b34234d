import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { readPerson } from '../person/read-person.ts';
import { makeClothLayer } from '../warp/cloth-layer.ts';
import { closeArmpits } from './close-armpits.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawn person is found');
const frame = fitBody(person);
const { shoulders, elbows, shoulderWidth } = frame.body;

/** A layer of cloth between two columns, from the shoulders down. */
function clothBetween(left: number, right: number, color: number) {
  const layer = makeClothLayer(person ?? { width: 0, height: 0 });
  const top = Math.round(shoulders[0].y);
  for (let y = top; y < top + shoulderWidth * 1.5; y += 1) {
    for (let x = Math.round(left); x < right; x += 1) {
      layer.alpha[y * layer.width + x] = 1;
      layer.rgb.fill(color, (y * layer.width + x) * 3, (y * layer.width + x) * 3 + 3);
    }
  }
  return layer;
}

describe('the armpits of a top', () => {
  // The arm hangs beside the trunk; its middle is between shoulder and elbow.
  const middle = { x: (shoulders[0].x + elbows[0].x) / 2, y: (shoulders[0].y + elbows[0].y) / 2 };
  const slit = Math.round(0.05 * shoulderWidth);
  const at = Math.round(middle.y) * person.width + Math.round(middle.x + slit / 2);

  function closed(end: number) {
    const sleeve = clothBetween(middle.x - 0.15 * shoulderWidth, middle.x, 40);
    const trunk = clothBetween(middle.x + slit, shoulders[1].x, 200);
    closeArmpits(person ?? expect.fail(), frame, {
      trunk,
      sleeves: [sleeve, null],
      ends: [end, 0],
    });
    return Math.max(trunk.alpha[at] ?? 0, sleeve.alpha[at] ?? 0);
  }

  it('shows no skin in a slit between trunk and sleeve', () => {
    expect(closed(0.9)).toBeGreaterThan(0.9);
  });

  it('leaves an arm bare that is beyond the sleeve', () => {
    expect(closed(0.3)).toBe(0);
  });
});
