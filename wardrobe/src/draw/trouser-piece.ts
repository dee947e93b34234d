import type { Part, Side } from './drawing.ts';
import { bothSides, box, circle, crease, p, symmetric } from './path.ts';

/** Everything with two legs. Centimetres for a size M. */
export interface TrouserFigure {
  kind: 'trousers';
  cut: 'women' | 'men';
  leg: 'skinny' | 'slim' | 'straight' | 'tapered' | 'wide' | 'flared' | 'barrel';
  /** From the crotch to the hem. */
  inseam: number;
  rise: 'mid' | 'high' | 'low';
  waistband?: 'fly' | 'elastic' | 'drawstring' | 'clean' | 'belted';
  style?: 'jeans' | 'chino' | 'tailored' | 'cargo' | 'leggings' | 'jogger' | 'pyjama' | 'trunks';
  /** Pressed line, pleats at the waist, turned hems. */
  crease?: boolean;
  pleats?: boolean;
  turnUp?: boolean;
  ripped?: boolean;
}

/** Half widths of one leg at the thigh, knee and hem. */
const LEGS: Readonly<Record<TrouserFigure['leg'], readonly [knee: number, hem: number]>> = {
  skinny: [7.4, 5.2],
  slim: [9.2, 7.4],
  straight: [11, 10],
  tapered: [11.4, 7.8],
  wide: [14.2, 16.6],
  flared: [9.6, 14],
  barrel: [16, 9.6],
};

function frameOf(figure: TrouserFigure) {
  const isWoman = figure.cut === 'women';
  const waist =
    (isWoman ? 17.6 : 20.4) +
    (figure.waistband === 'elastic' || figure.waistband === 'drawstring' ? 1 : 0);
  const rise = { low: 21, mid: 25, high: 30 }[figure.rise];
  const isClose = figure.leg === 'skinny';
  const hip =
    waist +
    (isWoman ? 6 : 4.2) +
    (figure.leg === 'wide' || figure.leg === 'barrel' ? 1.5 : 0) -
    (isClose ? 0.8 : 0);
  const [knee, fullHem] = LEGS[figure.leg];
  const reach = Math.min(figure.inseam / 74, 1);
  const thigh = hip / 2 + 0.2;
  const legHem = thigh + (fullHem - thigh) * Math.min(reach * 1.05, 1);
  const lean = 2.4 + figure.inseam * 0.03;
  return { waist, rise, hip, knee, thigh, legHem, lean, hemY: rise + figure.inseam };
}

type Frame = ReturnType<typeof frameOf>;

function outline(figure: TrouserFigure, frame: Frame): string {
  const { waist, rise, hip, knee, legHem, lean, hemY } = frame;
  const middle = hip / 2 + lean * 0.55;
  const hemMiddle = hip / 2 + lean;
  const kneeY = rise + figure.inseam * 0.46;
  const isLong = figure.inseam > 45;
  const outerHem = { x: hemMiddle + legHem, y: hemY - 0.6 };
  const innerHem = { x: Math.max(hemMiddle - legHem, 1), y: hemY };
  const outer = isLong
    ? p`C${hip + 0.4},${rise + 10} ${middle + knee},${kneeY - 14} ${middle + knee},${kneeY} ` +
      p`C${middle + knee},${kneeY + 12} ${outerHem.x},${hemY - figure.inseam * 0.24} ${outerHem.x},${outerHem.y}`
    : p`L${Math.max(outerHem.x, hip + 1.4)},${outerHem.y}`;
  const inner = isLong
    ? p`C${innerHem.x},${hemY - figure.inseam * 0.24} ${Math.max(middle - knee, 1)},${kneeY + 12} ${Math.max(middle - knee, 1)},${kneeY} ` +
      p`C${Math.max(middle - knee, 1)},${kneeY - 14} ${1.4},${rise + 8} ${0},${rise}`
    : p`L${0},${rise}`;
  return symmetric(
    p`M${0},${0.8} Q${waist * 0.5},${0.8} ${waist},${0} C${waist + 2},${6} ${hip},${rise * 0.55} ${hip},${rise * 0.82} ` +
      outer +
      p` Q${hemMiddle},${hemY + 1} ${innerHem.x},${innerHem.y} ` +
      inner,
  );
}

