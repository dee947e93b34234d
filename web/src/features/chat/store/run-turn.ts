import type { CallAnswer } from '@modiste/contract/calls';
import type { Item } from '@modiste/contract/entities/item';
import { mustSearchAgain } from '@modiste/contract/filters/compare-filters';
import type { Filters } from '@modiste/contract/filters/filters';
import { shownColorsOf } from '@modiste/contract/filters/in-shown-color';
import { call } from '../../../lib/call.ts';
import { callStream } from '../../../lib/call-stream.ts';
import { EMPTY_REPLY, type Reply, type Turn } from './conversation-state.ts';

export type Translated = CallAnswer<'chatTranslate'>;
type Ranked = CallAnswer<'chatRank'>;

/** What a turn reports while it runs. */
export interface TurnEvents {
  /** The server has the message, under this conversation. */
  onUnderstood: (translated: Translated) => void;
  onReply: (change: Partial<Reply>) => void;
  onItems: (items: readonly Item[]) => void;
}

interface TurnInput {
  chatId: string | null;
  turn: Turn;
  filters: Filters;
  /** Whether the filters are those to search with: the message was understood before. */
  isUnderstood: boolean;
  signal: AbortSignal;
}

/** Tells a reply as far as it is written, from its pieces. */
function tellPieces(onReply: TurnEvents['onReply']) {
  let text = '';
  return (piece: string) => {
    text += piece;
    onReply({ text });
  };
}

/** Sends a message and has its words understood. */
async function translate(
  { chatId, turn, filters, signal }: TurnInput,
  onReply: TurnEvents['onReply'],
): Promise<Translated> {
  const { message, replaces } = turn;
  return await callStream('chatTranslate', {
    onText: tellPieces(onReply),
    body: {
      chat_id: chatId,
      query: message.text,
      filters,
      attachments: message.attachment === null ? [] : [message.attachment],
      message_id: message.id,
      replaces,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    signal,
  });
}

interface FindInput {
  chatId: string;
  messageId: string;
  query: string;
  refinedQuery: string;
  filters: Filters;
  title: string | null;
  signal: AbortSignal;
}

const rankedReply = (ranked: Ranked): Partial<Reply> => ({
  id: ranked.model_message_id,
  phase: 'done',
  text: ranked.reply,
  itemIds: ranked.quick_pick_items.map(({ id }) => id),
  deep: ranked.deep_search_items.map(({ id, reason = '' }) => ({ id, reason })),
  outfits: ranked.outfits,
  suggestions: ranked.suggestions,
  shownColors: shownColorsOf([
    ...ranked.quick_pick_items,
    ...ranked.deep_search_items,
    ...ranked.outfit_items,
  ]),
});

/** Finds items for what was understood: the candidates are told at once, then the choice. */
export async function findItems(
  input: FindInput,
  { onReply, onItems }: Pick<TurnEvents, 'onReply' | 'onItems'>,
): Promise<void> {
  const { query, refinedQuery, filters, title, signal } = input;
  const asked = {
    chat_id: input.chatId,
    user_message_id: input.messageId,
    refined_query: refinedQuery,
    filters,
  };
  onReply({ phase: 'finding', colors: filters.color, text: '' });
  const found = await call('chatRetrieve', { body: asked, signal });
  onItems(found.candidates);
  onReply({
    phase: 'choosing',
    text: '',
    notice: found.ai_message,
    itemIds: found.candidates.map(({ id }) => id),
    shownColors: shownColorsOf(found.candidates),
    deep: [],
    outfits: [],
  });
  const ranked = await callStream('chatRank', {
    onText: tellPieces(onReply),
    body: {
      ...asked,
      query,
      quick_picks_ids: found.quick_picks,
      top_picks_ids: found.top_picks,
      title,
    },
    signal,
  });
  const { quick_pick_items, deep_search_items, outfit_items } = ranked;
  onItems([...quick_pick_items, ...deep_search_items, ...outfit_items]);
  onReply(rankedReply(ranked));
}

/** One message from sending to its whole reply: translate, and where items are wanted retrieve and rank. */
export async function runTurn(input: TurnInput, events: TurnEvents): Promise<void> {
  const { turn, filters, isUnderstood, signal } = input;
  const translated = await translate(input, events.onReply);
  events.onUnderstood(translated);
  events.onItems(translated.items);
  const { updated_filters, title, remembered } = translated;
  const asked = updated_filters ?? filters;
  const searched = isUnderstood ? filters : asked;
  const common = { title, remembered, isFoundAgain: mustSearchAgain(asked, searched) };
  if (translated.intent !== 'search') {
    events.onReply({
      ...EMPTY_REPLY,
      ...common,
      id: translated.model_message_id,
      phase: 'done',
      text: translated.answer,
      itemIds: translated.items.map(({ id }) => id),
      shownColors: shownColorsOf(translated.items),
      suggestions: translated.suggestions,
    });
    return;
  }
  events.onReply(common);
  await findItems(
    {
      chatId: translated.chat_id,
      messageId: translated.user_message_id,
      query: turn.message.text,
      refinedQuery: translated.refined_query,
      filters: searched,
      title,
      signal,
    },
    events,
  );
}
