import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { cutOutGarment } from '../garment/cutting/cut-out-garment.ts';
import { drawGarment } from '../garment/testing/garment-drawings.ts';
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
});
