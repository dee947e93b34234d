import type { Judge } from './outfit-questions.ts';
import type { Outfit, OutfitItem } from './read-outfits.ts';

const SMOOTHING = 0.5;

const count = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

function countPairs(items: readonly OutfitItem[], add: (one: string, other: string) => void) {
  for (const [at, one] of items.entries()) {
    for (const other of items.toSpliced(at, 1)) add(one.category, other.category);
  }
}

/**
 * The simple method to be better than: how much more often two categories were seen in one outfit
 * than by chance (pointwise mutual information; Church and Hanks, 1990), summed over the outfit.
 */
export function coOccurrence(seen: readonly Outfit[]): Judge {
  const [single, paired] = [new Map<string, number>(), new Map<string, number>()];
  let pairs = 0;
  for (const { items } of seen) {
    countPairs(items, (one, other) => {
      count(single, one);
      count(paired, `${one}, ${other}`);
      pairs += 1;
    });
  }
  const often = (key: string) => single.get(key) ?? 0;
  const information = (one: string, other: string) => {
    const expected = (often(one) * often(other)) / Math.max(pairs, 1);
    const together = paired.get(`${one}, ${other}`) ?? 0;
    return Math.log((together + SMOOTHING) / (expected + SMOOTHING));
  };
  return (choice, rest) =>
    rest.reduce((sum, { category }) => sum + information(choice.category, category), 0);
}
