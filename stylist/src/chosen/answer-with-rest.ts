import type { Item } from '@modiste/contract/entities/item';
import { withHeard } from '../dialogue/heard.ts';
import { chooseTone } from '../speech/choose-tone.ts';
import { joinSentences } from '../speech/join-words.ts';
import { Speech } from '../speech/speech.ts';
import type { Translate, Translation, Turn } from '../stylist.ts';

/** So many cards stand beside an answer. */
const CARDS_MAX = 8;

export const budgetOf = ({ state: { totalBudget, request, addedUp } }: Turn): number | null =>
  totalBudget ?? request?.outfit?.budget ?? addedUp?.budget ?? null;

export interface Told {
  turn: Turn;
  text: string;
  items: readonly Item[];
  speech: Speech;
  suggestions: readonly string[];
}

export const answered = ({ turn, text, items, speech, suggestions }: Told): Translation => ({
  intent: 'item_question',
  answer: text,
  title: null,
  refinedQuery: '',
  updatedFilters: null,
  itemIds: items.slice(0, CARDS_MAX).map(({ id }) => id),
  suggestions,
  remember: [],
  forget: [],
  state: withHeard({ ...turn.state, asked: null, said: speech.said }, turn.words),
});

/** What else a message says, with what was told of its pieces first. */
export async function withRest(
  told: Told,
  rest: string,
  translate: Translate,
): Promise<Translation> {
  const { turn, text, speech } = told;
  const state = { ...turn.state, said: speech.said };
  const next = await translate({ ...turn, words: rest, state });
  if (next.intent === 'search') {
    const notes = [text, ...(next.state.notes ?? [])].filter((note) => note !== '');
    return { ...next, state: { ...next.state, notes } };
  }
  return {
    ...next,
    answer: joinSentences(text, next.answer),
    itemIds: [...new Set([...told.items.map(({ id }) => id), ...next.itemIds])].slice(0, CARDS_MAX),
  };
}

export const speechOf = ({ state, shopper }: Turn): Speech =>
  new Speech(state.said, chooseTone(shopper.preferences));
