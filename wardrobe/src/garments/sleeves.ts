import type { UpperFigure } from '../figures/garment-figures.ts';
import type { Part, Side } from '../shapes/drawing.ts';
import { crease, mirrored, p } from '../shapes/path.ts';
import type { Measures } from './upper-measures.ts';

type SleeveName = Exclude<UpperFigure['sleeve'], 'none'>;

interface SleeveShape {
  /** Length for a woman's size M; a man's is an eighth longer. */
  length: number;
  /** Degrees away from hanging straight down. */
  spread: number;
  cuffWidth: number;
  /** How far the outer edge swells, near the shoulder and near the cuff. */
  cap: number;
  swell: number;
  band: number;
}

const SHAPES: Readonly<Record<SleeveName, SleeveShape>> = {
  cap: { length: 8, spread: 56, cuffWidth: 14, cap: 1, swell: 0, band: 0 },
  short: { length: 19, spread: 40, cuffWidth: 16.5, cap: 1, swell: 0.4, band: 2 },
  puff: { length: 19, spread: 44, cuffWidth: 14, cap: 5.5, swell: 5, band: 2 },
  flutter: { length: 17, spread: 50, cuffWidth: 24, cap: 1.5, swell: 2, band: 0 },
  elbow: { length: 29, spread: 30, cuffWidth: 15, cap: 1, swell: 0.6, band: 2 },
  'three-quarter': { length: 42, spread: 23, cuffWidth: 12, cap: 1, swell: 0.5, band: 2 },
  long: { length: 58, spread: 17, cuffWidth: 10.2, cap: 1, swell: 0.8, band: 5 },
  bell: { length: 57, spread: 20, cuffWidth: 21, cap: 1, swell: 0, band: 0 },
  balloon: { length: 58, spread: 19, cuffWidth: 8.6, cap: 3.6, swell: 6.5, band: 5 },
};

const EXTRA_WIDTH = { slim: -1.2, regular: 0, relaxed: 2, boxy: 2.6 } as const;

