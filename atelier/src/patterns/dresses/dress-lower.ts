import { lengthOf } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { PatternPanel, Seam } from '../pattern.ts';
import type { BandHost } from '../pieces/band.ts';
import { makeSkirtPanel, skirtSeams } from '../pieces/skirt-panel.ts';
import { makeWrapFront } from '../pieces/wrap-front.ts';
import { draftHalves, type TrouserCut } from '../trousers/trouser-halves.ts';
import { type TrouserDetails, trouserLines } from '../trousers/trouser-lines.ts';
import { makeTrouserPanel, trouserSeams } from '../trousers/trouser-panel.ts';

export interface LowerSkirt {
  /** From the waist to the hem, as a share of the way from the waist to the ankle. */
  length: number;
  /** The part of a circle that front and back each span, radians. */
  flare: number;
  /** How much longer its top is than the waist that it is gathered into. */
  gather: number;
  isWrapped?: boolean;
}

export type LowerTrousers = Omit<TrouserCut, 'belowWaist' | 'bandHeight' | 'yoke' | 'waist'> &
  TrouserDetails & { hemDepth: number; isGathered?: boolean };

export interface Lower {
  panels: PatternPanel[];
  seams: Seam[];
  /** Edges at the waist: of its front, then of its back. */
  waist: BandHost[];
}

interface Waist {
  quarter: number;
  bandHeight: number;
  /** The edges that front and back are sewn to without a band. */
  above: readonly (readonly BandHost[])[];
}

const lengths = (hosts: readonly BandHost[]) =>
  hosts.map(({ panel, edge }) =>
    lengthOf(panel.edges.find(({ name }) => name === edge)?.points ?? []),
  );

/** A skirt below a seam at the waist, its front in two layers where it is wrapped. */
export function makeLowerSkirt(measures: Measures, style: LowerSkirt, waist: Waist): Lower {
  const { neckY, waistDrop, ankleDrop } = measures;
  const { quarter, bandHeight, above } = waist;
  const isSewnOn = bandHeight === 0;
  const length = (ankleDrop - waistDrop) * style.length - bandHeight / 2;
  const hem = { hem: { depthCm: 2.5, plies: 2 } };
  const [front, back] = ([1, -1] as const).map((facing, index) => {
    const pieces = isSewnOn ? lengths(above[index] ?? []) : [1];
    const sewnTop = isSewnOn ? pieces.reduce((sum, one) => sum + one, 0) : quarter * 2;
    return makeSkirtPanel(measures, {
      name: facing > 0 ? 'front-skirt' : 'back-skirt',
      facing,
      top: sewnTop * style.gather,
      sewnTop,
      length,
      flare: style.flare,
      topY: neckY - waistDrop - bandHeight / 2,
      pieces,
      hem,
    });
  });
  if (!front || !back) throw new Error('A skirt has two sides.');
  const seams: Seam[] = [...skirtSeams('front-skirt', 'back-skirt')];
  const hosts = [front, back].map((panel): BandHost => ({ panel, edge: 'top-0' }));
  if (!style.isWrapped) return { panels: [front, back], seams, waist: hosts };
  const radius = (quarter * 2 * style.gather) / style.flare;
  const outer = {
    ...makeWrapFront(front, { reach: 1, length, radius, hemReach: 0.62 }),
    name: 'outer-skirt',
  };
  const sewn = (edge: string): Seam => ({
    first: ['front-skirt', edge],
    second: ['outer-skirt', edge],
    isParallel: true,
  });
  return {
    panels: [front, back, outer],
    seams: [...seams, sewn('right-side'), sewn('top-0')],
    waist: hosts,
  };
}

/** Trousers below a band at the waist. */
export function makeLowerTrousers(
  measures: Measures,
  style: LowerTrousers,
  { bandHeight }: Pick<Waist, 'bandHeight'>,
): Lower {
  const halves = draftHalves(measures, {
    ...style,
    belowWaist: -bandHeight / 2,
    bandHeight,
    waist: style.isGathered ? 'gathered' : 'flat-front',
  });
  const cut = (side: 'left' | 'right', facing: 1 | -1) =>
    makeTrouserPanel(measures, facing > 0 ? halves.front : halves.back, {
      side,
      facing,
      crotchY: halves.crotchY,
      darts: facing > 0 ? halves.frontDarts : halves.backDarts,
      hem: { hem: { depthCm: style.hemDepth, plies: 2 } },
      lines: trouserLines(style, { side, facing }),
    });
  const pieces = [cut('right', 1), cut('left', 1), cut('left', -1), cut('right', -1)];
  return {
    panels: pieces.flatMap(({ panels }) => panels),
    seams: [...trouserSeams(false), ...pieces.flatMap(({ seams }) => seams)],
    waist: pieces.flatMap(({ top, waist }) => waist.map((edge) => ({ panel: top, edge }))),
  };
}
