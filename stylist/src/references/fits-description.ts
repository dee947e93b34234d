import type { Item } from '@modiste/contract/entities/item';
import { fabricWithKinds } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { typeRole } from '@modiste/lexicon/garment-types';
import { memoized } from '@modiste/lexicon/memoized';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { hasQuality } from '../facts/has-quality.ts';
import { itemColorNames, shownColor } from '../facts/item-colors.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { recordSays } from '../facts/record-says.ts';
import { garmentFactsOf } from './garment-facts-of.ts';
import type { Mention } from './mention.ts';

type Described = Extract<Mention, { kind: 'described' }>;
type Description = Pick<Described, 'readings' | 'names'> &
  Partial<Pick<Described, 'price' | 'perhaps'>>;

const areOfOneRole = (type: string | null, other: string): boolean =>
  type === null || typeRole(type) === typeRole(other);

function hasConcept(item: Item, facts: GarmentFacts, { kind, id }: Concept): boolean {
  switch (kind) {
    case 'type':
      // A linen dress may be filed as a wrap dress of linen.
      return (
        (facts.type !== null && isKindOf(facts.type, id)) ||
        // "Dress shorts" are no dress.
        (areOfOneRole(facts.type, id) &&
          recordSays(readItemFacts(item), { kind: 'type', id }) === 'yes')
      );
    case 'color':
      return facts.colors.some((color) => color === id);
    case 'material':
      return fabricWithKinds(id).some((one) => facts.materials.includes(one));
    case 'pattern':
      return fabricWithKinds(id).some((one) => facts.patterns.includes(one));
    case 'attribute':
      return facts.attributes.includes(id) || hasQuality(item, id) === 'yes';
    default:
      return false;
  }
}

const BOUND = /\b(?:under|below|less|most|max|over|above|more|least|from|up)\b/i;

/** "The $60 one" costs about that, "the one under $100" less. */
function isPriced({ price }: Item, { words, amount }: QueryReading): boolean {
  if (amount?.kind !== 'price') return false;
  const { min, max } = amount;
  const said = max ?? min;
  if (said !== null && !BOUND.test(words)) return Math.abs(price - said) < 1;
  return (max === null || price <= max) && (min === null || price >= min);
}

function hasReading(item: Item, facts: GarmentFacts, reading: QueryReading): boolean {
  const { concept, concepts, kind } = reading;
  if (kind === 'price') return isPriced(item, reading);
  if (kind === 'sale') return item.price < item.full_price;
  if (concept?.kind === 'brand') return concept.id.toLowerCase() === item.brand.toLowerCase();
  return concepts.some((one) => hasConcept(item, facts, one)) || hasParts(item, facts, reading);
}

/** A "satin dress" is a kind of its own to a shop, and here whatever dress is of satin. */
function hasParts(item: Item, facts: GarmentFacts, { words, concept }: QueryReading): boolean {
  const said = words.split(' ');
  if (concept?.kind !== 'type' || said.length < 2) return false;
  return [said.slice(0, -1).join(' '), said.at(-1) ?? ''].every((part) => {
    const { readings } = understandQuery(part);
    return (
      readings.length > 0 &&
      readings.every((one) => one.concepts.some((each) => hasConcept(item, facts, each)))
    );
  });
}

const stem = (word: string): string => word.replace(/(?:ed|es|s)$/, '');

const stemsOf = memoized(
  (text): ReadonlySet<string> => new Set(tokenize(text).map(({ word }) => stem(word))),
);

/** The words of an item's title and brand. */
const titleOf = ({ short_description, brand }: Item): ReadonlySet<string> =>
  stemsOf(`${short_description} ${brand}`);

/** Whether an item's record has all that a shopper calls it by, or its title says it. */
function fitsDescription(item: Item, { readings, names, price = null }: Description): boolean {
  if (price !== null && Math.abs(item.price - price) >= (Number.isInteger(price) ? 1 : 0.01))
    return false;
  const titled = titleOf(item);
  const colors = itemColorNames(item).join(' ').toLowerCase().split(/\W+/);
  if (!names.every((name) => titled.has(stem(name)) || colors.includes(name))) return false;
  const facts = garmentFactsOf(item);
  const isOtherKind = ({ concepts }: QueryReading) =>
    concepts.some(({ kind, id }) => kind === 'type' && !areOfOneRole(facts.type, id));
  const isTitled = (reading: QueryReading) =>
    !isOtherKind(reading) &&
    tokenize(reading.words).every(({ word }) => titled.has(stem(word)) || colors.includes(word));
  return readings.every(({ reading }) => hasReading(item, facts, reading) || isTitled(reading));
}

