import { emptyRequest } from '@modiste/stylist/dialogue-state';
import type { Stylist } from '@modiste/stylist/stylist';

/** What it says to anything but a search. */
export const SMALL_TALK = 'Nice to hear.';

/**
 * A stylist that does what a test can foresee: "find …" is a search for the rest of the words, and
 * anything else is answered at once. It counts how often it was asked.
 */
export function scriptedStylist(): Stylist & { asked: { translate: number; rank: number } } {
  const asked = { translate: 0, rank: 0 };
  return {
    asked,
    async translate({ words, filters, attachment, state }) {
      asked.translate += 1;
      const isSearch = words.startsWith('find ');
      const refinedQuery = isSearch ? words.slice('find '.length) : '';
      const answer = isSearch ? '' : `${SMALL_TALK} (${state.said.length})`;
      const request = { ...emptyRequest(filters), refinedQuery, attachment };
      return {
        intent: isSearch ? 'search' : 'small_talk',
        answer,
        title: isSearch ? `About ${refinedQuery}` : null,
        refinedQuery,
        updatedFilters: isSearch ? { ...filters, sale: false } : null,
        itemIds: state.shown.itemIds.slice(0, 1),
        suggestions: ['Show me more'],
        remember: [],
        forget: [],
        state: isSearch ? { ...state, request } : { ...state, said: [...state.said, answer] },
      };
    },
    announce: ({ total }) => `${total} found`,
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
