import type { SkirtShape } from '../figures/garment-figures.ts';
import type { Part } from '../shapes/drawing.ts';
import { crease, p, symmetric } from '../shapes/path.ts';

interface Span {
  x: number;
  y: number;
}

const FLARE: Readonly<Record<SkirtShape, number>> = {
  straight: 0,
  slit: 0.02,
  wrap: 0.17,
  bias: 0.14,
  'a-line': 0.3,
  pleated: 0.3,
  tiered: 0.34,
  full: 0.46,
};
const WAVES: Readonly<Record<SkirtShape, number>> = {
  straight: 0,
  slit: 0,
  wrap: 0,
  bias: 2,
  'a-line': 2,
  pleated: 7,
  tiered: 5,
  full: 4,
};

/** The right half of a hem, waving outwards like cloth that falls in cones. */
export function wavyHem(hem: Span, sag: number, waves: number): string {
  if (waves === 0) return p`Q${hem.x * 0.5},${hem.y + sag * 1.2} ${0},${hem.y + sag}`;
  let path = '';
  for (let wave = 0; wave < waves; wave += 1) {
    const share = (wave + 1) / waves;
    const x = hem.x * (1 - share);
    const y = hem.y + sag * Math.sin((share * Math.PI) / 2);
    const middleX = hem.x * (1 - (wave + 0.5) / waves);
    path += p`Q${middleX},${y + (wave % 2 === 0 ? 2.6 : -0.8)} ${x},${y} `;
  }
  return path;
}

function fallLines(shape: SkirtShape, top: Span, hem: Span) {
  const count = {
    straight: 3,
    slit: 3,
    wrap: 3,
    bias: 4,
    'a-line': 5,
    pleated: 0,
    tiered: 6,
    full: 8,
  }[shape];
  const folds: string[] = [];
  const lights: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count - 0.5;
    const isLong = index % 2 === 0;
    const start = { x: share * 1.7 * top.x, y: top.y + (isLong ? 1 : (hem.y - top.y) * 0.3) };
    const end = { x: share * 1.86 * hem.x, y: hem.y + 3 };
    const width = 0.7 + hem.x * 0.035;
    folds.push(crease(start, end, { width, bend: share * 2 }));
    const aside = hem.x * 0.07;
    lights.push(
      crease(
        { x: start.x + 1, y: start.y + 4 },
        { x: end.x + aside, y: end.y },
        { width: width * 0.8, bend: share * 2 },
      ),
    );
  }
  return { folds, lights };
}

/** A crease that is widest where it leaves the piece, at `to`; most of it lies beyond. */
const widening = (from: Span, to: Span, width: number) =>
  crease(from, { x: 3 * to.x - 2 * from.x, y: 3 * to.y - 2 * from.y }, { width: width * 1.125 });

function pleatsOf(top: Span, hem: Span) {
  const count = 15;
  const seams: string[] = [];
  const lights: string[] = [];
  for (let index = 1; index < count; index += 1) {
    const share = (index / count) * 2 - 1;
    seams.push(p`M${share * top.x},${top.y} L${share * hem.x},${hem.y + 4}`);
    const next = share + 1 / count;
    const [from, to] = [
      { x: next * top.x - 0.2, y: top.y },
      { x: next * hem.x, y: hem.y + 4 },
    ];
    lights.push(widening(from, to, 2.1));
  }
  return { seams, lights };
}

function tiersOf(top: Span, hem: Span): string[] {
  return [1 / 3, 2 / 3].map((share) => {
    const y = top.y + (hem.y - top.y) * share;
    const x = top.x + (hem.x - top.x) * share;
    return p`M${-x},${y} Q${0},${y + 4.4} ${x},${y}`;
  });
}

/** A skirt hanging from a waist at `top` (half width and height), `length` centimeters long. */
export function skirtPiece(shape: SkirtShape, top: Span, length: number): Part[] {
  const hipY = top.y + 20;
  const hipX = top.x + (FLARE[shape] > 0.15 ? 6.5 : 5.4);
  const hem = {
    x: Math.max(top.x + 4.6, hipX - 2) + FLARE[shape] * length * (length > 60 ? 0.72 : 0.95),
    y: top.y + length,
  };
  const isClose = FLARE[shape] < 0.2;
  const side = isClose
    ? p`C${hipX - 2},${top.y + 6} ${hipX},${hipY - 6} ${hipX},${Math.min(hipY, hem.y - 6)} L${hem.x},${hem.y}`
    : p`C${hipX - 3},${top.y + 8} ${hem.x - (hem.x - hipX) * 0.35},${hem.y - length * 0.35} ${hem.x},${hem.y}`;
  const sag = 1 + hem.x * 0.07;
  const half = p`M${0},${top.y} L${top.x},${top.y} ` + side + wavyHem(hem, sag, WAVES[shape]);
  const fall = fallLines(shape, top, hem);
  const piece: Part = { path: symmetric(half), fill: 'cloth', round: 0.9, ...fall };
  if (shape === 'pleated') return [{ ...piece, ...pleatsOf(top, hem) }];
  if (shape === 'tiered') return [{ ...piece, seams: tiersOf(top, hem) }];
  if (shape === 'slit') {
    const x = hem.x * 0.45;
    const slit = p`M${x},${hem.y - length * 0.36} L${x + 2.6},${hem.y + sag} L${x - 1.6},${hem.y + sag + 1} Z`;
    return [
      {
        ...piece,
        inlays: [{ path: slit, fill: 'inside' }],
        seams: [p`M${x},${hem.y - length * 0.36} L${x - 1.6},${hem.y + sag}`],
      },
    ];
  }
  if (shape === 'wrap') {
    const edge = p`M${-top.x * 0.5},${top.y} C${top.x * 0.4},${top.y + length * 0.35} ${hem.x * 0.5},${hem.y - length * 0.25} ${hem.x * 0.36},${hem.y + sag}`;
    const under = widening(
      { x: top.x, y: hem.y - length * 0.3 },
      { x: hem.x * 0.49, y: hem.y + sag },
      hem.x * 0.26,
    );
    return [{ ...piece, seams: [edge], folds: [...fall.folds, under] }];
  }
  return [piece];
}
