import type { Item } from '@modiste/contract/entities/item';
import { DEFAULT_FILTERS, type Filters, isFilterName } from '@modiste/contract/filters/filters';
import type { Found, Shopper, Translation, Turn } from '../stylist.ts';
import { cutText, describeItem } from './describe-item.ts';
import { redactPersonal } from './redact-personal.ts';

const MESSAGES_MAX = 8;
const MESSAGE_CHARS_MAX = 400;
const WORDS_CHARS_MAX = 1_000;
const ITEMS_MAX = 24;
/** The best of what was found; more would make a model slow and no wiser. */
const CANDIDATES_MAX = 16;
const OUTFITS_MAX = 4;
const MEMORIES_MAX = 20;
const MEMORY_CHARS_MAX = 80;

/** What a model is shown, and the pieces by the numbers that it names them by, from 1. */
export interface View {
  data: object;
  items: readonly Item[];
}

const spoken = (text: string, charsMax: number) => cutText(redactPersonal(text), charsMax);

/** The filters that are set, under the contract's names. */
function filtersInForce(filters: Filters): object {
  const set = Object.keys(filters)
    .filter(isFilterName)
    .filter((name) => JSON.stringify(filters[name]) !== JSON.stringify(DEFAULT_FILTERS[name]));
  return Object.fromEntries(set.map((name) => [name, filters[name]]));
}

/** Taste, sizes and tone: no name, no contact, no place, and none of the free notes. */
function describeShopper({ preferences, memories }: Shopper, isForSelf: boolean): object {
  const { ai_tone_description: toneWish, style_preference, personality } = preferences;
  return {
    ...(toneWish && { tone_wish: spoken(toneWish, MESSAGE_CHARS_MAX) }),
    styles: style_preference,
    personality,
    ...(isForSelf && {
      wears: preferences.gender_preference,
      clothing_sizes: [...preferences.clothing_size, ...preferences.clothing_canonical_size],
      shoe_sizes: [...preferences.shoes_size, ...preferences.shoes_canonical_size],
      remembered: memories.slice(0, MEMORIES_MAX).map(({ text }) => spoken(text, MEMORY_CHARS_MAX)),
    }),
  };
}

const monthOf = (now: Date) => now.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });

const unique = (items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** The numbers of the pieces of each outfit. */
const outfitNumbers = (outfits: readonly (readonly string[])[], items: readonly Item[]) =>
  outfits.slice(0, OUTFITS_MAX).map((ids, at) => ({
    outfit: at + 1,
    items: ids.map((id) => items.findIndex((item) => item.id === id) + 1).filter((n) => n > 0),
  }));

/** A message with all that it may refer to. */
export function viewTurn(turn: Turn, draft: Translation): View {
  const { shown, request, focusId, asked } = turn.state;
  const byId = new Map(turn.items.map((item) => [item.id, item]));
  const shownItems = shown.itemIds.flatMap((id) => byId.get(id) ?? []);
  const items = unique([...shownItems, ...turn.items]).slice(0, ITEMS_MAX);
  const focus = items.findIndex(({ id }) => id === focusId) + 1;
  const data = {
    month: monthOf(turn.now),
    shopper: describeShopper(turn.shopper, request?.wearer !== 'other'),
    earlier: turn.history.slice(-MESSAGES_MAX).map(({ actor, message }) => ({
      from: actor === 'user' ? 'shopper' : 'you',
      said: spoken(message, MESSAGE_CHARS_MAX),
    })),
    looking_for: spoken(request?.refinedQuery ?? '', WORDS_CHARS_MAX),
    filters: filtersInForce(turn.filters),
    pieces: items.map((item, at) => describeItem(item, at + 1)),
    outfits: outfitNumbers(shown.outfits, items),
    last_spoken_of: focus > 0 ? focus : null,
    asked,
    has_photo: turn.attachment !== null,
    message: spoken(turn.words, WORDS_CHARS_MAX),
    draft: {
      intent: draft.intent,
      answer: spoken(draft.answer, WORDS_CHARS_MAX),
      query: spoken(draft.refinedQuery, WORDS_CHARS_MAX),
      is_outfit: Boolean(draft.state.request?.outfit),
    },
  };
  return { data, items };
}

/** What was found, with the outfits as the built-in stylist would show them. */
export function viewFound(found: Found, outfits: readonly (readonly string[])[]): View {
  const { request } = found.state;
  const pieces = new Map(
    [...found.candidates, ...found.outfits.flat()].map((item) => [item.id, item]),
  );
  const composed = outfits
    .slice(0, OUTFITS_MAX)
    .flat()
    .flatMap((id) => pieces.get(id) ?? []);
  const chosen = unique([...composed, ...found.candidates]).slice(0, CANDIDATES_MAX);
  const items = unique(found.anchor ? [...chosen, found.anchor] : chosen);
  const anchor = items.findIndex(({ id }) => id === found.anchor?.id) + 1;
  const data = {
    month: monthOf(found.now),
    shopper: describeShopper(found.shopper, request?.wearer !== 'other'),
    looking_for: spoken(request?.refinedQuery ?? '', WORDS_CHARS_MAX),
    filters: filtersInForce(request?.filters ?? DEFAULT_FILTERS),
    found_in_all: found.total,
    pieces: items.map((item, at) => describeItem(item, at + 1)),
    outfits: outfitNumbers(outfits, items),
    asked_about: anchor > 0 ? { item: anchor, relation: request?.anchor?.relation } : null,
  };
  return { data, items };
}
