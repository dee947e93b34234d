import type { PatternPanel, Seam } from '../pattern.ts';
import { type BandHost, hostLength, makeBand } from './band.ts';

export interface WaistbandStyle {
  hosts: readonly BandHost[];
  /** How long it is: its hosts are eased or gathered into it. */
  length: number;
  height: number;
  /** Drawn in by rows of elastic, rather than stiffened. */
  isElastic?: boolean;
}

const ROWS = [0.3, 0.7] as const;

/** A waistband that stands upon the edges of others and is closed to a ring. */
export function makeWaistband(style: WaistbandStyle): { panel: PatternPanel; seams: Seam[] } {
  const { hosts, length, height, isElastic = false } = style;
  const band = makeBand({
    name: 'waistband',
    role: 'waistband',
    hosts,
    hangs: false,
    height,
    share: length / hosts.reduce((sum, host) => sum + hostLength(host), 0),
    gathers: true,
    plies: 2,
    stiffness: isElastic ? 1.5 : 5,
    fineness: isElastic ? 0.7 : 1,
    isClosed: true,
    rise: () => [0, 1, 0],
  });
  if (!isElastic) return band;
  const rows = ROWS.map((share, index) => ({
    name: `elastic-${index}`,
    kind: 'elastic' as const,
    points: [[1, height * share] as const, [length - 1, height * share] as const],
  }));
  return { panel: { ...band.panel, inner: rows }, seams: band.seams };
}
