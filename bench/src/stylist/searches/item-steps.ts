import type { Item } from '@modiste/contract/entities/item';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { isInColor, PIECE_COLORS } from '../edits/kinds-asked-for.ts';
import type { Outcome } from '../simulated/shopper.ts';
import { kindsFor } from './kinds-looked-for.ts';
import {
  admitsNone,
  describeItems,
  judgeList,
  type ListStep,
  type ListView,
  type MakeListStep,
} from './list-view.ts';
import { type NamedItem, nameItem, nameTwo } from './name-items.ts';

const CENTS = 100;

/** A price as it may stand in an answer: "$80" or "$80.50". */
function pricesAs(price: number): string[] {
  const cents = Math.round(price * CENTS) / CENTS;
  return [price.toFixed(2), String(cents), cents.toLocaleString('en-US')].map(
    (amount) => `$${amount}`,
  );
}

const tells = ({ text }: Outcome, words: readonly string[]): boolean =>
  words.some((one) => text.toLowerCase().includes(one.toLowerCase()));

/** Does or asks something of one piece that is named. */
const ofItem =
  (
    operation: string,
    makeStep: (
      named: NamedItem,
      view: ListView,
      random: SeededRandom,
    ) => Pick<ListStep, 'judge'> & Partial<ListStep>,
  ): MakeListStep =>
  (view, random) => {
    const named = nameItem(view, random);
    if (named === null) return null;
    const { values = {}, after = view, judge } = makeStep(named, view, random);
    return { operation, values: { ref: named.ref, ...values }, judge, after, isOfOne: true };
  };

/** Judges an answer about one piece: nothing may be looked for, and what it tells has to be there. */
const judgeAnswer =
  ({ id }: Item, words: readonly string[]) =>
  (outcome: Outcome): string | null => {
    if (outcome.isSearch) return `looked for something: ${describeItems(outcome)}`;
    if (!outcome.itemIds.includes(id)) return 'not of the piece';
    return tells(outcome, words) ? null : `does not tell ${words.join(' or ')}`;
  };

/** "How much is the second one?" */
export const askPrice = ofItem('askPrice', ({ item }) => ({
  judge: judgeAnswer(item, pricesAs(item.price)),
}));

/** "What is it made of?" */
export const askFabric = ofItem('askFabric', ({ item }) => ({
  judge: judgeAnswer(
    item,
    item.other_info.materials.length === 0
      ? ['not']
      : item.other_info.materials.map((one) => one.replaceAll('-', ' ')),
  ),
}));

/** "Does the first one come in M?" */
export const askSize = ofItem('askSize', ({ item }, _, random) => {
  const size = item.sizes.length === 0 ? 'M' : random.pick(item.sizes);
  return { values: { size }, judge: judgeAnswer(item, [size]) };
});

/** "Can I machine wash it?" */
export const askCare = ofItem('askCare', ({ item }) => ({
  judge: judgeAnswer(item, ['wash', 'clean', 'wipe', 'care', 'brush', 'iron', 'dry']),
}));

/** "I'll take the second one." */
export const choose = ofItem('choose', ({ item }) => ({
  judge: ({ chosen }) => (chosen.includes(item.id) ? null : 'not taken'),
}));

/** "More like the first one." */
export const like = ofItem('like', ({ item }, view) => ({
  judge: (outcome) => {
    const wrong = judgeList(outcome, { kind: view.kind, limits: [] });
    if (wrong !== null || admitsNone(outcome)) return wrong;
    return outcome.items.some(({ id }) => id !== item.id) ? null : 'nothing but itself';
  },
  after: { kind: view.kind, limits: [] },
}));

/** "Not the second one." */
export const refuse = ofItem('refuse', ({ item }, { kind, limits }) => ({
  judge: (outcome) =>
    outcome.items.some(({ id }) => id === item.id)
      ? 'still shown'
      : judgeList(outcome, { kind, limits }),
}));

/** "Does the second one come in navy?" */
export const refInColor = ofItem('refInColor', ({ item }, _, random) => {
  const color = random.pick(PIECE_COLORS);
  return {
    values: { color },
    judge: (outcome) => {
      if (admitsNone(outcome) || tells(outcome, [color])) return null;
      return outcome.items.some((one) => one.id === item.id && isInColor(one, color))
        ? null
        : `no word of ${color}: ${describeItems(outcome)}`;
    },
  };
});

/** "Which sneakers go with the first one?" */
export const goesWith = ofItem('goesWith', (_, view, random) => {
  const kind = random.pick(kindsFor(view.gender).filter(({ type }) => type !== view.kind.type));
  const after = { kind, limits: [] };
  return { values: { other: kind.words }, judge: (outcome) => judgeList(outcome, after), after };
});

/** "Build an outfit around the first one." */
export const outfit = ofItem('outfit', ({ item }) => ({
  judge: ({ outfits }) => {
    if (outfits.length === 0) return 'no outfits';
    return outfits.every((pieces) => pieces.some(({ id }) => id === item.id))
      ? null
      : 'outfits without it';
  },
}));

/** "Compare the first and the second." */
export const compare: MakeListStep = (view, random) => {
  const named = nameTwo(view, random);
  if (named === null) return null;
  const [one, other] = named;
  return {
    operation: 'compare',
    values: { ref: one.ref, ref2: other.ref },
    judge: (outcome) => {
      if (outcome.isSearch) return `looked for something: ${describeItems(outcome)}`;
      const isOfBoth = [one, other].every(({ item }) => outcome.itemIds.includes(item.id));
      return isOfBoth ? null : 'not of both';
    },
    after: view,
    isOfOne: true,
  };
};

/** "How much for the first and the second together?" */
export const total: MakeListStep = (view, random) => {
  const named = nameTwo(view, random);
  if (named === null) return null;
  const [one, other] = named;
  const sum = one.item.price + other.item.price;
  return {
    operation: 'total',
    values: { ref: one.ref, ref2: other.ref },
    judge: (outcome) => (tells(outcome, pricesAs(sum)) ? null : `does not tell ${sum}`),
    after: view,
    isOfOne: true,
  };
};

/** "Which is the cheapest?" */
export const which: MakeListStep = (view) => {
  const [cheapest] = view.items.toSorted((one, other) => one.price - other.price);
  if (cheapest === undefined || view.items.length < 2) return null;
  return {
    operation: 'which',
    values: {},
    judge: (outcome) => {
      if (outcome.isSearch) return `looked for something: ${describeItems(outcome)}`;
      return tells(outcome, [...pricesAs(cheapest.price), ' tie '])
        ? null
        : `not ${cheapest.price}`;
    },
    after: view,
    isOfOne: true,
  };
};

/** "Start over." */
export const startOver: MakeListStep = (view) =>
  view.items.length === 0
    ? null
    : {
        operation: 'startOver',
        values: {},
        judge: ({ isSearch, items, outfits }) =>
          isSearch || items.length + outfits.length > 0 ? 'not left' : null,
        after: { kind: view.kind, limits: [] },
      };
