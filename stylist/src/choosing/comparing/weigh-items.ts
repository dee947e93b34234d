import type { Item } from '@modiste/contract/entities/item';
import { allSizes } from '@modiste/contract/filters/all-sizes';
import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import type { ReadTurn } from '../../answers/answer.ts';
import { findSituations } from '../alternatives/find-situation.ts';
import { suitingFirst } from '../reasons/suits-request.ts';
import { formalityFor, occasionPhrase } from '../reasons/usual-choice.ts';
import { readWish } from '../reasons/wish.ts';
import { askedFactors } from './asked-factors.ts';
import {
  axisFactor,
  coolFactor,
  dressyFactor,
  type Factor,
  fabricFactor,
  occasionFactor,
  priceFactor,
  saleFactor,
  sizeFactor,
  suitFactor,
  warmFactor,
  wishFactor,
} from './item-factors.ts';

const SEASONS: ReadonlySet<string> = new Set(['summer', 'winter', 'autumn', 'spring']);
const DRESSY = 0.6;
/** Asked what their money buys, shoppers care less for what they said before. */
const WORTH_SHARE = 0.5;
const OF_WORTH =
  /\b(?:worth|value|deal|bang for|invest\w*|cheap\w*|money|budget|afford\w*|price)\b/i;

const wishesOf = ({ turn, understood }: ReadTurn): Concept[] => {
  const before = turn.state.request?.wishes ?? [];
  return [...understood.readings, ...before]
    .filter(({ role }) => role === 'wanted' || role === 'beside')
    .flatMap(({ concepts }) => concepts);
};

/** What a kind of piece and its cloth tell, and no single figure. */
const BY_AXIS = ['comfort', 'movement', 'creases', 'ground', 'durability'] as const;

/** What the words ask of the weather and of the cloth: "i want something warm". */
export function weatherFactors(read: ReadTurn): Factor[] {
  const counts = findSituations(read.turn.words, read).map(({ axes }) => axes);
  const first = new Set(counts.map(([axis]) => axis));
  const isWarm = first.has('heat') || counts.some((axes) => axes.includes('heat'));
  return [
    ...(first.has('cold') && !first.has('heat') ? [warmFactor(3)] : []),
    ...(first.has('rain') ? [fabricFactor('rain', { weight: 3, gain: 'stands rain better' })] : []),
    ...(isWarm && !first.has('cold') ? [coolFactor(first.has('heat') ? 3 : 2)] : []),
    ...BY_AXIS.filter((axis) => first.has(axis)).map((axis) => axisFactor(axis, 3)),
    ...(first.has('softness') ? [fabricFactor('softness', { weight: 3, gain: 'is softer' })] : []),
    ...(first.has('care') ? [fabricFactor('care', { weight: 3, gain: 'is easier to wash' })] : []),
  ];
}

/** What counts in cold, heat or rain, whatever was asked for before. */
export function factorInWeather(axis: string): Factor | null {
  if (axis === 'rain') return fabricFactor('rain', { weight: 3, gain: 'stands rain better' });
  if (axis === 'cold') return warmFactor(3);
  return axis === 'heat' ? coolFactor(3) : null;
}

function occasionFactors(wishes: readonly Concept[], purposes: readonly string[]): Factor[] {
  const named = wishes.flatMap(({ kind, id }) => (kind === 'attribute' ? [id] : []));
  const occasion = [...purposes, ...named].find(
    (id) => occasionPhrase(id) !== null && !SEASONS.has(id) && attributeGroup(id) !== 'season',
  );
  const phrase = occasion === undefined ? null : occasionPhrase(occasion);
  if (occasion === undefined || phrase === null) return [];
  const isDressy = (formalityFor(occasion) ?? 0) >= DRESSY;
  return [occasionFactor(2, { occasion, phrase }), ...(isDressy ? [dressyFactor(1.5)] : [])];
}

