import type { CallAnswer, CallBody } from '@modiste/contract/calls';
import type { ChatMessage } from '@modiste/contract/entities/chat-message';
import type { Item } from '@modiste/contract/entities/item';
import { PATHS } from '@modiste/contract/paths';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { makeItem } from './make-item.ts';

type ChatCall = 'chatTranslate' | 'chatRetrieve' | 'chatRank' | 'chatReplacePiece';
export type Translated = CallAnswer<'chatTranslate'>;
export type Ranked = CallAnswer<'chatRank'>;

/** What the shopper said is understood as a search, unless something else is given. */
export const makeTranslated = (
  body: CallBody<'chatTranslate'>,
  given: Partial<Translated> = {},
): Translated => ({
  chat_id: body.chat_id ?? 'c1',
  intent: 'search',
  answer: '',
  title: 'Linen for the beach',
  refined_query: body.query,
  updated_filters: null,
  user_message_id: body.message_id ?? 'u1',
  model_message_id: given.intent === undefined ? null : 'm1',
  items: [],
  suggestions: [],
  remembered: [],
  ...given,
});

const CANDIDATES = ['a', 'b', 'c'].map((id) => makeItem(id));
const REASONED: Item = makeItem('a', { reason: 'The lightest of the three.' });

export const makeRanked = (given: Partial<Ranked> = {}): Ranked => ({
  quick_pick_items: CANDIDATES.slice(1),
  deep_search_items: [REASONED],
  reply: 'Three dresses for the beach.',
  model_message_id: 'm1',
  outfits: [],
  outfit_items: [],
  suggestions: ['Make it more casual'],
  ...given,
});

/** A message of a stored conversation; what matters to a test is given. */
export const makeMessage = (given: Partial<ChatMessage>): ChatMessage => ({
  id: 'u1',
  timestamp: '2026-06-01T10:00:00.000Z',
  message: '',
  actor: 'user',
  attachments: [],
  item_ids: [],
  deep_search_item_ids: [],
  reasons: [],
  ai_updated_filters: null,
  outfits: [],
  shown_colors: {},
  suggestions: [],
  title: null,
  reply_to: null,
  refined_query: null,
  remembered: [],
  ...given,
});

/** A stylist that a test can foresee, and all that it was asked. */
export function serveChat() {
  const asked: { [Name in ChatCall]: CallBody<Name>[] } = {
    chatTranslate: [],
    chatRetrieve: [],
    chatRank: [],
    chatReplacePiece: [],
  };
  type Answers = {
    [Name in ChatCall]: (
      body: CallBody<Name>,
    ) => CallAnswer<Name> | Response | Promise<CallAnswer<Name> | Response>;
  };
  const usual: Answers = {
    chatTranslate: (body) => makeTranslated(body),
    chatRetrieve: () => ({
      candidates: CANDIDATES,
      quick_picks: ['b', 'c'],
      top_picks: ['a'],
      ai_message: 'I found three.',
    }),
    chatRank: () => makeRanked(),
    chatReplacePiece: () => ({ outfit: null, items: [] }),
  };
  const answers: Answers = { ...usual };
  const handle = <Name extends ChatCall>(name: Name) =>
    http.post<never, CallBody<Name> & JsonBodyType, JsonBodyType>(
      `*${PATHS[name].path}`,
      async ({ request }) => {
        const body = await request.json();
        Array.prototype.push.call(asked[name], body);
        const answer = await answers[name](body);
        return answer instanceof Response ? answer : HttpResponse.json(answer);
      },
    );
  return {
    asked,
    answers,
    handlers: [
      handle('chatTranslate'),
      handle('chatRetrieve'),
      handle('chatRank'),
      handle('chatReplacePiece'),
    ],
    /** Forgets what was asked, and answers as usual again. */
    reset: () => {
      Object.assign(answers, usual);
      for (const list of Object.values(asked)) list.length = 0;
    },
  };
}
