import type { Box, Foreground } from '../foreground/find-foreground.ts';
import type { LabImage } from '../picture/lab-image.ts';

export const CANVAS_SIDE = 64;

/** A part of a picture drawn on a square of CANVAS_SIDE × CANVAS_SIDE pixels, row by row. */
export interface KindCanvas {
  /** CIELAB, three numbers a pixel. */
  lab: Float32Array;
  /** The share of each pixel that is foreground, from 0 to 1. */
  inside: Float32Array;
}

/** The smallest square about a whole picture; what it has beyond the picture repeats its border. */
export function squareAbout({ width, height }: LabImage): Box {
  const side = Math.max(width, height);
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  return { left, top, right: left + side, bottom: top + side };
}

/** Draws the box on a canvas by area means, stretched to fill it. */
export function drawCanvas(image: LabImage, foreground: Foreground, box: Box): KindCanvas {
  const pixels = CANVAS_SIDE * CANVAS_SIDE;
  const canvas = { lab: new Float32Array(pixels * 3), inside: new Float32Array(pixels) };
  const columns = cutsOf(box.left, box.right);
  const rows = cutsOf(box.top, box.bottom);
  for (let to = 0; to < pixels; to += 1) {
    const column = columns[to % CANVAS_SIDE];
    const row = rows[Math.floor(to / CANVAS_SIDE)];
    if (column && row) drawPixel(canvas, to, { image, foreground, column, row });
  }
  return canvas;
}

type Cut = readonly [from: number, to: number];

/** A side of the box cut into as many pieces as the canvas has pixels, each a pixel or more. */
const cutsOf = (from: number, to: number): Cut[] =>
  Array.from({ length: CANVAS_SIDE }, (_, at): Cut => {
    const start = Math.floor(from + (at * (to - from)) / CANVAS_SIDE);
    const end = Math.floor(from + ((at + 1) * (to - from)) / CANVAS_SIDE);
    return [start, Math.max(start + 1, end)];
  });

const clamped = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));

interface Cell {
  image: LabImage;
  foreground: Foreground;
  column: Cut;
  row: Cut;
}

function drawPixel({ lab, inside }: KindCanvas, to: number, cell: Cell) {
  const { image, foreground, column, row } = cell;
  const { width, height } = image;
  const area = (column[1] - column[0]) * (row[1] - row[0]);
  let [l, a, b, within] = [0, 0, 0, 0];
  for (let y = row[0]; y < row[1]; y += 1) {
    for (let x = column[0]; x < column[1]; x += 1) {
      const at = clamped(y, height) * width + clamped(x, width);
      const isBeyond = x < 0 || y < 0 || x >= width || y >= height;
      l += image.lab[at * 3] ?? 0;
      a += image.lab[at * 3 + 1] ?? 0;
      b += image.lab[at * 3 + 2] ?? 0;
      within += isBeyond ? 0 : (foreground.inside[at] ?? 0);
    }
  }
  lab[to * 3] = l / area;
  lab[to * 3 + 1] = a / area;
  lab[to * 3 + 2] = b / area;
  inside[to] = within / area;
}
