import { lengthOf } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { Pattern, PatternEdge, PatternPanel, Seam } from '../pattern.ts';
import { type BodiceDraft, draftBodice, halfWidthOf, makeBodice } from '../pieces/bodice.ts';
import { collarButtons } from '../pieces/collar-leaf.ts';
import { mirrorPanel } from '../pieces/make-panel.ts';
import { finishNeck } from '../pieces/neck-finish.ts';
import { makeSleeve, sleeveSeams } from '../pieces/sleeve.ts';
import { hoodAndCords } from '../tops/hood-and-cords.ts';
import { makeTies } from '../tops/ties.ts';
import { makeTopBody, type TopBody } from '../tops/top-fronts.ts';
import { makeRibs } from '../tops/top-ribs.ts';
import type { TopStyle } from '../tops/top-style.ts';

function draftTop(measures: Measures, style: TopStyle): readonly [BodiceDraft, BodiceDraft] {
  const { girths } = measures;
  const front: BodiceDraft = {
    bust: (girths.bust + style.bustEase) / 4,
    waist: (girths.waist + style.waistEase) / 4,
    hem: (girths.hip + style.hemEase) / 4,
    length: measures.hipDrop + style.belowHip - (style.hemRib?.height ?? 0),
    neckHalfWidth: measures.neckHalfWidth + style.neckWider,
    neckDepth: measures.frontNeckDrop + style.neckDeeper,
    neckShape: style.neckShape ?? 'round',
    shoulderHalfWidth: measures.shoulderHalfWidth + style.shoulderWider,
    shoulderDrop: measures.shoulderDrop,
    armholeDepth: measures.armpitDrop + style.armholeDeeper,
    waistDepth: measures.waistDrop,
    armholeInset: 1.8,
    hemDip: style.hemDip ?? (style.hemRib ? 0 : 0.6),
  };
  const neckDepth = measures.backNeckDrop + 1.6;
  return [front, { ...front, neckDepth, neckShape: 'round', armholeInset: 1.1 }];
}

const FACED = { kind: 'edge', gather: 0.97, hem: { depthCm: 1.4, plies: 2 } } as const;
const TURNED = { hem: { depthCm: 2, plies: 2 } };

function makeTopSleeve(measures: Measures, style: TopStyle, drafts: readonly BodiceDraft[]) {
  const armholes = drafts.map((draft) => lengthOf(draftBodice(draft).armhole));
  const isLong = style.sleeveLength <= 1.5;
  const length = isLong ? style.sleeveLength * measures.armLength : style.sleeveLength;
  const girth = isLong ? measures.girths.wrist : measures.girths.upperArm;
  return makeSleeve(measures, {
    capHeight: style.capHeight,
    length: length - (style.cuffRib?.height ?? 0),
    hemHalfWidth: (girth + style.sleeveHemEase) / 2,
    armholes: [armholes[0] ?? 0, armholes[1] ?? 0],
    ease: style.capEase ?? 0.4,
    hem: style.cuffRib ? { kind: 'seam' } : TURNED,
    fullness: style.sleeveFullness,
    fineness: 0.85,
  });
}

/** The seam of a yoke across the back, which ends just before the armholes. */
function yokeLine(back: BodiceDraft, at: number | undefined): PatternEdge[] {
  if (!at) return [];
  const v = -back.neckDepth - at;
  const half = halfWidthOf([draftBodice(back).armhole])(v) - 0.5;
  const points: PatternEdge['points'] = [
    [-half, v],
    [half, v],
  ];
  return [{ name: 'yoke', kind: 'seam', points }];
}

type Pieces = Pick<Pattern, 'panels' | 'seams'>;

function finishTop(measures: Measures, style: TopStyle, body: TopBody): Pieces {
  const pieces = style.neckRib ? finishNeck(measures, body.neck, style.neckRib) : [];
  return {
    panels: pieces.map(({ panel }) => panel),
    seams: pieces.flatMap(({ seams }) => seams),
  };
}

function setSleeves(sleeve: PatternPanel | undefined, frontOf: TopBody['frontOf']): Pieces {
  if (!sleeve) return { panels: [], seams: [] };
  const seams: Seam[] = sleeveSeams(frontOf, () => 'back');
  return { panels: [sleeve, mirrorPanel(sleeve)], seams };
}

/** The buttons that hold the points of a collar. */
function downButtons({ neckRib }: TopStyle, { panels }: Pieces): Pattern['fastenings'] {
  const leaf = panels.find(({ name }) => name === 'collar');
  return leaf && neckRib?.isButtonedDown ? collarButtons(leaf) : [];
}

/** The pull of a closed zip, at the top of the collar. */
function zipPull({ zip, neckRib }: TopStyle): Pattern['fastenings'] {
  if (!zip || !neckRib) return [];
  const at = [0.1, neckRib.height - 0.9] as const;
  return [{ kind: 'zip-pull', panel: 'neck-rib', at, radiusCm: 0.45 }];
}

/** A tee, a sweater, a cardigan or a hoodie: fronts and a back, two sleeves or none, ribs or hems. */
export function makeTop(measures: Measures, style: TopStyle): Pattern {
  const [front, back] = draftTop(measures, style);
  const hem = style.hemRib ? ({ kind: 'seam' } as const) : TURNED;
  const neckline = style.neckRib ? {} : FACED;
  const body = makeTopBody(measures, style, {
    front,
    neckline,
    back: makeBodice(measures, back, {
      name: 'back',
      facing: -1,
      clearance: 1,
      hem,
      neckline,
      inner: yokeLine(back, style.yoke),
    }),
    hem,
  });
  const sleeve = style.sleeveLength > 0 ? makeTopSleeve(measures, style, [front, back]) : undefined;
  const sleeves = setSleeves(sleeve, body.frontOf);
  const neck = finishTop(measures, style, body);
  const ribs = makeRibs(measures, style, { body, sleeve });
  const ties = style.tie ? makeTies(measures, front, style.tie) : undefined;
  return {
    name: style.name,
    panels: [
      ...body.panels,
      ...sleeves.panels,
      ...neck.panels,
      ...ribs.map(({ panel }) => panel),
      ...(ties?.panels ?? []),
    ],
    seams: [
      ...body.seams,
      ...sleeves.seams,
      ...neck.seams,
      ...ribs.flatMap(({ seams }) => seams),
      ...(ties?.seams ?? []),
    ],
    tethers: style.neckRib?.collar ? [{ edge: ['collar', 'free'], forGood: false }] : [],
    fastenings: [...body.fastenings, ...zipPull(style), ...downButtons(style, neck)],
    buttoned: ties?.buttoned ?? [],
    laid: style.hood ? hoodAndCords(front, back, style.hood) : [],
  };
}
