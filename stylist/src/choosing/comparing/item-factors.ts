import type { Item } from '@modiste/contract/entities/item';
import { discountPercent, formatPrice } from '@modiste/contract/price';
import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { occasionAffinity } from '@modiste/lexicon/occasion-affinity';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { type FabricQuality, gradeFabrics } from '../../facts/fabric-grades.ts';
import { exactFabrics, fabricDoes, fabricGives, fabricName } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { measureItem } from '../../facts/item-measures.ts';
import { placeItem } from '../../facts/item-places.ts';
import { recordSays } from '../../facts/record-says.ts';
import { clauseFor } from '../alternatives/name-side.ts';
import { AXES, type Axis, weighSide } from '../alternatives/weigh-side.ts';
import { fullPriceOf, priceOf } from '../reasons/reason.ts';
import { usualFabric, usualKind } from '../reasons/usual-choice.ts';

/** One thing that counts in a choice among items. */
export interface Factor {
  /** How much it counts. */
  weight: number;
  /** Two items that differ by this much differ as much as counts. */
  span: number;
  /** From 0 to 1; null where the record does not tell. */
  worthOf: (item: Item) => number | null;
  /** Why the best item is ahead of the others, as a clause: "it is the lightest of the three". */
  ahead: (item: Item, count: string) => string | null;
  /** How an item falls behind the best one, as what follows its name: "is warmer to wear". */
  behind: (item: Item, best: Item) => string | null;
  /** What speaks for an item here whether or not others have it too: "linen lets air through". */
  fits?: (item: Item) => string | null;
  /** What an item has over the best one: "is softer"; null where nobody buys it for that. */
  gain: string | null;
  /** Whether it is of the price alone. */
  isOfMoney?: boolean;
  /** Whether it is of a fabric or a detail that was wished for. */
  isOfWish?: boolean;
}

const GRADES = 10;

const WEATHER_SPAN = 0.15;
const FABRIC_SPAN = 0.4;
const ALL = 1;
const HOT_CLOTH = 0.3;
/** From this weight on something was asked for. */
const ASKED = 3;

const fabricsOf = (item: Item): string[] => exactFabrics(readItemFacts(item).garment.materials);

/** What the first fabric with a quality does, as a clause: "wool keeps warmth in". */
function fabricFits(item: Item, gives: string): string | null {
  const fabric = fabricsOf(item).find((id) => fabricGives(id, gives));
  const does = fabric === undefined ? undefined : fabricDoes(fabric)[0];
  return fabric === undefined || does === undefined ? null : `${fabricName(fabric)} ${does}`;
}

function fabricClause(item: Item, gives: string): string {
  const fits = fabricFits(item, gives);
  return fits === null ? '' : `, as ${fits}`;
}

/** The share of two values that are known, or the one that is. */
function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}

const gradeOf = (quality: FabricQuality, item: Item): number | null => {
  const graded = gradeFabrics(quality, readItemFacts(item).garment.materials);
  return graded === null ? null : graded.grade / GRADES;
};

const heatOf = (item: Item): number | null =>
  mean(
    fabricsOf(item).map((id) => {
      const weight = weighSide('heat', { words: id, concept: { kind: 'material', id } });
      return weight === null ? null : weight.grade / GRADES;
    }),
  );

/** Of two there is a warmer one, and no warmest. */
const mostOf = (word: string, count: string): string =>
  count === 'two' ? word.replace(/est$/, 'er') : word;

export const warmFactor = (weight: number): Factor => ({
  weight,
  span: WEATHER_SPAN,
  fits: (item) => fabricFits(item, 'insulated'),
  worthOf: (item) => mean([measureItem('warmth', item), gradeOf('warmth', item)]),
  ahead: (item, count) =>
    `it is the ${mostOf('warmest', count)} of the ${count}${fabricClause(item, 'insulated')}`,
  behind: () => 'is less warm',
  gain: 'is warmer',
});

