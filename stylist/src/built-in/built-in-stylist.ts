import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { emptyRequest } from '../dialogue/dialogue-state.ts';
import { Speech } from '../speech/speech.ts';
import type { Found, Ranking, Stylist, Translation, Turn } from '../stylist.ts';

export interface BuiltInOptions {
  /** Reads words in terms of what the shop has; the language of clothes alone when left out. */
  understand?: (text: string) => Promise<UnderstoodQuery>;
}

const DEEP_PICKS_MAX = 6;

const readAlone = async (text: string) => understandQuery(text);

/** The stylist that needs no model and no network. */
export function createBuiltInStylist({ understand = readAlone }: BuiltInOptions = {}): Stylist {
  return {
    async translate(turn: Turn): Promise<Translation> {
      const { readings } = await understand(turn.words);
      const request = {
        ...emptyRequest(turn.filters),
        wishes: readings,
        refinedQuery: turn.words,
        attachment: turn.attachment,
      };
      return {
        intent: 'search',
        answer: '',
        title: null,
        refinedQuery: turn.words,
        updatedFilters: null,
        itemIds: [],
        suggestions: [],
        remember: [],
        forget: [],
        state: { ...turn.state, request },
      };
    },
    announce: ({ total }: Found) => `${total} pieces match. Choosing the best of them.`,
    async rank({ state, candidates }: Found): Promise<Ranking> {
      const speech = new Speech(state.said);
      const reply = speech.say(`The first of them costs $${candidates[0]?.price ?? 0}.`);
      const itemIds = candidates.map(({ id }) => id);
      return {
        quickPickIds: itemIds.slice(DEEP_PICKS_MAX),
        deep: itemIds.slice(0, DEEP_PICKS_MAX).map((id) => ({ id, reason: '' })),
        outfits: [],
        reply,
        suggestions: [],
        state: { ...state, shown: { itemIds, outfits: [] }, said: speech.said },
      };
    },
  };
}
