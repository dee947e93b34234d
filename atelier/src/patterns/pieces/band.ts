import type { BodyPart } from '../../bodies/body.ts';
import type { Point } from '../../geometry/point.ts';
import type { FlatPoint } from '../flat/outline.ts';
import { lengthOf } from '../flat/outline.ts';
import type { PatternEdge, PatternPanel, Seam } from '../pattern.ts';
import { placedEdge, wrapRing } from '../wraps/wrap-ring.ts';
import { makePanel } from './make-panel.ts';

/** An edge that a band is sewn along. */
export interface BandHost {
  panel: PatternPanel;
  edge: string;
  /** Whether its edge runs the other way than usual: a collar hangs from the top of its stand. */
  isTurned?: boolean;
}

export interface BandDraft {
  name: string;
  role: 'rib' | 'cuff' | 'waistband' | 'collar' | 'trim';
  part?: BodyPart;
  layer?: number;
  /** Edges one after the other, as one meets them from the band's left to its right. */
  hosts: readonly BandHost[];
  /** Whether it hangs from its hosts (a hem's rib), or stands upon them (a neck's). */
  hangs: boolean;
  height: number;
  /** Its length as a share of its hosts': less than 1 draws them in. */
  share: number;
  /** The share at its free edge. */
  freeShare?: number;
  /** How much each end is drawn in at its free edge instead, centimeters. */
  mitre?: number;
  plies?: number;
  stiffness?: number;
  fineness?: number;
  /** Whether the band, not its hosts, decides how long the seam is: it gathers them. */
  gathers?: boolean;
  /** Whether its ends are sewn to each other, and what closes them where it is no seam. */
  isClosed: boolean;
  closedBy?: Seam['kind'];
  /** What its ends look like where they are not sewn to each other: nothing where they are sewn on. */
  ends?: PatternEdge['kind'] | 'sewn';
  rise: (at: Point) => Point;
  free?: Partial<PatternEdge>;
  /** Lines all along it, so far from its sewn edge. */
  lines?: readonly { at: number; kind: PatternEdge['kind'] }[];
}

/** How long the edge is that a band is sewn along. */
export const hostLength = ({ panel, edge }: BandHost) =>
  lengthOf(panel.edges.find(({ name }) => name === edge)?.points ?? []);

/** The points that the hosts lie on around the body, in the band's direction. */
function ringOf({ hosts, hangs }: BandDraft): Point[] {
  return hosts.flatMap(({ panel, edge, isTurned = false }, index) => {
    const placed = placedEdge(panel, edge);
    const points = hangs === isTurned ? placed.toReversed() : placed;
    return index === 0 ? points : points.slice(1);
  });
}

/** The sewn edge in pieces, one for each host, from left to right along v = 0. */
function sewnEdges(hosts: readonly BandHost[], share: number): PatternEdge[] {
  let at = 0;
  return hosts.map((host, index) => {
    const from = at;
    at += hostLength(host) * share;
    return {
      name: `sewn-${index}`,
      points: [
        [from, 0],
        [at, 0],
      ],
    };
  });
}

/** A strip of cloth along other panels' edges: a neck's or hem's rib, a waistband, a cuff. */
export function makeBand(draft: BandDraft): { panel: PatternPanel; seams: Seam[] } {
  const { name, hosts, height, share, isClosed } = draft;
  const whole = hosts.reduce((sum, host) => sum + hostLength(host), 0) * share;
  const inset = draft.mitre ?? (whole * (1 - (draft.freeShare ?? share) / share)) / 2;
  const up = draft.hangs ? -1 : 1;
  const along = sewnEdges(hosts, share);
  const line = (from: FlatPoint, to: FlatPoint): FlatPoint[] => [from, to];
  const right = line([whole, 0], [whole - inset, height * up]);
  const free = line([whole - inset, height * up], [inset, height * up]);
  const left = line([inset, height * up], [0, 0]);
  const { ends: drawn = 'edge' } = draft;
  const endKind = isClosed || drawn === 'sewn' ? undefined : drawn;
  const outline: PatternEdge[] = [
    ...along,
    { name: 'right-end', points: right, kind: endKind },
    { name: 'free', points: free, kind: 'edge', ...draft.free },
    { name: 'left-end', points: left, kind: endKind },
  ];
  const turned = outline
    .map((edge) => ({ ...edge, points: edge.points.toReversed() }))
    .toReversed();
  const panel = makePanel({
    name,
    role: draft.role,
    part: draft.part ?? 'trunk',
    layer: draft.layer ?? 0,
    stiffness: draft.stiffness ?? 1,
    plies: draft.plies ?? 2,
    fineness: draft.fineness ?? 1,
    edges: draft.hangs ? turned : outline,
    inner: (draft.lines ?? []).map(({ at, kind }, index) => ({
      name: `line-${index}`,
      kind,
      points: line([inset * (at / height), at * up], [whole - inset * (at / height), at * up]),
    })),
    place: wrapRing({ ring: ringOf(draft), length: whole, rise: draft.rise }),
  });
  const seams = hosts.map(({ panel: host, edge, isTurned }, index): Seam => {
    const outer = [host.name, edge] as const;
    const own = [name, `sewn-${index}`] as const;
    const how = { isParallel: isTurned };
    return draft.gathers
      ? { first: own, second: outer, ...how }
      : { first: outer, second: own, ...how };
  });
  const ends: Seam = {
    first: [name, 'left-end'],
    second: [name, 'right-end'],
    kind: draft.closedBy,
  };
  return { panel, seams: isClosed ? [...seams, ends] : seams };
}