export const coolFactor = (weight: number): Factor => ({
  weight,
  span: WEATHER_SPAN,
  fits: (item) => fabricFits(item, 'breathable'),
  worthOf: (item) => {
    const [warmth, heat] = [measureItem('warmth', item), heatOf(item)];
    // However light its cut, velvet keeps heat in.
    if (heat !== null && heat <= HOT_CLOTH) return heat;
    return mean([warmth === null ? null : 1 - warmth, heat]);
  },
  ahead: (item, count) =>
    (heatOf(item) ?? 1) <= HOT_CLOTH
      ? null
      : `it is the ${mostOf('coolest', count)} to wear of the ${count}${fabricClause(item, 'breathable')}`,
  behind: () => 'is warmer to wear',
  gain: 'is cooler to wear',
});

export const dressyFactor = (weight: number): Factor => ({
  weight,
  span: WEATHER_SPAN,
  worthOf: (item) => placeItem(item, 'formality'),
  ahead: (_, count) => `it is the ${mostOf('dressiest', count)} of the ${count}`,
  behind: () => 'is more casual',
  gain: 'is dressier',
});

const AXIS_SPAN = 0.3;

/** How a kind and its cloth do on something that counts: comfort, room to move, creases. */
export function axisFactor(axis: Axis, weight: number): Factor {
  const than = clauseFor({ words: 'it', concept: null }, AXES.get(axis)?.than ?? '');
  return {
    weight,
    span: AXIS_SPAN,
    worthOf: (item) => {
      const { type } = readItemFacts(item).garment;
      const kinds = type === null ? [] : [{ kind: 'type' as const, id: type }];
      const cloths = fabricsOf(item).map((id) => ({ kind: 'material' as const, id }));
      const grades = [...kinds, ...cloths].map(
        (concept) => weighSide(axis, { words: concept.id, concept })?.grade ?? null,
      );
      const grade = mean(grades);
      return grade === null ? null : grade / GRADES;
    },
    ahead: (_, count) => `it ${than} the other${count === 'two' ? '' : 's'}`,
    behind: () => null,
    gain: null,
  };
}

/** What only the fabric tells: how soft a piece is, how long it lasts. */
export const fabricFactor = (
  quality: FabricQuality,
  { weight, gain }: { weight: number; gain: string },
): Factor => {
  const graded = (item: Item) => gradeFabrics(quality, readItemFacts(item).garment.materials);
  const told = (item: Item): string | null => {
    const { fabric, does } = graded(item) ?? {};
    return fabric === undefined ? null : `${fabric} ${does}`;
  };
  return {
    weight,
    span: FABRIC_SPAN,
    ...(weight >= ASKED && { fits: told }),
    worthOf: (item) => gradeOf(quality, item),
    ahead: (item) => told(item),
    behind: (item, best) => {
      const { fabric, does, grade = 0 } = graded(item) ?? {};
      // What a good fabric does is nothing against it.
      return fabric === undefined || grade > GRADES / 2 || told(item) === told(best)
        ? null
        : `is ${fabric}, which ${does}`;
    },
    gain,
  };
};

const NAMED = 0.3;

/** "Linen is a usual choice for a beach wedding". */
function usualClause(item: Item, occasion: string, phrase: string): string | null {
  const fabric = usualFabric(item, occasion);
  if (fabric !== null) return `${fabric.name} is a usual choice for ${phrase}`;
  const kind = usualKind(item, occasion);
  return kind === null ? null : `${kind} are a usual choice for ${phrase}`;
}

/** Whether an item is dressed up, warm and robust enough for what is looked for. */
export const suitFactor = (weight: number, suiting: readonly Item[]): Factor => ({
  weight,
  span: ALL,
  worthOf: (item) => (suiting.includes(item) ? 1 : 0),
  ahead: () => null,
  behind: (item) => (suiting.includes(item) ? null : 'fits what you asked for less well'),
  gain: null,
});

