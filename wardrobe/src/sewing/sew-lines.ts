import { LINE_KINDS } from '../drapes/drape-parts.ts';
import type { LinearColor } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { noise, visibleShare, wrapTo } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';
import { rollEdge, turnUnder } from './roll-edge.ts';
import { sewZip, type ZipStyle } from './sew-zip.ts';

/** How a garment is put together. */
export interface SewingStyle {
  thread: LinearColor;
  /** How deep hems are turned up, centimeters. */
  hemCm: number;
  /** How much the seams pull at the cloth: 0 is pressed flat, 1 is denim. */
  pucker: number;
  /** Denim: how much dye its seams and edges have lost, 0 to 1. */
  wear: number;
  /** Two rows of stitches beside each seam, as on jeans. */
  topstitched: boolean;
  /** A row of stitches along edges: none where they were knitted on. */
  stitchedEdges: boolean;
  /** How far from the edge it is, centimeters. */
  edgeStitchCm: number;
  zip: ZipStyle;
  /** How thick a folded edge is, centimeters. */
  thickness: number;
}

const KIND = Object.fromEntries(LINE_KINDS.map((kind, index) => [kind, index + 1]));
const STITCH_CM = 0.3;
const THREAD_CM = 0.055;

/** The share of a pixel that a band around 0 covers. */
function bandShare(away: number, half: number, footprint: number): number {
  const reach = Math.max(footprint, 1e-3) / 2;
  const covered = Math.min(away + reach, half) - Math.max(away - reach, -half);
  return Math.max(0, covered) / (2 * reach);
}

/** A groove that keeps its depth in the mean when it is narrower than a pixel. */
function groove(away: number, width: number, footprint: number): number {
  const seen = Math.max(width, footprint * 0.7);
  return (width / seen) * Math.exp(-(away * away) / (seen * seen));
}

interface StitchRow {
  away: number;
  along: number;
  thread: LinearColor;
}

/** One row of stitches: threads of a length with gaps, sunk at their ends. */
export function stitchRow(point: MaterialPoint, sample: MaterialSample, row: StitchRow): void {
  const { footprint } = point;
  if (Math.abs(row.away) > 0.2 + footprint) return;
  const share = bandShare(row.away, THREAD_CM / 2, footprint);
  const phase = wrapTo(row.along, STITCH_CM) / STITCH_CM;
  const inStitch = phase < 0.74 ? 1 : 0;
  const sharp = visibleShare(STITCH_CM * 0.7, footprint);
  const thread = share * (inStitch * sharp + 0.74 * (1 - sharp));
  lay(sample, row.thread, Math.min(1, thread));
  const arch = inStitch * Math.sin((Math.PI * phase) / 0.74) * sharp;
  const round = Math.exp(-(row.away * row.away) / (0.03 * 0.03));
  sample.height += 0.035 * arch * round - 0.02 * groove(row.away, 0.09, footprint);
  sample.cavity *= 1 - 0.22 * groove(row.away, 0.1, footprint) * (1 - share * inStitch);
}

/** Small waves beside a line, where the thread has drawn the cloth together. */
function puckers(along: number, away: number, reach: number): number {
  const wave = noise(along / 0.9, away * 0.35, 17) + 0.5 * noise(along / 0.45, away * 0.5, 18);
  return wave * Math.exp(-(away * away) / (reach * reach));
}

/** How far from a line its pucker fades, centimeters, and how high and how dark it is at its most. */
interface Pucker {
  along: number;
  away: number;
  reach: number;
  height: number;
}

/** How much light the valleys between puckers lose. */
const VALLEY = 0.14;

/** Draws the cloth beside a line together: small ridges that catch the light, and shaded valleys. */
function puckerLine(sample: MaterialSample, { along, away, reach, height }: Pucker): void {
  const wave = puckers(along, away, reach);
  sample.height += height * wave;
  if (wave < 0) sample.cavity *= 1 + VALLEY * Math.min(1, height * 12) * Math.max(-1, wave);
}

/** What is left of denim where it was rubbed. */
export const RUBBED_DENIM: LinearColor = [0.5, 0.55, 0.62];

interface RubbedLine {
  away: number;
  along: number;
  reach: number;
}

/** Thick places beside a line are rubbed pale, those between them keep their dye. */
function rubLine(sample: MaterialSample, { away, along, reach }: RubbedLine, wear: number): void {
  const near = Math.exp(-(away * away) / (reach * reach));
  if (near < 0.02) return;
  const uneven = noise(along / 0.75, 0.5, 31) + 0.5 * noise(along / 2.9, 0.5, 32);
  lay(sample, RUBBED_DENIM, Math.max(0, 0.42 + 0.5 * uneven) * wear * near);
}

/** How much light the cloth beside a line gains where it stands up. */
const LIP = 0.08;

/** A seam is a dark line between two lips that catch the light. */
function lipLine(sample: MaterialSample, away: number, footprint: number): void {
  const lip = 1 + LIP * groove(Math.abs(away) - 0.26, 0.16, footprint);
  sample.red *= lip;
  sample.green *= lip;
  sample.blue *= lip;
}

/** How dark a seam is, and how far it is pressed flat here and stands open there, every so many centimeters. */
const OPEN = { dark: 0.31, varies: 0.55, cm: 3.4 } as const;
const openAt = (along: number): number =>
  OPEN.dark * (1 + OPEN.varies * noise(along / OPEN.cm, 0.5, 34));

