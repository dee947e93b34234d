import { girthAt, type Measures } from '../measuring/measures.ts';
import type { Pattern } from '../pattern.ts';
import { makeBand } from '../pieces/band.ts';
import { makeSkirtPanel, skirtSeams } from '../pieces/skirt-panel.ts';

export interface SkirtStyle {
  name: string;
  /** From the waist to the hem, as a share of the way from the waist to the ankle. */
  length: number;
  flare: number;
  /** How much longer the cloth is than the waist that it is gathered into. */
  gather: number;
  bandHeight: number;
  waistEase: number;
}

/** A skirt of two panels on a waistband; gathered where the cloth is longer than the band. */
export function makeSkirt(measures: Measures, style: SkirtStyle): Pattern {
  const { neckY, waistDrop, ankleDrop, body } = measures;
  const topY = neckY - waistDrop - style.bandHeight / 2;
  const waist = girthAt(body, topY) + style.waistEase;
  const hem = { hem: { depthCm: 2.5, plies: 2 } };
  const panels = ([1, -1] as const).map((facing) =>
    makeSkirtPanel(measures, {
      name: facing > 0 ? 'front' : 'back',
      facing,
      top: (waist / 2) * style.gather,
      sewnTop: waist / 2,
      length: (ankleDrop - waistDrop) * style.length - style.bandHeight,
      flare: style.flare,
      topY,
      pieces: [1],
      hem,
    }),
  );
  const band = makeBand({
    name: 'waistband',
    role: 'waistband',
    hosts: panels.map((panel) => ({ panel, edge: 'top-0' })),
    hangs: false,
    height: style.bandHeight,
    share: 1 / style.gather,
    gathers: true,
    plies: 2,
    stiffness: 5,
    isClosed: true,
    rise: () => [0, 1, 0],
  });
  return {
    name: style.name,
    panels: [...panels, band.panel],
    seams: [...skirtSeams('front', 'back'), ...band.seams],
    tethers: [{ edge: ['waistband', 'free'], forGood: true }],
    fastenings: [],
    buttoned: [],
  };
}
