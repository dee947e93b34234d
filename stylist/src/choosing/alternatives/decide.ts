import { ANY_DAY, type Situation } from './find-situation.ts';
import type { Alternative } from './read-alternatives.ts';
import { type Axis, type Weight, weighSide } from './weigh-side.ts';

/** A thing and what an axis says of it. */
export interface Placed extends Weight {
  side: Alternative;
  axis: Axis;
}

/** Which of several things to take. */
export interface Verdict {
  best: Placed;
  other: Placed;
  /** On what the other one is ahead; null where nothing speaks for it. */
  but: Placed | null;
  /** Whether the first thing that counts tells them apart; else both are right, or nobody knows. */
  isFor: boolean;
  /** Whether all are known to be level in what counts first. */
  isLevel: boolean;
  /** Whether none of them is good at what counts first. */
  isPoor: boolean;
}

const MARGIN = 0.75;
const CLEAR = 2;
const FAIR = 5;
const GOOD = 6;
const STRONG = 7;
/** What may speak for a color beside what counts. */
const OF_COLORS: readonly Axis[] = ['formal', 'versatile'];
/** What may speak for the other one, the most telling first. */
const BESIDES: readonly Axis[] = [
  'comfort',
  'formal',
  'heat',
  'creases',
  'softness',
  'durability',
  'care',
  'cold',
  'movement',
  'price',
  'versatile',
];

const placed = (axis: Axis, sides: readonly Alternative[]): Placed[] =>
  sides
    .flatMap((side) => {
      const weight = weighSide(axis, side);
      return weight === null ? [] : [{ ...weight, side, axis }];
    })
    .toSorted((one, other) => other.grade - one.grade);

function firstApart(axes: readonly Axis[], sides: readonly Alternative[], least = 0) {
  for (const axis of axes) {
    const all = placed(axis, sides);
    const [best, other] = all;
    const isApart =
      best !== undefined &&
      other !== undefined &&
      best.grade >= least &&
      best.grade - other.grade >= MARGIN;
    if (isApart && all.length === sides.length) return { best, other };
  }
  return null;
}

/** By how much one thing is ahead of another on an axis. */
function leadOn(axis: Axis, ahead: Alternative, behind: Alternative) {
  const [own, theirs] = [weighSide(axis, ahead), weighSide(axis, behind)];
  return own === null || theirs === null
    ? null
    : { placed: { ...own, side: ahead, axis }, lead: own.grade - theirs.grade };
}

function strengthOf(other: Placed, best: Placed, axes: readonly Axis[]): Placed | null {
  // What counts is said of it before anything else, where it is good at that.
  if (other.grade >= STRONG) return null;
  const besides = other.side.concept?.kind === 'color' ? OF_COLORS : BESIDES;
  const leads = [...new Set([...axes, ...besides])].flatMap(
    (axis) => leadOn(axis, other.side, best.side) ?? [],
  );
  return leads.find((one) => one.lead >= CLEAR && one.placed.grade >= GOOD)?.placed ?? null;
}

/** Whether anything is known of a thing that counts in a situation, or on any day. */
export const isKnown = (side: Alternative, axes: readonly Axis[]): boolean =>
  [...axes, ...ANY_DAY.axes].some((axis) => weighSide(axis, side) !== null);

/** Weighs things for a situation; null where too little is known to tell them apart. */
export function decide(
  sides: readonly Alternative[],
  { axes }: Pick<Situation, 'axes'>,
): Verdict | null {
  const own = firstApart(axes, sides, FAIR);
  const found = own ?? firstApart(ANY_DAY.axes, sides, GOOD);
  if (found === null) return null;
  const [first] = axes;
  const isFirst = own?.best.axis === first;
  const levels = first === undefined || isFirst ? [] : placed(first, sides);
  const isLevel = levels.length === sides.length && levels.every(({ grade }) => grade >= GOOD);
  const isPoor = levels.length === sides.length && levels.every(({ grade }) => grade < FAIR);
  const but = strengthOf(found.other, found.best, axes);
  return { ...found, but, isFor: own !== null && !isLevel && !isPoor, isLevel, isPoor };
}
