import { p } from '../shapes/path.ts';
import { channelsOf, hexOf } from './color.ts';

interface Point {
  x: number;
  y: number;
}

/** A crease as `crease` of path.ts writes it: two curves between the same ends. */
const LENS =
  /^M(-?[\d.]+),(-?[\d.]+) Q(-?[\d.]+),(-?[\d.]+) (-?[\d.]+),(-?[\d.]+) Q(-?[\d.]+),(-?[\d.]+) (-?[\d.]+),(-?[\d.]+) Z$/;

/** Half as wide as `half` in its middle; `normal` points from its spine to one of its sides. */
interface Lens {
  from: Point;
  to: Point;
  bow: Point;
  normal: Point;
  half: number;
}

function lensOf(path: string): Lens {
  const numbers = LENS.exec(path)?.slice(1).map(Number);
  if (!numbers) throw new Error(`Not a crease: ${path}`);
  const [fromX = 0, fromY = 0, nearX = 0, nearY = 0, toX = 0, toY = 0, farX = 0, farY = 0] =
    numbers;
  const apart = Math.hypot(farX - nearX, farY - nearY) || 1;
  return {
    from: { x: fromX, y: fromY },
    to: { x: toX, y: toY },
    bow: { x: (nearX + farX) / 2, y: (nearY + farY) / 2 },
    normal: { x: (farX - nearX) / apart, y: (farY - nearY) / apart },
    half: apart / 4,
  };
}

/** The error function (Abramowitz and Stegun, 7.1.26), exact to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}

/** How much is left of a strip of this half width at a distance from its middle, once blurred. */
const blurred = (half: number, distance: number, blur: number) =>
  (erf((half + distance) / (blur * Math.SQRT2)) + erf((half - distance) / (blur * Math.SQRT2))) / 2;

const HALVINGS = 8;

/** Where something that falls on the way through a range is down to a level. */
function fallsTo(
  level: number,
  [from, to]: readonly [number, number],
  valueAt: (x: number) => number,
): number {
  let [above, below] = [from, to];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (above + below) / 2;
    if (valueAt(middle) > level) above = middle;
    else below = middle;
  }
  return below;
}

/** A point of the spine; `along` is 0 at one tip and 1 at the other. */
function spineAt({ from, bow, to }: Lens, along: number): Point {
  const back = 1 - along;
  const between = (a: number, b: number, c: number) =>
    back * back * a + 2 * along * back * b + along * along * c;
  return { x: between(from.x, bow.x, to.x), y: between(from.y, bow.y, to.y) };
}

/** How far along a side its width is held to what it should be there. */
const HELD_AT = 0.2;

/**
 * Where the controls of a side lie, as a share of the way from its ends to each other, so that it
 * is `share` of its full width at HELD_AT: 1/3 draws a parabola, 0 something like an ellipse.
 */
function controlsAt(share: number): number {
  const u = (1 - Math.sqrt(1 - Math.min(share, 0.99))) / 2;
  return (HELD_AT - u * u * (3 - 2 * u)) / (3 * u * (1 - u) * (1 - 2 * u));
}

/** A side of a contour from tip to tip, `off` from the straight line at its middle. */
function sideOf(tip: Point, end: Point, { off, shift }: { off: Point; shift: number }): string {
  const control = (from: Point, to: Point) => ({
    x: from.x + (to.x - from.x) * shift + (off.x * 4) / 3,
    y: from.y + (to.y - from.y) * shift + (off.y * 4) / 3,
  });
  const [first, second] = [control(tip, end), control(end, tip)];
  return p`C${first.x},${first.y} ${second.x},${second.y} ${end.x},${end.y}`;
}

/** The outline of where a blurred crease is stronger than a level; empty where it never is. */
function contourOf(lens: Lens, blur: number, level: number): string {
  const strengthAt = (along: number, distance: number) =>
    blurred(4 * along * (1 - along) * lens.half, distance, blur);
  if (strengthAt(0.5, 0) <= level) return '';
  const widthAt = (along: number) =>
    fallsTo(level, [0, lens.half + 4 * blur], (distance) => strengthAt(along, distance));
  const start = fallsTo(level, [0.5, 0], (along) => strengthAt(along, 0));
  const width = widthAt(0.5);
  const shift = controlsAt(widthAt(start + HELD_AT * (1 - 2 * start)) / width);
  const [tip, middle, end] = [spineAt(lens, start), spineAt(lens, 0.5), spineAt(lens, 1 - start)];
  const off = (side: number) => ({
    x: middle.x - (tip.x + end.x) / 2 + lens.normal.x * width * side,
    y: middle.y - (tip.y + end.y) / 2 + lens.normal.y * width * side,
  });
  const [there, back] = [
    sideOf(tip, end, { off: off(1), shift }),
    sideOf(end, tip, { off: off(-1), shift }),
  ];
  return p`M${tip.x},${tip.y}` + there + back;
}

const WHOLE = 255;
/** What one layer adds, of 255 levels: the eye does not tell them apart. */
const LAYER_OPAQUE = 5;
/** A renderer cuts off what is less than a level. */
const SHOWN_OPACITY = ((LAYER_OPAQUE + 0.3) / WHOLE).toFixed(4);

/**
 * What each of `count` layers is to be filled with. A renderer rounds to whole levels after every
 * layer, which many of them would turn into a tint: each makes up for what the ones below it lost.
 */
function fillsOf(color: string, count: number): string[] {
  const layersOf = (channel: number) => {
    let [meant, drawn] = [0, 0];
    return Array.from({ length: count }, () => {
      meant += ((channel - meant) * LAYER_OPAQUE) / WHOLE;
      const left = Math.round((drawn * (WHOLE - LAYER_OPAQUE)) / WHOLE);
      const added = Math.min(Math.max(Math.round(meant - left), 0), LAYER_OPAQUE);
      drawn = left + added;
      return Math.ceil((added * WHOLE) / LAYER_OPAQUE);
    });
  };
  const [reds, greens, blues] = channelsOf(color).map(layersOf);
  return Array.from({ length: count }, (_, layer) =>
    hexOf([reds?.[layer] ?? 0, greens?.[layer] ?? 0, blues?.[layer] ?? 0]),
  );
}

interface Softness {
  color: string;
  /** Opacity where a crease is too wide for the blur to reach its middle. */
  opacity: number;
  /** The blur's standard deviation in the drawing's centimeters. */
  blur: number;
}

/**
 * Creases as a Gaussian blur would leave them, made of contours laid over each other: what a
 * renderer of SVG spends on such a blur is many times as much, and grows with the picture. They
 * belong on a layer of their own, where nothing is under them.
 */
export function softCreases(paths: readonly string[], { color, opacity, blur }: Softness): string {
  if (paths.length === 0) return '';
  const lenses = paths.map(lensOf);
  const strongest = opacity * Math.max(...lenses.map(({ half }) => blurred(half, 0, blur)));
  const through = 1 - LAYER_OPAQUE / WHOLE;
  const count = Math.max(Math.round(Math.log(1 - strongest) / Math.log(through)), 1);
  const layers = fillsOf(color, count).map((fill, layer) => {
    const level = (1 - through ** (layer + 0.5)) / opacity;
    return `<path d="${lenses.map((lens) => contourOf(lens, blur, level)).join('')}" fill="${fill}"/>`;
  });
  return `<g fill-opacity="${SHOWN_OPACITY}" shape-rendering="optimizeSpeed">${layers.join('')}</g>`;
}
