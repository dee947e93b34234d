import { type Drape, isOnForm } from '../drapes/drape.ts';
import { smoothStep } from '../materials/noise.ts';

/** What reaches higher than this is worn on the shoulders, centimeters. */
const SHOULDERED_CM = 120;
/** What is shorter than this is no skirt, centimeters. */
const SHORTEST_SKIRT_CM = 32;
/** What is shorter below its crotch has a leg line instead of legs, centimeters. */
const SHORTEST_LEG_CM = 7;
/** The legs part where nothing lies nearer to the middle than this, centimeters. */
const PARTED_CM = 0.4;
/** How far apart the legs lie at the hem, as a share of how they were worn. */
const APART = 0.5;
/** How much of the way to straight lines the outer edge goes: from waist to hip, to knee, to hem. */
const STRAIGHT = { legs: 0.8, skirt: 0.65 } as const;
/** The hip is at the lowest place that is as broad as this share of the broadest. */
const HIP_SHARE = 0.985;
/** Waist and hem are measured so far from their ends, centimeters. */
const END_CM = 2;
/** An end has no more rows than these; none is narrower than this share of the one before it. */
const [END_ROWS, NARROWEST] = [7, 0.985];
/** Edges are smoothed over so many centimeters. */
const SMOOTHED_CM = 4;

/** Whether a garment is worn on the shoulders. */
export const isShouldered = ({ positions }: Drape): boolean =>
  positions.some((y, at) => at % 3 === 1 && y > SHOULDERED_CM);

const AROUND: ReadonlySet<string> = new Set(['shell', 'waistband', 'rib', 'cuff']);

/** The edges of a leg, or of one half of a skirt, centimeter by centimeter up from its hem. */
export interface Leg {
  bottom: number;
  inner: Float64Array<ArrayBuffer>;
  outer: Float64Array<ArrayBuffer>;
  /** The row of the crotch; 0 where the halves are one. */
  crotch: number;
}