/** Whether the title itself has every word that an item is called by but for its colors: "wrap dress". */
function isTitledSo(item: Item, { readings }: Description): boolean {
  const titled = titleOf(item);
  return readings.every(
    ({ reading: { words, concepts } }) =>
      concepts.some(({ kind }) => kind === 'color') ||
      tokenize(words).every(({ word }) => titled.has(stem(word))),
  );
}

/** Whether an item is seen first of all in a color that it is called by. */
function isMainlyInColors(item: Item, { readings }: Description): boolean {
  const [main] = shownColor(item)?.colors ?? [];
  return readings.every(({ reading: { concepts } }) => {
    const colors = concepts.filter(({ kind }) => kind === 'color');
    return colors.length === 0 || colors.some(({ id }) => id === main);
  });
}

/** Whether an item is seen in the colors that it is called by; true where it is called by none. */
function isSeenInColors(item: Item, { readings }: Description): boolean {
  const seen: readonly string[] = shownColor(item)?.colors ?? [];
  return readings.every(({ reading: { concepts } }) => {
    const colors = concepts.filter(({ kind }) => kind === 'color');
    return colors.length === 0 || colors.some(({ id }) => seen.includes(id));
  });
}

/** The shades that a description names: "navy", and not "blue". */
const shadesIn = ({ readings }: Description): string[] =>
  readings.flatMap(({ reading: { words, concepts } }) => {
    const said = words.toLowerCase().replace(/^in /, '');
    const isShade =
      concepts.length > 0 &&
      concepts.every(({ kind, id }) => kind === 'color' && id.toLowerCase() !== said);
    return isShade ? [said] : [];
  });

/**
 * Those that a description fits: "the green one" is seen in green, unless none is, and "the navy one" is
 * what the shop itself calls navy before any other blue.
 */
export function fittingItems(items: readonly Item[], description: Description): Item[] {
  const { perhaps = [], names } = description;
  if (perhaps.length > 0) {
    const called = { ...description, names: [...names, ...perhaps], perhaps: [] };
    const exact = fittingItems(items, called);
    // Of "the one in stock" nothing is known but that.
    const isOnly = names.length + description.readings.length === 0 && description.price == null;
    if (exact.length > 0 || isOnly) return exact;
  }
  const fitting = items.filter((item) => fitsDescription(item, description));
  const seen = fitting.filter((item) => isSeenInColors(item, description));
  const shades = shadesIn(description);
  const isCalled = (names: readonly string[]) =>
    shades.every((shade) => names.some((name) => name.toLowerCase().includes(shade)));
  const named = shades.length === 0 ? [] : fitting.filter((item) => isCalled(itemColorNames(item)));
  const seenSo = named.filter((item) => isCalled([shownColor(item)?.name ?? '']));
  const best = [seenSo, named, seen].find((found) => found.length > 0) ?? fitting;
  return best.toSorted(
    (one, other) => likenessTo(other, description) - likenessTo(one, description),
  );
}

const likenessTo = (item: Item, description: Description): number =>
  Number(isTitledSo(item, description)) +
  Number(isMainlyInColors(item, description)) +
  Number(isSeenAs(item, description));

/** Whether a name of a color is that of the color that an item is seen in. */
function isSeenAs(item: Item, { names }: Description): boolean {
  const titled = titleOf(item);
  const seen = (shownColor(item)?.name ?? '').toLowerCase();
  return names.every((name) => titled.has(stem(name)) || seen.includes(name));
}

/** Those of what a description fits that are most like it. */
export function bestFitting(fitting: readonly Item[], description: Description): Item[] {
  const most = Math.max(...fitting.map((item) => likenessTo(item, description)));
  return fitting.filter((item) => likenessTo(item, description) === most);
}
