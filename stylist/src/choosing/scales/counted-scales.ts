import type { Item } from '@modiste/contract/entities/item';
import { laptopInches, liters, pocketCount } from '../verdicts/counted-facts.ts';
import type { Ranking, Scale } from './ranking.ts';

const BIGGEST =
  /\b(?:biggest|largest|roomiest|most (?:spacious|roomy|room|space)|(?:holds?|fits?|carries|takes?) (?:the )?most|bigger|larger|roomier|(?:holds?|fits?|carries|takes?) more)\b/;
const SMALLEST = /\b(?:smallest|tiniest|most compact|smaller)\b/;
const MOST_POCKETS = /\b(?:(?:most|more) pockets?)\b/;

const counted = (
  countOf: (item: Item) => number | null,
  factOf: (count: number) => string,
  direction: -1 | 1 = 1,
): Scale => ({
  margin: 0,
  valueOf: (item) => {
    const count = countOf(item);
    return count === null ? null : count * direction;
  },
  factOf: (item) => {
    const count = countOf(item);
    return count === null ? '' : factOf(count);
  },
  doesOf: () => '',
});

/** How big a bag is stands in its listing in liters, or as the laptop that it takes. */
const sizesOf = (direction: -1 | 1): Scale[] => [
  counted(
    laptopInches,
    (inches) => `: according to its listing it takes a ${inches}-inch laptop`,
    direction,
  ),
  counted(liters, (count) => `: its listing gives it ${count} liters`, direction),
];

/** What a question ranks by that listings count: "which has the most pockets?"; null where it counts nothing. */
export function findCountedScale(words: string): Ranking | null {
  const rest = { caveat: '', good: null };
  if (MOST_POCKETS.test(words)) {
    const scales = [counted(pocketCount, (count) => `: its listing names ${count}`)];
    const word = 'the one with the most pockets';
    return { ...rest, measure: 'pockets', word, wordOfTwo: 'the one with more pockets', scales };
  }
  const isBiggest = BIGGEST.test(words);
  if (!isBiggest && !SMALLEST.test(words)) return null;
  const [word, wordOfTwo] = isBiggest
    ? ['the biggest', 'the bigger']
    : ['the smallest', 'the smaller'];
  return { ...rest, measure: 'capacity', word, wordOfTwo, scales: sizesOf(isBiggest ? 1 : -1) };
}
