import { lengthOf } from '../flat/outline.ts';
import { girthAt, type Measures } from '../measuring/measures.ts';
import type { Pattern, PatternPanel, Seam } from '../pattern.ts';
import { type BodiceDraft, bodiceSeams, draftBodice, makeBodice } from '../pieces/bodice.ts';
import { dartWaist } from '../pieces/darts.ts';
import { mirrorPanel } from '../pieces/make-panel.ts';
import { makeSkirtPanel, skirtSeams } from '../pieces/skirt-panel.ts';
import { makeSleeve, sleeveSeams } from '../pieces/sleeve.ts';

export interface DressStyle {
  name: string;
  bustEase: number;
  waistEase: number;
  /** From the waist to the hem, as a share of the way from the waist to the ankle. */
  length: number;
  flare: number;
  gather: number;
  neckWider: number;
  neckDeeper: number;
  neckShape: BodiceDraft['neckShape'];
  /** No sleeve where it is 0. */
  sleeveLength: number;
  sleeveHemEase: number;
}

const DART = { width: 2.6, depth: 12, at: 0.5 };

function draftDress(measures: Measures, style: DressStyle): readonly [BodiceDraft, BodiceDraft] {
  const waist = (girthAt(measures.body, measures.neckY - measures.waistDrop) + style.waistEase) / 4;
  const bust = (measures.girths.bust + style.bustEase) / 4;
  const isSleeveless = style.sleeveLength === 0;
  const front: BodiceDraft = {
    bust,
    waist,
    hem: waist + DART.width,
    length: measures.waistDrop + 1.5,
    neckHalfWidth: measures.neckHalfWidth + style.neckWider,
    neckDepth: measures.frontNeckDrop + style.neckDeeper,
    neckShape: style.neckShape,
    shoulderHalfWidth: measures.shoulderHalfWidth - (isSleeveless ? 2.5 : 0.4),
    shoulderDrop: measures.shoulderDrop - (isSleeveless ? 0.6 : 0),
    armholeDepth: measures.armpitDrop + 1.2,
    waistDepth: measures.waistDrop + 1.5,
    armholeInset: 2,
    hemDip: 0,
  };
  const neckDepth = measures.backNeckDrop + 2.5;
  const back = { ...front, neckDepth, neckShape: 'round', armholeInset: 1.3 } as const;
  return [front, { ...back, length: measures.waistDrop }];
}

/** A bodice with waist darts on a flared or gathered skirt, with short sleeves or none. */
export function makeDress(measures: Measures, style: DressStyle): Pattern {
  const drafts = draftDress(measures, style);
  const faced = { hem: { depthCm: 1.6, plies: 2 }, kind: 'edge' } as const;
  const armhole = style.sleeveLength === 0 ? faced : {};
  const bodices = drafts.map((draft, index) =>
    dartWaist(
      makeBodice(measures, draft, {
        name: index === 0 ? 'front' : 'back',
        facing: index === 0 ? 1 : -1,
        clearance: 0.8,
        neckline: faced,
        armhole,
      }),
      DART,
    ),
  );
  const topY = measures.neckY - measures.waistDrop;
  const skirts = bodices.map((bodice, index): PatternPanel => {
    const lengths = bodice.waist.map((points) => lengthOf(points));
    const sewnTop = lengths.reduce((sum, one) => sum + one, 0);
    return makeSkirtPanel(measures, {
      name: index === 0 ? 'front-skirt' : 'back-skirt',
      facing: index === 0 ? 1 : -1,
      top: sewnTop * style.gather,
      sewnTop,
      length: (measures.ankleDrop - measures.waistDrop) * style.length,
      flare: style.flare,
      topY,
      pieces: lengths,
      hem: { hem: { depthCm: 2.5, plies: 2 } },
    });
  });
  const waistSeams = bodices.flatMap(({ panel, waist }, index): Seam[] =>
    waist.map((_, piece) => ({
      first: [panel.name, `waist-${piece}`],
      second: [skirts[index]?.name ?? '', `top-${piece}`],
    })),
  );
  const sleeves = sleevesOf(measures, style, drafts);
  return {
    name: style.name,
    panels: [...bodices.map(({ panel }) => panel), ...skirts, ...sleeves],
    seams: [
      ...bodiceSeams('front', 'back'),
      ...bodices.flatMap(({ seams }) => seams),
      ...waistSeams,
      ...skirtSeams('front-skirt', 'back-skirt'),
      ...(sleeves.length > 0
        ? sleeveSeams(
            () => 'front',
            () => 'back',
          )
        : []),
    ],
    tethers: [],
    fastenings: [],
    buttoned: [],
  };
}

function sleevesOf(measures: Measures, style: DressStyle, drafts: readonly BodiceDraft[]) {
  if (style.sleeveLength === 0) return [];
  const armholes = drafts.map((draft) => lengthOf(draftBodice(draft).armhole));
  const sleeve = makeSleeve(measures, {
    capHeight: 12,
    length: style.sleeveLength,
    hemHalfWidth: (measures.girths.upperArm + style.sleeveHemEase) / 2,
    armholes: [armholes[0] ?? 0, armholes[1] ?? 0],
    ease: 1.5,
    hem: { hem: { depthCm: 2, plies: 2 } },
    fineness: 0.85,
  });
  return [sleeve, mirrorPanel(sleeve)];
}