/** Where a sleeve's edges run: `along` the arm and `across` it, from the shoulder. */
function armOf(figure: UpperFigure, measures: Measures, shape: SleeveShape) {
  const angle = (shape.spread * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const { shoulder } = measures;
  const at = (along: number, across: number) => ({
    x: shoulder.x + sin * along - cos * across,
    y: shoulder.y + cos * along + sin * across,
  });
  const length = shape.length * (figure.cut === 'men' ? 1.12 : 1);
  return { at, length, width: shape.cuffWidth + EXTRA_WIDTH[figure.fit] * (length > 40 ? 0.6 : 1) };
}

type Arm = ReturnType<typeof armOf>;

function bandOf(figure: UpperFigure, arm: Arm, shape: SleeveShape): Part | null {
  if (shape.band === 0 || figure.cuff === 'plain') return null;
  const depth = figure.cuff === 'button' && shape.band > 3 ? 6 : shape.band;
  const tuck = shape.swell > 3 || figure.cuff === 'rib' ? 0.5 : 0;
  const [a, b] = [arm.at(arm.length - depth, tuck * 0.2), arm.at(arm.length, tuck)];
  const [c, d] = [
    arm.at(arm.length, arm.width - tuck),
    arm.at(arm.length - depth, arm.width - tuck * 0.2),
  ];
  const path = p`M${a.x},${a.y} L${b.x},${b.y} L${c.x},${c.y} L${d.x},${d.y} Z`;
  if (figure.cuff === 'rib') return { path, fill: 'rib', round: 0.6 };
  const inner = arm.at(arm.length - 0.8, arm.width - tuck);
  const outer = arm.at(arm.length - 0.8, tuck);
  const stitches = [p`M${outer.x},${outer.y} L${inner.x},${inner.y}`];
  return { path, fill: 'cloth', round: 0.6, stitches, raised: figure.cuff === 'turned' };
}

function quiltsOf(arm: Arm): string[] {
  const rows = Math.round(arm.length / 9);
  return Array.from({ length: rows }, (_, row) => {
    const along = ((row + 1) * arm.length) / (rows + 0.4);
    const [a, b, c] = [arm.at(along, -2), arm.at(along + 2, 8), arm.at(along, 22)];
    return p`M${a.x},${a.y} Q${b.x},${b.y} ${c.x},${c.y}`;
  });
}

function foldsOf(arm: Arm, shape: SleeveShape) {
  const { length, width } = arm;
  const lens = (
    from: readonly [number, number],
    to: readonly [number, number],
    lensWidth: number,
  ) => crease(arm.at(...from), arm.at(...to), { width: lensWidth, bend: 1 });
  if (length < 25) {
    return {
      folds: [lens([length * 0.35, width * 0.95], [length * 0.95, width * 0.5], 0.9)],
      lights: [lens([1, width * 0.22], [length * 0.9, width * 0.3], 1.4)],
    };
  }
  const full = shape.swell > 3 || shape.cuffWidth > 18 ? 1.6 : 1;
  return {
    folds: [
      lens([length * 0.3, width * 1.25], [length * 0.52, width * 0.3], 0.9 * full),
      lens([length * 0.46, width * 1.1], [length * 0.62, width * 0.25], 0.7 * full),
      lens([length * 0.66, width * 0.85], [length * 0.96, width * 0.55], 0.8 * full),
    ],
    lights: [
      lens([4, width * 0.3], [length * 0.5, width * 0.32], 1.5 * full),
      lens([length * 0.6, width * 0.3], [length * 0.9, width * 0.36], 1.1 * full),
    ],
  };
}

/** Both sleeves, lying under the body. */
export function sleevePieces(figure: UpperFigure, measures: Measures, side: Side): Part[] {
  if (figure.sleeve === 'none') return [];
  const shape = SHAPES[figure.sleeve];
  const arm = armOf(figure, measures, shape);
  const { shoulder, underarm } = measures;
  const { length, width } = arm;
  const [c1, c2] = [arm.at(length * 0.3, -shape.cap), arm.at(length * 0.75, -shape.swell)];
  const [end, cuff] = [arm.at(length, 0), arm.at(length, width)];
  const inner = arm.at(length * 0.72, width + shape.swell);
  const sag = arm.at(length + (shape.band === 0 ? 2.4 : 0.6), width / 2);
  const path =
    p`M${shoulder.x - 5},${shoulder.y - 1} L${shoulder.x},${shoulder.y} ` +
    p`C${c1.x},${c1.y} ${c2.x},${c2.y} ${end.x},${end.y} Q${sag.x},${sag.y} ${cuff.x},${cuff.y} ` +
    p`C${inner.x},${inner.y} ${underarm.x + 1.4},${underarm.y + 5} ${underarm.x - 1},${underarm.y} ` +
    p`L${underarm.x - 7},${underarm.y - 2} Z`;
  const creases = foldsOf(arm, shape);
  const sleeve: Part = { path, fill: 'cloth', round: 0.55, ...creases };
  if (figure.quilted) sleeve.seams = quiltsOf(arm);
  const band = bandOf(figure, arm, shape);
  const pieces = band ? [sleeve, band] : [sleeve];
  if (side === 'front' && figure.cuff === 'button' && length > 40) {
    const place = arm.at(length - 3, width * 0.3);
    pieces.push({
      path: p`M${place.x},${place.y} L${place.x + 0.01},${place.y}`,
      fill: 'button',
      line: 0.9,
    });
  }
  return pieces.flatMap((part) => [part, mirroredPart(part)]);
}

/** The same piece on the other side. */
export function mirroredPart(part: Part): Part {
  const flip = (paths?: readonly string[]) => paths?.map(mirrored);
  const inlays = part.inlays?.map((inlay) => ({ ...inlay, path: mirrored(inlay.path) }));
  return {
    ...part,
    path: mirrored(part.path),
    folds: flip(part.folds) ?? [],
    lights: flip(part.lights) ?? [],
    seams: flip(part.seams) ?? [],
    stitches: flip(part.stitches) ?? [],
    inlays: inlays ?? [],
  };
}

export const pairOf = (part: Part): Part[] => [part, mirroredPart(part)];
