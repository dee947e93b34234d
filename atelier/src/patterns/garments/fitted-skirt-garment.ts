import { girthAt, type Measures } from '../measuring/measures.ts';
import type { Pattern, PatternEdge } from '../pattern.ts';
import type { EdgeDart } from '../pieces/cut-darts.ts';
import { makeFittedSkirt } from '../pieces/fitted-skirt.ts';
import { sideSeams } from '../pieces/strap-panel.ts';
import { makeWaistband } from '../pieces/waistband.ts';

/** Pencil, slip, mini and button-front skirts. Centimeters; eases on the body's own girths. */
export interface FittedSkirtCut {
  name: string;
  belowWaist: number;
  bandHeight: number;
  waistEase: number;
  hipEase: number;
  /** How far below the largest girth it is as wide as the hip, where it has no darts to follow it. */
  hipLower?: number;
  /** How much wider the hem is than the hip, all around. */
  hemEase: number;
  /** From the waist to the hem, as a share of the way from the waist to the ankle. */
  length: number;
  hasDarts: boolean;
  grain?: number;
  slit?: number;
  /** Buttons down the front, so far apart. */
  buttonsEvery?: number;
}

const BUTTON_LINE = 1.7;

function shape(excess: number, hasDarts: boolean): { extra: number; darts: EdgeDart[] } {
  if (!hasDarts) return { extra: Math.max(0, Math.min(1.2, excess * 0.25)), darts: [] };
  const left = excess * 0.58;
  const count = left > 3 ? 2 : 1;
  const darts = Array.from({ length: count }, (_, index) => ({
    at: (index + 1) / (count + 1),
    width: left / count,
    depth: 11 - index * 1.5,
  }));
  return { extra: left, darts };
}

function frontLines(cut: FittedSkirtCut, length: number): PatternEdge[] {
  if (!cut.buttonsEvery) return [];
  const line = (name: string, u: number): PatternEdge => ({
    name,
    kind: 'topstitch',
    points: [
      [u, -length + 0.9],
      [u, -0.9],
    ],
  });
  const fold: PatternEdge = { ...line('overlap', -BUTTON_LINE), kind: 'seam' };
  const buttons: PatternEdge = { ...line('button-line', 0), kind: undefined };
  return [fold, buttons, line('placket-stitch', BUTTON_LINE)];
}

function buttonsOf(cut: FittedSkirtCut, length: number): Pattern['fastenings'] {
  const step = cut.buttonsEvery;
  if (!step) return [];
  const count = Math.floor((length - 5) / step) + 1;
  const down = Array.from({ length: count }, (_, index) => ({
    kind: 'button' as const,
    panel: 'front',
    at: [0, -3.5 - index * step] as const,
    radiusCm: 0.85,
  }));
  return down;
}

/** A front and a back that follow waist and hip, on a waistband. */
export function makeFittedSkirtGarment(measures: Measures, cut: FittedSkirtCut): Pattern {
  const { body, neckY, waistDrop, hipDrop, ankleDrop, girths } = measures;
  const topY = neckY - waistDrop - cut.belowWaist - cut.bandHeight;
  const waist = (girthAt(body, topY) + cut.waistEase) / 4;
  const length = (ankleDrop - waistDrop) * cut.length - cut.belowWaist - cut.bandHeight;
  const pieces = ([1, -1] as const).map((facing) => {
    const hip = (girths.hip + cut.hipEase) / 4 + facing * -0.4;
    const { extra, darts } = shape(hip - waist, cut.hasDarts);
    const draft = {
      waist: waist + extra,
      hip,
      hipDrop: Math.min(length * 0.6, topY - (neckY - hipDrop) + (cut.hipLower ?? 0)),
      hem: hip + cut.hemEase / 4,
      length,
      dip: facing > 0 ? 0.6 : 1,
      darts,
    };
    return makeFittedSkirt(measures, draft, {
      name: facing > 0 ? 'front' : 'back',
      facing,
      topY,
      grain: cut.grain,
      hem: { hem: { depthCm: 2.5, plies: 2 } },
      slit: cut.slit,
      lines: facing > 0 ? frontLines(cut, length) : [],
    });
  });
  const hosts = pieces.flatMap(({ panel, waist: edges }) => edges.map((edge) => ({ panel, edge })));
  const band = makeWaistband({ hosts, length: waist * 4, height: cut.bandHeight });
  return {
    name: cut.name,
    panels: [...pieces.map(({ panel }) => panel), band.panel],
    seams: [...sideSeams('front', 'back'), ...pieces.flatMap(({ seams }) => seams), ...band.seams],
    tethers: [{ edge: ['waistband', 'free'], forGood: true }],
    fastenings: [
      ...buttonsOf(cut, length),
      ...(cut.buttonsEvery
        ? [
            {
              kind: 'button' as const,
              panel: 'waistband',
              at: [waist, cut.bandHeight / 2] as const,
              radiusCm: 0.85,
            },
          ]
        : []),
    ],
    buttoned: [],
  };
}
