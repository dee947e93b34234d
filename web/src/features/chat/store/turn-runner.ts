import type { ErrorCode } from '@modiste/contract/errors';
import type { Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import type { StoreApi } from 'zustand';
import { CallError, failureMessage } from '../../../lib/call.ts';
import { closeFailure, showFailure } from '../../../lib/failure-popup.ts';
import { startThinking } from '../../../lib/page/use-pulse-status.ts';
import {
  type ConversationState,
  lastSent,
  type Trouble,
  type Turn,
  type Understood,
} from './conversation-state.ts';
import { findItems, runTurn, type Translated, type TurnEvents } from './run-turn.ts';
import type { TurnEdits } from './turn-edits.ts';
import { storeUnsent } from './unsent-messages.ts';

interface RunnerInput {
  store: StoreApi<ConversationState>;
  edits: TurnEdits;
  /** Told once the server has the message that is being answered. */
  onReceived?: (chatId: string) => void;
  /** Told whenever nothing more comes: a reply is stored, or the message waits for one. */
  onStored?: (chatId: string) => void;
}

interface Attempt {
  turn: Turn;
  /** What the popup says when it fails. */
  failure: string;
  work: (signal: AbortSignal) => Promise<void>;
}

const TROUBLES: Readonly<Partial<Record<ErrorCode, Trouble>>> = {
  rate_limited: 'limited',
  chat_full: 'full',
};

/** What no answer came to was offline; what the server refused for now was too much at once. */
function troubleOf(error: unknown): Trouble {
  if (error instanceof CallError) return TROUBLES[error.code] ?? 'failed';
  return error instanceof TypeError ? 'offline' : 'failed';
}

const understoodAs = (translated: Translated, before: Filters): Understood => {
  const { intent, refined_query, updated_filters: after } = translated;
  return {
    refinedQuery: intent === 'search' ? refined_query : null,
    filterChange: after === null ? null : { before, after },
  };
};

/** Does what calls the server, with the pulse thinking, until it is done, fails or is stopped. */
function createAttempts({ store, edits, onStored }: RunnerInput) {
  let running: AbortController | null = null;
  const attempt = async ({ turn, failure, work }: Attempt): Promise<void> => {
    const stopping = new AbortController();
    running = stopping;
    closeFailure();
    const endThinking = startThinking();
    try {
      await work(stopping.signal);
    } catch (error) {
      if (stopping.signal.aborted) {
        edits.giveUp(turn.key, 'stopped');
      } else {
        showFailure(failureMessage(error, failure));
        edits.giveUp(turn.key, troubleOf(error));
      }
    } finally {
      if (running === stopping) running = null;
      endThinking();
      const { chatId } = store.getState();
      if (chatId !== null) onStored?.(chatId);
    }
  };
  return { attempt, stop: () => running?.abort() };
}

/** Runs one turn at a time; what fails or is stopped leaves the words to be sent again. */
export function createTurnRunner(input: RunnerInput) {
  const { store, edits, onReceived } = input;
  const { attempt, stop } = createAttempts(input);

  const eventsOf = ({ key, understood }: Turn, filters: Filters): TurnEvents => ({
    onUnderstood: (translated) => {
      const { chat_id, user_message_id, updated_filters } = translated;
      store.setState({ chatId: chat_id });
      edits.changeTurn(key, (turn) => ({
        ...turn,
        replaces: null,
        understood: understood ?? understoodAs(translated, filters),
        message: { ...turn.message, id: user_message_id },
      }));
      storeUnsent(store.getState());
      // The filters are those of the latest message, whichever is answered last, unless the shopper
      // has changed them since.
      const isLatest = lastSent(store.getState().turns)?.key === key;
      if (updated_filters !== null && isLatest && understood === null) {
        store.setState({ filters: updated_filters });
      }
      onReceived?.(chat_id);
    },
    onReply: (change) => edits.changeReply(key, change),
    onItems: edits.addItems,
  });

  return {
    stop,
    /** Sends a message, or sends it again, and gets its reply. */
    run: (said: Turn): Promise<void> => {
      const { chatId, filters } = store.getState();
      const turn = edits.beginReply(said);
      store.setState({ shown: null });
      storeUnsent(store.getState());
      const isUnderstood = lastSent(store.getState().turns)?.key === turn.key;
      const work = (signal: AbortSignal) =>
        runTurn({ chatId, turn, filters, isUnderstood, signal }, eventsOf(turn, filters));
      return attempt({ turn, failure: MESSAGES.search_failed, work });
    },
    /** Looks for the items of a turn again, with other filters. */
    findAgain: (turn: Turn, filters: Filters): Promise<void> => {
      const work = async (signal: AbortSignal) => {
        const { chatId } = store.getState();
        const { reply, message, understood } = turn;
        const refinedQuery = understood?.refinedQuery ?? null;
        if (chatId === null || reply === null || refinedQuery === null) return;
        edits.changeReply(turn.key, {
          phase: 'finding',
          isFoundAgain: true,
          suggestions: [],
          outfits: [],
          deep: [],
        });
        const { id: messageId, text: query } = message;
        const { title } = reply;
        await findItems(
          { chatId, messageId, query, refinedQuery, filters, title, signal },
          eventsOf(turn, filters),
        );
      };
      return attempt({ turn, failure: MESSAGES.research_failed, work });
    },
  };
}
