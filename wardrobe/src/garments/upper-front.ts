import type { UpperFigure } from '../figures/garment-figures.ts';
import type { Part, Side } from '../shapes/drawing.ts';
import { bothSides, circle, p, symmetric } from '../shapes/path.ts';
import { closures } from './upper-closures.ts';
import type { Measures } from './upper-measures.ts';
import { pockets } from './upper-pockets.ts';

function waistPieces(figure: UpperFigure, m: Measures, side: Side): Part[] {
  const { x, y } = m.waist;
  const at = figure.skirt ? m.hem.y : y;
  const wide = figure.skirt ? m.hem.x : x;
  const band = (height: number) =>
    symmetric(
      p`M${0},${at - height / 2 + 0.8} Q${wide * 0.6},${at - height / 2 + 0.6} ${wide + 0.4},${at - height / 2} L${wide + 0.4},${at + height / 2} Q${wide * 0.6},${at + height / 2 + 0.7} ${0},${at + height / 2 + 0.9}`,
    );
  if (figure.waist === 'belt') {
    const belt: Part = { path: band(4.4), fill: 'plain', round: 0.7, raised: true, stitches: [] };
    if (side === 'back') return [belt];
    return [
      belt,
      {
        path: p`M${2},${at - 1.6} L${12},${at + 8} L${8.6},${at + 11} L${0},${at + 2} Z`,
        fill: 'plain',
        raised: true,
      },
      {
        path: p`M${-3},${at - 2} L${3},${at - 2} L${3},${at + 3.4} L${-3},${at + 3.4} Z`,
        fill: 'trim',
        raised: true,
      },
    ];
  }
  if (figure.waist === 'tie') {
    const tie: Part = { path: band(2.6), fill: 'plain', round: 0.6, raised: true };
    if (side === 'back') return [tie];
    const knotX = figure.front === 'wrap' ? -wide * 0.5 : 0;
    const tail = (lean: number, length: number): Part => ({
      path: p`M${knotX - 0.8},${at + 1} C${knotX + lean * 0.3},${at + 6} ${knotX + lean},${at + length * 0.6} ${knotX + lean},${at + length} L${knotX + lean + 2.6},${at + length - 1.4} C${knotX + lean + 2.4},${at + length * 0.5} ${knotX + lean * 0.5 + 2},${at + 5} ${knotX + 1},${at + 0.6} Z`,
      fill: 'plain',
      raised: true,
    });
    return [
      tie,
      tail(-4, 20),
      tail(2.4, 24),
      { path: circle(knotX, at + 0.8, 1.9), fill: 'plain', raised: true },
    ];
  }
  if (figure.waist === 'seam') return [{ path: band(0.3), fill: 'inside' }];
  return [];
}

function jeanJacketLines(m: Measures, side: Side): Part[] {
  const { underarm, hem } = m;
  const yoke = p`M${-underarm.x + 1},${15} L${underarm.x - 1},${15}`;
  const lines = side === 'front' ? [8.5, 13] : [7, 7];
  const seams = bothSides(p`M${lines[1] ?? 0},${15} L${(lines[0] ?? 0) - 2},${hem.y - 4}`);
  return [yoke, ...seams].map((path): Part => ({ path, fill: 'inside', line: 0.22 }));
}

function hemBand(figure: UpperFigure, m: Measures): Part[] {
  if (figure.hem !== 'rib') return [];
  const { x, y } = m.hem;
  const tuck = figure.denim ? 0 : 1;
  const path = symmetric(
    p`M${0},${y - 4} Q${x * 0.5},${y - 4} ${x + 0.1},${y - 5} L${x - tuck},${y} Q${x * 0.5},${y + 1.3} ${0},${y + 1.3}`,
  );
  return [{ path, fill: figure.denim ? 'cloth' : 'rib', round: 0.7, raised: false }];
}

/** Everything laid over the body: closures, pockets, belts, hem bands. */
export function frontPieces(figure: UpperFigure, m: Measures, side: Side): Part[] {
  const lines = figure.denim ? jeanJacketLines(m, side) : [];
  const belt = waistPieces(figure, m, side);
  if (side === 'back') {
    const isTailored = figure.front === 'tailored' || figure.front === 'double';
    const vent: Part[] = isTailored
      ? [{ path: p`M${0},${4} L${0},${m.hem.y + 1}`, fill: 'inside', line: 0.2 }]
      : [];
    return [...lines, ...vent, ...hemBand(figure, m), ...belt];
  }
  return [...lines, ...hemBand(figure, m), ...pockets(figure, m), ...closures(figure, m), ...belt];
}
