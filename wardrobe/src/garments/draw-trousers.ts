import type { TrouserFigure } from '../figures/garment-figures.ts';
import type { Drawing, Part, Side } from '../shapes/drawing.ts';
import { bothSides, box, circle, p, symmetric } from '../shapes/path.ts';
import { backLines, creasesOf, type Frame, frameOf, frontLines, outline } from './trouser-legs.ts';

function waistbandOf(figure: TrouserFigure, frame: Frame, side: Side): Part[] {
  const { waist } = frame;
  const depth = figure.style === 'leggings' ? 8 : 4;
  const edge = waist + depth * 0.2;
  const path = symmetric(
    p`M${0},${0.8} Q${waist * 0.5},${0.8} ${waist},${0} L${edge},${depth - 0.2} Q${waist * 0.5},${depth + 0.8} ${0},${depth + 0.8}`,
  );
  const isSoft = figure.waistband === 'elastic' || figure.waistband === 'drawstring';
  if (isSoft) {
    const parts: Part[] = [{ path, fill: 'rib', round: 0.5 }];
    if (figure.waistband === 'drawstring' && side === 'front') {
      for (const cord of [
        p`M${-1},${3} C${-2},${8} ${-3.4},${9} ${-2.8},${14}`,
        p`M${1},${3} C${1.6},${8} ${3},${10} ${2.6},${15}`,
      ]) {
        parts.push({ path: cord, fill: 'trim', line: 0.6 });
      }
    }
    return parts;
  }
  const band: Part = { path, fill: 'plain', round: 0.5 };
  if (figure.style === 'jeans' || figure.style === 'chino' || figure.style === 'cargo') {
    band.stitches = [p`M${-waist + 0.4},${0.9} Q${0},${1.9} ${waist - 0.4},${0.9}`];
  }
  const parts: Part[] = [band];
  if (figure.style === 'leggings' || figure.style === 'trunks') return parts;
  if (figure.style === 'jeans' || figure.style === 'chino' || figure.style === 'tailored') {
    const loops = side === 'front' ? [waist * 0.42, waist * 0.86] : [waist * 0.5, 0];
    for (const x of loops.flatMap((place) => (place === 0 ? [0] : [place, -place]))) {
      parts.push({
        path: box(x - 0.6, -0.4, { width: 1.2, height: 5.6, round: 0.2 }),
        fill: 'plain',
      });
    }
  }
  if (figure.waistband === 'belted') {
    parts.push({ path, fill: 'trim', round: 0.5 });
    if (side === 'front')
      parts.push({ path: box(-2.4, 0, { width: 4.8, height: 5, round: 0.8 }), fill: 'metal' });
  } else if (side === 'front' && figure.waistband !== 'clean') {
    parts.push({
      path: circle(1.2, 2.8, 0.85),
      fill: figure.style === 'jeans' ? 'metal' : 'button',
    });
  }
  return parts;
}

/** Hems, turn-ups, cargo pockets and tears, over the legs. */
function extrasOf(figure: TrouserFigure, frame: Frame): Part[] {
  const { hip, lean, legHem, hemY, rise } = frame;
  const middle = hip / 2 + lean;
  const parts: Part[] = [];
  const band = (depth: number, fill: Part['fill'], extra: number) => {
    const path = p`M${middle - legHem - extra},${hemY - depth} Q${middle},${hemY - depth + 1.4} ${middle + legHem + extra},${hemY - depth - 0.4} L${middle + legHem + extra},${hemY - 0.4} Q${middle},${hemY + 1.4} ${middle - legHem - extra},${hemY} Z`;
    for (const side of bothSides(path))
      parts.push({ path: side, fill, round: 0.5, raised: extra > 0 });
  };
  if (figure.turnUp) band(4, 'cloth', 0.4);
  if (figure.style === 'jogger' && figure.inseam > 45) band(5, 'rib', -0.6);
  if (figure.style === 'cargo') {
    const left = middle - 1 + (figure.inseam > 45 ? 0 : 1);
    const top = rise + Math.min(figure.inseam * 0.24, 16);
    const pocket = box(left, top, { width: 11, height: 15, round: 0.8 });
    const flap = box(left - 0.4, top - 1, { width: 11.8, height: 5, round: 0.8 });
    for (const path of bothSides(pocket)) parts.push({ path, fill: 'cloth', raised: true });
    for (const path of bothSides(flap)) parts.push({ path, fill: 'cloth', raised: true });
  }
  if (figure.ripped) {
    const tear = (x: number, y: number, size: number) => ({
      path: p`M${x - size},${y} Q${x},${y - 2.2} ${x + size},${y - 0.4} Q${x},${y + 2.2} ${x - size},${y} Z`,
      fill: 'paper' as const,
    });
    parts.push(
      tear(-middle, rise + 30, 5),
      tear(middle + 1, rise + 25, 4.4),
      tear(middle, rise + 38, 3.4),
    );
  }
  return parts;
}

/** Trousers, jeans, leggings or shorts from the waist down. */
export function trouserPieces(figure: TrouserFigure, side: Side): Part[] {
  const frame = frameOf(figure);
  const { seams, stitches } =
    side === 'front' ? frontLines(figure, frame) : backLines(figure, frame);
  const { folds, lights } = creasesOf(figure, frame);
  const middle = frame.hip / 2 + frame.lean;
  const pressed = figure.crease
    ? bothSides(p`M${frame.hip * 0.5},${8} L${middle},${frame.hemY}`)
    : [];
  const hemStitch = bothSides(
    p`M${middle - frame.legHem + 0.2},${frame.hemY - 2} Q${middle},${frame.hemY - 1} ${middle + frame.legHem - 0.2},${frame.hemY - 2.6}`,
  );
  const isKnit = figure.style === 'jogger' || figure.turnUp;
  const legs: Part = {
    path: outline(figure, frame),
    fill: 'cloth',
    round: 0.75,
    folds,
    lights,
    seams: [...seams, ...pressed],
    stitches: isKnit ? stitches : [...stitches, ...hemStitch],
  };
  return [legs, ...waistbandOf(figure, frame, side), ...extrasOf(figure, frame)];
}

export function drawTrousers(figure: TrouserFigure, side: Side): Drawing {
  const least = { width: 62, height: 60 };
  return { parts: trouserPieces(figure, side), focus: { x: 5, y: 13 }, least };
}
