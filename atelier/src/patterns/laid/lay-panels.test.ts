import type { Drape } from '@modiste/wardrobe/drape';
import { describe, expect, it } from 'vitest';
import { flatDrape } from '../../testing/flat-drape.ts';
import { fillChannels } from './fill-channels.ts';
import { makeFrontEdge } from './front-edge.ts';
import { pocketPair } from './jacket-pockets.ts';
import { makeFlatPiece } from './lay-flat.ts';
import { layPanels } from './lay-panels.ts';

const bare = flatDrape(['front']);
const pockets = pocketPair({ name: 'pocket', at: [4, 2], width: 10, height: 12, button: 0.8 });
const worn = layPanels(bare, pockets);

/** The places of all vertices of a panel. */
function placesOf({ panels, panelOf, positions }: Drape, name: string): number[][] {
  const panel = panels.findIndex((one) => one.name === name);
  return [...panelOf.keys()]
    .filter((vertex) => panelOf[vertex] === panel)
    .map((vertex) => [...positions.subarray(vertex * 3, vertex * 3 + 3)]);
}

describe('a pocket that is laid upon a front', () => {
  it('lies where it is drawn, close above the cloth', () => {
    for (const [x = 0, y = 0, z = 0] of placesOf(worn, 'pocket')) {
      expect(x).toBeGreaterThan(3.99);
      expect(x).toBeLessThan(14.01);
      expect(y).toBeGreaterThan(85.9);
      expect(y).toBeLessThan(98.1);
      expect(z).toBeGreaterThan(0.05);
      expect(z).toBeLessThan(0.5);
    }
  });

  it('rounds off at its edges', () => {
    const places = placesOf(worn, 'pocket');
    const heightAt = (x: number, y: number) => {
      const away = (place: readonly number[]) =>
        Math.hypot((place[0] ?? 0) - x, (place[1] ?? 0) - y);
      return places.toSorted((one, other) => away(one) - away(other))[0]?.[2] ?? 0;
    };
    expect(heightAt(4, 92)).toBeLessThan(heightAt(9, 92) - 0.1);
  });

  it('shows its right side, and has its mirror image on the other side', () => {
    const first = bare.triangles.length;
    for (let at = first; at < worn.triangles.length; at += 3) {
      const [a = 0, b = 0, c = 0] = worn.triangles.subarray(at, at + 3);
      const x = (vertex: number) => worn.positions[vertex * 3] ?? 0;
      const y = (vertex: number) => worn.positions[vertex * 3 + 1] ?? 0;
      const area = (x(b) - x(a)) * (y(c) - y(a)) - (x(c) - x(a)) * (y(b) - y(a));
      expect(area).toBeGreaterThan(0);
    }
    const xs = placesOf(worn, 'other-pocket').map(([x]) => x ?? 0);
    expect(Math.min(...xs)).toBeCloseTo(-14, 1);
    expect(Math.max(...xs)).toBeCloseTo(-4, 1);
  });

  it('leaves the garment as it hangs, and brings its edges and its button', () => {
    expect(worn.positions.slice(0, bare.positions.length)).toEqual(bare.positions);
    expect(worn.lines.filter(({ kind }) => kind === 'edge')).toHaveLength(4);
    expect(worn.fastenings).toHaveLength(2);
    for (const { vertex } of worn.fastenings) expect(worn.panelOf[vertex]).toBeGreaterThan(0);
  });
});

describe('a strip that is laid upon a front', () => {
  const corners = [
    [0, -10],
    [4, -10],
    [4, 10],
    [0, 10],
  ] as const;
  const strip = makeFlatPiece({
    name: 'strip',
    on: 'front',
    thickness: ([, v]) => 1 + v / 20,
    edges: corners.map((from, side) => ({
      name: `side-${side}`,
      points: [from, corners[(side + 1) % 4] ?? from],
    })),
  });

  it('lies as high as it is told at each place', () => {
    const places = placesOf(layPanels(bare, [strip]), 'strip');
    const highest = places.reduce((best, one) => ((one[2] ?? 0) > (best[2] ?? 0) ? one : best));
    const lowest = places.reduce((best, one) => ((one[2] ?? 0) < (best[2] ?? 0) ? one : best));
    expect((highest[1] ?? 0) - (lowest[1] ?? 0)).toBeGreaterThan(15);
    expect(highest[2]).toBeCloseTo(1.5, 1);
  });

  it('has the grain of its own panel, where it is cut across', () => {
    const laid = layPanels(bare, [{ ...strip, onGrain: ([u, v]) => [v, -u] }]);
    const from = bare.panelOf.length;
    const across = [...laid.panelOf.keys()]
      .slice(from)
      .map((vertex) => laid.cloth[vertex * 2] ?? 0);
    expect([Math.min(...across), Math.max(...across)]).toEqual([-10, 10]);
  });
});

describe('the edge of a front that laps over', () => {
  it('ends on one side and runs into the cloth on the other', () => {
    const edge = makeFrontEdge({ side: 1, top: -15, bottom: 15, over: 2 });
    const places = placesOf(layPanels(bare, [edge]), 'front-edge');
    const heights = (is: (x: number) => boolean) =>
      places.flatMap(([x = 0, , z = 0]) => (is(x) ? [z] : []));
    expect(Math.min(...heights((x) => x < -1.9))).toBeGreaterThan(0.1);
    expect(Math.max(...heights((x) => x > 5.4))).toBeLessThan(0.06);
  });
});

describe('channels that are filled with down', () => {
  it('swell between their stitches, less where the front closes', () => {
    const filled = fillChannels(bare, { rowCm: 8, depthCm: 2 });
    const at = (u: number, v: number) => {
      const vertex = [...bare.panelOf.keys()].find(
        (one) => bare.cloth[one * 2] === u && bare.cloth[one * 2 + 1] === v,
      );
      return filled.positions[(vertex ?? 0) * 3 + 2] ?? 0;
    };
    expect(at(10, 4)).toBeCloseTo(2, 5);
    expect(at(10, 8)).toBeCloseTo(0, 5);
    expect(at(0, 4)).toBeLessThan(0.7);
  });
});
