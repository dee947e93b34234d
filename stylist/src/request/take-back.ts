import type { Filters } from '@modiste/contract/filters/filters';
import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import { type CuePattern, findPattern } from '../understanding/cue-pattern.ts';
import { DROPS } from '../understanding/cue-tables.ts';
import {
  type Message,
  type PlacedReading,
  readMessage,
  type Slot,
  slotOfWord,
} from '../understanding/message.ts';
import { materialName } from './limits/limit-filters.ts';
import { concerns, mergeWishes } from './merge-wishes.ts';
import { isOccasion } from './repeated-refusals.ts';

/** What a message takes back of the request so far. */
export interface TakenBack {
  /** Kinds of wishes: "any color". */
  slots: readonly Slot[];
  /** What is allowed again: "black is fine after all". */
  allowed: readonly Concept[];
  /** What need not be: "forget the linen". */
  dropped: readonly Concept[];
  /** Pieces that an outfit is to be without: "lose the belt". */
  left: readonly QueryReading[];
  /** The words that say so; nothing in them is a wish. */
  spans: readonly { from: number; to: number }[];
}

interface Match {
  from: number;
  to: number;
}

const matches = (message: Message, patterns: readonly CuePattern[]): Match[] =>
  patterns.flatMap((pattern) => findPattern(pattern, message) ?? []);

const within = ({ from, to }: PlacedReading, match: Match): boolean =>
  from < match.to && to > match.from;

const REFUSING = /^(?:no|not|nothing|never|without|non|avoid|hate)$/;

/** "No wool again", "not black please, ok?" refuse once more and allow nothing. */
const isRefusal = (message: Message, { from }: Match): boolean =>
  message.readings.some(({ reading, from: at }) => at === from && reading.role === 'negated') ||
  REFUSING.test(message.words[from - 1]?.word ?? '');

const garmentsIn = ({ readings }: Message, found: readonly Match[]): QueryReading[] =>
  readings
    .filter((placed) => found.some((match) => within(placed, match)))
    .filter(({ reading: { role, concepts } }) => role === 'wanted' && concepts[0]?.kind === 'type')
    .map(({ reading }) => ({ ...reading, role: 'negated' }));

/** "Forget the wedding" is said of the wedding guest, too. */
const isSameDay = ({ concepts }: QueryReading, concept: Concept): boolean =>
  isOccasion(concept) &&
  concepts.some((one) => isOccasion(one) && one.id.startsWith(`${concept.id}-`));

/** What a message takes back; values only where the request has them. */
export function readTakenBack(said: Message, request: StyleRequest): TakenBack {
  // Of several kinds "scrap the hoodie" means the kind, though a hoodie is on the screen.
  const isOfKinds = request.outfit === null && typesOf(request.wishes).length > 1;
  const message = isOfKinds ? readMessage(said.understood) : said;
  const drops = matches(message, DROPS.drop);
  const slots = drops.flatMap(({ from, to }) =>
    message.words.slice(from, to).flatMap(({ word }) => slotOfWord(word) ?? []),
  );
  const all = [...message.readings, ...message.loose];
  const conceptsIn = (found: readonly Match[]): Concept[] =>
    found.flatMap((match) =>
      all.filter((placed) => within(placed, match)).flatMap(({ reading }) => reading.concepts),
    );
  const allows = matches(message, DROPS.allow).filter((match) => !isRefusal(message, match));
  const allowed = conceptsIn(allows).filter((concept) =>
    request.wishes.some((wish) => wish.role === 'negated' && concerns(wish, [concept])),
  );
  const takes = matches(message, DROPS.take);
  const dropped = conceptsIn(takes).filter(
    (concept) =>
      request.wishes.some(
        (wish) =>
          wish.role !== 'negated' && (concerns(wish, [concept]) || isSameDay(wish, concept)),
      ) || isFiltered(request.filters, concept),
  );
  const left = request.outfit === null ? [] : garmentsIn(message, takes);
  // "Forget office", where nothing was for the office, asks for nothing of it.
  const isIdle = conceptsIn(takes).some(isOccasion);
  const isTaken = dropped.length + left.length > 0 || isIdle;
  return {
    slots: [...new Set(slots)],
    allowed,
    dropped,
    left,
    spans: [...drops, ...(allowed.length > 0 ? allows : []), ...(isTaken ? takes : [])],
  };
}

