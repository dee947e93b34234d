import { makeStockingFoot } from '../laid/stocking-foot.ts';
import type { Measures } from '../measuring/measures.ts';
import type { Pattern, PatternEdge } from '../pattern.ts';
import { addBeltLoops } from '../pieces/belt-loops.ts';
import { makeWaistband } from '../pieces/waistband.ts';
import { makeCuffs } from './leg-cuffs.ts';
import { draftHalves, type TrouserCut } from './trouser-halves.ts';
import { type TrouserDetails, trouserLines } from './trouser-lines.ts';
import { makeTrouserPanel, type TrouserPiece, trouserSeams } from './trouser-panel.ts';

/** Trousers, jeans and shorts: their cut, and how they are finished. */
export interface TrouserStyle extends TrouserCut, TrouserDetails {
  name: string;
  hemDepth: number;
  hasLoops?: boolean;
  /** Ribs at the ankles: how high, and their length as a share of the hem. */
  cuffs?: { height: number; share: number };
  /** Whether they are tights: the knit goes on over the foot, and the hem is drawn to the ankle. */
  hasFeet?: boolean;
}

const BUTTON = { kind: 'button', panel: 'waistband', radiusCm: 0.85 } as const;

/** Jeans have a rivet at both ends of each front pocket. */
const rivetsOf = (pieces: readonly TrouserPiece[]) =>
  pieces.flatMap(({ panels }) =>
    panels.flatMap(({ name, inner }) =>
      inner
        .filter((line) => line.name === 'pocket')
        .flatMap(({ points }) => [points[0], points.at(-1)])
        .flatMap((at) => (at ? [{ kind: 'rivet' as const, panel: name, at, radiusCm: 0.42 }] : [])),
    ),
  );

/** Where belt loops stand along the waistband, from the middle of the front. */
const LOOPS = [0.12, 0.3, 0.5, 0.7, 0.88] as const;

/** How the lower end of a leg is finished. */
function hemOf({ cuffs, hasFeet, hemDepth }: TrouserStyle): Partial<PatternEdge> {
  if (cuffs) return { kind: 'seam' };
  if (hasFeet) return { kind: undefined, gather: ANKLE_GATHER };
  return { hem: { depthCm: hemDepth, plies: 2 } };
}
const ANKLE_GATHER = 0.94;

const feetOf = (
  { body, neckY, crotchDrop }: Measures,
  { hemAt, crotchDrop: lower }: TrouserStyle,
) =>
  (['left', 'right'] as const).map((side) =>
    makeStockingFoot(body, side, (neckY - crotchDrop - lower) * hemAt),
  );

/** Two legs that meet along the crotch, on a waistband that is closed at the front. */
export function makeTrousers(measures: Measures, style: TrouserStyle): Pattern {
  const halves = draftHalves(measures, style);
  const { front, back, frontDarts, backDarts, crotchY } = halves;
  const hem = hemOf(style);
  const cut = (side: 'left' | 'right', facing: 1 | -1) =>
    makeTrouserPanel(measures, facing > 0 ? front : back, {
      side,
      facing,
      crotchY,
      darts: facing > 0 ? frontDarts : backDarts,
      hem,
      yoke: style.yoke,
      lines: trouserLines(style, { side, facing }),
    });
  const pieces = [cut('left', 1), cut('left', -1), cut('right', -1), cut('right', 1)];
  const legs = pieces.flatMap(({ panels }) => panels);
  const hosts = pieces.flatMap(({ top, waist }) => waist.map((edge) => ({ panel: top, edge })));
  const length = halves.waist * 4;
  const { bandHeight: height } = style;
  const band = makeWaistband({ hosts, length, height, isElastic: style.waist === 'gathered' });
  const held = addBeltLoops(band.panel, { length, height, at: style.hasLoops ? LOOPS : [] });
  const cuffs = style.cuffs ? makeCuffs(legs, style.cuffs) : [];
  return {
    name: style.name,
    panels: [...legs, ...held.panels, ...cuffs.map(({ panel }) => panel)],
    seams: [
      ...trouserSeams(style.yoke !== undefined),
      ...pieces.flatMap(({ seams }) => seams),
      ...band.seams,
      ...held.seams,
      ...cuffs.flatMap(({ seams }) => seams),
    ],
    tethers: [{ edge: ['waistband', 'free'], forGood: true }],
    fastenings: [
      ...(style.hasFly ? [{ ...BUTTON, at: [1.4, height / 2] as const }] : []),
      ...(style.pockets === 'jeans' ? rivetsOf(pieces) : []),
    ],
    buttoned: [],
    ...(style.hasFeet && { laid: feetOf(measures, style) }),
  };
}
