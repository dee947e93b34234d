import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import type { StoreApi } from 'zustand';
import { call, failureMessage, isOutOfReach } from '../../../lib/call.ts';
import { closeFailure, showFailure } from '../../../lib/failure-popup.ts';
import { startThinking } from '../../../lib/page/use-pulse-status.ts';
import type { ConversationState, Reply, Turn } from './conversation-state.ts';
import { findItems, runTurn, type TurnEvents, understandAgain } from './run-turn.ts';
import type { TurnEdits } from './turn-edits.ts';
import { forgetUnsent, storeUnsent } from './unsent-message.ts';

interface RunnerInput {
  store: StoreApi<ConversationState>;
  edits: TurnEdits;
  onStored: (chatId: string) => void;
}

/** A piece of an outfit that is to be replaced by another. */
export interface PiecePlace {
  key: string;
  outfit: number;
  itemId: string;
}

/** Runs one turn at a time; what fails or is stopped leaves the words to be sent again. */
export function createTurnRunner({ store, edits, onStored }: RunnerInput) {
  let running: AbortController | null = null;

  /** Does what calls the server, with the pulse thinking, until it is done, fails or is stopped. */
  const attempt = async (
    turn: Turn,
    failure: string,
    work: (signal: AbortSignal) => Promise<void>,
  ) => {
    const stopping = new AbortController();
    running = stopping;
    closeFailure();
    const endThinking = startThinking();
    try {
      await work(stopping.signal);
      const { chatId } = store.getState();
      if (chatId !== null) onStored(chatId);
    } catch (error) {
      if (stopping.signal.aborted) {
        edits.giveUp(turn.key, 'stopped');
      } else {
        showFailure(failureMessage(error, failure));
        edits.giveUp(turn.key, isOutOfReach(error) ? 'offline' : 'failed');
      }
    } finally {
      if (running === stopping) running = null;
      endThinking();
    }
  };

  const eventsOf = ({ key }: Turn): TurnEvents => ({
    onUnderstood: ({ chat_id, user_message_id, updated_filters }) => {
      store.setState({ chatId: chat_id });
      if (updated_filters !== null) store.setState({ filters: updated_filters });
      edits.changeTurn(key, (turn) => ({
        ...turn,
        replaces: null,
        message: { ...turn.message, id: user_message_id },
      }));
      forgetUnsent();
      onStored(chat_id);
    },
    onReply: (change: Partial<Reply>) => edits.changeReply(key, change),
    onItems: edits.addItems,
  });

  const run = (turn: Turn): Promise<void> => {
    const { chatId, filters } = store.getState();
    storeUnsent(chatId, turn);
    edits.beginReply(turn.key);
    store.setState({ shown: null });
    return attempt(turn, MESSAGES.search_failed, (signal) =>
      runTurn({ chatId, turn, filters, signal }, eventsOf(turn)),
    );
  };

  /** Looks for the items of a turn again, with other filters. */
  const findAgain = (turn: Turn, filters: Filters): Promise<void> =>
    attempt(turn, MESSAGES.research_failed, async (signal) => {
      const { chatId } = store.getState();
      const { reply, message } = turn;
      if (chatId === null || reply === null) return;
      edits.changeReply(turn.key, { phase: 'finding', suggestions: [], outfits: [], deep: [] });
      const refinedQuery =
        reply.refinedQuery ?? (await understandAgain({ chatId, turn, filters, signal }));
      const { title } = reply;
      const search = { chatId, query: message.text, refinedQuery, filters, title, signal };
      await findItems(search, eventsOf(turn));
    });

  /** Puts another piece in the place of one; answers whether there was one. */
  const replacePiece = async ({ key, outfit, itemId }: PiecePlace): Promise<boolean> => {
    const { chatId } = store.getState();
    const messageId = edits.turnOf(key)?.reply?.id ?? null;
    if (chatId === null || messageId === null) return false;
    const body = { chat_id: chatId, message_id: messageId, outfit, item_id: itemId };
    const endThinking = startThinking();
    try {
      const answer = await call('chatReplacePiece', { body });
      const other = answer.outfit;
      if (other === null) return false;
      edits.addItems(answer.items);
      const before = edits.turnOf(key)?.reply?.outfits ?? [];
      const outfits = before.map((one, at) => (at === outfit ? other : one));
      edits.changeReply(key, { outfits });
      onStored(chatId);
      return true;
    } catch (error) {
      showFailure(failureMessage(error, MESSAGES.search_failed));
      return true;
    } finally {
      endThinking();
    }
  };

  return { run, findAgain, replacePiece, stop: () => running?.abort() };
}
