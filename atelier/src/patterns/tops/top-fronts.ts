import type { Measures } from '../measuring/measures.ts';
import type { Pattern, PatternEdge, PatternPanel, Seam } from '../pattern.ts';
import type { BandHost } from '../pieces/band.ts';
import { type BodiceDraft, makeBodice } from '../pieces/bodice.ts';
import { neckHosts } from '../pieces/neck-finish.ts';
import { type PlacketStyle, placketButtons, placketLines } from '../pieces/placket.ts';
import { makeBandedFront } from './banded-front.ts';
import { frontLines } from './front-lines.ts';
import type { TopPlacket, TopStyle } from './top-style.ts';

/** The body of a top: its panels, and where neck and hem are finished. */
export interface TopBody {
  panels: readonly PatternPanel[];
  /** The panel of the front that a side's sleeve is set into. */
  frontOf: (side: string) => string;
  neck: readonly BandHost[];
  hem: readonly BandHost[];
  /** Whether the hem runs all around, or from one side of a button band to the other. */
  isHemClosed: boolean;
  seams: readonly Seam[];
  fastenings: Pattern['fastenings'];
}

interface Drafted {
  front: BodiceDraft;
  back: PatternPanel;
  hem: Partial<PatternEdge>;
  neckline: Partial<PatternEdge>;
}

const hemOf = (panel: PatternPanel): BandHost => ({ panel, edge: 'hem' });

const sideSeams = (frontOf: TopBody['frontOf']): Seam[] =>
  ['left', 'right'].flatMap((side) =>
    ['shoulder', 'side'].map((edge): Seam => {
      return { first: [frontOf(side), `${side}-${edge}`], second: ['back', `${side}-${edge}`] };
    }),
  );

/** A placket from the neckline down; one without a length ends just above the hem. */
function placketOf(front: BodiceDraft, { length, ...style }: TopPlacket): PlacketStyle {
  const whole = front.length + front.hemDip - front.neckDepth - 0.5;
  return { ...style, top: -front.neckDepth, length: length ?? whole, isWhole: !length };
}

function makeWhole(measures: Measures, style: TopStyle, drafted: Drafted): TopBody {
  const { front, back, hem, neckline } = drafted;
  const placket = style.placket && placketOf(front, style.placket);
  const panel = makeBodice(measures, front, {
    name: 'front',
    facing: 1,
    clearance: 1,
    hem,
    neckline,
    splitAt: style.neckSplitAt,
    inner: [...(placket ? placketLines(placket) : []), ...frontLines(front, style)],
  });
  return {
    panels: [panel, back],
    frontOf: () => 'front',
    neck: neckHosts(panel, back),
    hem: [hemOf(panel), hemOf(back)],
    isHemClosed: true,
    seams: sideSeams(() => 'front'),
    fastenings: placket ? placketButtons(placket) : [],
  };
}

/** A front in two halves with a button band between them, which runs on along the hem's rib. */
function makeBanded(measures: Measures, style: TopStyle, drafted: Drafted): TopBody {
  const { front, back } = drafted;
  if (!style.buttonBand) throw new Error(`${style.name} has no band of buttons.`);
  const below = style.hemRib?.height ?? 0;
  const { left, band, right, seams, fastenings } = makeBandedFront(measures, front, {
    ...style.buttonBand,
    below,
    lines: frontLines(front, style),
  });
  const frontOf = (side: string) => `${side}-front`;
  const lower = (side: string): Seam => {
    return { first: [band.name, `${side}-lower`], second: ['hem-rib', `${side}-end`] };
  };
  return {
    panels: [left, right, band, back],
    frontOf,
    neck: [
      { panel: band, edge: 'left-neckline' },
      { panel: left, edge: 'neckline' },
      { panel: back, edge: 'neckline' },
      { panel: right, edge: 'neckline' },
      { panel: band, edge: 'right-neckline' },
    ],
    hem: [hemOf(left), hemOf(back), hemOf(right)],
    isHemClosed: false,
    seams: [...sideSeams(frontOf), ...seams, ...(below > 0 ? [lower('left'), lower('right')] : [])],
    fastenings,
  };
}

/** The fronts and the back of a top, sewn at shoulders and sides. */
export const makeTopBody = (measures: Measures, style: TopStyle, drafted: Drafted): TopBody =>
  (style.buttonBand ? makeBanded : makeWhole)(measures, style, drafted);