const nameInFilters = (concept: Concept): string | null =>
  concept.kind === 'material' ? materialName({ ...EMPTY, concepts: [concept] }) : concept.id;

const EMPTY: QueryReading = {
  words: '',
  concept: null,
  amount: null,
  unavailable: null,
  hard: false,
  kind: 'concept',
  role: 'wanted',
  concepts: [],
};

function isFiltered({ color, material }: Filters, concept: Concept): boolean {
  const name = nameInFilters(concept);
  return name !== null && (color.includes(name) || material.includes(name));
}

const GROUPS: Partial<Record<Slot, readonly string[]>> = {
  occasion: ['occasion', 'dress-code', 'activity'],
  season: ['season'],
  style: ['style'],
  length: ['length'],
  sleeve: ['sleeve'],
};
const KINDS: Partial<Record<Slot, Concept['kind']>> = {
  color: 'color',
  material: 'material',
  pattern: 'pattern',
};

const OF_LENGTH: ReadonlySet<string> = new Set(['longer', 'shorter']);

/** Whether a wish is of a kind that the shopper wants forgotten. Refusals are not. */
function isOfSlot(wish: QueryReading, slot: Slot): boolean {
  if (wish.role === 'negated') return false;
  if (slot === 'price') return wish.kind === 'price-level';
  const isComparison = wish.concepts.some(({ kind }) => kind === 'comparison');
  if (slot === 'length' && isComparison) return wish.concepts.some(({ id }) => OF_LENGTH.has(id));
  if (slot === 'brand') return wish.kind === 'brand';
  if (slot === 'rating') return wish.concepts.some(({ id }) => id === 'well-rated');
  return wish.concepts.some(
    ({ kind, id }) =>
      kind === KINDS[slot] || (GROUPS[slot]?.includes(attributeGroup(id) ?? '') ?? false),
  );
}

const CLEARED: Readonly<Record<Slot, Partial<Filters>>> = {
  color: { color: [] },
  price: { priceRangeMin: null, priceRangeMax: null },
  size: {
    clothing_size: [],
    clothing_canonical_size: [],
    shoes_size: [],
    shoes_canonical_size: [],
    clothing_fit: [],
  },
  brand: { brand: [] },
  material: { material: [] },
  pattern: {},
  occasion: {},
  style: {},
  length: {},
  sleeve: {},
  gender: { gender: [] },
  sale: { sale: false },
  season: {},
  rating: {},
};

/** The request without what was taken back. */
export function takeBack(request: StyleRequest, taken: TakenBack): StyleRequest {
  const { slots, allowed, dropped, left } = taken;
  const wishes = request.wishes.filter(
    (wish) =>
      !slots.some((slot) => isOfSlot(wish, slot)) &&
      !(wish.role === 'negated' && concerns(wish, allowed)) &&
      !(
        wish.role !== 'negated' &&
        (concerns(wish, dropped) || dropped.some((concept) => isSameDay(wish, concept)))
      ),
  );
  const cleared: Filters = Object.assign(
    { ...request.filters },
    ...slots.map((slot) => CLEARED[slot]),
  );
  const names = dropped.flatMap((concept) => nameInFilters(concept) ?? []);
  const without = (values: readonly string[]) => values.filter((value) => !names.includes(value));
  const { outfit } = request;
  return {
    ...request,
    outfit: outfit !== null && slots.includes('price') ? { ...outfit, budget: null } : outfit,
    wishes: mergeWishes(wishes, left),
    filters: { ...cleared, color: without(cleared.color), material: without(cleared.material) },
  };
}
