import { lengthOf } from '../flat/outline.ts';
import type { Measures } from '../measures.ts';
import type { Pattern } from '../pattern.ts';
import { makeBand } from '../pieces/band.ts';
import { type BodiceDraft, bodiceSeams, draftBodice, makeBodice } from '../pieces/bodice.ts';
import { mirrorPanel } from '../pieces/make-panel.ts';
import { towardNeck } from '../pieces/neck-rise.ts';
import { makeSleeve, sleeveSeams } from '../pieces/sleeve.ts';

export interface TeeStyle {
  name: string;
  bustEase: number;
  waistEase: number;
  hemEase: number;
  /** Below the hip, or above it where negative. */
  belowHip: number;
  neckWider: number;
  neckDeeper: number;
  shoulderWider: number;
  armholeDeeper: number;
  sleeveLength: number;
  sleeveHemEase: number;
}

/** A crew-neck tee: two body panels, two sleeves, a rib around the neck, turned hems. */
export function makeTee(measures: Measures, style: TeeStyle): Pattern {
  const { girths } = measures;
  const front: BodiceDraft = {
    bust: (girths.bust + style.bustEase) / 4,
    waist: (girths.waist + style.waistEase) / 4,
    hem: (girths.hip + style.hemEase) / 4,
    length: measures.hipDrop + style.belowHip,
    neckHalfWidth: measures.neckHalfWidth + style.neckWider,
    neckDepth: measures.frontNeckDrop + style.neckDeeper,
    neckShape: 'round',
    shoulderHalfWidth: measures.shoulderHalfWidth + style.shoulderWider,
    shoulderDrop: measures.shoulderDrop,
    armholeDepth: measures.armpitDrop + style.armholeDeeper,
    waistDepth: measures.waistDrop,
    armholeInset: 1.8,
    hemDip: 0.6,
  };
  const back = { ...front, neckDepth: measures.backNeckDrop + 1.6, armholeInset: 1.1, hemDip: 0.4 };
  const hem = { hem: { depthCm: 2, plies: 2 } };
  const panels = [
    makeBodice(measures, front, { name: 'front', facing: 1, clearance: 1, hem }),
    makeBodice(measures, back, { name: 'back', facing: -1, clearance: 1, hem }),
  ] as const;
  const armholes = [draftBodice(front), draftBodice(back)].map(({ armhole }) => lengthOf(armhole));
  const sleeve = makeSleeve(measures, {
    capHeight: 9.5,
    length: style.sleeveLength,
    hemHalfWidth: (girths.upperArm + style.sleeveHemEase) / 2,
    armholes: [armholes[0] ?? 0, armholes[1] ?? 0],
    ease: 0.4,
    hem,
    fineness: 0.85,
  });
  const neck = makeBand({
    name: 'neck-rib',
    role: 'rib',
    hosts: panels.map((panel) => ({ panel, edge: 'neckline' })),
    hangs: false,
    height: 2,
    share: 0.92,
    freeShare: 0.8,
    isClosed: true,
    rise: towardNeck(measures),
  });
  return {
    name: style.name,
    panels: [...panels, sleeve, mirrorPanel(sleeve), neck.panel],
    seams: [
      ...bodiceSeams('front', 'back'),
      ...sleeveSeams(
        () => 'front',
        () => 'back',
      ),
      ...neck.seams,
    ],
    tethers: [],
    fastenings: [],
    buttoned: [],
  };
}
