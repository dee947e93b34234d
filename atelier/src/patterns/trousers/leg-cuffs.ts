import type { PatternPanel } from '../pattern.ts';
import { makeBand } from '../pieces/band.ts';

/** Ribs that draw both legs in at their hems. */
export function makeCuffs(
  panels: readonly PatternPanel[],
  { height, share }: { height: number; share: number },
): ReturnType<typeof makeBand>[] {
  const find = (name: string) => {
    const panel = panels.find((one) => one.name === name);
    return panel ? [{ panel, edge: 'hem' }] : [];
  };
  return (['left', 'right'] as const).map((side) => {
    const faces = side === 'left' ? ['front', 'back'] : ['back', 'front'];
    return makeBand({
      name: `${side}-cuff`,
      role: 'cuff',
      part: `${side}-leg`,
      hosts: faces.flatMap((face) => find(`${side}-${face}`)),
      hangs: true,
      height,
      share,
      gathers: true,
      isClosed: true,
      rise: () => [0, 1, 0],
    });
  });
}
