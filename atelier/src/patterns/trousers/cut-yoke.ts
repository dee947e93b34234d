import { type FlatPoint, lengthOf, type Polyline, splitLine } from '../flat/outline.ts';
import type { PatternEdge } from '../pattern.ts';
import type { EdgeDart } from '../pieces/cut-darts.ts';
import type { TrouserHalf } from './trouser-draft.ts';

/** How deep a yoke is at the side and at the middle, centimeters. */
export interface YokeStyle {
  side: number;
  middle: number;
}

/** A back cut in two, both with the inseam to the left. */
export interface YokedBack {
  lower: PatternEdge[];
  yoke: PatternEdge[];
  /** Where a point of the yoke lay before its dart was closed. */
  beforeClosing: (point: FlatPoint) => FlatPoint;
}

const END: FlatPoint = [0, 0];
const first = (line: Polyline) => line[0] ?? END;
const last = (line: Polyline) => line.at(-1) ?? END;
const mix = (from: FlatPoint, to: FlatPoint, share: number): FlatPoint => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

function turnAbout(tip: FlatPoint, angle: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([u, v]: FlatPoint): FlatPoint => [
    tip[0] + (u - tip[0]) * cos - (v - tip[1]) * sin,
    tip[1] + (u - tip[0]) * sin + (v - tip[1]) * cos,
  ];
}

const angleOf = (from: FlatPoint, to: FlatPoint) => Math.atan2(to[1] - from[1], to[0] - from[0]);

/** Splits off the end of a line, so long. */
export function splitEnd(line: Polyline, end: number): readonly [FlatPoint[], FlatPoint[]] {
  const [before = [], after = []] = splitLine(line, [lengthOf(line) - end, end]);
  return [before, after];
}

/**
 * Cuts a back of jeans in two along its yoke. The dart above the seam is closed by turning the side
 * of the yoke about the dart's tip, so that no dart shows.
 */
export function cutYoke(
  half: TrouserHalf,
  dart: EdgeDart | undefined,
  style: YokeStyle,
): YokedBack {
  const [outseam, outseamUpper] = splitEnd(half.outseam, style.side);
  const [crotchUpper = [], crotch = []] = splitLine(half.crotch, [
    style.middle,
    lengthOf(half.crotch) - style.middle,
  ]);
  const [side, middle] = [last(outseam), first(crotch)];
  const [sideTop, top] = [first(half.waist), last(half.waist)];
  const share = dart?.at ?? 0.5;
  const around = dart ? dart.width / 2 / lengthOf(half.waist) : 0;
  const tip = mix(side, middle, share);
  const near = mix(sideTop, top, share - around);
  const far = mix(sideTop, top, share + around);
  const angle = angleOf(tip, far) - angleOf(tip, near);
  const close = turnAbout(tip, angle);
  const open = turnAbout(tip, -angle);
  return {
    lower: [
      { name: 'outseam', points: outseam },
      { name: 'yoke-seam', points: [side, middle] },
      { name: 'crotch', points: crotch },
    ],
    yoke: [
      { name: 'yoke-seam', points: [middle, tip, close(side)] },
      { name: 'outseam-upper', points: outseamUpper.map(close) },
      { name: 'waist-0', points: [close(sideTop), far, top] },
      { name: 'crotch-upper', points: crotchUpper },
    ],
    beforeClosing: (point) => {
      const isAtSide = angleOf(tip, point) < angleOf(tip, far);
      return isAtSide ? open(point) : point;
    },
  };
}
