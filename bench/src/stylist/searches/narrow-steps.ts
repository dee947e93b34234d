import type { Item } from '@modiste/contract/entities/item';
import type { Gender } from '@modiste/contract/values';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { isInColor, isOfKind, PIECE_COLORS } from '../edits/kinds-asked-for.ts';
import { colorsOf } from '../edits/outfit.ts';
import type { Outcome } from '../simulated/shopper.ts';
import { kindsFor } from './kinds-looked-for.ts';
import {
  admitsNone,
  describeItems,
  judgeList,
  type Limit,
  type ListStep,
  type ListView,
  type MakeListStep,
  withLimit,
  withoutAspect,
} from './list-view.ts';

/** Words for the placeholder of an operation's phrasings, with the limit that they set. */
interface Wish {
  value: string;
  limit: Limit;
}

/** Asks for what keeps to one limit more. */
const narrow =
  (
    operation: string,
    placeholder: string,
    makeWish: (view: ListView, random: SeededRandom) => Wish | null,
  ): MakeListStep =>
  (view, random) => {
    if (view.items.length < 2) return null;
    const wish = makeWish(view, random);
    if (wish === null) return null;
    const after = { kind: view.kind, limits: withLimit(view.limits, wish.limit) };
    return {
      operation,
      values: { [placeholder]: wish.value },
      judge: (outcome) => judgeList(outcome, after),
      after,
    };
  };

const STEP_DOLLARS = 5;

/** The price that half of the pieces keep to, in whole steps. */
function middlePrice(items: readonly Item[]): number {
  const prices = items.map(({ price }) => price).toSorted((one, other) => one - other);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  return Math.ceil(middle / STEP_DOLLARS) * STEP_DOLLARS;
}

/** "Under 80." */
export const under = narrow('under', 'price', ({ items }) => {
  const price = middlePrice(items);
  const holds = (item: Item): boolean => item.price <= price;
  return { value: String(price), limit: { aspect: 'price', words: `under ${price}`, holds } };
});

/** "In navy." */
export const color = narrow('color', 'color', (_, random) => {
  const wished = random.pick(PIECE_COLORS);
  const holds = (item: Item): boolean => isInColor(item, wished);
  return { value: wished, limit: { aspect: 'color', words: wished, holds } };
});

/** "Not black." */
export const notColor = narrow('notColor', 'color', ({ items, limits }, random) => {
  const shown = [...new Set(items.flatMap(colorsOf))].filter((one) => one !== 'Multicolor');
  if (shown.length === 0 || limits.some(({ aspect }) => aspect === 'color')) return null;
  const refused = random.pick(shown);
  const holds = (item: Item): boolean => !colorsOf(item).includes(refused);
  return {
    value: refused.toLowerCase(),
    limit: { aspect: 'not', words: `free of ${refused}`, holds },
  };
});

const materialsOf = (items: readonly Item[]): string[] => [
  ...new Set(items.flatMap(({ other_info }) => other_info.materials)),
];

const spoken = (id: string): string => id.replaceAll('-', ' ');

const isOf = ({ other_info }: Item, material: string): boolean =>
  other_info.materials.includes(material);

/** "In linen." */
export const fabric = narrow('fabric', 'fabric', ({ items, limits }, random) => {
  const materials = materialsOf(items);
  if (materials.length === 0 || limits.some(({ aspect }) => aspect === 'material')) return null;
  const wished = random.pick(materials);
  const holds = (item: Item): boolean => isOf(item, wished);
  return { value: spoken(wished), limit: { aspect: 'material', words: wished, holds } };
});

/** "No polyester." */
export const notFabric = narrow('notFabric', 'fabric', ({ items, limits }, random) => {
  const materials = materialsOf(items);
  if (materials.length < 2 || limits.some(({ aspect }) => aspect === 'material')) return null;
  const refused = random.pick(materials);
  const holds = (item: Item): boolean => !isOf(item, refused);
  return { value: spoken(refused), limit: { aspect: 'not', words: `free of ${refused}`, holds } };
});

/** "Only Ostra." */
export const brand = narrow('brand', 'brand', ({ items, limits }, random) => {
  if (limits.some(({ aspect }) => aspect === 'brand')) return null;
  const { brand: wished } = random.pick(items);
  const holds = (item: Item): boolean => item.brand === wished;
  return { value: wished, limit: { aspect: 'brand', words: `of ${wished}`, holds } };
});

