import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { withShown } from '../dialogue/dialogue-state.ts';
import { withEarlier } from '../dialogue/with-earlier.ts';
import { forSinglePieces } from '../request/limits/lasting-wishes.ts';
import type { Translate, Translation, Turn } from '../stylist.ts';
import { answered, budgetOf, speechOf, withRest } from './answer-with-rest.ts';
import { placeOf } from './chosen-pieces.ts';
import { type NamedSet, readNamedSet } from './show-named.ts';
import { tellTotal } from './tell-chosen.ts';

/** The conversation with the named pieces as those that are spoken of; outfits give way to the one that they make. */
function withPieces({ state }: Turn, { pieces, isSum }: NamedSet): DialogueState {
  const [first] = pieces;
  const spoken = { ...state, focusId: first?.id ?? state.focusId };
  if (isSum || state.shown.outfits.length === 0) return spoken;
  const { request, totalBudget } = state;
  const isWorn = new Set(pieces.map(placeOf)).size === pieces.length;
  if (isWorn && request?.outfit != null) {
    return withShown(spoken, { itemIds: [], outfits: [pieces.map(({ id }) => id)] }, pieces);
  }
  const budget = totalBudget ?? request?.outfit?.budget ?? undefined;
  const itemIds = pieces.map(({ id }) => id);
  return {
    ...withShown(spoken, { itemIds, outfits: [] }, pieces),
    request: request && forSinglePieces(request),
    earlier: withEarlier(state),
    ...(budget !== undefined && { totalBudget: budget }),
  };
}

/**
 * Shows pieces that a message lists by their names once more, and what they come to. What else it says is
 * understood as any message is.
 */
export async function answerNamedSet(given: Turn, translate: Translate): Promise<Translation> {
  const set = readNamedSet(given);
  if (set === null) return translate(given);
  const { pieces, rest } = set;
  const speech = speechOf(given);
  const budget = budgetOf(given);
  const total = { asks: 'sum', pieces, open: [], most: null, rest: '' } as const;
  const text = tellTotal(total, { speech, pieces, budget });
  const known = new Set(given.items.map(({ id }) => id));
  const turn = {
    ...given,
    items: [...given.items, ...pieces.filter(({ id }) => !known.has(id))],
    state: {
      ...withPieces(given, set),
      addedUp: { itemIds: pieces.map(({ id }) => id), budget },
    },
  };
  const suggestions = ['Make it an outfit', 'Which sizes are in stock?'];
  const told = { turn, text, items: pieces, speech, suggestions };
  return rest === '' ? answered(told) : withRest(told, rest, translate);
}
