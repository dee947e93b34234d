import { curve, type FlatPoint, type Polyline } from '../flat/outline.ts';

/**
 * Half of a trouser leg, its inseam to the left: centimeters from where the crease meets the line
 * of the crotch.
 */
export interface TrouserDraft {
  /** How wide it is at the hip, from the middle to the side, and how high the hip is. */
  hip: number;
  hipV: number;
  /** How far the crotch reaches beyond the middle, and how far its point lies below the line. */
  reach: number;
  drop: number;
  /** Where the crotch's curve leaves the middle. */
  curveV: number;
  rise: number;
  /** How much higher the middle of the waist is than its side. */
  raise: number;
  /** How far the middle leans toward the side at the waist. */
  slant: number;
  /** The waist with its darts. */
  waist: number;
  knee: number;
  kneeV: number;
  hem: number;
  hemV: number;
}

export interface TrouserHalf {
  hem: Polyline;
  outseam: Polyline;
  waist: Polyline;
  crotch: Polyline;
  inseam: Polyline;
  /** The middle of the body, where the crotch's curve begins to reach beyond it. */
  middleU: number;
}

const kneeOf = ({ knee, kneeV, hem, hemV }: TrouserDraft): readonly [FlatPoint, number] => {
  const isLong = hemV < kneeV - 1;
  const at: FlatPoint = isLong ? [knee / 2, kneeV] : [hem / 2, hemV];
  return [at, isLong ? (knee - hem) / 2 / (kneeV - hemV) : 0];
};

/** Drafts half a leg; its lines run counterclockwise. */
export function draftTrouser(draft: TrouserDraft): TrouserHalf {
  const { hip, hipV, reach, drop, curveV, rise, raise, slant, waist, hem, hemV } = draft;
  const innerU = -(hip + reach) / 2;
  const middleU = innerU + reach;
  const side: FlatPoint = [middleU + hip, hipV];
  const [knee, lean] = kneeOf(draft);
  const thigh = hipV - knee[1];
  const top: FlatPoint = [middleU + slant, rise + raise];
  const sideTop: FlatPoint = [top[0] + waist, rise];
  const crotch: FlatPoint = [innerU, -drop];
  const long = -drop - knee[1];
  const below: FlatPoint[] = hemV < knee[1] - 1 ? [[hem / 2, hemV]] : [];
  const outer = curve(
    knee,
    [
      [knee[0] + lean * thigh * 0.2, knee[1] + thigh * 0.36],
      [side[0], hipV - thigh * 0.36],
    ],
    side,
  );
  const upper = curve(
    side,
    [
      [side[0], hipV + (rise - hipV) * 0.4],
      [sideTop[0] + (side[0] - sideTop[0]) * 0.35, rise - (rise - hipV) * 0.3],
    ],
    sideTop,
  );
  const inner = curve(
    crotch,
    [
      [innerU + (-knee[0] - innerU) * 0.42, -drop - long * 0.22],
      [-knee[0] - lean * long * 0.3, knee[1] + long * 0.4],
    ],
    [-knee[0], knee[1]],
  );
  const turn: FlatPoint = [middleU + slant * 0.12, curveV];
  const bend = curve(
    turn,
    [
      [middleU - reach * 0.02, curveV * 0.42],
      [middleU - reach * 0.34, -drop * 0.6],
    ],
    crotch,
  );
  return {
    hem: [
      [-hem / 2, hemV],
      [hem / 2, hemV],
    ],
    outseam: [...below, ...outer, ...upper.slice(1)],
    waist: [sideTop, top],
    crotch: [top, ...bend],
    inseam: [...inner, ...below.map(([u, v]): FlatPoint => [-u, v])],
    middleU,
  };
}

/** Where a line is at a height; lines run upward or downward. */
export function crossingAt(line: Polyline): (v: number) => number {
  const points = line.toSorted((one, other) => one[1] - other[1]);
  return (v) => {
    const above = points.findIndex((point) => point[1] >= v);
    const upper = points[above] ?? points.at(-1) ?? [0, 0];
    const lower = points[above - 1] ?? upper;
    const span = upper[1] - lower[1];
    const share = span > 0 ? (v - lower[1]) / span : 0;
    return lower[0] + (upper[0] - lower[0]) * share;
  };
}
