import type { Item } from '@modiste/contract/entities/item';
import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Comparison } from '@modiste/lexicon/comparisons';
import type { ReadTurn } from '../../answers/answer.ts';
import { measureItem } from '../../facts/item-measures.ts';
import { joinWithOr } from '../../speech/join-words.ts';
import { situationsIn } from '../alternatives/find-situation.ts';
import { isOfNeed, judgeNeed, type Need, needsOf } from '../needs/judge-need.ts';
import { needsSaid } from '../needs/said-needs.ts';
import { comparisonWords } from '../reasons/compared.ts';
import { readWish, type Wish } from '../reasons/wish.ts';
import { type Factor, wishFactor } from './item-factors.ts';

/** What was asked for in the conversation counts more than what nobody spoke of. */
const ASKED = 3;
const SCALE_SPAN = 0.15;
/** A cut that answers a figure outweighs a lighter fabric. */
const NEED_SPAN = 0.2;
const NEED_MOST = 2;
const MOMENTS: ReadonlySet<string> = new Set(['occasion', 'dress-code', 'season', 'activity']);

const superlative = (words: string): string =>
  words
    .replace(/^more /, 'most ')
    .replace(/^less /, 'least ')
    .replace(/^(\w+?)er\b/, '$1est');

/** "Less formal", asked before: the more casual one is ahead. */
function comparisonFactor(comparison: Comparison): Factor {
  const words = comparisonWords(comparison);
  return {
    weight: ASKED,
    span: SCALE_SPAN,
    worthOf: (item) => {
      const value = measureItem(comparison.aspect, item);
      return value === null ? null : comparison.direction > 0 ? value : 1 - value;
    },
    ahead: (_, count) =>
      count === 'two'
        ? `it is the ${words} one, as you asked`
        : `it is the ${superlative(words)} of the ${count}, as you asked`,
    behind: () => `is not as ${words.replace(/^more /, '')} as you asked`,
    gain: null,
  };
}

/** What a figure or a use asks of a piece: "it has a wrap cut, which adjusts to the bust". */
function needFactor(need: Need): Factor {
  const does = (item: Item): string | null =>
    isOfNeed(item, need) ? judgeNeed(item, need).does : null;
  return {
    weight: ASKED,
    span: NEED_SPAN,
    fits: (item) => {
      const told = does(item);
      return told === null ? null : `it ${told}`;
    },
    worthOf: (item) =>
      isOfNeed(item, need) ? (judgeNeed(item, need).worth + 1) / (NEED_MOST + 1) : null,
    ahead: (item) => {
      const told = does(item);
      return told === null ? null : `it ${told}`;
    },
    behind: () => 'answers that less well',
    gain: null,
  };
}

/** The colors that were named: a piece has one of them or not, which is no reason where it is to do something. */
function colorFactor(colors: Wish['colors'], isOfUse: boolean): Factor {
  const ids = colors.flatMap(({ concepts }) => concepts.map(({ id }) => id));
  const words = joinWithOr([...new Set(colors.map((color) => color.words))]);
  const has = (item: Item): boolean => item.colors.some((color) => ids.includes(color));
  return {
    weight: isOfUse ? 0 : ASKED,
    span: 1,
    worthOf: (item) => (has(item) ? 1 : 0),
    ahead: (item) => (has(item) ? `it comes in ${words}, as you asked` : null),
    behind: (item) => (has(item) ? null : `does not come in ${words}`),
    gain: null,
  };
}

/** What was asked for in the conversation so far, by which some items are ahead of others. */
export function askedFactors({ turn }: ReadTurn, items: readonly Item[]): Factor[] {
  const { state, shopper, now } = turn;
  const found = { candidates: items, total: items.length, dropped: null, notice: null };
  const wish = readWish({ ...found, outfits: [], state, shopper, now });
  const said = needsSaid(turn.words).map(({ id }) => id);
  const needs = [...new Set([...(state.needs ?? []), ...said])];
  const concepts = [...wish.fabrics, ...wish.details].flatMap((one) => one.concepts);
  const isMoment = (id: string): boolean => MOMENTS.has(attributeGroup(id) ?? '');
  return [
    ...wish.comparisons.filter(({ aspect }) => aspect !== 'price').map(comparisonFactor),
    ...(needs.length > 0 ? needsOf({ occasions: [], types: [], needs }).map(needFactor) : []),
    ...(wish.colors.length > 0
      ? [colorFactor(wish.colors, situationsIn(turn.words).length > 0)]
      : []),
    ...concepts.filter(({ id }) => !isMoment(id)).flatMap((one) => wishFactor(ASKED, one) ?? []),
  ];
}
