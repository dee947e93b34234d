import { boxBlur } from './blur.ts';
import { makePlane, type Plane } from './plane.ts';
import { makeRowReader } from './resize-plane.ts';

/** Red, green and blue from 0 to 1. */
export type ColorPlanes = readonly [Plane, Plane, Plane];

/** A plane as a local linear function of the colors: red, green and blue shares and a rest. */
export type GuidedPlane = readonly [Plane, Plane, Plane, Plane];

export interface GuidedFilter {
  /** The colors' functions that are locally nearest to a plane, averaged over each window. */
  fit(plane: Plane): GuidedPlane;
}

function times({ width, height, values }: Plane, other: Plane): Plane {
  const product = new Float32Array(values.length);
  for (let at = 0; at < product.length; at += 1)
    product[at] = (values[at] ?? 0) * (other.values[at] ?? 0);
  return { width, height, values: product };
}

interface Moments {
  means: ColorPlanes;
  /** The six different entries of each window's inverse covariance. */
  inverse: Float32Array;
}

function momentsOf([red, green, blue]: ColorPlanes, radius: number, epsilon: number): Moments {
  const blur = (plane: Plane) => boxBlur(plane, radius);
  const [r, g, b] = [blur(red), blur(green), blur(blue)];
  const pairs = [
    [red, red, r, r],
    [red, green, r, g],
    [red, blue, r, b],
    [green, green, g, g],
    [green, blue, g, b],
    [blue, blue, b, b],
  ] as const;
  const covariances = pairs.map(([one, other, meanOne, meanOther]) => {
    const both = blur(times(one, other));
    const { values } = both;
    for (let at = 0; at < values.length; at += 1) {
      values[at] = (values[at] ?? 0) - (meanOne.values[at] ?? 0) * (meanOther.values[at] ?? 0);
    }
    return values;
  });
  const at = (which: number, index: number) => covariances[which]?.[index] ?? 0;
  const inverse = new Float32Array(red.values.length * 6);
  for (let index = 0; index < red.values.length; index += 1) {
    const rr = at(0, index) + epsilon;
    const rg = at(1, index);
    const rb = at(2, index);
    const gg = at(3, index) + epsilon;
    const gb = at(4, index);
    const bb = at(5, index) + epsilon;
    const [one, two, three] = [gg * bb - gb * gb, rb * gb - rg * bb, rg * gb - rb * gg];
    const scale = 1 / (rr * one + rg * two + rb * three);
    inverse[index * 6] = one * scale;
    inverse[index * 6 + 1] = two * scale;
    inverse[index * 6 + 2] = three * scale;
    inverse[index * 6 + 3] = (rr * bb - rb * rb) * scale;
    inverse[index * 6 + 4] = (rb * rg - rr * gb) * scale;
    inverse[index * 6 + 5] = (rr * gg - rg * rg) * scale;
  }
  return { means: [r, g, b], inverse };
}

/**
 * Smooths planes along the edges of a picture's colors (He, Sun and Tang 2010, "Guided Image
 * Filtering", the form for color guides).
 * @param epsilon how much the colors must vary to count as an edge, in squares of 0 to 1
 */
export function makeGuidedFilter(
  colors: ColorPlanes,
  { radius, epsilon }: { radius: number; epsilon: number },
): GuidedFilter {
  const { means, inverse } = momentsOf(colors, radius, epsilon);
  const [red, green, blue] = means;
  const blur = (plane: Plane) => boxBlur(plane, radius);
  return {
    fit(plane) {
      const mean = blur(plane);
      const [withRed, withGreen, withBlue] = colors.map((color) => blur(times(plane, color)));
      const [ofRed, ofGreen, ofBlue, rest] = [0, 1, 2, 3].map(
        () => new Float32Array(mean.values.length),
      );
      if (!withRed || !withGreen || !withBlue || !ofRed || !ofGreen || !ofBlue || !rest) {
        throw new Error('A picture has three colors');
      }
      for (let at = 0; at < rest.length; at += 1) {
        const value = mean.values[at] ?? 0;
        const r = red.values[at] ?? 0;
        const g = green.values[at] ?? 0;
        const b = blue.values[at] ?? 0;
        const cr = (withRed.values[at] ?? 0) - r * value;
        const cg = (withGreen.values[at] ?? 0) - g * value;
        const cb = (withBlue.values[at] ?? 0) - b * value;
        const to = at * 6;
        const rb = inverse[to + 2] ?? 0;
        const rg = inverse[to + 1] ?? 0;
        const gb = inverse[to + 4] ?? 0;
        const a0 = (inverse[to] ?? 0) * cr + rg * cg + rb * cb;
        const a1 = rg * cr + (inverse[to + 3] ?? 0) * cg + gb * cb;
        const a2 = rb * cr + gb * cg + (inverse[to + 5] ?? 0) * cb;
        ofRed[at] = a0;
        ofGreen[at] = a1;
        ofBlue[at] = a2;
        rest[at] = value - a0 * r - a1 * g - a2 * b;
      }
      const { width, height } = plane;
      const smooth = (values: Float32Array) => blur({ width, height, values });
      return [smooth(ofRed), smooth(ofGreen), smooth(ofBlue), smooth(rest)];
    },
  };
}

/** What a fitted plane says of colors, which may be those of the same picture at another size. */
export function applyGuided(fitted: GuidedPlane, colors: ColorPlanes): Plane {
  const applied = makePlane(colors[0]);
  const { width, height, values } = applied;
  const [red, green, blue] = [colors[0].values, colors[1].values, colors[2].values];
  const rowsOf = (which: 0 | 1 | 2 | 3) => makeRowReader(fitted[which], applied);
  const [toRed, toGreen, toBlue, toRest] = [rowsOf(0), rowsOf(1), rowsOf(2), rowsOf(3)];
  for (let row = 0; row < height; row += 1) {
    const [ofRed, ofGreen, ofBlue, rest] = [toRed(row), toGreen(row), toBlue(row), toRest(row)];
    for (let x = 0; x < width; x += 1) {
      const at = row * width + x;
      values[at] =
        (ofRed[x] ?? 0) * (red[at] ?? 0) +
        (ofGreen[x] ?? 0) * (green[at] ?? 0) +
        (ofBlue[x] ?? 0) * (blue[at] ?? 0) +
        (rest[x] ?? 0);
    }
  }
  return applied;
}
