import { girthAt, type Measures } from '../measuring/measures.ts';
import type { Pattern, PatternPanel, Seam } from '../pattern.ts';
import { makePleatedPanel } from '../pieces/pleated-panel.ts';
import { makeSkirtPanel, skirtSeams } from '../pieces/skirt-panel.ts';
import { makeTiers } from '../pieces/skirt-tiers.ts';
import { makeWaistband } from '../pieces/waistband.ts';
import { makeWrapFront } from '../pieces/wrap-front.ts';

interface SkirtBand {
  name: string;
  bandHeight: number;
  waistEase: number;
  /** From the waist to the hem, as a share of the way from the waist to the ankle. */
  length: number;
}

export interface PleatedSkirtStyle extends SkirtBand {
  /** Faces of the pleats of front and back each. */
  faces: number;
  topFace: number;
  hemFace: number;
}

export interface TieredSkirtStyle extends SkirtBand {
  /** How much longer each tier is than what it is gathered into. */
  tiers: readonly number[];
}

export interface WrapSkirtStyle extends SkirtBand {
  /** The part of a circle that front and back each span, radians. */
  flare: number;
  /** How far the outer front reaches, as a share of the way from the middle to the side. */
  overlap: number;
}

interface Waist {
  topY: number;
  girth: number;
  /** From the waistband to the hem. */
  length: number;
}

function waistOf({ body, neckY, waistDrop, ankleDrop }: Measures, style: SkirtBand): Waist {
  const topY = neckY - waistDrop - style.bandHeight / 2;
  return {
    topY,
    girth: girthAt(body, topY) + style.waistEase,
    length: (ankleDrop - waistDrop) * style.length - style.bandHeight,
  };
}

/** Hangs panels on a waistband that draws their tops in. */
function onBand(
  style: SkirtBand,
  { panels, seams, girth }: { panels: readonly PatternPanel[]; seams: Seam[]; girth: number },
): Pattern {
  const hosts = panels
    .filter(({ name }) => name === 'front' || name === 'back')
    .flatMap((panel) =>
      panel.edges
        .map(({ name }) => name)
        .filter((name) => name.startsWith('top-'))
        .toSorted()
        .map((edge) => ({ panel, edge })),
    );
  const band = makeWaistband({ hosts, length: girth, height: style.bandHeight });
  return {
    name: style.name,
    panels: [...panels, band.panel],
    seams: [...seams, ...band.seams],
    tethers: [{ edge: ['waistband', 'free'], forGood: true }],
    fastenings: [],
    buttoned: [],
  };
}

/** A skirt that is pressed into pleats all around. */
export function makePleatedSkirt(measures: Measures, style: PleatedSkirtStyle): Pattern {
  const { topY, girth, length } = waistOf(measures, style);
  const panels = ([1, -1] as const).map((facing) =>
    makePleatedPanel(measures, {
      name: facing > 0 ? 'front' : 'back',
      facing,
      topY,
      length,
      faces: style.faces,
      topFace: style.topFace,
      hemFace: style.hemFace,
    }),
  );
  return onBand(style, { panels, seams: skirtSeams('front', 'back'), girth });
}

/** A skirt whose outer front crosses over the inner one. */
export function makeWrapSkirt(measures: Measures, style: WrapSkirtStyle): Pattern {
  const { topY, girth, length } = waistOf(measures, style);
  const reach = (1 + style.overlap) / 2;
  const shared = { top: girth / 2, sewnTop: girth / 2, length, flare: style.flare, topY };
  const hem = { hem: { depthCm: 2, plies: 2 } };
  const front = makeSkirtPanel(measures, {
    ...shared,
    name: 'front',
    facing: 1,
    pieces: [reach, 1 - reach],
    hem,
  });
  const back = makeSkirtPanel(measures, { ...shared, name: 'back', facing: -1, pieces: [1], hem });
  const outer = makeWrapFront(front, { reach, length, radius: girth / 2 / style.flare });
  const seams: Seam[] = [
    ...skirtSeams('front', 'back'),
    { first: ['front', 'right-side'], second: ['outer', 'right-side'], isParallel: true },
    { first: ['front', 'top-0'], second: ['outer', 'top-0'], isParallel: true },
  ];
  return onBand(style, { panels: [front, back, outer], seams, girth });
}

/** A skirt in tiers, each of them gathered into the one above. */
export function makeTieredSkirt(measures: Measures, style: TieredSkirtStyle): Pattern {
  const { topY, girth, length } = waistOf(measures, style);
  const tiers = makeTiers(measures, { topY, sewn: girth / 2, length, gathers: style.tiers });
  const seams = tiers.flatMap(({ seams: own }) => own);
  return onBand(style, { panels: tiers.flatMap(({ panels }) => panels), seams, girth });
}
