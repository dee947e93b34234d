import { formatPrice } from '@modiste/contract/price';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { fabricDoes } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { isExtreme, type Measure } from '../../facts/item-measures.ts';
import { fabricsOf } from '../../facts/item-names.ts';
import { itemCare } from '../../knowledge/care/item-care.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { priceOf } from '../reasons/reason.ts';
import { recordDifference } from './records/record-differences.ts';
import type { Difference, Side } from './records/side.ts';

/** A name that tells the price already, without it. */
const unpriced = ({ item, name }: Side): string => name.replace(` at ${priceOf(item)}`, '');

const each = (sides: readonly Side[], tell: (side: Side) => string): string =>
  joinWithAnd(sides.map(tell));

const allSame = (values: readonly string[]): boolean => new Set(values).size <= 1;

function priceDifference(sides: readonly Side[]): Difference[] {
  const prices = sides.map(({ item }) => priceOf(item));
  const [first] = sides;
  if (first === undefined || allSame(prices)) return [];
  const sorted = sides.toSorted((one, other) => one.item.price - other.item.price);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return [];
  const gap = formatPrice(Math.round((most.item.price - least.item.price) * 100) / 100);
  const list = each(sides, ({ item, name }) => `${name} ${priceOf(item)}`);
  const [one, ...rest] = sides;
  const costs =
    one === undefined
      ? list
      : joinWithAnd([
          `${capitalize(unpriced(one))} costs ${priceOf(one.item)}`,
          ...rest.map((side) => `${unpriced(side)} ${priceOf(side.item)}`),
        ]);
  return [
    {
      on: 'price',
      wordings: [
        ...(sides.length === 2 ? [`${costs}, so ${gap} lies between them.`] : []),
        `${capitalize(unpriced(least))} is the least expensive at ${priceOf(least.item)}, and ${most.name} costs ${gap} more.`,
        `On price: ${list}.`,
      ],
    },
  ];
}

/** Of two, what each fabric does: it decides between them. */
const tellTwoFabrics = (sides: readonly Side[]): string[] =>
  sides.flatMap(({ item, name }) => {
    const facts = readItemFacts(item);
    const own = joinWithAnd(fabricsOf(facts));
    const does = fabricDoes(facts.garment.materials[0] ?? '')[0];
    if (name.toLowerCase().includes(own)) return does === undefined ? [] : [`${name} ${does}`];
    return [`${name} is ${own}${does === undefined ? '' : `, which ${does}`}`];
  });

/** Of several, the fabrics that their names do not tell, those of one fabric together. */
function tellFabrics(sides: readonly Side[]): string[] {
  const named = sides.map(({ item, name }) => ({
    name,
    fabric: joinWithAnd(fabricsOf(readItemFacts(item))),
  }));
  const untold = named.filter(({ name, fabric }) => !name.toLowerCase().includes(fabric));
  return [...Map.groupBy(untold, ({ fabric }) => fabric)].map(([fabric, group]) => {
    const names = joinWithAnd(group.map(({ name }) => name));
    return `${names} ${group.length > 1 ? 'are' : 'is'} ${fabric}`;
  });
}

function fabricDifference(sides: readonly Side[]): Difference[] {
  const fabrics = sides.map(({ item }) => joinWithAnd(fabricsOf(readItemFacts(item))));
  if (allSame(fabrics) || fabrics.includes('')) return [];
  const told = sides.length === 2 ? tellTwoFabrics(sides) : tellFabrics(sides);
  if (told.length === 0) return [];
  const text = sides.length === 2 ? told.join(', while ') : joinWithAnd(told);
  return [{ on: 'fabric', wordings: [`${capitalize(text)}.`, `In fabric, ${text}.`] }];
}

const SCALES: readonly {
  on: 'warmth' | 'formality';
  two: string;
  many: string;
  direction: -1 | 1;
}[] = [
  { on: 'warmth', two: 'warmer', many: 'warmest', direction: 1 },
  { on: 'formality', two: 'dressier', many: 'dressiest', direction: 1 },
];

function scaleDifference(sides: readonly Side[]): Difference[] {
  const items = sides.map(({ item }) => item);
  return SCALES.flatMap(({ on, two, many, direction }): Difference[] => {
    const measure: Measure = on;
    const top = sides.find(({ item }) => isExtreme(item, items, { measure, direction }));
    if (top === undefined) return [];
    const word = sides.length === 2 ? `${two} of the two` : `${many} of them`;
    return [
      {
        on,
        wordings: [`${capitalize(top.name)} is the ${word}.`, `The ${word} is ${top.name}.`],
      },
    ];
  });
}

