import { mirrored } from '../flat/outline.ts';
import type { Measures } from '../measuring/measures.ts';
import type { PatternEdge, PatternPanel, Seam } from '../pattern.ts';
import { cutDarts, type EdgeDart } from '../pieces/cut-darts.ts';
import { makePanel } from '../pieces/make-panel.ts';
import { wrapTrouser } from '../wraps/wrap-trouser.ts';
import { cutYoke, splitEnd, type YokeStyle } from './cut-yoke.ts';
import { crossingAt, draftTrouser, type TrouserDraft, type TrouserHalf } from './trouser-draft.ts';

export interface TrouserPanelStyle {
  side: 'left' | 'right';
  /** 1 for a front, -1 for a back. */
  facing: 1 | -1;
  /** The height of the crotch's line above the floor. */
  crotchY: number;
  darts: readonly EdgeDart[];
  hem: Partial<PatternEdge>;
  /** Jeans: the back is cut in two, and its one dart is closed in the upper part. */
  yoke?: YokeStyle;
  /** Lines upon the panel, drafted with the inseam to the left. */
  lines?: (half: TrouserHalf, draft: TrouserDraft) => readonly PatternEdge[];
}

export interface TrouserPiece {
  panels: PatternPanel[];
  seams: Seam[];
  /** The panel that reaches the waist, and the pieces of its edge there, from the left. */
  top: PatternPanel;
  waist: string[];
}

function placeTrouser(
  measures: Measures,
  draft: TrouserDraft,
  style: TrouserPanelStyle,
): PatternPanel['place'] {
  const half = draftTrouser(draft);
  const innerAt = crossingAt([...half.inseam, ...half.crotch]);
  const outerAt = crossingAt(half.outseam);
  return wrapTrouser({
    body: measures.body,
    side: style.side,
    facing: style.facing,
    crotchY: style.crotchY,
    curveV: draft.curveV,
    rise: draft.rise,
    raise: draft.raise,
    widthAt: (v) => [innerAt(v), outerAt(v)],
    reachAt: (v) => Math.max(0, Math.min(1, (half.middleU - innerAt(v)) / draft.reach)),
  });
}

const flip = (edge: PatternEdge): PatternEdge => ({ ...edge, points: mirrored(edge.points) });

/** A front or back of one leg: it reaches from the waist to the hem, from the middle to the side. */
export function makeTrouserPanel(
  measures: Measures,
  draft: TrouserDraft,
  style: TrouserPanelStyle,
): TrouserPiece {
  const half = draftTrouser(draft);
  const isInseamLeft = (style.side === 'left') === style.facing > 0;
  const laid = (edges: readonly PatternEdge[]) =>
    isInseamLeft ? edges : edges.map(flip).toReversed();
  const name = `${style.side}-${style.facing > 0 ? 'front' : 'back'}`;
  const place = placeTrouser(measures, draft, style);
  const part = `${style.side}-leg` as const;
  const hem: PatternEdge = { name: 'hem', points: half.hem, kind: 'hem', ...style.hem };
  const inseam: PatternEdge = { name: 'inseam', points: half.inseam };
  const shared = { part, inner: laid(style.lines?.(half, draft) ?? []) };
  if (style.yoke && style.facing < 0) {
    const { lower, yoke, beforeClosing } = cutYoke(half, style.darts[0], style.yoke);
    const turn = isInseamLeft ? 1 : -1;
    const top = makePanel({
      name: `${style.side}-yoke`,
      part,
      edges: laid(yoke),
      place(u, v) {
        const [before, above] = beforeClosing([u * turn, v]);
        return place(before * turn, above);
      },
    });
    const edges = laid([hem, ...lower, inseam]);
    const seams: Seam[] = [{ first: [name, 'yoke-seam'], second: [top.name, 'yoke-seam'] }];
    return {
      panels: [makePanel({ ...shared, name, place, edges }), top],
      seams,
      top,
      waist: ['waist-0'],
    };
  }
  const [outseam, upper] = splitEnd(half.outseam, style.yoke?.side ?? 0);
  const waist = cutDarts('waist', half.waist, style.darts);
  const edges = laid([
    hem,
    { name: 'outseam', points: outseam },
    ...(style.yoke ? [{ name: 'outseam-upper', points: upper }] : []),
    ...waist.edges,
    { name: 'crotch', points: half.crotch },
    inseam,
  ]);
  const panel = makePanel({ ...shared, name, place, edges });
  const pieces = isInseamLeft ? waist.pieces.toReversed() : waist.pieces;
  return { panels: [panel], seams: waist.seams(name), top: panel, waist: pieces };
}

/** Sews two legs: inseams, outseams, then both to each other along the crotch. */
export function trouserSeams(hasYoke: boolean): Seam[] {
  const sides = (['left', 'right'] as const).flatMap((side): Seam[] => [
    { first: [`${side}-front`, 'inseam'], second: [`${side}-back`, 'inseam'] },
    { first: [`${side}-front`, 'outseam'], second: [`${side}-back`, 'outseam'] },
    ...(hasYoke
      ? [
          {
            first: [`${side}-front`, 'outseam-upper'] as const,
            second: [`${side}-yoke`, 'outseam-upper'] as const,
          },
        ]
      : []),
  ]);
  const middle = (panel: string, edge: string): Seam => ({
    first: [`left-${panel}`, edge],
    second: [`right-${panel}`, edge],
  });
  const middles = [middle('front', 'crotch'), middle('back', 'crotch')];
  return [...sides, ...middles, ...(hasYoke ? [middle('yoke', 'crotch-upper')] : [])];
}
