import { describe, expect, it } from 'vitest';
import { demoProducts } from '../stock/demo-products.ts';
import { pictureName } from '../stock/make-product.ts';
import { isOfArm, placeAround, reachOf, readMap } from './around-trunk.ts';
import { bodyLayer } from './body-layer.ts';
import { dressFigure } from './dress-figure.ts';
import { planOutfit } from './plan-outfit.ts';
import { readWornDrape } from './read-worn-drape.ts';
import { layOverAnother, putUnder, tuckInto } from './settle-layers.ts';

const WOMAN = 'woman-hourglass-relaxed';
const MAN = 'man-straight-relaxed';

function outfitOf(body: string, ...shapes: string[]) {
  const names = shapes.map((shape) => {
    const product = demoProducts().find(({ design }) => design.shape === shape);
    const [colorway] = product?.colorways ?? [];
    if (!product || !colorway) throw new Error(`The shop has no ${shape}`);
    return pictureName(product.slug, colorway, 'front');
  });
  return planOutfit(body, names) ?? [];
}

function garmentsOf(bodyName: string, ...shapes: string[]) {
  const { body } = bodyLayer(bodyName);
  const meshes = outfitOf(bodyName, ...shapes).map(
    ({ file, shape }) => [shape, readWornDrape(file, body).mesh] as const,
  );
  const meshOf = (shape: string) => {
    const mesh = new Map(meshes).get(shape);
    if (!mesh) throw new Error(`Nobody wears a ${shape}`);
    return mesh;
  };
  return { body, meshOf };
}

type Mesh = ReturnType<ReturnType<typeof garmentsOf>['meshOf']>;

/** The share of an outer garment's points at the trunk that lie inside of an inner one. */
function shareWithin(outer: Mesh, inner: Mesh, heightCm: number): number {
  const reach = reachOf(inner, heightCm);
  // At its rim the inner one reaches only so high as each of its points.
  const rim = Math.max(...inner.positions.filter((_, at) => at % 3 === 1)) - 1.5;
  const shown = new Set(outer.corners);
  let [within, all] = [0, 0];
  for (const point of shown) {
    const [x = 0, y = 0, z = 0] = outer.positions.subarray(point * 3, point * 3 + 3);
    const place = placeAround(x, y, z);
    const limit = readMap(reach, place);
    if (isOfArm(heightCm, x, y) || limit === 0 || y > rim) continue;
    all += 1;
    if (place.radius < limit) within += 1;
  }
  return within / Math.max(1, all);
}

describe('a top over a bottom', () => {
  it('lies outside of it, and keeps its sleeves and its length', () => {
    const { body, meshOf } = garmentsOf(MAN, 'mens-crew-tee', 'swim-shorts');
    const [tee, shorts] = [meshOf('mens-crew-tee'), meshOf('swim-shorts')];
    const over = layOverAnother(tee, shorts, body.heightCm);
    expect(shareWithin(tee, shorts, body.heightCm)).toBeGreaterThan(0.2);
    expect(shareWithin(over, shorts, body.heightCm)).toBeLessThan(0.05);
    over.positions.forEach((value, at) => {
      if (at % 3 === 1) expect(value).toBe(tee.positions[at]);
    });
    const [x = 0, y = 0] = tee.positions;
    if (isOfArm(body.heightCm, x, y)) expect(over.positions[0]).toBe(x);
  });
});

describe('a top tucked into a bottom', () => {
  it('ends below the waistband, and lies inside of it there', () => {
    const { body, meshOf } = garmentsOf(WOMAN, 'camisole', 'gathered-midi-skirt');
    const [top, skirt] = [meshOf('camisole'), meshOf('gathered-midi-skirt')];
    const tucked = tuckInto(top, skirt, body.heightCm);
    const lowest = (mesh: Mesh) =>
      Math.min(...[...new Set(mesh.corners)].map((point) => mesh.positions[point * 3 + 1] ?? 0));
    const waist = Math.max(...skirt.positions.filter((_, at) => at % 3 === 1));
    expect(lowest(top)).toBeLessThan(waist - 8);
    expect(lowest(tucked)).toBeGreaterThan(waist - 6);
    expect(lowest(tucked)).toBeLessThan(waist);
    expect(shareWithin(tucked, skirt, body.heightCm)).toBeGreaterThan(0.9);
  });

  it('is a slim one, or a light one with a skirt', () => {
    const isTucked = (...shapes: string[]) =>
      outfitOf(WOMAN, ...shapes).some((piece) => piece.isTucked);
    expect(isTucked('camisole', 'straight-jeans')).toBe(true);
    expect(isTucked('crew-neck-tee', 'pencil-skirt')).toBe(true);
    expect(isTucked('crew-neck-tee', 'straight-jeans')).toBe(false);
  });
});

describe('a top under a jacket', () => {
  it('is worn with it where none was chosen, and shows no sleeves', () => {
    const pieces = outfitOf(MAN, 'mens-blazer');
    expect(pieces.map(({ slot, isUnder }) => [slot, isUnder])).toContainEqual(['top', true]);
    const { mesh } = dressFigure(MAN, pieces);
    const { body, mesh: skin } = bodyLayer(MAN);
    const tee = readWornDrape(pieces.find(({ isUnder }) => isUnder)?.file ?? '', body).mesh;
    const under = putUnder(tee, skin, body.heightCm);
    expect(under.corners.length).toBeLessThan(tee.corners.length * 0.75);
    const farthest = [...new Set(under.corners)].map((point) =>
      Math.abs(under.positions[point * 3] ?? 0),
    );
    expect(Math.max(...farthest)).toBeLessThan(24);
    expect(mesh.positions.every(Number.isFinite)).toBe(true);
  });
});

describe('a dressed figure', () => {
  it('is shaded where something hangs over it, and bright where nothing does', () => {
    const bare = bodyLayer(WOMAN).mesh;
    const { mesh } = dressFigure(WOMAN, outfitOf(WOMAN, 'slip-midi-dress'));
    const keyAt = (light: Float32Array, within: (x: number, y: number) => boolean) => {
      let [sum, count] = [0, 0];
      for (let at = 0; at < bare.positions.length; at += 3) {
        if (!within(bare.positions[at] ?? 0, bare.positions[at + 1] ?? 0)) continue;
        sum += light[at * 2] ?? 0;
        count += 1;
      }
      return sum / count;
    };
    const thighs = (x: number, y: number) => y > 50 && y < 65 && Math.abs(x) < 18;
    const face = (_x: number, y: number) => y > 160;
    expect(keyAt(mesh.light, thighs)).toBeLessThan(keyAt(bare.light, thighs) * 0.6);
    expect(keyAt(mesh.light, face)).toBeGreaterThan(keyAt(bare.light, face) * 0.97);
  });

  it('has its sleeves at its wrists', () => {
    const { body, meshOf } = garmentsOf(MAN, 'hoodie');
    const { positions } = meshOf('hoodie');
    const [, wristY] = body.joints.wrist;
    const heights: number[] = [];
    for (let at = 0; at < positions.length; at += 3)
      if (Math.abs(positions[at] ?? 0) > 38) heights.push(positions[at + 1] ?? 0);
    expect(Math.min(...heights)).toBeGreaterThan(wristY - 6);
    expect(Math.min(...heights)).toBeLessThan(wristY + 2);
  });
});
