import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson } from '@modiste/vision/testing/drawn-person';
import { describe, expect, it } from 'vitest';
import { fitBody } from '../body/body-frame.ts';
import { cutOutGarment } from '../garment/cutting/cut-out-garment.ts';
import { drawGarment } from '../garment/testing/garment-drawings.ts';
import { readPerson } from '../person/read-person.ts';
import { layLower } from './lay-lower.ts';

const person = await readPerson(await openBodyNetwork(), await drawnPerson());
if (person === null) throw new Error('The drawing shows a person');
const frame = fitBody(person);
const { signal } = new AbortController();

/** @param lower how much lower than it is found the crotch is taken to be, in pixels */
async function lay(outline: 'shorts' | 'flaredShorts' | 'trousers', lower = 0) {
  const cutout = await cutOutGarment(await drawGarment({ outline }), { role: 'bottom', signal });
  const marks = cutout.landmarks;
  if (marks.kind !== 'bottom' || person === null) throw new Error('no bottom');
  const crotch = marks.crotch && { ...marks.crotch, y: marks.crotch.y + lower };
  return layLower(frame, { cutout, marks: { ...marks, crotch }, size: person });
}

/** The first column of each row that shows cloth, from the first such row to the last. */
function leftEdge({ width, height, alpha }: Awaited<ReturnType<typeof lay>>['cloth']): number[] {
  return Array.from({ length: height }, (_, y) =>
    alpha.subarray(y * width, (y + 1) * width).findIndex((value) => value > 0.5),
  ).filter((x) => x >= 0);
}

/** How many pixels of each row show cloth, from the first such row to the last. */
function breadths({ width, height, alpha }: Awaited<ReturnType<typeof lay>>['cloth']): number[] {
  return Array.from(
    { length: height },
    (_, y) => alpha.subarray(y * width, (y + 1) * width).filter((value) => value > 0.5).length,
  ).filter((breadth) => breadth > 0);
}

describe('what is worn below, on a body', () => {
  it('is not pinched at a hem that slants upward to its sides', async () => {
    const rows = breadths((await lay('flaredShorts')).cloth);
    const at = (share: number) => rows[Math.round(rows.length * share)] ?? 0;
    expect(at(0.96)).toBeGreaterThan(at(0.8) * 0.75);
  });

  it.each(['shorts', 'trousers'] as const)(
    'has no step where the legs of %s begin',
    async (name) => {
      const edge = leftEdge((await lay(name)).cloth);
      // The hems of the two legs are not at the same level.
      const inner = edge.slice(6, edge.length * 0.7);
      const steps = inner.slice(1).map((x, row) => Math.abs(x - (inner[row] ?? 0)));
      expect(Math.max(...steps)).toBeLessThan(4);
    },
  );

  it('is as long as it is in its picture, wherever the legs part', async () => {
    const [{ ends }, { ends: lower }] = [await lay('shorts'), await lay('shorts', 80)];
    expect(ends?.[0]).toBeGreaterThan(0.5);
    expect(lower?.[0]).toBeCloseTo(ends?.[0] ?? 0, 2);
  });
});
