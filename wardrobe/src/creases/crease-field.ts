import { smoothStep } from '../materials/noise.ts';
import type { ClothBox } from './cloth-box.ts';
import type { Crease } from './crease.ts';
import { type FoldRegion, paintFolds } from './fold-field.ts';

/** How high the creases of a panel stand at a place on its cloth, centimeters. */
export type CreaseHeight = (x: number, y: number) => number;

const TEXEL_CM = 0.2;
/** How many widths from its middle a crease is still felt. */
const REACH = 2.6;

interface Texels extends ClothBox {
  columns: number;
  rows: number;
  heights: Float32Array;
}

function texelsOf({ left, right, bottom, top }: ClothBox): Texels {
  const box = { left: left - 2, right: right + 2, bottom: bottom - 2, top: top + 2 };
  const columns = Math.ceil((box.right - box.left) / TEXEL_CM);
  const rows = Math.ceil((box.top - box.bottom) / TEXEL_CM);
  return { ...box, columns, rows, heights: new Float32Array(columns * rows) };
}

/** The sharpest ridge is rounded so far, in flanks: texels would draw a keen one as stairs. */
const ROUNDED = 0.45;
/** A crease runs out no narrower than this, centimeters. */
const NARROWEST_CM = 0.46;

/** The ridge across its way: `away` in widths, positive at the steep flank. */
function ridge(away: number, sharpness: number): number {
  const flank = away > 0 ? 0.5 - 0.22 * sharpness : 0.85;
  const crest = Math.abs(away) / flank;
  const round = Math.exp(-crest * crest);
  const sharp = Math.exp(-(Math.hypot(crest, ROUNDED) - ROUNDED) * 1.35);
  const valley = (away - 0.95) / 0.6;
  return round + (sharp - round) * sharpness * 0.7 - 0.42 * Math.exp(-valley * valley);
}

/** The ridge as a table from -`FARTHEST` to `FARTHEST` widths: it is read for each texel. */
const FARTHEST = 5;
const PER_WIDTH = 64;

function ridgeTable(sharpness: number): Float32Array {
  return Float32Array.from({ length: 2 * FARTHEST * PER_WIDTH + 2 }, (_, at) =>
    ridge(at / PER_WIDTH - FARTHEST, sharpness),
  );
}

function readRidge(table: Float32Array, away: number): number {
  const place = (Math.min(FARTHEST, Math.max(-FARTHEST, away)) + FARTHEST) * PER_WIDTH;
  const at = Math.floor(place);
  const first = table[at] ?? 0;
  return first + ((table[at + 1] ?? 0) - first) * (place - at);
}

/** A crease rises so far before its beginning, a share of its way: its end is not seen cut. */
const RISES_BEFORE = 0.16;

/** How much of its height a crease has at a share of its way. */
const fade = (share: number): number =>
  (1 - smoothStep(0.35, 1, share)) * smoothStep(-RISES_BEFORE, 0.04, share);

function paintCrease(texels: Texels, crease: Crease, ridges: Float32Array): void {
  const { lengthCm, bend, widthCm, heightCm, steepSide } = crease;
  const [cos, sin] = [Math.cos(crease.angle), Math.sin(crease.angle)];
  const reach = widthCm * REACH;
  const aside = [bend, 0].map((share) => share * lengthCm);
  const across = [Math.min(...aside) - reach, Math.max(...aside) + reach];
  const corners = [-RISES_BEFORE * lengthCm, lengthCm].flatMap((along) =>
    across.map((off) => [
      crease.x + along * cos - off * sin - texels.left,
      crease.y + along * sin + off * cos - texels.bottom,
    ]),
  );
  const cells = (axis: 0 | 1) => corners.map((corner) => (corner[axis] ?? 0) / TEXEL_CM);
  const [columns, rows] = [cells(0), cells(1)];
  const first = Math.max(0, Math.floor(Math.min(...columns)));
  const last = Math.min(texels.columns - 1, Math.ceil(Math.max(...columns)));
  const bottom = Math.max(0, Math.floor(Math.min(...rows)));
  const top = Math.min(texels.rows - 1, Math.ceil(Math.max(...rows)));
  for (let row = bottom; row <= top; row += 1)
    for (let column = first; column <= last; column += 1) {
      const dx = texels.left + column * TEXEL_CM - crease.x;
      const dy = texels.bottom + row * TEXEL_CM - crease.y;
      const share = (dx * cos + dy * sin) / lengthCm;
      if (share < -RISES_BEFORE || share > 1) continue;
      const off = dy * cos - dx * sin - bend * lengthCm * share * share;
      if (off > reach || off < -reach) continue;
      const width = Math.max(NARROWEST_CM, widthCm * (1 - 0.45 * share));
      const height = heightCm * fade(share) * readRidge(ridges, (off * steepSide) / width);
      const at = row * texels.columns + column;
      texels.heights[at] = (texels.heights[at] ?? 0) + height;
    }
}

