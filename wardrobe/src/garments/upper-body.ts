import type { UpperFigure } from '../figures/garment-figures.ts';
import type { Part, Side } from '../shapes/drawing.ts';
import { bothSides, crease, p, symmetric } from '../shapes/path.ts';
import { wavyHem } from './skirt-piece.ts';
import type { Measures } from './upper-measures.ts';

/** From the middle of the neckline to the underarm, on the right. */
function topEdge(figure: UpperFigure, m: Measures, side: Side): string {
  const { neckHalf, shoulder, underarm } = m;
  const drop = side === 'back' ? Math.min(2.4, m.neckDrop) : m.neckDrop;
  if (figure.neck === 'strapless' || figure.neck === 'off') {
    const y = figure.neck === 'off' ? 9 : 14;
    return p`M${0},${y + 4} Q${underarm.x * 0.5},${y - 1.5} ${underarm.x - (figure.neck === 'off' ? -1 : 1.5)},${y + 1} L${underarm.x},${underarm.y}`;
  }
  if (figure.neck === 'strap') {
    const y = side === 'back' ? 19 : 18;
    return p`M${0},${y} Q${5},${y - 2} ${10.6},${13} C${13},${18} ${17},${20} ${underarm.x - 0.6},${underarm.y}`;
  }
  if (figure.neck === 'halter') {
    if (side === 'back') return p`M${0},${26} Q${12},${26} ${underarm.x},${underarm.y + 1}`;
    return p`M${0},${3} Q${4},${2} ${6.6},${0} C${8},${12} ${13},${19} ${underarm.x},${underarm.y + 1}`;
  }
  const neck = neckline(figure.neck, { half: neckHalf, drop }, side);
  if (figure.sleeve === 'none') {
    const tip = { x: Math.max(shoulder.x - 3.6, neckHalf + 3.4), y: shoulder.y - 0.9 };
    return `${neck}${p`L${tip.x},${tip.y} C${tip.x - 1.6},${tip.y + 9} ${underarm.x - 5},${underarm.y - 2} ${underarm.x},${underarm.y}`}`;
  }
  return `${neck}${p`L${shoulder.x},${shoulder.y} C${shoulder.x - 2},${shoulder.y + 8} ${underarm.x - 3.4},${underarm.y - 5} ${underarm.x},${underarm.y}`}`;
}

function neckline(
  neck: UpperFigure['neck'],
  size: { half: number; drop: number },
  side: Side,
): string {
  const { half, drop } = size;
  if (side === 'back')
    return p`M${0},${drop} C${half * 0.6},${drop} ${half * 0.9},${drop * 0.6} ${half},${0} `;
  const isPointed = ['v', 'notch', 'peak', 'camp', 'moto'].includes(neck);
  if (isPointed) return p`M${0},${drop} Q${half * 0.62},${drop * 0.5} ${half},${0} `;
  if (neck === 'shawl') return p`M${0},${drop} Q${half * 0.85},${drop * 0.5} ${half},${0} `;
  if (neck === 'square') return p`M${0},${drop} L${half - 0.8},${drop - 0.6} L${half},${0} `;
  return p`M${0},${drop} C${half * 0.62},${drop} ${half},${drop * 0.6} ${half},${0} `;
}

function lowerEdge(figure: UpperFigure, m: Measures): string {
  const { underarm, waist, hem } = m;
  const rise = (waist.y - underarm.y) * 0.5;
  const side =
    p`C${underarm.x - 0.2},${underarm.y + rise} ${waist.x},${waist.y - rise * 0.6} ${waist.x},${waist.y} ` +
    p`C${waist.x},${waist.y + (hem.y - waist.y) * 0.3} ${hem.x - 0.4},${hem.y - (hem.y - waist.y) * 0.5} ${hem.x},${hem.y} `;
  if (figure.hem === 'shirttail') {
    return `${p`C${underarm.x},${underarm.y + rise} ${waist.x},${waist.y - rise} ${waist.x},${waist.y} L${hem.x},${hem.y - 7} C${hem.x - 3},${hem.y - 1} ${hem.x * 0.6},${hem.y} ${0},${hem.y}`}`;
  }
  if (figure.hem === 'flared') return side + wavyHem(hem, 2.4, 3);
  return side + p`Q${hem.x * 0.5},${hem.y + 1.4} ${0},${hem.y + 1.2}`;
}

