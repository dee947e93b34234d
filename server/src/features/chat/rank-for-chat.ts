import type { CallAnswer } from '@modiste/contract/calls';
import type { Item } from '@modiste/contract/entities/item';
import type { Found, ReplyOptions } from '@modiste/stylist/stylist';
import { findReply, type MessageRow } from '../../conversations/message-store.ts';
import type { Deps } from '../../deps/deps.ts';
import { type AskedSearch, findAskedMessage, requestedState } from './asked-message.ts';
import type { ChatDeps } from './chat-deps.ts';
import { findForMessage } from './finding/find-for-message.ts';
import { guardStylist } from './guard-stylist.ts';
import { rankedItems } from './ranked-items.ts';
import { isReplyTo, storeReply } from './store-reply.ts';

export interface RankInput extends AskedSearch {
  quickPickIds: readonly string[];
  topPickIds: readonly string[];
  title: string | null;
}

/** The candidates that were sent, top picks first; all where none of them was. */
function keepSent(found: Found, { quickPickIds, topPickIds }: RankInput): Found {
  const byId = new Map(found.candidates.map((item): [string, Item] => [item.id, item]));
  const sent = new Set([...topPickIds, ...quickPickIds]);
  const candidates = [...sent].flatMap((id) => byId.get(id) ?? []);
  return candidates.length === 0 ? found : { ...found, candidates };
}

/** A stored reply as the call answers it, with the items as they are now. */
async function present(deps: Deps, row: MessageRow): Promise<CallAnswer<'chatRank'>> {
  const reasons = new Map(row.deep_search_item_ids.map((id, at) => [id, row.reasons[at] ?? '']));
  const pieceIds = row.outfits.flatMap(({ pieces }) => pieces.map(({ item_id }) => item_id));
  const colors = row.state.shownColors;
  const [quick, deep, pieces] = await Promise.all([
    rankedItems(deps, row.item_ids, { colors }),
    rankedItems(deps, row.deep_search_item_ids, { reasons, colors }),
    rankedItems(deps, [...new Set(pieceIds)], { colors }),
  ]);
  return {
    quick_pick_items: quick,
    deep_search_items: deep,
    reply: row.message,
    model_message_id: row.id,
    outfits: row.outfits,
    outfit_items: pieces,
    suggestions: row.suggestions,
  };
}

async function rankMessage(
  deps: ChatDeps,
  { message, asked }: { message: MessageRow; asked: RankInput },
  options: ReplyOptions,
): Promise<MessageRow> {
  const state = await requestedState(deps, message, asked);
  const known = await findReply(deps.database, message);
  if (known && isReplyTo(known, state.request)) return known;
  const { found: all } = await findForMessage(deps, message, state);
  const found = keepSent(all, asked);
  const ranking = await guardStylist(() => deps.stylist.rank(found, options));
  const { request, said: saidBefore } = state;
  return storeReply(deps.database, { message, request, ranking, saidBefore, title: asked.title });
}

/**
 * Chooses among the candidates of a message, and stores the reply. Asked again
 * for the same, it answers the same; for other filters, another reply takes the place of the first.
 * @throws ApiError `not_found`, `attachment_not_found`, `item_not_found`, `search_failed`
 */
export async function rankForChat(
  deps: ChatDeps,
  asked: RankInput,
  options: ReplyOptions = {},
): Promise<CallAnswer<'chatRank'>> {
  const message = await findAskedMessage(deps, asked);
  const reply = await deps.oneAtATime(`rank ${message.id}`, () =>
    rankMessage(deps, { message, asked }, options),
  );
  return present(deps, reply);
}
