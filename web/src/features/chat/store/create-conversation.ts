import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Item } from '@modiste/contract/entities/item';
import { mustSearchAgain } from '@modiste/contract/filters/compare-filters';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { MESSAGES } from '@modiste/contract/messages';
import { createStore } from 'zustand';
import { call, failureMessage } from '../../../lib/call.ts';
import { showFailure } from '../../../lib/failure-popup.ts';
import {
  asShownIn,
  type ConversationState,
  isRunning,
  lastSearch,
  lastWithResults,
} from './conversation-state.ts';
import { loadConversation } from './load-conversation.ts';
import { createItemLoader } from './load-items.ts';
import { createPieceReplacer } from './replace-piece.ts';
import { createTurnEdits } from './turn-edits.ts';
import { createTurnRunner } from './turn-runner.ts';

interface ConversationOptions {
  /** Null begins a conversation. */
  chatId: string | null;
  /** What it starts from; of a stored one, what it began with as far as that is known. */
  filters?: Filters;
  /** Told once the server has a message, and with the first one has given it an id. */
  onReceived?: (chatId: string) => void;
  /** Told whenever nothing more of a reply comes. */
  onStored?: (chatId: string) => void;
}

/** What a message is sent with. */
export interface Written {
  text: string;
  attachment: AttachmentRef | null;
}

const startState = (chatId: string | null, filters: Filters): ConversationState => ({
  chatId,
  status: chatId === null ? 'ready' : 'loading',
  turns: [],
  items: {},
  absent: new Map(),
  filters,
  editing: null,
  shown: null,
});

/**
 * One conversation with the stylist, from its first message or from what the server has stored of
 * it. It goes on while another page is shown; `dispose` ends what runs.
 */
export function createConversation(options: ConversationOptions) {
  const { chatId, filters = DEFAULT_FILTERS, ...told } = options;
  const store = createStore<ConversationState>(() => startState(chatId, filters));
  const edits = createTurnEdits(store);
  const items = createItemLoader(edits);
  const runner = createTurnRunner({ store, edits, ...told });
  const load = () => loadConversation({ store, items, filters });

  const loaded = chatId === null ? Promise.resolve() : load();

  const send = async ({ text, attachment }: Written): Promise<void> => {
    await loaded;
    const { editing } = store.getState();
    if (isRunning(store.getState())) return;
    const turn = edits.addTurn({ text: text.trim(), attachment }, editing);
    await runner.run(turn);
  };
  const retry = (key: string): void => {
    const turn = edits.turnOf(key);
    if (turn !== undefined && !isRunning(store.getState())) void runner.run(turn);
  };
  /** Changes the filters. Answers the turn whose items are looked for again with them, if any. */
  const applyFilters = (next: Filters): string | null => {
    const state = store.getState();
    const isOther = mustSearchAgain(state.filters, next);
    store.setState({ filters: next });
    const turn = lastSearch(state.turns);
    if (!isOther || turn === undefined || isRunning(state)) return null;
    // Where there is no reply, it is still to be had.
    void (turn.reply === null ? runner.run(turn) : runner.findAgain(turn, next));
    return turn.key;
  };
  return {
    store,
    /** Names it for as long as the page lives, whether it has an id yet or not. */
    key: chatId ?? crypto.randomUUID(),
    /** Whether a reply is being produced: nothing else is said meanwhile. */
    isBusy: () => isRunning(store.getState()),
    send,
    retry,
    applyFilters,
    reload: load,
    /** Goes back to where nothing was said, as what was said is deleted. */
    clear: (): void => {
      runner.stop();
      store.setState(startState(null, filters));
    },
    stop: runner.stop,
    dispose: runner.stop,
    edit: (key: string | null) => store.setState({ editing: key }),
    show: (key: string | null) => store.setState({ shown: key }),
    needItems: items.need,
    replacePiece: createPieceReplacer(store, edits),
    /** Has the stylist forget again what a message made it remember. */
    forget: async (key: string, id: string): Promise<void> => {
      try {
        await call('forgetMemory', { params: { id } });
        edits.forgetRemembered(key, id);
      } catch (error) {
        showFailure(failureMessage(error, MESSAGES.unexpected));
      }
    },
    undoFilters: (key: string): void => {
      const change = edits.turnOf(key)?.understood?.filterChange;
      if (change) applyFilters(change.before);
    },
  };
}

export type Conversation = ReturnType<typeof createConversation>;

const itemsIn = ({ items }: ConversationState, ids: readonly string[]): Item[] =>
  ids.flatMap((id) => items[id] ?? []);

/** The items of a turn's results: those with a reason, each with it, and the quick finds. */
export function resultsOf(state: ConversationState, key: string | null) {
  const turn = state.turns.find((one) => one.key === key) ?? lastWithResults(state.turns);
  const reply = turn?.reply ?? null;
  const inReplyColor = (item: Item) => (reply === null ? item : asShownIn(reply, item));
  const deep = (reply?.deep ?? []).flatMap(({ id, reason }) => {
    const item = state.items[id];
    return item === undefined ? [] : [{ ...inReplyColor(item), reason }];
  });
  const outfitIds = reply?.outfits.flatMap(({ pieces }) => pieces.map((piece) => piece.item_id));
  const ids = reply === null || reply.itemIds.length > 0 ? (reply?.itemIds ?? []) : outfitIds;
  const quick = itemsIn(state, [...new Set(ids)]);
  return {
    turn,
    reply,
    deep,
    quick: quick.map(inReplyColor),
  };
}
