import type { Measures } from '../measuring/measures.ts';
import type { Pattern, PatternEdge, Seam } from '../pattern.ts';
import { makeBand } from '../pieces/band.ts';
import { draftHalves } from '../trousers/trouser-halves.ts';
import { makeTrouserPanel, trouserSeams } from '../trousers/trouser-panel.ts';
import { cutLegLine, type LegLine } from './cut-leg-line.ts';

/** Briefs of any height. Centimeters; eases are what is added to the body's own girths. */
export interface BriefStyle {
  /** How far below the waist the upper edge lies. */
  belowWaist: number;
  waistEase: number;
  hipEase: number;
  /** Half the width of the gusset. */
  gusset: number;
  front: LegLine;
  back: LegLine;
  /** The band at the waist: none where the brief goes on as a body. */
  bandHeight: number;
}

/** Front and back are cut in one: what joins their halves is not to be seen. */
const hideMiddle = (seam: Seam): Seam =>
  seam.first[1] === 'crotch' ? { ...seam, kind: 'crease' } : seam;

/** What is cut of a brief: its legs' panels in the order in which one meets them at the waist. */
export function cutBrief(measures: Measures, style: BriefStyle) {
  const crotchY = measures.neckY - measures.crotchDrop;
  const halves = draftHalves(measures, {
    ...style,
    crotchDrop: 0.1,
    reach: 0.62,
    knee: measures.girths.thigh - 3,
    hem: measures.girths.thigh - 3,
    hemAt: 1 - style.gusset / crotchY,
    waist: 'flat-front',
  });
  const cut = (side: 'left' | 'right', facing: 1 | -1) => {
    const piece = makeTrouserPanel(measures, facing > 0 ? halves.front : halves.back, {
      side,
      facing,
      crotchY: halves.crotchY,
      darts: [],
      hem: {},
    });
    const panel = cutLegLine(piece.top, facing > 0 ? style.front : style.back);
    return { panel, seams: piece.seams, edges: piece.waist };
  };
  const pieces = [cut('left', 1), cut('left', -1), cut('right', -1), cut('right', 1)];
  const hosts = pieces.flatMap(({ panel, edges }) => edges.map((edge) => ({ panel, edge })));
  return {
    panels: pieces.map(({ panel }) => panel),
    seams: [...trouserSeams(false).map(hideMiddle), ...pieces.flatMap(({ seams }) => seams)],
    hosts,
    waist: halves.waist * 4,
  };
}

const FREE: Partial<PatternEdge> = { gather: 0.96 };

/** A pair of briefs on an elastic band. */
export function makeBriefs(measures: Measures, style: BriefStyle & { name: string }): Pattern {
  const brief = cutBrief(measures, style);
  const around = brief.hosts.reduce((sum, { panel, edge }) => {
    const points = panel.edges.find(({ name }) => name === edge)?.points ?? [];
    const [from, to] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
    return sum + Math.hypot(to[0] - from[0], to[1] - from[1]);
  }, 0);
  const band = makeBand({
    name: 'waistband',
    role: 'waistband',
    hosts: brief.hosts,
    hangs: false,
    height: style.bandHeight,
    share: brief.waist / around,
    gathers: true,
    plies: 2,
    stiffness: 1.5,
    isClosed: true,
    free: FREE,
    rise: () => [0, 1, 0],
  });
  return {
    name: style.name,
    panels: [...brief.panels, band.panel],
    seams: [...brief.seams, ...band.seams],
    tethers: [{ edge: ['waistband', 'free'], forGood: true }],
    fastenings: [],
    buttoned: [],
  };
}
