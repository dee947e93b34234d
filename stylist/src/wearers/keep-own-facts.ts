import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import type { Filters } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { DialogueState, StyleRequest } from '../dialogue/dialogue-state.ts';
import type { OwnFacts, SizeFilters } from '../dialogue/own-facts.ts';
import { typesOf } from '../dialogue/types-of.ts';
import type { Translation, Turn } from '../stylist.ts';
import { mayBeShoes, mergeSizes, sizesFor } from './size-parts.ts';
import { genderTold } from './told-gender.ts';

const NO_SIZES: SizeFilters = {
  clothing_size: [],
  clothing_canonical_size: [],
  clothing_fit: [],
  shoes_size: [],
  shoes_canonical_size: [],
};
const NOTHING: OwnFacts = { gender: null, isTold: false, sizes: NO_SIZES };

const ownOf = ({ own }: DialogueState): OwnFacts => own ?? NOTHING;

const sizesIn = (filters: SizeFilters): SizeFilters => ({
  clothing_size: filters.clothing_size,
  clothing_canonical_size: filters.clothing_canonical_size,
  clothing_fit: filters.clothing_fit,
  shoes_size: filters.shoes_size,
  shoes_canonical_size: filters.shoes_canonical_size,
});

const hasShoes = ({ shoes_size, shoes_canonical_size }: SizeFilters): boolean =>
  shoes_size.length + shoes_canonical_size.length > 0;

/** Sizes told now among those known: of shoes and of clothes each. */
function withTold(known: SizeFilters, told: SizeFilters, types: readonly string[]): SizeFilters {
  const { shoes_size, shoes_canonical_size } = hasShoes(told) ? told : known;
  return { ...mergeSizes(known, told, types), shoes_size, shoes_canonical_size };
}

const isEmpty = (sizes: SizeFilters): boolean =>
  Object.values(sizes).every((list) => list.length === 0);

export const hasSizes = ({ filters }: Pick<StyleRequest, 'filters'>): boolean =>
  !isEmpty(sizesIn(filters));

/** The filters of a request with all sizes that are known of its wearer and concern its kinds. */
export function withOwnSizes(
  {
    wearer,
    filters,
    outfit,
    wishes,
  }: Pick<StyleRequest, 'wearer' | 'filters' | 'outfit' | 'wishes'>,
  state: DialogueState,
): Filters {
  if (wearer === 'other') return filters;
  const types = outfit === null ? typesOf(wishes) : [];
  const { sizes } = ownOf(state);
  const all = withTold(sizes, filters, []);
  const { shoes_size, shoes_canonical_size } = mayBeShoes(types) ? all : filters;
  return { ...filters, ...sizesFor(types, all), shoes_size, shoes_canonical_size };
}

/** The filters of a new search of the shopper's own. */
function defaultsOf(defaults: Filters, { gender, sizes }: OwnFacts): Filters {
  const { clothing_size, clothing_canonical_size, clothing_fit } = mergeSizes(defaults, sizes, []);
  const named = gender === null ? defaults.gender : [gender];
  return { ...defaults, gender: named, clothing_size, clothing_canonical_size, clothing_fit };
}

/** What the shopper took off the screen by hand holds no longer. */
function withoutRemoved(own: OwnFacts, { filters, state }: Turn): OwnFacts {
  const before = state.request?.wearer === 'self' ? state.request.filters : null;
  if (before === null) return own;
  const isGone = (name: keyof SizeFilters | 'gender'): boolean =>
    before[name].length > 0 && filters[name].length === 0;
  const left = (name: keyof SizeFilters) => (isGone(name) ? [] : own.sizes[name]);
  const sizes: SizeFilters = {
    clothing_size: left('clothing_size'),
    clothing_canonical_size: left('clothing_canonical_size'),
    clothing_fit: left('clothing_fit'),
    shoes_size: left('shoes_size'),
    shoes_canonical_size: left('shoes_canonical_size'),
  };
  return isGone('gender') ? { gender: null, isTold: false, sizes } : { ...own, sizes };
}

