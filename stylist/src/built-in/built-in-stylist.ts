import { understandQuery } from '@modiste/lexicon/understand-query';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { announceFound } from '../choosing/announce-found.ts';
import { rankFound } from '../choosing/rank-found.ts';
import { emptyRequest } from '../dialogue/dialogue-state.ts';
import type { Found, Ranking, Stylist, Translation, Turn } from '../stylist.ts';

export interface BuiltInOptions {
  /** Reads words in terms of what the shop has; the language of clothes alone when left out. */
  understand?: (text: string) => Promise<UnderstoodQuery>;
}

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
    announce: announceFound,
    rank: async (found: Found): Promise<Ranking> => rankFound(found),
  };
}
