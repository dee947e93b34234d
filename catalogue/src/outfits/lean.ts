import { mixedFnv1a } from '@modiste/lexicon/hash/fnv1a';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { SAMPLE_BUCKETS } from '../store/item-schema.ts';
import type { OutfitSearch } from './outfit-search.ts';
import type { Shape } from './shapes-for.ts';

/**
 * What is worth what a shopper usually pays, and how much chance is worth, beside words and occasion.
 * Chance decides between what suits about as well, and of shapes between those called for alike. A
 * design that comes in many colors is no likelier than another.
 */
const WORTH = { priceLevel: 3, design: 2.4, color: 0.4, shape: 0.25 };
/** What stands nowhere among the prices of its kind is as far off as others are on average. */
const UNKNOWN_APART = 0.5;
const ALL = 2 ** 32;
const SAMPLES = 4;

/** What is told apart by more than words and occasion. */
type Leant = Pick<IndexedItem, 'id' | 'design' | 'priceStanding'>;

type Leaning = Pick<OutfitSearch, 'priceLevel' | 'variety' | 'isModest'>;

/** From 0 up to 1: the same for the same texts, and no likelier to be high for one than another. */
const chance = (variety: string, of: string): number => mixedFnv1a(`${variety} ${of}`) / ALL;

/**
 * Which sample of a shop is looked at: the same for the same text. They are few, so that most items
 * have been read before.
 */
export const sampleSeedOf = ({ variety }: Leaning): number =>
  variety === undefined ? 0 : (mixedFnv1a(variety) % SAMPLES) * (SAMPLE_BUCKETS / SAMPLES);

/**
 * Tells what speaks for pieces beside what words and occasion say: the nearness of their prices to
 * where the shopper buys, and chance where another choice is asked for. 0 for all where neither is.
 */
export function leanOf(leaning: Leaning): (item: Leant) => number {
  const { variety } = leaning;
  const priceLevel = leaning.isModest === true ? 0 : leaning.priceLevel;
  const near = ({ priceStanding }: Leant): number => {
    if (priceLevel === undefined) return 0;
    const apart = priceStanding === null ? UNKNOWN_APART : Math.abs(priceStanding - priceLevel);
    return WORTH.priceLevel * (1 - apart);
  };
  const varied = ({ id, design }: Leant): number =>
    variety === undefined
      ? 0
      : WORTH.design * chance(variety, String(design)) + WORTH.color * chance(variety, id);
  return (item) => near(item) + varied(item);
}

/** Lets chance decide which of shapes called for about alike comes first. */
export function varyShapes(shapes: readonly Shape[], { variety }: Leaning): readonly Shape[] {
  if (variety === undefined) return shapes;
  return shapes.map((shape, at) => {
    const role = shape.slots[0]?.role ?? '';
    return { ...shape, share: shape.share + WORTH.shape * chance(variety, `${role} ${at}`) };
  });
}
