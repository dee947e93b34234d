import { attributeGroup } from '@modiste/lexicon/attributes';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import type { Turn } from '../stylist.ts';
import type { Change } from './change.ts';
import { carriesLimit } from './limits/carries-limit.ts';
import { lastingWishes, shoeSizes } from './limits/lasting-wishes.ts';
import {
  budgetBefore,
  budgetsOf,
  isLimitOfAll,
  isOfGarment,
  limitSaid,
} from './limits/limit-said.ts';
import { isGift } from './wearer.ts';

/**
 * What a new wish begins with. What was said of a piece goes with its kind: color, material, brand, the
 * look, what such a piece may cost. What was said of the person or of all that is bought stays: wearer,
 * sizes, refusals, the budget, and the occasion where the new piece is for the same one.
 */
export function beginAnew(
  request: StyleRequest,
  turn: Turn,
  { keepsOccasion, types }: { keepsOccasion: boolean; types: readonly string[] },
): StyleRequest {
  const { defaultFilters, state } = turn;
  const { color, material, category, brand, sale } = defaultFilters;
  const { most: _, about, ...before } = request;
  const { each, whole } = budgetsOf(request, state.earlier);
  // What a present may cost is said of whatever it is.
  const isPresent = request.wishes.some(isGift);
  const kinds = { before: limitSaid(request, state.earlier).types, now: types };
  const isCarried = isPresent || carriesLimit(each, isLimitOfAll(request, turn), kinds);
  const budget = isCarried ? null : budgetBefore(state);
  const isBack = budget !== null && carriesLimit(budget, true, kinds);
  const priceRangeMax = isCarried ? each : isBack ? budget : null;
  return {
    ...before,
    // "Around 60" is no 72 of another kind either.
    ...(about !== undefined && about.most === priceRangeMax && { about }),
    ...(isBack && { isBudget: true }),
    wishes: lastingWishes(request.wishes, keepsOccasion),
    filters: {
      ...request.filters,
      color,
      material,
      category,
      brand,
      sale,
      ...(request.outfit === null && shoeSizes(request, types, turn)),
      // What dresses should cost at least says nothing of shorts.
      priceRangeMin: null,
      priceRangeMax,
    },
    outfit: request.outfit === null ? null : { ...request.outfit, budget: whole },
    anchor: null,
    attachment: null,
    exceptIds: [],
    refusedIds: [],
  };
}

const isOfOther = (one: string, other: string): boolean =>
  !one.startsWith(other) && !other.startsWith(one);

/** The occasions and activities that wishes name, by lexicon id. */
const daysOf = (wishes: StyleRequest['wishes']): string[] =>
  wishes.flatMap(({ role, concepts }) =>
    concepts.flatMap(({ id }) =>
      role === 'wanted' && /^(?:occasion|activity)$/.test(attributeGroup(id) ?? '') ? [id] : [],
    ),
  );

/**
 * Whether a kind is named with an occasion of its own: "heels for work" after gold ones for a party.
 * What the shopper names anew begins a new wish, though it is of the same kind.
 */
export function isForOtherDay(before: StyleRequest, now: StyleRequest['wishes']): boolean {
  const [old, days] = [daysOf(before.wishes), daysOf(now)];
  const isOther = days.some((day) => old.every((one) => isOfOther(one, day)));
  return before.outfit === null && typesOf(now).length > 0 && old.length > 0 && isOther;
}

/** What is worn with a piece has its own price, unless all of it has one. */
export function besideOf(anew: StyleRequest, before: StyleRequest, { state }: Turn): StyleRequest {
  if (!isOfGarment(before, state.earlier)) return anew;
  return { ...anew, filters: { ...anew.filters, priceRangeMax: null } };
}

/** "One nice outfit for a dinner", after jackets were looked for: a full one may be around the piece. */
const FOR_DAY =
  /\b(?:an?|one|another|some) (?:(?!full|whole|complete|entire)[\w-]+ ){0,3}outfits? (?:for|to wear (?:to|at|for)) (?!(?:it|that|this|them|these|those)\b)/i;

/** Whether an outfit for another day is asked for after single pieces. */
export const isForNewDay = (
  before: StyleRequest,
  { purpose, message, references }: Change,
): boolean =>
  before.outfit === null &&
  typesOf(before.wishes).length > 0 &&
  purpose.wantsOutfit &&
  references.items.length === 0 &&
  FOR_DAY.test(message.text);

/** What care a piece takes is said of that piece, though its materials are refused for it. */
const OF_CARE = /\b(?:creasing|drycleaned|handwashed|flimsy|pilling)\b/;

/** Of the person and not of a piece: what their clothes are made of, and how these look. */
const isOfPerson = ({ role, concepts, words }: StyleRequest['wishes'][number]): boolean =>
  role !== 'negated' ||
  (!OF_CARE.test(words) &&
    concepts.some(({ kind }) => kind === 'material' || kind === 'color' || kind === 'pattern'));

/** What a new search begins with where the one so far was left: sizes, wearer and what is never worn. */
export function beginFresh(before: StyleRequest, { turn, message }: Change): StyleRequest {
  const types = typesOf(message.readings.map(({ reading }) => reading));
  const anew = beginAnew(before, turn, { keepsOccasion: false, types });
  const own = isOfGarment(before, turn.state.earlier) ? { priceRangeMax: null } : {};
  return {
    ...anew,
    wishes: anew.wishes.filter(isOfPerson),
    filters: { ...anew.filters, ...own },
    outfit: null,
  };
}
