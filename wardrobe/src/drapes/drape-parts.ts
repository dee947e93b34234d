/** What a panel is of the garment: it decides its cloth, its print and its finish. */
export const PANEL_ROLES = [
  'shell',
  'lining',
  'collar',
  'cuff',
  'waistband',
  'placket',
  'pocket',
  'strap',
  'hood',
  'rib',
  'trim',
  'foot',
] as const;
export type PanelRole = (typeof PANEL_ROLES)[number];

export interface DrapePanel {
  /** For example "left-front". */
  name: string;
  role: PanelRole;
  /** A higher layer lies outside a lower one where they overlap. */
  layer: number;
  /** How far the grain turns from the panel's v axis, in radians: a bias cut is a quarter of pi. */
  grain: number;
}

export const LINE_KINDS = [
  'seam',
  'topstitch',
  'hem',
  'edge',
  'placket',
  'zip',
  'elastic',
  'crease',
  'bar-tack',
] as const;

/** A line that shows: what a needle or an edge leaves on the cloth. */
export interface DrapeLine {
  kind: (typeof LINE_KINDS)[number];
  /** Vertices in order along the line. */
  vertices: readonly number[];
  /** Topstitching and zips: how far beside the line, in centimeters. */
  offsetCm?: number;
}

export const FASTENING_KINDS = ['button', 'snap', 'rivet', 'buckle', 'zip-pull', 'toggle'] as const;

export interface DrapeFastening {
  kind: (typeof FASTENING_KINDS)[number];
  vertex: number;
  radiusCm: number;
}