/** What a listing may name of a piece and another one may not. */
const FEATURES = [
  'waterproof',
  'pockets',
  'hooded',
  'lined',
  'stretch',
  'belted',
  'elastic-waist',
  'drawstring',
  'slit',
  'zip',
  'button-front',
  'backless',
];
const FEATURES_MAX = 2;

/** Of two, the features that only one listing names. */
function featureDifference(sides: readonly Side[]): Difference[] {
  const [one, other] = sides;
  if (one === undefined || other === undefined || sides.length > 2) return [];
  const namedBy = ({ item }: Side) => readItemFacts(item).stated;
  const onlyIn = (side: Side, beside: Side): string[] =>
    FEATURES.filter((id) => namedBy(side).has(id) && !namedBy(beside).has(id))
      .flatMap((id) => attributePhrase(id) ?? (id === 'waterproof' ? ['a waterproof make'] : []))
      .slice(0, FEATURES_MAX);
  const told = [[one, onlyIn(one, other)] as const, [other, onlyIn(other, one)] as const].flatMap(
    ([{ name }, features]) =>
      features.length === 0 ? [] : [`only the listing of ${name} names ${joinWithAnd(features)}`],
  );
  return told.length === 0
    ? []
    : [{ on: 'cut', wordings: [`${capitalize(told.join(', and '))}.`] }];
}

/** What all of them are made of, where that is one thing; empty where they differ. */
export function sharedFabric(sides: readonly Side[]): string {
  const fabrics = sides.map(({ item }) => joinWithAnd(fabricsOf(readItemFacts(item))));
  return allSame(fabrics) ? (fabrics[0] ?? '') : '';
}

const CUT_GROUPS = ['length', 'sleeve', 'neckline', 'fit', 'heel'] as const;

function cutDifference(sides: readonly Side[]): Difference[] {
  const found = CUT_GROUPS.flatMap((group) => {
    const phrases = sides.map(({ item }) => {
      const told = [...readItemFacts(item).stated].filter(
        (id) => attributeGroup(id) === group && id !== 'sleeved' && id !== 'sleeveless',
      );
      return told.flatMap((id) => attributePhrase(id) ?? [])[0] ?? '';
    });
    return phrases.includes('') || allSame(phrases) ? [] : [phrases];
  });
  const [phrases] = found;
  if (phrases === undefined) return [];
  const list = sides.map(({ name }, at) => `${name} has ${phrases[at]}`);
  return [
    {
      on: 'cut',
      wordings: [`${capitalize(joinWithAnd(list))}.`, `In the cut, ${joinWithAnd(list)}.`],
    },
  ];
}

function stockDifference(sides: readonly Side[], sizes: readonly string[]): Difference[] {
  const size = sizes.find((one) => sides.some(({ item }) => item.sizes.includes(one)));
  if (size === undefined) return [];
  const hasIt = ({ item }: Side) =>
    item.sizes.includes(size) && !item.other_info.sold_out_sizes.includes(size);
  const missing = sides.filter((side) => !hasIt(side));
  if (missing.length === 0 || missing.length === sides.length) return [];
  return [
    {
      on: 'sizes',
      wordings: [
        `Your size ${size} is not in stock for ${joinWithAnd(missing.map(({ name }) => name))}.`,
      ],
    },
  ];
}

/** In what items differ, the most useful for a choice first. What is the same is left out. */
export const differencesOf = (sides: readonly Side[], sizes: readonly string[]): Difference[] => [
  ...stockDifference(sides, sizes),
  ...priceDifference(sides),
  ...fabricDifference(sides),
  ...scaleDifference(sides),
  ...recordDifference(sides),
  ...featureDifference(sides),
  ...cutDifference(sides),
];

/** What each of them is made of, where one is a blend: "80% wool, 20% polyamide" is not all wool. */
export function tellShares(sides: readonly Side[]): string | null {
  const told = sides.map(({ item, name }) => ({ name, shares: itemCare(item).shares }));
  if (!told.some(({ shares }) => shares?.includes(', ') === true)) return null;
  const [first, ...others] = told;
  // What all of them are is said once.
  if (first?.shares != null && others.every(({ shares }) => shares === first.shares)) {
    const all = sides.length === 2 ? 'Both' : 'All of them';
    return `${all} are ${joinWithAnd(first.shares.split(', '))}.`;
  }
  const known = told.flatMap(({ name, shares }) =>
    shares === null ? [] : [`${name} is ${joinWithAnd(shares.split(', '))}`],
  );
  return `${capitalize(known.join(', and '))}.`;
}