function frontLines(figure: TrouserFigure, frame: Frame) {
  const { waist, hip, rise } = frame;
  const seams: string[] = [];
  const stitches: string[] = [];
  const isFly =
    (figure.waistband ?? 'fly') === 'fly' ||
    figure.waistband === 'belted' ||
    figure.waistband === 'clean';
  seams.push(p`M${0},${4} L${0},${rise - 0.4}`);
  if (isFly && figure.style !== 'leggings')
    stitches.push(
      p`M${3.4},${4.4} L${3.2},${rise * 0.5} Q${2.8},${rise * 0.66} ${0.2},${rise * 0.7}`,
    );
  if (figure.style === 'jeans') {
    const scoop = p`M${waist * 0.5},${4.4} C${waist * 0.55},${11} ${waist * 0.85},${13} ${hip - 1.2},${12.4}`;
    seams.push(...bothSides(scoop));
    stitches.push(
      ...bothSides(
        p`M${waist * 0.46},${4.4} C${waist * 0.5},${12} ${waist * 0.85},${14.2} ${hip - 0.9},${13.6}`,
      ),
    );
    seams.push(p`M${waist * 0.68},${4.4} L${waist * 0.7},${10}`);
  } else if (figure.style !== 'leggings' && figure.style !== 'trunks') {
    seams.push(...bothSides(p`M${waist * 0.62},${4.4} L${hip - 1.4},${rise * 0.66}`));
  }
  if (figure.pleats) {
    seams.push(
      ...bothSides(p`M${waist * 0.34},${4.4} L${waist * 0.42},${15}`),
      ...bothSides(p`M${waist * 0.5},${4.4} L${waist * 0.56},${11}`),
    );
  }
  return { seams, stitches };
}

function backLines(figure: TrouserFigure, frame: Frame) {
  const { waist, hip, rise } = frame;
  const seams = [p`M${0},${4} L${0},${rise}`];
  const stitches: string[] = [];
  if (figure.style === 'jeans') {
    seams.push(...bothSides(p`M${0},${10.6} L${hip - 1.6},${7.6}`));
    const pocket = p`M${4},${12} L${hip - 5},${11.4} L${hip - 5},${21} L${(hip - 1) / 2},${24} L${4.4},${21.6} Z`;
    seams.push(...bothSides(pocket));
    stitches.push(
      ...bothSides(
        p`M${5},${16.4} Q${hip / 2 - 2},${19.4} ${hip / 2},${16.6} Q${hip / 2 + 2},${19} ${hip - 5.4},${15.6}`,
      ),
    );
  } else if (figure.style !== 'leggings' && figure.style !== 'trunks') {
    seams.push(
      ...bothSides(p`M${5},${12} L${hip - 5},${11.6} L${hip - 5},${12.5} L${5},${12.9} Z`),
    );
    seams.push(...bothSides(p`M${waist * 0.5},${4} L${waist * 0.52},${10}`));
  }
  return { seams, stitches };
}

function creasesOf(figure: TrouserFigure, frame: Frame) {
  const { hip, rise, lean, hemY, legHem } = frame;
  const hemX = hip / 2 + lean;
  const folds = [
    ...bothSides(
      crease({ x: 0.5, y: rise - 1 }, { x: hip * 0.62, y: rise - 6 }, { width: 0.7, bend: -0.8 }),
    ),
    ...bothSides(
      crease({ x: 0.5, y: rise + 0.5 }, { x: hip * 0.7, y: rise + 4 }, { width: 0.8, bend: 0.6 }),
    ),
  ];
  const lights = bothSides(
    crease(
      { x: hip * 0.62, y: rise * 0.5 },
      { x: hemX + legHem * 0.2, y: hemY },
      { width: 1.5, bend: 0.6 },
    ),
  );
  if (figure.inseam > 45) {
    const kneeY = rise + figure.inseam * 0.46;
    folds.push(
      ...bothSides(
        crease(
          { x: hemX - legHem * 0.9, y: kneeY - 2 },
          { x: hemX + 2, y: kneeY + 3 },
          { width: 0.7, bend: 0.7 },
        ),
      ),
      ...bothSides(
        crease(
          { x: hemX + legHem * 0.35, y: kneeY + 12 },
          { x: hemX + legHem * 0.6, y: hemY + 1 },
          { width: 1.1 },
        ),
      ),
      ...bothSides(
        crease(
          { x: hip * 0.32, y: rise + 10 },
          { x: hemX - legHem * 0.45, y: hemY + 1 },
          { width: 1 },
        ),
      ),
    );
  }
  return { folds, lights };
}

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
