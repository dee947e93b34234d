import type { UpperFigure } from '../figures/garment-figures.ts';
import type { Part, Side } from '../shapes/drawing.ts';
import { bothSides, crease, p, symmetric } from '../shapes/path.ts';
import { bandCollar, bow, highNeck, hood, lapels, shawl, shirtCollar } from './collars.ts';
import type { Measures } from './upper-measures.ts';

/** A band that follows a round or pointed neckline. */
function neckBand(m: Measures, side: Side, look: { depth: number; pointed: boolean }): Part {
  const drop = side === 'back' ? 2.4 : m.neckDrop;
  const { neckHalf: half } = m;
  const { depth } = look;
  const [c1, c2] = look.pointed && side === 'front' ? [0.62, 0.5] : [1, 0.6];
  const inner =
    look.pointed && side === 'front'
      ? p`M${0},${drop} Q${half * c1},${drop * c2} ${half},${0} `
      : p`M${0},${drop} C${half * 0.62},${drop} ${half},${drop * 0.6} ${half},${0} `;
  const outer =
    look.pointed && side === 'front'
      ? p`L${half + depth},${0.7} Q${half * 0.66 + depth},${drop * 0.55 + depth * 0.6} ${0},${drop + depth * 1.7}`
      : p`L${half + depth},${0.7} C${half + depth},${drop * 0.6 + depth * 0.5} ${half * 0.66 + depth * 0.5},${drop + depth} ${0},${drop + depth}`;
  return { path: symmetric(inner + outer), fill: 'rib' };
}

function straps(side: Side): Part[] {
  const back = side === 'back' ? 14 : 13.4;
  const lines = bothSides(
    p`M${10.4},${back} C${10.2},${8} ${9.6},${4} ${9},${0} C${8.6},${5} ${9.4},${11} ${10},${17}`,
  );
  return lines.map((path): Part => ({ path, fill: 'plain', line: 0.7 }));
}

function cowl(m: Measures, side: Side): Part[] {
  if (side === 'back') return [];
  const { neckHalf: half, neckDrop: drop } = m;
  const drape = symmetric(
    p`M${0},${drop - 2} C${half * 0.5},${drop - 2} ${half * 0.9},${6} ${half},${0} L${half + 2},${0.8} C${half + 1},${12} ${half * 0.6},${drop + 6} ${0},${drop + 7}`,
  );
  const rolls = [3, 6].map((depth) =>
    crease(
      { x: -half * 0.8, y: drop - 8 + depth },
      { x: half * 0.8, y: drop - 8 + depth },
      { width: 1.1, bend: 4.2 },
    ),
  );
  return [
    {
      path: drape,
      fill: 'cloth',
      raised: true,
      folds: rolls,
      lights: [
        crease(
          { x: -half * 0.7, y: drop - 4 },
          { x: half * 0.7, y: drop - 4 },
          { width: 0.9, bend: 3.6 },
        ),
      ],
    },
  ];
}

/** Collars, bands and straps: what finishes the neck. */
export function neckPieces(figure: UpperFigure, m: Measures, side: Side): Part[] {
  switch (figure.neck) {
    case 'crew':
    case 'scoop':
      return [neckBand(m, side, { depth: 2, pointed: false })];
    case 'v':
      return figure.front === 'wrap' ? [] : [neckBand(m, side, { depth: 1.8, pointed: true })];
    case 'turtle':
      return highNeck(m.neckHalf, 9.5);
    case 'mock':
      return highNeck(m.neckHalf, 5);
    case 'funnel':
      return highNeck(m.neckHalf + 0.8, 7);
    case 'collar':
      return shirtCollar(m, side, { point: 5, spread: 4.6 });
    case 'polo':
      return shirtCollar(m, side, { point: 3.4, spread: 5 });
    case 'camp':
      return side === 'back'
        ? shirtCollar(m, side, { point: 5, spread: 5 })
        : shirtCollar(m, side, { point: 1, spread: 9 });
    case 'moto':
      return side === 'back'
        ? shirtCollar(m, side, { point: 5, spread: 5 })
        : lapels('notch', { ...m, neckDrop: m.neckDrop + 5 });
    case 'band':
      return bandCollar(m);
    case 'hood':
      return hood(m, side);
    case 'bow':
      return side === 'front' ? bow(m) : highNeck(m.neckHalf, 2);
    case 'notch':
    case 'peak':
      return side === 'front'
        ? lapels(figure.neck, m)
        : shirtCollar(m, side, { point: 0, spread: 0 });
    case 'shawl':
      return side === 'front' ? shawl(m) : shirtCollar(m, side, { point: 0, spread: 0 });
    case 'strap':
      return straps(side);
    case 'cowl':
      return cowl(m, side);
    default:
      return [];
  }
}
