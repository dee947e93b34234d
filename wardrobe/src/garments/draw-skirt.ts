import type { SkirtFigure } from '../figures/garment-figures.ts';
import type { Drawing, Part, Side } from '../shapes/drawing.ts';
import { bothSides, box, circle, p, symmetric } from '../shapes/path.ts';
import { skirtPiece } from './skirt-piece.ts';

const WAIST = 16.8;

/** A skirt on its own, from the waistband down. */
export function drawSkirt(figure: SkirtFigure, side: Side): Drawing {
  const band: Part = {
    path: symmetric(
      p`M${0},${-3.4} Q${WAIST * 0.6},${-3.4} ${WAIST - 0.4},${-4.2} L${WAIST + 0.2},${0} Q${WAIST * 0.6},${0.9} ${0},${0.9}`,
    ),
    fill: figure.waistband === 'elastic' ? 'rib' : 'plain',
    round: 0.5,
  };
  const parts = [...skirtPiece(figure.shape, { x: WAIST, y: -0.6 }, figure.length), band];
  const least = { width: 60, height: 74 };
  const drawing = { parts, focus: { x: 5, y: 8 }, least };
  if (side === 'back' || !figure.waistband) return drawing;
  if (figure.waistband === 'jeans') {
    const pocket = bothSides(p`M${8},${0.8} C${9},${7} ${14},${9} ${20},${8}`);
    parts.push(...pocket.map((path): Part => ({ path, fill: 'inside', line: 0.22 })));
    parts.push({ path: p`M${0},${1} L${0},${15}`, fill: 'inside', line: 0.22 });
    for (const x of [-13, -7, 7, 13])
      parts.push({
        path: box(x - 0.6, -4.6, { width: 1.2, height: 5.8, round: 0.2 }),
        fill: 'plain',
      });
    parts.push({ path: circle(1, -1.3, 0.8), fill: 'metal' });
  }
  if (figure.waistband === 'buttons') {
    parts.push({ path: p`M${-2},${1} L${-2.6},${figure.length}`, fill: 'inside', line: 0.18 });
    const count = Math.round(figure.length / 9);
    for (let index = 0; index < count; index += 1) {
      parts.push({ path: circle(0, -1 + index * 9, 0.9), fill: 'button' });
    }
  }
  return drawing;
}