const lessened = (factor: Factor, share: number): Factor => ({
  ...factor,
  weight: factor.weight * share,
});

/** Those of the items that suit what is looked for. */
export function suitingOf({ turn }: ReadTurn, items: readonly Item[]): readonly Item[] {
  const { state, shopper, now } = turn;
  const found = { candidates: items, total: items.length, dropped: null, notice: null };
  return suitingFirst(items, readWish({ ...found, outfits: [], state, shopper, now })).suiting;
}

/** What counts in a choice among items: what was asked for first, then fabric and price. */
export function factorsFor(
  read: ReadTurn,
  items: readonly Item[],
  purposes: readonly string[],
): Factor[] {
  const { preferences } = read.turn.shopper;
  const wishes = wishesOf(read);
  const wantsLess = wishes.some(({ kind, id }) => kind === 'comparison' && id === 'cheaper');
  const isOfWorth = wantsLess || OF_WORTH.test(read.turn.words);
  const sizes = allSizes(preferences);
  const suiting = suitingOf(read, items);
  const least = Math.min(...items.map(({ price }) => price));
  const asked = isOfWorth ? WORTH_SHARE : 1;
  return [
    suitFactor(4, suiting),
    ...askedFactors(read, items)
      .filter(({ isOfWish }) => isOfWish !== true)
      .map((factor) => lessened(factor, asked)),
    ...weatherFactors(read).map((factor) => lessened(factor, asked)),
    ...occasionFactors(wishes, purposes).map((factor) => lessened(factor, asked)),
    ...wishes.flatMap((wish) => wishFactor(1.5 * asked, wish) ?? []),
    ...(sizes.length > 0 ? [sizeFactor(2, sizes)] : []),
    fabricFactor('durability', {
      weight: isOfWorth ? 2 : 0.8,
      gain: 'is made of a harder-wearing fabric',
    }),
    fabricFactor('softness', { weight: 0.5, gain: 'is softer' }),
    priceFactor(isOfWorth ? 4 : 1, least),
    saleFactor(isOfWorth ? 1.5 : 0.5),
  ];
}

/** An item with what it is worth in all. */
export interface Weighed {
  item: Item;
  score: number;
}

/** What no record tells counts as middling. */
const UNKNOWN = 0.5;
/** What the search itself thought of the order. */
const ORDER_SHARE = 0.3;

/** Items by what they are worth for what counts, the best first. */
export function weighItems(items: readonly Item[], factors: readonly Factor[]): Weighed[] {
  return items
    .map((item, at) => {
      const sum = factors.reduce(
        (all, { weight, span, worthOf }) => all + (weight * (worthOf(item) ?? UNKNOWN)) / span,
        0,
      );
      return { item, score: sum + (ORDER_SHARE * (items.length - at)) / items.length };
    })
    .toSorted((one, other) => other.score - one.score);
}

const MARGIN = 0.04;

/** By how much an item is ahead of another one on a factor, weighted; 0 where nobody knows. */
export function leadOver({ weight, span, worthOf }: Factor, item: Item, other: Item): number {
  const [own, theirs] = [worthOf(item), worthOf(other)];
  if (own === null || theirs === null || Math.abs(own - theirs) < MARGIN) return 0;
  return ((own - theirs) / span) * weight;
}

/** Factors on which an item is ahead of every other one, or level with some, the weightiest first. */
export function strengthsOf(item: Item, others: readonly Item[], factors: readonly Factor[]) {
  return factors
    .map((factor) => {
      const leads = others.map((other) => leadOver(factor, item, other));
      const isAhead = leads.every((lead) => lead >= 0) && leads.some((lead) => lead > 0);
      const sum = leads.reduce((all, lead) => all + lead, 0) / Math.max(1, leads.length);
      return { factor, isFirst: leads.every((lead) => lead > 0), lead: isAhead ? sum : 0 };
    })
    .filter(({ lead }) => lead > 0)
    .toSorted((one, other) => other.lead - one.lead);
}
