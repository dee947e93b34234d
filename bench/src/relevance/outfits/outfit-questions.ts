import { seededRandom } from '../../sampling/seeded-random.ts';
import type { JudgedCase } from '../figures/half-means.ts';
import type { Half } from '../figures/measure.ts';
import type { Outfit, OutfitItem } from './read-outfits.ts';

/** An outfit with one piece hidden, to be found among wrong ones. */
export interface OutfitQuestion {
  outfit: Outfit;
  rest: readonly OutfitItem[];
  /** The hidden one first. */
  choices: readonly OutfitItem[];
}

interface QuestionRules {
  /** Wrong ones are of the hidden one's category, so that the category tells nothing. */
  isHard: boolean;
  seed: number;
}

const WRONG_ONES = 3;

const isSameThing = (one: OutfitItem, other: OutfitItem): boolean =>
  one === other || (one.name !== '' && one.name === other.name && one.category === other.category);

/**
 * Hides each piece of each outfit in turn, among three pieces of other outfits of the same half.
 * Left out are pieces of which the half has too few of a kind.
 */
export function askOutfits(outfits: readonly Outfit[], { isHard, seed }: QuestionRules) {
  const random = seededRandom(seed);
  const keyOf = (half: Half, { category }: OutfitItem) => (isHard ? `${half} ${category}` : half);
  const all = outfits.flatMap((outfit) => outfit.items.map((item) => ({ outfit, item })));
  const pools = Map.groupBy(all, ({ outfit, item }) => keyOf(outfit.half, item));
  return outfits.flatMap((outfit) =>
    outfit.items.flatMap((hidden): OutfitQuestion[] => {
      const strangers = (pools.get(keyOf(outfit.half, hidden)) ?? []).filter(
        (other) => other.outfit !== outfit && !isSameThing(other.item, hidden),
      );
      if (strangers.length < WRONG_ONES) return [];
      const wrong = new Set<OutfitItem>();
      while (wrong.size < WRONG_ONES) wrong.add(random.pick(strangers).item);
      const rest = outfit.items.filter((item) => item !== hidden);
      return [{ outfit, rest, choices: [hidden, ...wrong] }];
    }),
  );
}

export type Judge = (choice: OutfitItem, rest: readonly OutfitItem[]) => number;

/** Whether the hidden piece scores best, from 0 to 1: of several best, one is drawn. */
export function judgeOutfit({ rest, choices }: OutfitQuestion, judge: Judge): number {
  const scores = choices.map((choice) => judge(choice, rest));
  const best = Math.max(...scores);
  if (scores[0] !== best) return 0;
  return 1 / scores.filter((score) => score === best).length;
}

/** Each outfit once, however many pieces it has: the share of its pieces that are found. */
export function judgeOutfits(questions: readonly OutfitQuestion[], judge: Judge): JudgedCase[] {
  return [...Map.groupBy(questions, ({ outfit }) => outfit)].map(([{ half }, asked]) => ({
    half,
    score: asked.reduce((sum, question) => sum + judgeOutfit(question, judge), 0) / asked.length,
  }));
}
