import { lengthOf } from '../flat/outline.ts';
import { girthAt, type Measures } from '../measuring/measures.ts';
import type { Pattern, PatternPanel, Seam } from '../pattern.ts';
import type { BandHost } from '../pieces/band.ts';
import { type BodiceDraft, bodiceSeams, draftBodice, makeBodice } from '../pieces/bodice.ts';
import { type Dart, dartWaist } from '../pieces/darts.ts';
import { finishNeck, type NeckFinish, neckHosts } from '../pieces/neck-finish.ts';
import { type DressSleeve, makeDressSleeves } from './dress-sleeve.ts';
import { makeWrapBodice } from './wrap-bodice.ts';

/** The upper part of what has a seam at the waist. Centimeters; eases on the body's own girths. */
export interface UpperStyle {
  bustEase: number;
  waistEase: number;
  /** How much longer its lower edge is than the waist, each quarter: darts, or else gathers. */
  fullness: number;
  hasDarts: boolean;
  /** How much longer it is than the way to the waist, so that it blouses. */
  blouse: number;
  neckShape: BodiceDraft['neckShape'];
  neckWider: number;
  neckDeeper: number;
  backDeeper: number;
  /** What finishes the neckline; it is faced without. */
  finish?: NeckFinish;
  shoulderWider: number;
  armholeDeeper: number;
  isWrapped?: boolean;
  sleeve?: DressSleeve;
  /** How high the band at the waist is: half of it lies above the waist. */
  bandHeight: number;
}

export interface Upper {
  panels: PatternPanel[];
  seams: Seam[];
  tethers: Pattern['tethers'];
  /** The edges at the waist, of the front and of the back. */
  waist: readonly [front: BandHost[], back: BandHost[]];
  /** A quarter of the finished waist. */
  quarter: number;
  neckDrop: number;
}

const DART: Dart = { width: 2.6, depth: 12, at: 0.5 };
const FACED = { hem: { depthCm: 1.6, plies: 2 }, kind: 'edge' } as const;

function draftUpper(measures: Measures, style: UpperStyle): readonly [BodiceDraft, BodiceDraft] {
  const { waistDrop } = measures;
  const waist = (girthAt(measures.body, measures.neckY - waistDrop) + style.waistEase) / 4;
  const length = waistDrop - style.bandHeight / 2 + style.blouse;
  const front: BodiceDraft = {
    bust: (measures.girths.bust + style.bustEase) / 4,
    waist,
    hem: waist + style.fullness,
    length: length + (measures.body.gender === 'woman' ? 1.5 : 0),
    neckHalfWidth: measures.neckHalfWidth + style.neckWider,
    neckDepth: measures.frontNeckDrop + style.neckDeeper,
    neckShape: style.neckShape,
    shoulderHalfWidth: measures.shoulderHalfWidth + style.shoulderWider,
    shoulderDrop: measures.shoulderDrop,
    armholeDepth: measures.armpitDrop + style.armholeDeeper,
    waistDepth: length + 2,
    armholeInset: 2,
    hemDip: 0,
  };
  const neckDepth = measures.backNeckDrop + style.backDeeper;
  return [front, { ...front, neckDepth, neckShape: 'round', armholeInset: 1.3, length }];
}

interface Side {
  style: UpperStyle;
  facing: 1 | -1;
}

function makeSide(measures: Measures, draft: BodiceDraft, { style, facing }: Side) {
  const name = facing > 0 ? 'front' : 'back';
  const panel = makeBodice(measures, draft, {
    name,
    facing,
    clearance: 0.8,
    hem: { kind: undefined },
    neckline: style.finish ? {} : FACED,
    armhole: style.sleeve ? {} : FACED,
    ...(style.finish?.collar && facing > 0 ? { splitAt: 0 } : {}),
  });
  if (!style.hasDarts) return { panel, seams: [], waist: ['hem'] };
  const darted = dartWaist(panel, { ...DART, width: style.fullness });
  return { ...darted, waist: darted.waist.map((_, piece) => `waist-${piece}`) };
}

/** A front and a back, or two fronts that cross, with what finishes neck and sleeves. */
export function makeUpper(measures: Measures, style: UpperStyle): Upper {
  const drafts = draftUpper(measures, style);
  const back = makeSide(measures, drafts[1], { style, facing: -1 });
  const wrapped = style.isWrapped ? makeWrapBodice(measures, drafts[0]) : [];
  const plain = style.isWrapped ? [] : [makeSide(measures, drafts[0], { style, facing: 1 })];
  const fronts = [...wrapped, ...plain.map(({ panel }) => panel)];
  const [front] = fronts;
  if (!front) throw new Error('A dress has a front.');
  const frontOf = (edge: string) =>
    style.isWrapped && edge.startsWith('right') ? 'outer' : 'front';
  const armholes = drafts.map((draft) => lengthOf(draftBodice(draft).armhole));
  const sleeves = style.sleeve
    ? makeDressSleeves(measures, style.sleeve, { armholes, frontOf })
    : { panels: [], seams: [] };
  const neck = style.finish ? finishNeck(measures, neckHosts(front, back.panel), style.finish) : [];
  const joined = bodiceSeams('front', 'back').map((seam): Seam => {
    return { ...seam, first: [frontOf(seam.first[1]), seam.first[1]] };
  });
  const hosts = (panel: PatternPanel, edges: readonly string[]) =>
    edges.map((edge): BandHost => ({ panel, edge }));
  return {
    panels: [...fronts, back.panel, ...sleeves.panels, ...neck.map(({ panel }) => panel)],
    seams: [
      ...joined,
      ...plain.flatMap(({ seams }) => seams),
      ...back.seams,
      ...sleeves.seams,
      ...neck.flatMap(({ seams }) => seams),
    ],
    tethers: style.finish?.collar ? [{ edge: ['collar', 'free'], forGood: false }] : [],
    waist: [hosts(front, plain[0]?.waist ?? ['hem']), hosts(back.panel, back.waist)],
    quarter: drafts[0].waist,
    neckDrop: drafts[0].neckDepth,
  };
}
