import { lengthOf } from '../flat/outline.ts';
import type { EdgeName, Pattern, PatternPanel } from '../pattern.ts';

export const keyOf = ([panel, edge]: EdgeName) => `${panel}/${edge}`;

/** Finds, for each edge, the edges that are sewn to it, directly or through others. */
function groupSewn(pattern: Pattern): (key: string) => string {
  const leaders = new Map<string, string>();
  const leaderOf = (key: string): string => {
    const next = leaders.get(key);
    return next === undefined || next === key ? key : leaderOf(next);
  };
  for (const { first, second } of pattern.seams) {
    leaders.set(leaderOf(keyOf(second)), leaderOf(keyOf(first)));
  }
  return leaderOf;
}

const edgesOf = (panel: PatternPanel) => [...panel.edges, ...panel.inner];

/**
 * In how many steps each edge of each panel is sampled: at most `spacingCm` long, and as many on
 * both sides of a seam.
 */
export function countSteps(pattern: Pattern, spacingCm: number): Map<string, Map<string, number>> {
  const leaderOf = groupSewn(pattern);
  const most = new Map<string, number>();
  for (const panel of pattern.panels) {
    for (const edge of edgesOf(panel)) {
      const leader = leaderOf(keyOf([panel.name, edge.name]));
      const steps = Math.max(1, Math.round(lengthOf(edge.points) / (spacingCm * panel.fineness)));
      most.set(leader, Math.max(steps, most.get(leader) ?? 1));
    }
  }
  return new Map(
    pattern.panels.map((panel) => [
      panel.name,
      new Map(
        edgesOf(panel).map((edge) => [
          edge.name,
          most.get(leaderOf(keyOf([panel.name, edge.name]))) ?? 1,
        ]),
      ),
    ]),
  );
}