/** Quadratic B-splines over three texels, so that the slope has no steps where one looks closely. */
function readSpline(
  { columns, rows, heights }: Pick<Texels, 'columns' | 'rows' | 'heights'>,
  u: number,
  v: number,
): number {
  const column = Math.min(columns - 2, Math.max(1, Math.round(u)));
  const row = Math.min(rows - 2, Math.max(1, Math.round(v)));
  const fx = Math.min(0.5, Math.max(-0.5, u - column));
  const fy = Math.min(0.5, Math.max(-0.5, v - row));
  const x0 = 0.5 * (0.5 - fx) ** 2;
  const x1 = 0.75 - fx * fx;
  const x2 = 0.5 * (0.5 + fx) ** 2;
  let height = 0;
  for (let line = -1; line <= 1; line += 1) {
    const at = (row + line) * columns + column;
    const across =
      x0 * (heights[at - 1] ?? 0) + x1 * (heights[at] ?? 0) + x2 * (heights[at + 1] ?? 0);
    const weight = line === 0 ? 0.75 - fy * fy : 0.5 * (0.5 + line * fy) ** 2;
    height += weight * across;
  }
  return height;
}

/** Folds are painted on a coarser grid than single creases: they are broader. */
const COARSER = 2;

function layFolds(texels: Texels, regions: readonly FoldRegion[]): void {
  if (regions.length === 0) return;
  const { left, bottom, right, top } = texels;
  const texelCm = TEXEL_CM * COARSER;
  const columns = Math.ceil((right - left) / texelCm) + 2;
  const rows = Math.ceil((top - bottom) / texelCm) + 2;
  const heights = new Float32Array(columns * rows);
  const grid = { left, bottom, columns, rows, texelCm, heights };
  for (const region of regions) paintFolds(grid, region);
  for (let row = 0; row < texels.rows; row += 1)
    for (let column = 0; column < texels.columns; column += 1)
      texels.heights[row * texels.columns + column] = readSpline(
        grid,
        column / COARSER,
        row / COARSER,
      );
}

/** What lies on the cloth of a panel. */
export interface CreasePlan {
  /** Single creases. */
  lines: readonly Crease[];
  /** Where it lies in folds, one beside the other. */
  folds: readonly FoldRegion[];
}

/**
 * A panel with its folds and creases, painted when it is first asked: panels that a picture does not
 * show cost nothing.
 * @param plan what lies on the cloth of the panel
 */
export function creaseHeight(box: ClothBox, plan: () => CreasePlan): CreaseHeight {
  let painted: Texels | null = null;
  return (x, y) => {
    painted ??= paintPanel(box, plan());
    return readSpline(painted, (x - painted.left) / TEXEL_CM, (y - painted.bottom) / TEXEL_CM);
  };
}

function paintPanel(box: ClothBox, { lines, folds }: CreasePlan): Texels {
  const texels = texelsOf(box);
  layFolds(texels, folds);
  const tables = new Map<number, Float32Array>();
  for (const line of lines) {
    const table = tables.get(line.sharpness) ?? ridgeTable(line.sharpness);
    tables.set(line.sharpness, table);
    paintCrease(texels, line, table);
  }
  return texels;
}
