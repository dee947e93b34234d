import { describe, expect, it } from 'vitest';
import { columnBody } from '../testing/column-body.ts';
import { flatDrape } from '../testing/flat-drape.ts';
import { joinDrapes } from './join-drapes.ts';

const body = columnBody();

/** A square of cloth before the body, its lower edge at a height. */
function hungAt(name: string, low: number) {
  const drape = flatDrape([name]);
  const positions = drape.positions.map((value, at) => value + ([0, low - 80, 25][at % 3] ?? 0));
  return { ...drape, positions };
}

const over = hungAt('jacket', 95);
const under = hungAt('trousers', 70);
const joined = joinDrapes({ name: 'suit', over, under }, body);
const count = over.panelOf.length;

describe('a jacket and trousers that are joined', () => {
  it('are one drape with the panels of both, the jacket as it hung', () => {
    expect(joined.panels.map(({ name }) => name)).toEqual(['jacket', 'trousers']);
    expect(joined.positions.slice(0, count * 3)).toEqual(over.positions);
    expect(Math.max(...joined.triangles)).toBe(count * 2 - 1);
    expect(joined.panelOf.slice(count).every((panel) => panel === 1)).toBe(true);
  });

  it('have the trousers at the skin where the jacket covers them, and free below', () => {
    const sample = new Float64Array(4);
    const offSkin = (vertex: number) => {
      const at = (vertex + count) * 3;
      const [x = 0, y = 0, z = 0] = joined.positions.subarray(at, at + 3);
      body.sample(x, y, z, sample);
      return { y: under.positions[vertex * 3 + 1] ?? 0, distance: sample[0] ?? 0 };
    };
    const all = Array.from({ length: count }, (_, vertex) => offSkin(vertex));
    const covered = all.filter(({ y }) => y > 96).map(({ distance }) => distance);
    const free = all.filter(({ y }) => y < 75).map(({ distance }) => distance);
    expect(covered.length).toBeGreaterThan(100);
    expect(Math.max(...covered)).toBeLessThan(0.6);
    expect(Math.max(...free)).toBeGreaterThan(5);
  });
});