/** The mean over the rows beside each, as far as they go. */
function smoothRows(rows: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  return rows.map((_own, at) => {
    const around = rows.subarray(Math.max(0, at - SMOOTHED_CM), at + SMOOTHED_CM + 1);
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}

/** Ends run aslant, and their last rows are no whole sections: the leg goes on as it is before them. */
function keepBreadth({ inner, outer }: Pick<Leg, 'inner' | 'outer'>): void {
  const last = outer.length - 1;
  const keep = (row: number, before: number, isEnd: boolean): void => {
    const [own, beside] = [outer[row] ?? 0, outer[before] ?? 0];
    if (Number.isFinite(own) && !(isEnd && own < beside * NARROWEST)) return;
    outer[row] = beside;
    inner[row] = inner[before] ?? 0;
  };
  for (let row = last - 1; row >= 0; row -= 1) keep(row, row + 1, row < END_ROWS);
  for (let row = last - END_ROWS; row <= last; row += 1) keep(row, row - 1, true);
}

/** The leg of one side, or its half of a skirt; null where there is neither. */
export function legOf({ positions, panels, panelOf }: Drape, side: 1 | -1): Leg | null {
  const own = [...panelOf.keys()].filter(
    (vertex) =>
      AROUND.has(panels[panelOf[vertex] ?? 0]?.role ?? '') &&
      (positions[vertex * 3] ?? 0) * side >= 0,
  );
  const heights = own.map((vertex) => positions[vertex * 3 + 1] ?? 0);
  const bottom = Math.floor(heights.reduce((least, y) => Math.min(least, y), Infinity));
  const top = heights.reduce((most, y) => Math.max(most, y), -Infinity);
  const count = Math.max(1, Math.round(top - bottom) + 1);
  const inner = new Float64Array(count).fill(Infinity);
  const outer = new Float64Array(count).fill(-Infinity);
  own.forEach((vertex, at) => {
    const row = Math.round((heights[at] ?? 0) - bottom);
    const out = (positions[vertex * 3] ?? 0) * side;
    inner[row] = Math.min(inner[row] ?? 0, out);
    outer[row] = Math.max(outer[row] ?? 0, out);
  });
  keepBreadth({ inner, outer });
  const parted = inner.findIndex((out) => out < PARTED_CM);
  if (parted >= SHORTEST_LEG_CM) return { bottom, inner, outer: smoothRows(outer), crotch: parted };
  if (parted < 0 || count < SHORTEST_SKIRT_CM) return null;
  return { bottom, inner: inner.fill(0), outer: smoothRows(outer), crotch: 0 };
}

/** How much broader a leg lies than it was worn: what was its depth lies at its sides. */
const BROADER = 1.18;
/** It is so much broader from this share of the way to the crotch down. */
const FULL_AT = 0.55;
/** What is as narrow as the first above its hem clings to the leg, centimeters: it keeps its shape. */
const TIGHT_CM = { from: 9, to: 11.5 } as const;
/** A hem that is narrower than the first share of the calf is gathered into a cuff, and stays so. */
const GATHERED = { from: 0.72, to: 0.9 } as const;

/** The leg as it lies flat, its outer edge no farther out than its hip. */
function laidFlat(leg: Leg): Leg {
  const { outer, inner, crotch } = leg;
  if (crotch === 0) return leg;
  const hip = outer.subarray(crotch).reduce((most, out) => Math.max(most, out), 0);
  const calf = (outer[Math.round(crotch / 4)] ?? 0) - (inner[Math.round(crotch / 4)] ?? 0);
  const loose = smoothStep(TIGHT_CM.from, TIGHT_CM.to, calf);
  const laid = outer.map((own, row) => {
    const worn = own - (inner[row] ?? 0);
    const more = (BROADER - 1) * smoothStep(crotch, crotch * FULL_AT, row);
    const open = loose * smoothStep(GATHERED.from, GATHERED.to, worn / calf);
    return Math.max(own, Math.min(own + open * more * worn, hip));
  });
  return { ...leg, outer: laid };
}

/** The outer edge as if it were cut with a ruler. */
function ruledOuter({ outer, crotch }: Leg): Float64Array<ArrayBuffer> {
  const broadest = outer.subarray(crotch).reduce((most, out) => Math.max(most, out), 0);
  const hip = outer.findIndex((out, row) => row >= crotch && out >= broadest * HIP_SHARE);
  const last = outer.length - 1 - END_CM;
  const knee = crotch > 0 ? [Math.round(crotch / 2)] : [];
  const marks = [END_CM, ...knee, Math.max(crotch, hip), last];
  const most = crotch > 0 ? STRAIGHT.legs : STRAIGHT.skirt;
  const ruled = outer.map((own, row) => {
    const next = marks.findIndex((mark) => mark >= row);
    const [from, to] = [marks[next - 1], marks[next]];
    if (from === undefined || to === undefined || to <= from) return own;
    const [low = own, high = own] = [outer[from], outer[to]];
    const straight = low + ((high - low) * (row - from)) / (to - from);
    return own + most * (straight - own);
  });
  return smoothRows(ruled);
}

/** The inner edge: straight from the crotch, where the legs touch, to a hem that lies nearer. */
function closedInner({ inner, crotch }: Leg): Float64Array<ArrayBuffer> {
  const atHem = Math.max(0, inner[END_CM] ?? 0) * APART;
  return inner.map((own, row) => (row >= crotch ? own : Math.min(own, atHem * (1 - row / crotch))));
}

const between = (rows: Float64Array, at: number): number => {
  const place = Math.min(rows.length - 1, Math.max(0, at));
  const first = rows[Math.floor(place)] ?? 0;
  return first + ((rows[Math.ceil(place)] ?? first) - first) * (place % 1);
};

/**
 * Trousers and skirts as they lie flat: the body that they were draped on had hips, and stood with
 * its legs apart. Sides run straight from waist to hip and on to the hem, and legs, broader than they
 * were worn, part in a V.
 */
export function straightenLower(drape: Drape): Drape {
  const { positions } = drape;
  if (isShouldered(drape) || isOnForm(drape)) return drape;
  const moved = positions.slice();
  for (const side of [1, -1] as const) {
    const leg = legOf(drape, side);
    if (!leg) return drape;
    const [inner, outer] = [closedInner(leg), ruledOuter(laidFlat(leg))];
    for (let at = 0; at < positions.length; at += 3) {
      const out = (positions[at] ?? 0) * side;
      if (out < 0) continue;
      const row = (positions[at + 1] ?? 0) - leg.bottom;
      const [from, to] = [between(leg.inner, row), between(leg.outer, row)];
      const share = (out - from) / Math.max(1, to - from);
      const low = between(inner, row);
      moved[at] = side * Math.max(0, low + share * (between(outer, row) - low));
    }
  }
  return { ...drape, positions: moved };
}