/** "I'm 34 waist 32 leg", "i take an 8", "my size is M". */
const OF_SELF =
  /\b(?:i['’]?m|i am|im|i (?:\w+ )?(?:wear|take|have|need)|my (?:size|waist|feet|shoe))\b/i;

/** What a message says of the shopper's sizes, without what it asks: "is that an L or XL?" */
const tellingOf = (words: string): string =>
  words
    .split(/(?<=[.?!,;])\s+/)
    .filter((clause) => OF_SELF.test(clause) && !clause.trimEnd().endsWith('?'))
    .join(' ');

/** The sizes that a message tells of the shopper beside what it asks, of the piece spoken of. */
function sizesTold({ words, state, items }: Turn): SizeFilters {
  const told = tellingOf(words) || (OF_SELF.test(words) && /\bif\b/i.test(words) ? words : '');
  if (told === '') return NO_SIZES;
  const read = understandQuery(told);
  const item = items.find(({ id }) => id === (state.focusId ?? state.shown.itemIds[0]));
  const type = item?.other_info.type ?? typesOf(state.request?.wishes ?? [])[0];
  const isOpen = read.categories.length === 0 && type !== undefined;
  return sizesIn(
    isOpen ? understandQuery(`${told}, ${type.replaceAll('-', ' ')}`).hard : read.hard,
  );
}

/** A message with what is known of the shopper, whatever was looked for before. */
export function withOwnFacts(said: Turn): Turn {
  const known = withoutRemoved(ownOf(said.state), said);
  const gender = genderTold(said.words);
  const own = gender === null ? known : { ...known, gender, isTold: true };
  const isOther = said.state.request?.wearer === 'other';
  return {
    ...said,
    state: own === NOTHING ? said.state : { ...said.state, own },
    defaultFilters: defaultsOf(said.defaultFilters, own),
    filters: gender === null || isOther ? said.filters : { ...said.filters, gender: [gender] },
  };
}

/** Of all sizes those that count for these kinds. */
const sizedBy = (types: readonly string[], sizes: SizeFilters): SizeFilters =>
  mayBeShoes(types)
    ? { ...sizes, ...sizesFor(types, sizes) }
    : { ...NO_SIZES, ...sizesFor(types, sizes) };

const single = ({ gender }: Filters): OwnFacts['gender'] =>
  gender.length === 1 ? (gender[0] ?? null) : null;

/** What is known of the shopper after a message. */
function learned(turn: Turn, { intent }: Translation, request: StyleRequest | null): OwnFacts {
  const own = ownOf(turn.state);
  if (request !== null && request.wearer === 'other') return own;
  const isSearch = intent === 'search' && request !== null;
  const types = isSearch ? typesOf(request.wishes) : [];
  const told = isSearch ? sizesIn(request.filters) : sizesTold(turn);
  if (
    isSearch &&
    isEmpty(told) &&
    !isEmpty(sizesIn(turn.filters)) &&
    !isEmpty(sizedBy(types, own.sizes))
  ) {
    return { ...own, sizes: NO_SIZES };
  }
  const looked = isSearch ? single(request.filters) : null;
  return {
    ...own,
    gender: own.isTold ? own.gender : (looked ?? own.gender),
    sizes: withTold(own.sizes, told, types),
  };
}

/** An earlier search that is gone back to is for the same person, though they had not said who they are. */
function forShopper(request: StyleRequest | null, { gender }: OwnFacts): StyleRequest | null {
  const isOpen =
    request !== null && request.wearer === 'self' && request.filters.gender.length === 0;
  if (!isOpen || gender === null) return request;
  return { ...request, filters: { ...request.filters, gender: [gender] } };
}

/** A translation that keeps what it tells of the shopper. */
export function withOwnLearned(translation: Translation, said: Turn, turn: Turn): Translation {
  const own = learned(turn, translation, translation.state.request);
  const isSearch = translation.intent === 'search';
  const found = translation.state.request;
  const isEarlier = found !== null && said.state.earlier.includes(found);
  const request = isEarlier ? forShopper(found, own) : found;
  const filters =
    isSearch && request !== null ? request.filters : (translation.updatedFilters ?? turn.filters);
  const isKnown = own.gender !== null || !isEmpty(own.sizes);
  const { own: _, ...state } = translation.state;
  return {
    ...translation,
    updatedFilters: filtersDiffer(said.filters, filters) ? filters : null,
    state: { ...state, request, ...(isKnown && { own }) },
  };
}