function creasesOf(m: Measures) {
  const { underarm, waist, hem } = m;
  const long = hem.y > 55;
  const folds = [
    ...bothSides(
      crease(
        { x: underarm.x - 1.5, y: underarm.y + 0.5 },
        { x: underarm.x * 0.42, y: underarm.y + 9 },
        { width: 0.95, bend: 0.9 },
      ),
    ),
    ...bothSides(
      crease(
        { x: waist.x, y: waist.y - 4 },
        { x: waist.x * 0.35, y: waist.y + 3 },
        { width: 0.8, bend: -0.8 },
      ),
    ),
    crease(
      { x: -hem.x * 0.55, y: waist.y + 4 },
      { x: -hem.x * 0.62, y: hem.y + 1 },
      { width: 1.1, bend: 0.5 },
    ),
  ];
  const lights = [
    crease(
      { x: -underarm.x * 0.5, y: underarm.y - 6 },
      { x: -waist.x * 0.5, y: waist.y + 6 },
      { width: 2, bend: 0.6 },
    ),
    crease(
      { x: underarm.x * 0.36, y: underarm.y },
      { x: waist.x * 0.3, y: waist.y + 8 },
      { width: 1.5 },
    ),
  ];
  if (long) {
    folds.push(
      crease(
        { x: hem.x * 0.3, y: waist.y + 8 },
        { x: hem.x * 0.42, y: hem.y + 1 },
        { width: 1.2, bend: -0.6 },
      ),
      crease(
        { x: hem.x * 0.75, y: waist.y + 6 },
        { x: hem.x * 0.82, y: hem.y + 1 },
        { width: 0.9 },
      ),
    );
    lights.push(
      crease(
        { x: -hem.x * 0.2, y: waist.y + 10 },
        { x: -hem.x * 0.26, y: hem.y + 1 },
        { width: 1.6 },
      ),
    );
  }
  return { folds, lights };
}

function quilting(m: Measures) {
  const rows = Math.max(Math.round((m.hem.y - 8) / 8.5), 3);
  const wide = m.hem.x + 8;
  const seams: string[] = [];
  const lights: string[] = [];
  const folds: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const y = 9 + (row * (m.hem.y - 9)) / rows;
    if (row > 0) seams.push(p`M${-wide},${y - 0.6} Q${0},${y + 1.6} ${wide},${y - 0.6}`);
    lights.push(
      crease({ x: -wide * 0.7, y: y + 3.2 }, { x: wide * 0.7, y: y + 3.2 }, { width: 1.5 }),
    );
    folds.push(crease({ x: -wide, y: y + 7.4 }, { x: wide, y: y + 7.4 }, { width: 1.3 }));
  }
  return { seams, lights, folds };
}

/** What shows of the back through the neck opening. */
export function insidePiece(figure: UpperFigure, m: Measures): Part[] {
  const { neckHalf, neckDrop } = m;
  if (figure.neck === 'off' || figure.neck === 'strapless') return [];
  if (figure.neck === 'strap') {
    return [
      {
        path: symmetric(p`M${0},${19} Q${6},${18.6} ${10.6},${12} L${13},${20} L${0},${24}`),
        fill: 'inside',
      },
    ];
  }
  if (figure.neck === 'halter') return [];
  const inside: Part = {
    path: symmetric(
      p`M${0},${1.8} C${neckHalf * 0.6},${1.8} ${neckHalf * 0.9},${1} ${neckHalf + 0.4},${-0.2} L${neckHalf + 1},${neckDrop} L${0},${neckDrop + 2}`,
    ),
    fill: 'inside',
  };
  const label = p`M${-1.7},${2.9} L${1.7},${2.9} L${1.7},${4.9} L${-1.7},${4.9} Z`;
  return neckDrop < 6.5 ? [inside] : [inside, { path: label, fill: 'paper' }];
}

/** The body from neck to hem. */
export function bodyPiece(figure: UpperFigure, m: Measures, side: Side): Part {
  const path = symmetric(topEdge(figure, m, side) + lowerEdge(figure, m));
  const body: Part = { path, fill: 'cloth', round: 0.85, ...creasesOf(m) };
  if (figure.quilted) return { ...body, ...quilting(m) };
  const isStitched = figure.hem !== 'rib' && !figure.skirt && figure.hem !== 'shirttail';
  const stitches = isStitched
    ? [
        p`M${-m.hem.x + 0.2},${m.hem.y - 2.2} Q${0},${m.hem.y + 0.4} ${m.hem.x - 0.2},${m.hem.y - 2.2}`,
      ]
    : [];
  return { ...body, stitches };
}
