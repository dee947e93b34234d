import { understandQuery } from '@modiste/lexicon/understand-query';
import { emptyRequest, type StyleRequest } from '@modiste/stylist/dialogue-state';
import type { Stylist, Turn } from '@modiste/stylist/stylist';

/** What it says to anything but a search. */
export const SMALL_TALK = 'Nice to hear.';

const SEARCH = /^find (?<query>.*)$/;
/** "outfit under $150: a beach wedding" */
const OUTFIT = /^outfit(?: under \$(?<budget>\d+))?: (?<query>.*)$/;
/** "beside t_red-dress: sandals" */
const BESIDE = /^beside (?<itemId>\S+): (?<query>.*)$/;

/** What the words ask to look for; null where they ask for nothing. */
function readRequest({ words, filters, attachment }: Turn): StyleRequest | null {
  const [search, outfit, beside] = [SEARCH, OUTFIT, BESIDE].map((form) => form.exec(words)?.groups);
  const { query: refinedQuery } = search ?? outfit ?? beside ?? {};
  if (refinedQuery === undefined) return null;
  const { budget } = outfit ?? {};
  const { itemId } = beside ?? {};
  return {
    ...emptyRequest(filters),
    refinedQuery,
    wishes: understandQuery(refinedQuery).readings,
    attachment,
    outfit: outfit ? { budget: budget === undefined ? null : Number(budget), keep: [] } : null,
    anchor: itemId === undefined ? null : { itemId, relation: 'beside' },
  };
}

/**
 * A stylist that does what a test can foresee: words of one of the forms above are a search, and
 * anything else is answered at once. It counts how often it was asked.
 */
export function scriptedStylist(): Stylist & { asked: { translate: number; rank: number } } {
  const asked = { translate: 0, rank: 0 };
  return {
    asked,
    async translate(turn) {
      asked.translate += 1;
      const { filters, state } = turn;
      const request = readRequest(turn);
      const answer = request ? '' : `${SMALL_TALK} (${state.said.length})`;
      return {
        intent: request ? 'search' : 'small_talk',
        answer,
        title: request && `About ${request.refinedQuery}`,
        refinedQuery: request?.refinedQuery ?? '',
        updatedFilters: request && { ...filters, sale: false },
        itemIds: state.shown.itemIds.slice(0, 1),
        suggestions: ['Show me more'],
        remember: [],
        forget: [],
        state: request ? { ...state, request } : { ...state, said: [...state.said, answer] },
      };
    },
    announce: ({ total, dropped }) =>
      `${total} found${dropped === null ? '' : `, without ${dropped}`}`,
    async rank({ state, candidates, outfits }) {
      asked.rank += 1;
      const reply = `Reply ${state.said.length + 1}`;
      const itemIds = candidates.map(({ id }) => id);
      return {
        quickPickIds: itemIds.slice(1),
        deep: itemIds.slice(0, 1).map((id) => ({ id, reason: `The reason for ${id}` })),
        outfits: outfits.map((pieces) => ({
          name: pieces.map(({ short_description }) => short_description).join(' and '),
          reason: 'They go together.',
          total: pieces.reduce((sum, { price }) => sum + price, 0),
          pieces: pieces.map(({ id }) => ({ role: 'piece', label: 'Piece', item_id: id })),
        })),
        reply,
        suggestions: ['In blue'],
        state: {
          ...state,
          shown: { itemIds, outfits: outfits.map((pieces) => pieces.map(({ id }) => id)) },
          said: [...state.said, reply],
        },
      };
    },
  };
}
