import { shownColorsOf } from '@modiste/contract/filters/in-shown-color';
import { MESSAGES } from '@modiste/contract/messages';
import type { StoreApi } from 'zustand';
import { call, failureMessage } from '../../../lib/call.ts';
import { showFailure } from '../../../lib/failure-popup.ts';
import { startThinking } from '../../../lib/page/use-pulse-status.ts';
import type { ConversationState } from './conversation-state.ts';
import type { TurnEdits } from './turn-edits.ts';

/** A piece of an outfit that is to be replaced by another. */
interface PiecePlace {
  /** The turn that shows the outfit. */
  key: string;
  outfit: number;
  itemId: string;
}

/** What came of it; `failed` has been told already. */
export type Replaced = 'replaced' | 'nothing-else' | 'failed';

/** Puts another piece in the place of one of an outfit. */
export const createPieceReplacer =
  (store: StoreApi<ConversationState>, edits: TurnEdits) =>
  async ({ key, outfit, itemId }: PiecePlace): Promise<Replaced> => {
    const { chatId } = store.getState();
    const messageId = edits.turnOf(key)?.reply?.id ?? null;
    if (chatId === null || messageId === null) return 'failed';
    const body = { chat_id: chatId, message_id: messageId, outfit, item_id: itemId };
    const endThinking = startThinking();
    try {
      const { outfit: other, items } = await call('chatReplacePiece', { body });
      if (other === null) return 'nothing-else';
      edits.addItems(items);
      const { outfits = [], shownColors = {} } = edits.turnOf(key)?.reply ?? {};
      edits.changeReply(key, {
        outfits: outfits.map((one, at) => (at === outfit ? other : one)),
        shownColors: { ...shownColors, ...shownColorsOf(items) },
      });
      return 'replaced';
    } catch (error) {
      showFailure(failureMessage(error, MESSAGES.search_failed));
      return 'failed';
    } finally {
      endThinking();
    }
  };
