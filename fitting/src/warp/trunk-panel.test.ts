import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { cutOutGarment } from '../garment/cutting/cut-out-garment.ts';
import { drawGarment } from '../garment/testing/garment-drawings.ts';
import { plus } from '../geometry/point.ts';
import { readPerson } from '../person/read-person.ts';
import { layTrunk } from './trunk-panel.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawing shows a person');
const frame = fitBody(person);
const { signal } = new AbortController();

describe('the trunk of a top', () => {
  it('leads a line that runs straight down on below the armpits, also around a slender body', async () => {
    const picture = await drawGarment({ outline: 'tee' });
    const cutout = await cutOutGarment(picture, { role: 'top', signal });
    const marks = cutout.landmarks;
    if (marks.kind === 'bottom') throw new Error('no top');
    const slender = { ...frame, half: (down: number, side: 0 | 1) => frame.half(down, side) * 0.7 };
    const { mesh } = layTrunk({ cutout, marks, frame: slender });
    // How far inside of its even place each part of a row is taken from, over the row's width.
    const drawnIn = Array.from({ length: mesh.rows + 1 }, (_, row) => {
      const from = row * (mesh.columns + 1);
      const [left = 0, right = 0] = [mesh.source[from * 2], mesh.source[(from + mesh.columns) * 2]];
      const quarter = mesh.source[(from + mesh.columns / 4) * 2] ?? 0;
      return (quarter - left) / (right - left) - 1 / 4;
    });
    const steps = drawnIn.slice(1).map((share, row) => Math.abs(share - (drawnIn[row] ?? 0)));
    expect(Math.max(...drawnIn)).toBeGreaterThan(0.02);
    expect(Math.max(...steps)).toBeLessThan(0.015);
  });

  it.each(['vest', 'slip'] as const)(
    'has its neck points on the shoulders: %s',
    async (outline) => {
      const cutout = await cutOutGarment(await drawGarment({ outline }), { role: 'top', signal });
      const marks = cutout.landmarks;
      if (marks.kind === 'bottom') throw new Error('no top');
      // A narrow neckline lies inside of where the shoulders begin.
      const middle = (marks.neck.left.x + marks.neck.right.x) / 2;
      const neck = {
        left: { ...marks.neck.left, x: middle - 20 },
        right: { ...marks.neck.right, x: middle + 20 },
      };
      const shoulder: typeof frame.shoulder = (side, share) =>
        plus(frame.shoulder(side, share), frame.body.down, 20);
      const narrow = { cutout, marks: { ...marks, neck }, frame };
      const before = layTrunk(narrow).neck[0];
      const lower = layTrunk({ ...narrow, frame: { ...frame, shoulder } }).neck[0];
      expect(lower.y - before.y).toBeCloseTo(20 * frame.body.down.y, 0);
    },
  );

  it('has thin straps where the shoulders do not slope yet', async () => {
    const picture = await drawGarment({ outline: 'slip' });
    const cutout = await cutOutGarment(picture, { role: 'top', signal });
    const marks = cutout.landmarks;
    if (marks.kind === 'bottom') throw new Error('no top');
    const across = marks.armpit.right.x - marks.armpit.left.x;
    const wide = {
      left: { ...marks.neck.left, x: marks.armpit.left.x + 0.03 * across },
      right: { ...marks.neck.right, x: marks.armpit.right.x - 0.03 * across },
    };
    const shoulderTip = {
      left: { ...wide.left, x: marks.armpit.left.x },
      right: { ...wide.right, x: marks.armpit.right.x },
    };
    const { neck } = layTrunk({ cutout, marks: { ...marks, neck: wide, shoulderTip }, frame });
    const apart = (neck[1].x - neck[0].x) / frame.body.shoulderWidth;
    expect(apart).toBeLessThan(0.8);
    expect(apart).toBeGreaterThan(0.6);
  });
});
