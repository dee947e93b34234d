import { splitLine } from '../flat/outline.ts';
import type { PatternPanel, Seam } from '../pattern.ts';
import { type BandHost, hostLength } from '../pieces/band.ts';
import { makeWaistband } from '../pieces/waistband.ts';

export interface InsetBandStyle {
  /** What hangs from it and what stands upon it, from its left to its right. */
  below: readonly BandHost[];
  above: readonly BandHost[];
  length: number;
  height: number;
}

/** A band at the waist between a bodice and what hangs from it: a sash, a belt of the same cloth. */
export function makeInsetBand(style: InsetBandStyle): { panel: PatternPanel; seams: Seam[] } {
  const { below, above, length, height } = style;
  const band = makeWaistband({ hosts: below, length, height });
  const shares = above.map(hostLength).toReversed();
  const edges = band.panel.edges.flatMap((edge) =>
    edge.name === 'free'
      ? splitLine(edge.points, shares).map((points, index) => ({
          name: `above-${above.length - 1 - index}`,
          points,
        }))
      : [edge],
  );
  const seams = above.map(({ panel, edge }, index): Seam => {
    return { first: [band.panel.name, `above-${index}`], second: [panel.name, edge] };
  });
  return { panel: { ...band.panel, edges }, seams: [...band.seams, ...seams] };
}
