import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { findType } from '@modiste/lexicon/garment-types';
import { sameSizes } from '@modiste/lexicon/same-size';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { fabricName } from '../../facts/fabric-traits.ts';
import { hasQuality } from '../../facts/has-quality.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { patternAdjective, written } from '../../facts/item-names.ts';
import { sizeLetter } from '../../facts/number-words.ts';
import { recordSays, type Verdict } from '../../facts/record-says.ts';
import { joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import { sizesOfCut } from '../questions/stock-answers.ts';

/** Something that the ranked items are to be, beside being ranked: "warm", "in black", "under $300". */
interface Condition {
  verdictOf: (item: Item) => Verdict;
  /** After a noun, of several and of one: "that keep warm", "that keeps warm". */
  many: string;
  one: string;
}

/** Some of the items, and by what. */
export interface Qualified {
  /** Those that surely are so. */
  items: readonly Item[];
  /** After their number: " in black and made of wool"; empty where nothing is asked of them. */
  many: string;
  one: string;
  /** Whether some record leaves it open. */
  isOpen: boolean;
}

const same = (phrase: string): Pick<Condition, 'many' | 'one'> => ({ many: phrase, one: phrase });

const QUALITIES: Readonly<Record<string, Pick<Condition, 'many' | 'one'>>> = {
  insulated: { many: 'that keep warm', one: 'that keeps warm' },
  comfortable: same('of a soft fabric'),
  rainy: same('of a fabric for rain'),
  formal: { many: 'that are dressy', one: 'that is dressy' },
  casual: { many: 'that are casual', one: 'that is casual' },
  waterproof: { many: 'that keep water out', one: 'that keeps water out' },
  breathable: { many: 'that let air through', one: 'that lets air through' },
  lightweight: same('of a light fabric'),
  sleeved: same('with sleeves'),
  'machine-washable': { many: 'that may go in the machine', one: 'that may go in the machine' },
};

/** Of these a question asks by ranking, or gives its purpose: they leave nothing out. */
const PURPOSES: ReadonlySet<string | null> = new Set([
  'occasion',
  'season',
  'dress-code',
  'activity',
]);

function phraseOf({ kind, id }: Concept): Pick<Condition, 'many' | 'one'> | null {
  switch (kind) {
    case 'color':
      return same(`in ${id.toLowerCase()}`);
    case 'material':
      return same(`made of ${fabricName(id)}`);
    case 'pattern':
      return { many: `that are ${patternAdjective(id)}`, one: `that is ${patternAdjective(id)}` };
    case 'type':
      return same(`among the ${written(findType(id)?.plural ?? id)}`);
    default: {
      const phrase = attributePhrase(id);
      return QUALITIES[id] ?? (phrase === null ? null : same(`with ${phrase}`));
    }
  }
}

const NOT: Readonly<Record<Verdict, Verdict>> = { yes: 'no', no: 'yes', unsaid: 'unsaid' };

const negated = (phrase: string): string =>
  phrase.startsWith('with ')
    ? phrase.replace(/^with (?:an? )?/, 'without ')
    : phrase.startsWith('that ')
      ? phrase
          .replace(/^that (is|are)\b/, 'that $1 not')
          .replace(/^that keeps? warm/, 'that are not warm')
      : `not ${phrase}`;

/** Counted among wools, and no wool to whoever asks which are of wool. */
const HAIR: ReadonlySet<string> = new Set(['cashmere', 'mohair', 'alpaca', 'angora', 'camel-hair']);

const saysOf = (item: Item, concept: Concept): Verdict => {
  const facts = readItemFacts(item);
  const { materials } = facts.garment;
  const isHair =
    concept.id === 'wool' && materials.length > 0 && materials.every((id) => HAIR.has(id));
  return isHair ? 'no' : recordSays(facts, concept);
};

/** What a reading asks of the items; null where it asks nothing that a record can tell. */
function conditionOf(reading: QueryReading, measure: string): Condition | null {
  const { role, kind, concepts } = reading;
  if (kind === 'brand') {
    const brand = reading.concept?.id ?? '';
    const isOf = (item: Item) => item.brand.toLowerCase() === brand.toLowerCase();
    return { verdictOf: (item) => (isOf(item) ? 'yes' : 'no'), ...same(`by ${brand}`) };
  }
  const [concept] = concepts;
  if (concept === undefined || !/^(?:color|material|pattern|attribute|type)$/.test(concept.kind)) {
    return null;
  }
  const group = concept.kind === 'attribute' ? attributeGroup(concept.id) : null;
  // "The lowest heel" is no pair of heels.
  if (measure === 'heel' && concept.id === 'heels') return null;
  const phrase = phraseOf(concept);
  if (PURPOSES.has(group) || group === measure || concept.id === measure || phrase === null)
    return null;
  const verdictOf = (item: Item): Verdict => {
    const verdicts = concepts.map((one) =>
      one.kind === 'attribute' ? hasQuality(item, one.id) : saysOf(item, one),
    );
    if (verdicts.includes('yes')) return 'yes';
    return verdicts.includes('unsaid') ? 'unsaid' : 'no';
  };
  if (role === 'wanted') return { verdictOf, ...phrase };
  if (role !== 'negated') return null;
  return {
    verdictOf: (item) => NOT[verdictOf(item)],
    many: negated(phrase.many),
    one: negated(phrase.one),
  };
}

/** "In a 9": in stock in that size, by whatever name the shop has for it. */
function sizeOf({ amount }: QueryReading): Condition | null {
  if (amount?.kind !== 'sizes') return null;
  const [first] = amount.sizes;
  if (first === undefined) return null;
  const size = sizeLetter(first);
  const isIn = (item: Item): boolean => {
    const { sold_out_sizes, gender } = item.other_info;
    const equal = [size, ...sameSizes(size, gender)];
    return item.sizes.some((one) => equal.includes(one) && !sold_out_sizes.includes(one));
  };
  return { verdictOf: (item) => (isIn(item) ? 'yes' : 'no'), ...same(`in stock in size ${size}`) };
}

/** "In petite": in stock in a size of that cut. */
function cutOf({ kind, words }: QueryReading): Condition | null {
  const cut = kind === 'fit' ? CUT.exec(words.toLowerCase())?.[0] : undefined;
  return cut === undefined
    ? null
    : {
        verdictOf: (item) => (sizesOfCut(item, cut).length > 0 ? 'yes' : 'no'),
        ...same(`in stock in ${cut} sizes`),
      };
}
const CUT = /petite|tall|plus/;

/** "Under 300", "on sale". */
function limitsOf({ hard }: UnderstoodQuery): Condition[] {
  const { priceMin, priceMax, sale } = hard;
  const when = (isSo: (item: Item) => boolean, phrase: string): Condition => ({
    verdictOf: (item) => (isSo(item) ? 'yes' : 'no'),
    ...same(phrase),
  });
  return [
    ...(priceMax === null
      ? []
      : [when(({ price }) => price <= priceMax, `at ${formatPrice(priceMax)} or less`)]),
    ...(priceMin === null
      ? []
      : [when(({ price }) => price >= priceMin, `at ${formatPrice(priceMin)} or more`)]),
    ...(sale ? [when((item) => item.price < item.full_price, 'on sale')] : []),
  ];
}

const EITHER = /\b(?:or|and\/or)\b/i;

const after = (phrases: readonly string[], isEither: boolean): string =>
  phrases.length === 0 ? '' : ` ${(isEither ? joinWithOr : joinWithAnd)([...new Set(phrases)])}`;

/**
 * The items that a ranking question is about: of all of them those that are also as it says, such as
 * "the cheapest one that is actually warm".
 * @param measure What they are ranked by, which is no condition itself.
 */
export function qualifyItems(
  items: readonly Item[],
  understood: UnderstoodQuery,
  measure: string,
): Qualified {
  const conditions = [
    ...understood.readings.flatMap(
      (reading) => sizeOf(reading) ?? cutOf(reading) ?? conditionOf(reading, measure) ?? [],
    ),
    ...limitsOf(understood),
  ];
  // Every coat on the screen is a coat, and none has a heel that it is called by: that parts none.
  const telling = conditions.filter(
    ({ verdictOf, many }) =>
      !many.startsWith('among') ||
      new Set(items.map((item) => verdictOf(item) === 'yes')).size === 2,
  );
  // "Pockets or a zip": either will do.
  const isEither = telling.length === 2 && EITHER.test(understood.text);
  const meets = (item: Item) =>
    telling[isEither ? 'some' : 'every'](({ verdictOf }) => verdictOf(item) === 'yes');
  return {
    items: items.filter(meets),
    many: after(
      telling.map(({ many }) => many),
      isEither,
    ),
    one: after(
      telling.map(({ one }) => one),
      isEither,
    ),
    isOpen: telling.some(({ verdictOf }) => items.some((item) => verdictOf(item) === 'unsaid')),
  };
}
