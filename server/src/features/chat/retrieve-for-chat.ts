import type { CallAnswer } from '@modiste/contract/calls';
import { updateMessage } from '../../conversations/message-store.ts';
import { type AskedSearch, findAskedMessage, requestedState } from './asked-message.ts';
import type { ChatDeps } from './chat-deps.ts';
import { findForMessage } from './finding/find-for-message.ts';
import { guardStylist } from './guard-stylist.ts';

/** As many as the stylist looks at closely; the others are quick finds. */
const TOP_PICKS = 12;

/**
 * Finds candidates for a message of the shopper and stores which they were, so that ranking goes on
 * from there in any process.
 * @throws ApiError `not_found`, `attachment_not_found`, `item_not_found`, `search_failed`
 */
export async function retrieveForChat(
  deps: ChatDeps,
  asked: AskedSearch,
): Promise<CallAnswer<'chatRetrieve'>> {
  const message = await findAskedMessage(deps, asked);
  const state = await requestedState(deps, message, asked);
  const { found, ids } = await findForMessage(deps, message, state);
  await updateMessage(deps.database, message, { found: ids });
  return {
    candidates: [...found.candidates],
    quick_picks: ids.itemIds.slice(TOP_PICKS),
    top_picks: ids.itemIds.slice(0, TOP_PICKS),
    ai_message: await guardStylist(() => deps.stylist.announce(found)),
  };
}