function sewSeam(point: MaterialPoint, sample: MaterialSample, style: SewingStyle): void {
  const { seamAcross: away, seamAlong: along, footprint } = point;
  sample.height -= 0.055 * groove(away, 0.1, footprint);
  sample.cavity *= 1 - openAt(along) * groove(away, 0.1, footprint);
  lipLine(sample, away, footprint);
  puckerLine(sample, { along, away, reach: 1, height: 0.11 * style.pucker });
  if (style.wear > 0) rubLine(sample, { away: away - 0.3, along, reach: 0.45 }, style.wear);
  if (!style.topstitched) return;
  stitchRow(point, sample, { away: away - 0.2, along, thread: style.thread });
  stitchRow(point, sample, { away: away - 0.75, along: along + 0.13, thread: style.thread });
}

/** How far apart the slanting ridges of a hem are: its two layers never feed alike. */
const ROPE_CM = 0.85;

function ropeHem(point: MaterialPoint, sample: MaterialSample, style: SewingStyle): void {
  const { finishAcross: away, finishAlong: along, footprint } = point;
  const shown = visibleShare(ROPE_CM * 0.6, footprint);
  if (shown <= 0) return;
  const drift = 0.8 * noise(along / 3.1, 0.5, 33);
  const ridge = Math.sin(2 * Math.PI * (along / ROPE_CM + (0.6 * away) / style.hemCm + drift));
  const within = Math.sin(Math.PI * Math.min(1, away / style.hemCm));
  sample.height += 0.022 * style.pucker * ridge * within * shown;
}

function sewHem(point: MaterialPoint, sample: MaterialSample, style: SewingStyle): void {
  const { finishAcross: away, finishAlong: along, footprint } = point;
  rollEdge(point, sample, style.thickness);
  const inner = away - style.hemCm;
  sample.height -= 0.035 * groove(inner, 0.12, footprint);
  sample.cavity *= 1 - 0.17 * groove(inner, 0.12, footprint);
  if (style.wear > 0) rubLine(sample, { away: away - 0.1, along, reach: 0.5 }, style.wear);
  puckerLine(sample, { along, away: inner, reach: 0.9, height: 0.1 * (0.25 + style.pucker) });
  turnUnder(point, sample, { inner, thickness: style.thickness });
  if (inner < 0) ropeHem(point, sample, style);
  stitchRow(point, sample, { away: inner + 0.12, along, thread: style.thread });
  if (style.topstitched) return;
  stitchRow(point, sample, { away: inner + 0.42, along: along + 0.1, thread: style.thread });
}

/** Half how thick a bar tack is, and how far apart its threads lie, centimeters. */
const TACK_CM = { half: 0.13, thread: 0.075 } as const;

/** A short thick bar of close stitches, which holds what is pulled at. */
function sewBarTack(point: MaterialPoint, sample: MaterialSample, thread: LinearColor): void {
  const { finishAcross: away, finishAlong: along, footprint } = point;
  const share = bandShare(away, TACK_CM.half, footprint);
  const shown = visibleShare(TACK_CM.thread, footprint);
  const ridge = Math.cos((2 * Math.PI * along) / TACK_CM.thread) * shown;
  sample.cavity *= 1 - 0.35 * groove(away, 0.2, footprint) * (1 - share);
  lay(sample, thread, share * (0.85 + 0.1 * ridge));
  sample.height += share * (0.05 + 0.01 * ridge);
}

/** Lays seams, hems, stitches and zips over the cloth. */
export function sewLines(point: MaterialPoint, sample: MaterialSample, style: SewingStyle): void {
  if (point.seamKind > 0) sewSeam(point, sample, style);
  const { finishKind: kind, finishAcross: away, finishAlong: along, footprint } = point;
  if (kind === 0) return;
  if (kind === KIND.hem) sewHem(point, sample, style);
  else if (kind === KIND.edge) {
    rollEdge(point, sample, style.thickness);
    if (style.wear > 0) rubLine(sample, { away, along, reach: 0.3 }, style.wear);
    if (style.stitchedEdges) {
      const inner = away - style.edgeStitchCm;
      puckerLine(sample, { along, away: inner, reach: 0.45, height: 0.065 * style.pucker });
      stitchRow(point, sample, { away: inner, along, thread: style.thread });
    }
  } else if (kind === KIND.topstitch)
    stitchRow(point, sample, { away, along, thread: style.thread });
  else if (kind === KIND.placket) {
    rollEdge(point, sample, style.thickness);
    puckerLine(sample, { along, away: away - 0.3, reach: 0.6, height: 0.075 * style.pucker });
    stitchRow(point, sample, { away: away - 0.3, along, thread: style.thread });
    stitchRow(point, sample, { away: away - 3.1, along, thread: style.thread });
  } else if (kind === KIND.zip) {
    sewZip(point, sample, style.zip);
    if (style.stitchedEdges)
      stitchRow(point, sample, { away: away - 1.2, along, thread: style.thread });
  } else if (kind === KIND.elastic) sample.height += 0.14 * puckers(along * 1.6, away, 1.6);
  else if (kind === KIND['bar-tack']) sewBarTack(point, sample, style.thread);
  else if (kind === KIND.crease) sample.height += 0.05 * groove(away, 0.22, footprint);
}

/** The stripes along a knitted edge: from the edge to the middle of each, and half their width. */
const TIPPING_CM = [
  { middle: 0.72, half: 0.2 },
  { middle: 1.42, half: 0.12 },
] as const;

/** Stripes that are knitted into collars, cuffs and ribs, along their free edge. */
export const tipping =
  (color: LinearColor) =>
  (point: MaterialPoint, sample: MaterialSample): void => {
    const { finishKind: kind, finishAcross: away, footprint } = point;
    if (kind === 0 || kind === KIND.zip) return;
    for (const { middle, half } of TIPPING_CM)
      lay(sample, color, 0.95 * bandShare(away - middle, half, footprint));
  };