export const occasionFactor = (
  weight: number,
  { occasion, phrase }: { occasion: string; phrase: string },
): Factor => {
  const call = occasionAffinity([occasion]);
  const isNamed = (item: Item): boolean => readItemFacts(item).uses.has(occasion);
  return {
    weight,
    span: NAMED,
    fits: (item) => usualClause(item, occasion, phrase),
    worthOf: (item) => {
      const { garment, stated } = readItemFacts(item);
      const facts = [...garment.materials, ...garment.patterns, ...stated];
      const called = call({ type: garment.type ?? '', colors: item.colors, facts });
      return Math.min(1, called + (isNamed(item) ? NAMED : 0));
    },
    ahead: (item) => (isNamed(item) ? `the shop itself describes it for ${phrase}` : null),
    behind: (item, best) =>
      isNamed(best) && !isNamed(item) ? `is not described for ${phrase}` : null,
    gain: null,
  };
};

const PURPOSES: ReadonlySet<string> = new Set(['occasion', 'season', 'dress-code', 'activity']);

/** "Long sleeves", "linen": a wish as what an item has. */
function wishName({ kind, id }: Concept): string | null {
  if (kind === 'material') return fabricName(id);
  if (kind !== 'attribute' || PURPOSES.has(attributeGroup(id) ?? '')) return null;
  return attributePhrase(id);
}

/** Whether an item has something that was wished for; null for what no record tells. */
export function wishFactor(weight: number, wish: Concept): Factor | null {
  const name = wishName(wish);
  if (name === null) return null;
  const has = (item: Item): boolean => recordSays(readItemFacts(item), wish) === 'yes';
  const made = wish.kind === 'material' ? `in ${name}` : `with ${name}`;
  return {
    weight,
    isOfWish: true,
    span: ALL,
    worthOf: (item) => (has(item) ? 1 : 0),
    ahead: (item, count) => (has(item) ? `it is the one of the ${count} ${made}` : null),
    behind: (item) => (has(item) ? null : `is not listed ${made}`),
    gain: null,
  };
}

export const priceFactor = (weight: number, least: number): Factor => ({
  weight,
  isOfMoney: true,
  span: ALL,
  // Four times the price is all the difference that counts.
  worthOf: ({ price }) =>
    price <= 0 || least <= 0 ? null : Math.max(0, 1 - Math.log(price / least) / Math.log(4)),
  ahead: (item, count) =>
    item.price <= least
      ? `it costs ${count === 'two' ? 'less' : 'the least'} at ${priceOf(item)}`
      : null,
  behind: (item, best) =>
    item.price > best.price
      ? `costs ${formatPrice(Math.round((item.price - best.price) * 100) / 100, item.other_info.currency)} more`
      : null,
  gain: null,
});

export const saleFactor = (weight: number): Factor => ({
  weight,
  isOfMoney: true,
  span: FABRIC_SPAN,
  worthOf: (item) => discountPercent(item.price, item.full_price) / 100,
  ahead: (item) => {
    const percent = discountPercent(item.price, item.full_price);
    return percent > 0 ? `it is ${percent}% off, down from ${fullPriceOf(item)}` : null;
  },
  behind: () => null,
  gain: null,
});

/** Whether the shopper's own size is there. */
export const sizeFactor = (weight: number, sizes: readonly string[]): Factor => {
  const hasIt = ({ sizes: own, other_info }: Item): boolean =>
    sizes.some((size) => own.includes(size) && !other_info.sold_out_sizes.includes(size));
  return {
    weight,
    span: ALL,
    worthOf: (item) => (hasIt(item) ? 1 : 0),
    ahead: (item) => (hasIt(item) ? 'it is there in your size' : null),
    behind: (item) => (hasIt(item) ? null : 'is not there in your size'),
    gain: null,
  };
};
