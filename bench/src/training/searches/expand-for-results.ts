import { readSearchMessage, type SearchMessage } from '@modiste/stylist/search-message';
import type { SeededRandom } from '../../sampling/seeded-random.ts';

/** Kinds that results may be of, with the type of the shop. */
const KINDS: readonly (readonly [string, string])[] = [
  ['dresses', 'dress'],
  ['maxi dresses', 'maxi-dress'],
  ['skirts', 'skirt'],
  ['jeans', 'jeans'],
  ['trousers', 'pants'],
  ['pants', 'pants'],
  ['shorts', 'shorts'],
  ['sweaters', 'sweater'],
  ['coats', 'coat'],
  ['jackets', 'jacket'],
  ['blazers', 'blazer'],
  ['blouses', 'blouse'],
  ['tops', 't-shirt'],
  ['shirts', 'shirt'],
  ['sneakers', 'sneakers'],
  ['boots', 'boots'],
  ['sandals', 'sandals'],
  ['heels', 'pumps'],
  ['loafers', 'loafers'],
  ['bags', 'bag'],
  ['belts', 'belt'],
  ['hats', 'hat'],
  ['earrings', 'earrings'],
  ['swimsuits', 'swimsuit'],
];
const COLORS = 'navy white brown green black beige red pink gray yellow purple blue'.split(' ');
const FABRICS = 'linen cotton leather wool silk denim cashmere polyester suede satin viscose'.split(
  ' ',
);
const PLACES = [
  'work',
  'the office',
  'a wedding',
  'the beach',
  'a date',
  'a party',
  'summer',
  'winter',
  'hiking',
  'everyday',
  'church',
  'a job interview',
  'vacation',
  'school',
];
const SIZES = 'XS S M L XL 4 6 8 10 12 14 7.5 9 38 40'.split(' ');
/** Results and brands that a message can name. */
const RESULTS = 12;
const BRANDS = 8;
/** Prices are of so many whole steps at least, and of fewer than so many more. */
const PRICE = { stepDollars: 5, leastSteps: 4, moreSteps: 60 };

/**
 * Says a phrasing of results that are made up for it.
 *
 * @param phrasing words with placeholders such as `{ref}`; one that is not known is left out.
 * @returns the message as the network reads it.
 */
export function expandForResults(phrasing: string, random: SeededRandom): SearchMessage {
  const [kind, type] = random.pick(KINDS);
  const [other] = random.pick(KINDS.filter((one) => one[1] !== type));
  const result = (): string => `option ${1 + random.whole(RESULTS)}`;
  const values: Readonly<Record<string, string>> = {
    ref: result(),
    ref2: result(),
    kind,
    other,
    color: random.pick(COLORS),
    fabric: random.pick(FABRICS),
    place: random.pick(PLACES),
    brand: `brand ${1 + random.whole(BRANDS)}`,
    size: random.pick(SIZES),
    price: String(PRICE.stepDollars * (PRICE.leastSteps + random.whole(PRICE.moreSteps))),
  };
  const words = phrasing.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return readSearchMessage(words, [type]);
}
