import { drawFigure } from '../draw-figure.ts';
import type { Figure } from '../figures/figure.ts';
import type { Fill, Part, Side } from '../shapes/drawing.ts';
import { covers, extentOf, strokeCovers } from './outline.ts';

/** The pieces of a figure, from the deepest to the topmost. */
export const partsOf = (figure: Figure, side: Side = 'front'): readonly Part[] =>
  drawFigure(figure, side).parts;

export const filledWith = (fill: Fill, parts: readonly Part[]): Part[] =>
  parts.filter((part) => part.fill === fill);

/** How many pieces of a material a figure shows. */
export const countOf = (fill: Fill, figure: Figure, side: Side = 'front'): number =>
  filledWith(fill, partsOf(figure, side)).length;

const areaOf = ({ path }: Part): number => {
  const { left, right, top, bottom } = extentOf(path);
  return (right - left) * (bottom - top);
};

/** The piece that takes up the most room: the body of a top, the legs of pants, a skirt. */
export function mainPart(parts: readonly Part[]): Part {
  const areas = parts.filter(({ line }) => line === undefined);
  const [largest] = areas.toSorted((a, b) => areaOf(b) - areaOf(a));
  if (!largest) throw new Error('Nothing is drawn');
  return largest;
}

/** The box around all that is drawn, with half of the width of its lines, in centimeters. */
export function reachOf(parts: readonly Part[]) {
  const boxes = parts.map(({ path, line = 0 }) => {
    const { left, right, top, bottom } = extentOf(path);
    const half = line / 2;
    return { left: left - half, right: right + half, top: top - half, bottom: bottom + half };
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export const heightOf = (figure: Figure): number => {
  const { top, bottom } = reachOf(partsOf(figure));
  return bottom - top;
};

export const spreadOf = (figure: Figure): number => {
  const { left, right } = reachOf(partsOf(figure));
  return right - left;
};

interface Point {
  x: number;
  y: number;
}

function fillAt(part: Part, point: Point): Fill | null {
  const isCovered =
    part.line === undefined ? covers(part.path, point) : strokeCovers(part.path, part.line, point);
  if (!isCovered) return null;
  return part.inlays?.findLast(({ path }) => covers(path, point))?.fill ?? part.fill;
}

/** The material that is on top at a point of a drawing; "ground" where nothing is drawn. */
export function seenAt(parts: readonly Part[], point: Point): Fill | 'ground' {
  for (const part of parts.toReversed()) {
    const fill = fillAt(part, point);
    if (fill !== null) return fill;
  }
  return 'ground';
}

/** The materials that are on top along a line down the drawing, each once, in order of meeting. */
export function seenDown(parts: readonly Part[], x: number): (Fill | 'ground')[] {
  const { top, bottom } = reachOf(parts);
  const met: (Fill | 'ground')[] = [];
  for (let y = top + 0.1; y < bottom; y += 0.2) {
    const fill = seenAt(parts, { x, y });
    if (fill !== met.at(-1)) met.push(fill);
  }
  return met;
}