/** "In size M", which each piece has in stock. */
export const size = narrow('size', 'size', ({ items, limits, isOfOne }, random) => {
  if (isOfOne || limits.some(({ aspect }) => aspect === 'size')) return null;
  const { sizes, other_info } = random.pick(items);
  const inStock = sizes.filter((one) => !other_info.sold_out_sizes.includes(one));
  // Where few pieces are sized so, it means another size of the rest.
  const isUsual = (one: string): boolean =>
    items.filter((item) => item.sizes.includes(one)).length * 2 >= items.length;
  const plain = inStock.filter((one) => /^(?:XS|S|M|L|XL|\d{1,2})$/.test(one) && isUsual(one));
  if (plain.length === 0) return null;
  const wished = random.pick(plain);
  const holds = (item: Item): boolean => item.sizes.includes(wished);
  return { value: wished, limit: { aspect: 'size', words: `in ${wished}`, holds } };
});

const meanPrice = (items: readonly Item[]): number =>
  items.reduce((sum, { price }) => sum + price, 0) / Math.max(1, items.length);

/** "Anything cheaper?" */
export const cheaper: MakeListStep = (view) => {
  if (view.items.length < 2) return null;
  const before = meanPrice(view.items);
  const after = { kind: view.kind, limits: withoutAspect(view.limits, 'price') };
  return {
    operation: 'cheaper',
    values: {},
    judge: (outcome) => {
      const wrong = judgeList(outcome, after);
      if (wrong !== null || admitsNone(outcome)) return wrong;
      return meanPrice(outcome.items) < before ? null : `not cheaper: ${describeItems(outcome)}`;
    },
    after,
  };
};

/** "Show me more." */
export const more: MakeListStep = (view) => {
  const { kind, limits, seen } = view;
  if (view.items.length < 2) return null;
  return {
    operation: 'more',
    values: {},
    judge: (outcome) => {
      const wrong = judgeList(outcome, { kind, limits });
      if (wrong !== null || admitsNone(outcome)) return wrong;
      return outcome.items.some(({ id }) => !seen.has(id)) ? null : 'the same again';
    },
    after: { kind, limits },
  };
};

/** Lets a limit go, which has to show. */
const letGo =
  (operation: string, aspect: 'color' | 'price'): MakeListStep =>
  ({ kind, limits }) => {
    const gone = limits.find((limit) => limit.aspect === aspect);
    if (gone === undefined) return null;
    const after = { kind, limits: withoutAspect(limits, aspect) };
    return {
      operation,
      values: {},
      judge: (outcome) => {
        const wrong = judgeList(outcome, after);
        if (wrong !== null || admitsNone(outcome)) return wrong;
        return outcome.items.every(gone.holds) ? `still ${gone.words}` : null;
      },
      after,
    };
  };

/** "Any color is fine." */
export const dropColor = letGo('dropColor', 'color');

/** "Price doesn't matter." */
export const dropPrice = letGo('dropPrice', 'price');

const PLACES = ['work', 'a wedding', 'the beach', 'a date', 'a weekend in paris', 'winter'];

/** "For a wedding." */
export const occasion: MakeListStep = ({ kind, limits, items, isOfOne }, random) =>
  items.length < 2 || isOfOne
    ? null
    : {
        operation: 'occasion',
        values: { place: random.pick(PLACES) },
        judge: (outcome) => judgeList(outcome, { kind, limits }),
        after: { kind, limits },
      };

/** "What about skirts instead?" */
export const otherKind: MakeListStep = (view, random) => {
  const others = kindsFor(view.gender).filter(({ type }) => type !== view.kind.type);
  const kind = random.pick(others);
  const judge = (outcome: Outcome): string | null => judgeList(outcome, { kind, limits: [] });
  return { operation: 'kind', values: { other: kind.words }, judge, after: { kind, limits: [] } };
};

/** "Dresses", to begin with. */
export const open = (gender: Gender, random: SeededRandom): ListStep => {
  const kind = random.pick(kindsFor(gender));
  const after = { kind, limits: [] };
  return {
    operation: 'open',
    values: { kind: kind.words },
    judge: (outcome: Outcome): string | null =>
      outcome.items.length > 0 && outcome.items.every((item) => isOfKind(item, kind.type))
        ? null
        : `not ${kind.words}: ${describeItems(outcome)}`,
    after,
  };
};
