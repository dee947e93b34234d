import type { Outfit } from '@modiste/contract/entities/chat-message';
import { lockConversation } from '../../conversations/conversation-store.ts';
import {
  findMessage,
  listMessages,
  type MessageRow,
  updateMessage,
} from '../../conversations/message-store.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiError } from '../../errors/api-error.ts';

/** How a reply notes what was taken out of a place of an outfit. */
export const placeKey = (outfit: number, place: number): string => `${outfit}.${place}`;

export interface NewPiece {
  message: MessageRow;
  /** Of the outfit among those of the reply. */
  index: number;
  place: number;
  /** With the new piece. */
  outfit: Outfit;
  /** That its pieces are shown in, by item id. */
  colors: Readonly<Record<string, string>>;
  /** Sentences that it is explained by. */
  said: readonly string[];
}

type State = MessageRow['state'];

/** What is shown, with the outfit as it is now. */
function showInstead(
  state: State,
  before: readonly string[],
  { after, colors }: { after: readonly string[]; colors: NewPiece['colors'] },
): State {
  const isBefore = (ids: readonly string[]) => ids.join('\n') === before.join('\n');
  const outfits = state.shown.outfits.map((ids) => (isBefore(ids) ? after : ids));
  const gone = before.find((id) => !after.includes(id));
  const come = after.find((id) => !before.includes(id));
  const itemIds = state.shown.itemIds.map((id) => (id === gone ? (come ?? id) : id));
  const shownColors = { ...state.shownColors, ...colors };
  return { ...state, shown: { ...state.shown, itemIds, outfits }, shownColors };
}

const idsOf = (outfit: Outfit) => outfit.pieces.map(({ item_id }) => item_id);

/**
 * Stores an outfit in which a piece was replaced, in the reply and in every state that shows it.
 * @returns The outfit as it is stored: another process may have replaced the same piece.
 * @throws ApiError `not_found` where the reply is gone
 */
export async function storeReplacement(database: Database, given: NewPiece): Promise<Outfit> {
  const { user_id: userId, chat_id: chatId, id } = given.message;
  const { index, place, outfit, colors } = given;
  const key = { userId, chatId };
  const replaced = given.message.outfits[index]?.pieces[place]?.item_id ?? '';
  return database.transaction().execute(async (transaction) => {
    const isThere = await lockConversation(transaction, key);
    const message = isThere && (await findMessage(transaction, { userId, id }));
    const current = message?.outfits[index];
    if (!message || !current) throw new ApiError('not_found');
    if (current.pieces[place]?.item_id !== replaced) return current;
    const known = message.refused[placeKey(index, place)] ?? [];
    await updateMessage(transaction, message, {
      outfits: message.outfits.with(index, outfit),
      refused: { ...message.refused, [placeKey(index, place)]: [...known, replaced] },
      said: [...message.said, ...given.said],
    });
    const [before, after] = [idsOf(current), idsOf(outfit)];
    for (const row of await listMessages(transaction, key, message.position)) {
      await updateMessage(transaction, row, {
        state: showInstead(row.state, before, { after, colors }),
      });
    }
    return outfit;
  });
}
