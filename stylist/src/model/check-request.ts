import type { Filters } from '@modiste/contract/filters/filters';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { type Anchor, emptyRequest, type StyleRequest } from '../dialogue/dialogue-state.ts';
import type { OutfitRequest } from '../dialogue/outfit-request.ts';
import type { Translation, Turn } from '../stylist.ts';
import type { TranslationAnswer } from './answer-schemas.ts';
import { checkQuery, type Understand } from './check-query.ts';
import type { View } from './conversation-view.ts';
import { narrowFilters } from './narrow-filters.ts';

/** Requests that "go back" can reach. */
const EARLIER_MAX = 5;

interface Asked {
  turn: Turn;
  view: View;
  /** What the built-in stylist made of the message. */
  draft: Translation;
}

/** All that the shopper wrote, in one text. */
const wordsOf = ({ words, history }: Turn): string =>
  [...history.filter(({ actor }) => actor === 'user').map(({ message }) => message), words].join(
    '\n',
  );

const mergeRefusals = (limits: readonly UnderstoodQuery[]): UnderstoodQuery['not'] => ({
  colors: limits.flatMap(({ not }) => not.colors),
  shades: limits.flatMap(({ not }) => not.shades),
  materials: limits.flatMap(({ not }) => not.materials),
  patterns: limits.flatMap(({ not }) => not.patterns),
  attributes: limits.flatMap(({ not }) => not.attributes),
  types: limits.flatMap(({ not }) => not.types),
  words: limits.flatMap(({ not }) => not.words),
});

/** The item that the request is about: what the built-in stylist found in this message comes first. */
function anchorOf({ reference }: TranslationAnswer, { turn, view, draft }: Asked): Anchor | null {
  const before = turn.state.request?.anchor ?? null;
  const found = draft.state.request?.anchor ?? null;
  const isFoundNow = found !== null && found.itemId !== before?.itemId;
  const item = reference === null ? undefined : view.items[reference.item - 1];
  if (isFoundNow || item === undefined || reference === null) return found;
  return { itemId: item.id, relation: reference.relation };
}

/** The conversation after a search that only the model saw in the message. */
function stateAfter({ turn, draft }: Asked): Translation['state'] {
  if (draft.intent === 'search') return draft.state;
  const { request, earlier, said } = turn.state;
  const passed = request === null ? earlier : [...earlier, request].slice(-EARLIER_MAX);
  return { ...draft.state, asked: null, earlier: passed, said };
}

interface Whole {
  known: OutfitRequest | null;
  /** The most that a piece may cost, as the built-in stylist heard it. */
  each: number | null;
  isWhole: boolean;
}

/** The price of an outfit is what all of it may cost, and no limit on each of its pieces. */
function withWholePrice(
  filters: Filters,
  { known, each, isWhole }: Whole,
): { filters: Filters; outfit: OutfitRequest | null } {
  if (known !== null) return { filters: { ...filters, priceRangeMax: each }, outfit: known };
  if (!isWhole) return { filters, outfit: null };
  return {
    filters: { ...filters, priceRangeMax: null },
    outfit: { budget: filters.priceRangeMax, keep: [] },
  };
}

/**
 * A search as a model understood it, held to every limit that the built-in stylist knows of.
 * @returns null where the model's query cannot be used.
 */
export async function checkRequest(
  answer: TranslationAnswer,
  asked: Asked,
  understand: Understand,
): Promise<Pick<Translation, 'refinedQuery' | 'updatedFilters' | 'state'> | null> {
  const { turn, draft } = asked;
  // What the built-in stylist heard in words and in numbers, also where it asked back.
  const base = draft.state.request ?? emptyRequest(draft.updatedFilters ?? turn.filters);
  const isHeard = draft.intent === 'search' || draft.intent === 'clarify';
  const request = await understand(base.refinedQuery);
  const said = await understand(turn.words);
  const limits = {
    request,
    // Where the built-in stylist heard a search, what it heard of the message is in its request.
    message: isHeard ? await understand('') : said,
    kinds: said.types.filter((type) => request.types.includes(type)),
  };
  const query = await checkQuery(answer.query, limits, understand);
  if (query === null) return null;
  const known = draft.updatedFilters ?? turn.filters;
  const narrowed = narrowFilters(answer.filters, {
    filters: known,
    words: wordsOf(turn),
    refusals: mergeRefusals([limits.request, limits.message]),
  });
  const { filters, outfit } = withWholePrice(narrowed, {
    known: base.outfit,
    each: known.priceRangeMax,
    isWhole: answer.outfit,
  });
  const checked: StyleRequest = {
    ...base,
    ...query,
    filters,
    anchor: anchorOf(answer, asked),
    outfit,
  };
  const isChanged = JSON.stringify(filters) !== JSON.stringify(turn.filters);
  return {
    refinedQuery: query.refinedQuery,
    updatedFilters: isChanged ? filters : draft.updatedFilters,
    state: { ...stateAfter(asked), request: checked },
  };
}
