import type { Measures } from '../measuring/measures.ts';
import type { PatternPanel, Seam } from '../pattern.ts';
import { makeSkirtPanel, skirtSeams } from './skirt-panel.ts';

export interface TierStyle {
  topY: number;
  /** Half of what the first tier is gathered into. */
  sewn: number;
  length: number;
  gathers: readonly number[];
  /** What front and back are called. */
  names?: readonly [front: string, back: string];
  /** The part of a circle that each panel spans, radians. */
  flare?: number;
}

interface Tier {
  panels: PatternPanel[];
  seams: Seam[];
}

/** Fronts and backs of tiers: by their names alone for the first one, then with "-1" and on. */
export function makeTiers(measures: Measures, style: TierStyle): Tier[] {
  const [front, back] = style.names ?? ['front', 'back'];
  const tall = style.length / style.gathers.length;
  let sewn = style.sewn;
  return style.gathers.map((gather, index): Tier => {
    const nameOf = (side: string) => (index === 0 ? side : `${side}-${index}`);
    const above = (side: string) => (index === 1 ? side : `${side}-${index - 1}`);
    const top = sewn * gather;
    const isLast = index === style.gathers.length - 1;
    const panels = ([1, -1] as const).map((facing) =>
      makeSkirtPanel(measures, {
        name: nameOf(facing > 0 ? front : back),
        facing,
        top,
        sewnTop: sewn,
        length: tall,
        flare: style.flare ?? 0,
        topY: style.topY - tall * index,
        pieces: [1],
        hem: isLast ? { hem: { depthCm: 2.5, plies: 2 } } : { kind: undefined },
      }),
    );
    sewn = top;
    const joins = index === 0 ? [] : [front, back];
    return {
      panels,
      seams: [
        ...skirtSeams(nameOf(front), nameOf(back)),
        ...joins.map((side): Seam => {
          return { first: [above(side), 'hem'], second: [nameOf(side), 'top-0'] };
        }),
      ],
    };
  });
}
