import type { Item } from '@modiste/contract/entities/item';
import { listOf } from '@modiste/lexicon/tokens';

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...listOf(
    'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty',
  ).map((word, at) => [word, at + 1] as const),
  ...listOf('twenty, thirty, forty, fifty, sixty').map(
    (word, at) => [word, (at + 2) * 10] as const,
  ),
]);
const NUMBER = '(?:\\d{1,3}|[a-z]+(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)';

/** "Twenty-two" and "22" as a number; null for any other word. */
function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  const [tens = '', ones] = word.toLowerCase().split('-');
  const first = NUMBERS.get(tens);
  if (first === undefined) return null;
  return first + (ones === undefined ? 0 : (NUMBERS.get(ones) ?? 0));
}

const POCKETS = new RegExp(`\\b(?<count>${NUMBER}) (?:[a-z]+[- ]){0,2}?pockets?\\b`, 'gi');

/** How many pockets a listing counts; null where it counts none. */
export function pocketCount({ description }: Item): number | null {
  if (/\bno pockets?\b/i.test(description)) return 0;
  const counts = [...description.matchAll(POCKETS)].flatMap(
    ({ groups }) => numberOf(groups?.count ?? '') ?? [],
  );
  return counts.length === 0 ? null : counts.reduce((sum, one) => sum + one, 0);
}

const LAPTOP = new RegExp(
  `\\b(?<inches>${NUMBER})[- ]?inch(?:es)?[- ](?:of )?(?:laptops?|notebooks?|macbooks?)\\b|\\bsleeve for (?<sleeve>${NUMBER}) inches\\b`,
  'i',
);

/** The largest laptop, in inches across, that a text names; null where it names none. */
export function inchesIn(text: string): number | null {
  const { inches, sleeve } = LAPTOP.exec(text)?.groups ?? {};
  return numberOf(inches ?? sleeve ?? '');
}

/** The laptop that a bag takes according to its listing, in inches across; null where none is named. */
export const laptopInches = ({ description, try_on_category }: Item): number | null =>
  try_on_category === 'bags' ? inchesIn(description) : null;

const LITERS = new RegExp(`\\b(?<count>${NUMBER})[- ]?lit(?:er|re)s?\\b`, 'i');

/** What a bag holds according to its listing, in liters; null where none are given. */
export const liters = ({ description, try_on_category }: Item): number | null =>
  try_on_category === 'bags' ? numberOf(LITERS.exec(description)?.groups?.count ?? '') : null;
