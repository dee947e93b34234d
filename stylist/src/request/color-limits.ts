import type { Filters } from '@modiste/contract/filters/filters';
import { namedMaterials } from '@modiste/lexicon/named-materials';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { findPattern, readPattern } from '../understanding/cue-pattern.ts';
import type { Message } from '../understanding/message.ts';
import { materialName, plainColor } from './limits/limit-filters.ts';
import { concerns, mergeWishes } from './merge-wishes.ts';
import type { SaidWishes } from './split-message.ts';

/** What is only preferred moves items up and rules none out. */
const PREFERRED = [
  'maybe|perhaps|preferably|ideally|possibly|hopefully',
  'if possible|available|you',
  'would be nice|great|good',
  'or something|similar|so',
  'ish',
].map(readPattern);
const ADDED = [
  'also|too|plus|add|include',
  'as well',
  '^ or {color}|{fabric}',
  'and {color}|{fabric} too',
].map(readPattern);

/** "All black" is said of every piece of an outfit. */
const OF_ALL = [
  'all in|of|over? {color}',
  'everything in|is|be? {color}',
  'head to toe in? {color}',
  'only|just|completely|entirely|totally|fully {color}',
  '{color} head to toe',
  '{color} only|everything|all',
].map(readPattern);

const has = (message: Message, patterns: typeof PREFERRED): boolean =>
  patterns.some((pattern) => findPattern(pattern, message) !== null);

const unique = (values: readonly string[]): string[] => [...new Set(values)];

const isOfKind = ({ role, concepts }: QueryReading, kind: 'color' | 'material'): boolean =>
  role === 'wanted' && concepts.length > 0 && concepts.every((concept) => concept.kind === kind);

const without = (wishes: readonly QueryReading[], kind: 'color' | 'material'): QueryReading[] =>
  wishes.filter((wish) => !isOfKind(wish, kind));

/** What is refused is wanted after all once it is asked for, though only a filter says so. */
const withdrawRefusals = (wishes: readonly QueryReading[], wanted: readonly QueryReading[]) =>
  mergeWishes(wishes, wanted).filter((wish) => !wanted.includes(wish));

function withColors(
  request: StyleRequest,
  colors: readonly QueryReading[],
  isAdded: boolean,
): StyleRequest {
  const { filters, wishes } = request;
  const before = isAdded ? filters.color : [];
  const all = [...(isAdded ? wishes.filter((wish) => isOfKind(wish, 'color')) : []), ...colors];
  const shades = all.filter((reading) => plainColor(reading) === null);
  const isMixed = shades.length > 0 && (shades.length < all.length || before.length > 0);
  const plain = new Set(all.flatMap((reading) => plainColor(reading) ?? []));
  const isOutside = shades.some((shade) => baseOf(shade).some((color) => !plain.has(color)));
  if (isMixed && isOutside && before.length === 0) {
    // No filter takes purple and of the blues only teal: the words do.
    const kept = withdrawRefusals(without(wishes, 'color'), colors);
    return { ...request, wishes: [...kept, ...all], filters: { ...filters, color: [] } };
  }
  const named = all.flatMap((reading) => plainColor(reading) ?? (isMixed ? baseOf(reading) : []));
  return {
    ...request,
    wishes: [...withdrawRefusals(without(wishes, 'color'), colors), ...(isMixed ? [] : shades)],
    filters: { ...filters, color: named.length === 0 ? before : unique([...before, ...named]) },
  };
}

/**
 * Of a shade beside a plain color, "brown or tan": words that ask for tan would leave out the brown, so
 * the filter alone lets both through.
 */
const baseOf = ({ concepts }: QueryReading): string[] => concepts.map(({ id }) => id);

function withMaterials(
  request: StyleRequest,
  materials: readonly QueryReading[],
  isAdded: boolean,
): StyleRequest {
  const { filters, wishes } = request;
  const names = materials.flatMap((reading) => materialName(reading) ?? []);
  const isAllNamed = names.length === materials.length;
  const before = isAdded ? filters.material : [];
  const kept = withdrawRefusals(isAdded ? wishes : without(wishes, 'material'), materials);
  return {
    ...request,
    wishes: isAllNamed ? kept : [...kept, ...materials],
    filters: { ...filters, material: isAllNamed ? unique([...before, ...names]) : before },
  };
}

/** "Red, not burgundy" refuses a shade, and no red beside it. */
const isShadeOf = (wish: QueryReading): boolean =>
  wish.concepts.every(({ kind }) => kind === 'color') && plainColor(wish) === null;

/** What is refused is chosen no more: "no black" after "in black". */
function withoutRefused(filters: Filters, wishes: readonly QueryReading[]): Filters {
  const refused = wishes
    .filter((wish) => wish.role === 'negated' && !isShadeOf(wish))
    .flatMap(({ concepts }) => concepts);
  const names = new Set([
    ...refused.map(({ id }) => id),
    ...refused.flatMap((concept) =>
      concept.kind === 'material' ? namedMaterials([concept.id]) : [],
    ),
  ]);
  const rest = (values: readonly string[]) => values.filter((value) => !names.has(value));
  return { ...filters, color: rest(filters.color), material: rest(filters.material) };
}

/** No filter takes red and leaves burgundy out: the words do. */
const isBeside = (color: QueryReading, wishes: readonly QueryReading[]): boolean =>
  wishes.some(
    (wish) => wish.role === 'negated' && isShadeOf(wish) && concerns(wish, color.concepts),
  );

/**
 * Plainly said colors and materials are filters of single items; shades and what is only preferred
 * stay in words, and so does what an outfit should have, since no filter fits all of its pieces.
 */
export function withColorsAndMaterials(
  before: StyleRequest,
  { colors, materials, wishes }: SaidWishes,
  message: Message,
): StyleRequest {
  const request = { ...before, filters: withoutRefused(before.filters, wishes) };
  const isOfAll =
    request.outfit !== null &&
    has(message, OF_ALL) &&
    colors.every((one) => plainColor(one) !== null);
  const inWords =
    (request.outfit !== null && !isOfAll) ||
    has(message, PREFERRED) ||
    colors.some((one) => isBeside(one, wishes));
  const isAdded = has(message, ADDED);
  if (inWords) {
    const { filters } = request;
    return {
      ...request,
      wishes:
        request.outfit === null
          ? mergeWishes(request.wishes, [...colors, ...materials])
          : request.wishes,
      filters: {
        ...filters,
        color: colors.length > 0 && !isAdded ? [] : filters.color,
        material: materials.length > 0 && !isAdded ? [] : filters.material,
      },
    };
  }
  const colored = colors.length === 0 ? request : withColors(request, colors, isAdded);
  return materials.length === 0 ? colored : withMaterials(colored, materials, isAdded);
}
