import type { TrouserFigure } from '../figures/garment-figures.ts';
import { bothSides, crease, p, symmetric } from '../shapes/path.ts';

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

export function frameOf(figure: TrouserFigure) {
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

export type Frame = ReturnType<typeof frameOf>;

export function outline(figure: TrouserFigure, frame: Frame): string {
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

export function frontLines(figure: TrouserFigure, frame: Frame) {
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

export function backLines(figure: TrouserFigure, frame: Frame) {
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

export function creasesOf(figure: TrouserFigure, frame: Frame) {
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
