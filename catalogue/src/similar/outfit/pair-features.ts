import { colorHarmony } from '@modiste/lexicon/color-harmony';
import type { FitFeature } from './fit-weights.ts';
import type { Piece } from './piece.ts';

/** How two garments go together; the other features look at a whole outfit. */
export type PairFeatures = Record<
  Exclude<FitFeature, 'wanted' | 'clash' | 'mood' | 'palette'>,
  number
>;

/** What two garments taken at random reach: at this, a feature speaks neither for nor against. */
const USUAL = { formality: 0.2, warmth: 0.25, color: 0.8, price: 1, sport: 0.3 };
/** Products of two leans, brought to about the size of the other features. */
const LEANS = 4;
const DOUBLINGS = 0.1;
const PRICE_APART_MAX = 4;
const NAMES_MAX = 2;

/** How near two numbers are: `usual` for the same, less for each part that lies between. */
const nearness = (one: number | null, other: number | null, usual: number): number =>
  one === null || other === null ? 0 : usual - Math.abs(one - other);

/** Above 0 where both lean to the same side, below where they lean apart. */
const agreement = (one: number | null, other: number | null): number =>
  one === null || other === null ? 0 : one * other;

const shared = (one: readonly string[], other: readonly string[]): number =>
  Number(one.some((key) => other.includes(key)));

const isColored = ({ worn }: Piece): boolean => worn.colors.length > 0;

function metalMatch({ metals }: Piece, other: Piece): number {
  if (metals.length === 0 || other.metals.length === 0) return 0;
  return shared(metals, other.metals) === 1 ? 1 : -1;
}

function priceNearness(one: Piece, other: Piece): number {
  const near = nearness(one.priceLevel, other.priceLevel, USUAL.price);
  return Math.max(near, USUAL.price - PRICE_APART_MAX) / PRICE_APART_MAX;
}

function sharedNames({ names }: Piece, other: Piece): number {
  let both = 0;
  for (const name of names) if (other.names.has(name)) both += 1;
  return Math.min(both, NAMES_MAX) / NAMES_MAX;
}

/** 0 for both, or for who is not said; -1 where one is for men and the other for women. */
function genderMatch({ worn }: Piece, other: Piece): number {
  const [own, theirs] = [worn.gender, other.worn.gender];
  const areApart = (own === 'Men' && theirs === 'Women') || (own === 'Women' && theirs === 'Men');
  return areApart ? -1 : 0;
}

export const noPairFeatures = (): PairFeatures => ({
  formality: 0,
  warmth: 0,
  season: 0,
  sport: 0,
  color: 0,
  material: 0,
  metal: 0,
  prints: 0,
  pattern: 0,
  details: 0,
  price: 0,
  market: 0,
  names: 0,
  gender: 0,
});

interface Pair {
  one: Piece;
  other: Piece;
  share: number;
}

/** Adds a share of how two garments go together. */
export function addPairFeatures(sum: PairFeatures, { one, other, share }: Pair): void {
  sum.formality += share * nearness(one.formality, other.formality, USUAL.formality);
  sum.warmth += share * nearness(one.warmth, other.warmth, USUAL.warmth);
  sum.season += share * LEANS * agreement(one.warmthLean, other.warmthLean);
  if (isColored(one) && isColored(other)) {
    const [colors, others] = [one.worn.colors, other.worn.colors];
    sum.color += share * (colorHarmony(colors, others) - USUAL.color);
  }
  sum.sport += share * nearness(one.sport, other.sport, USUAL.sport);
  sum.material += share * shared(one.materials, other.materials);
  sum.metal += share * metalMatch(one, other);
  sum.prints += share * Number(one.isPrinted && other.isPrinted);
  sum.pattern += share * shared(one.patterns, other.patterns);
  sum.details += share * shared(one.details, other.details);
  sum.price += share * priceNearness(one, other);
  sum.market += share * DOUBLINGS * agreement(one.priceLevel, other.priceLevel);
  sum.names += share * sharedNames(one, other);
  sum.gender += share * genderMatch(one, other);
}
