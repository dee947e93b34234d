import type { Item } from '@modiste/contract/entities/item';
import type { StoreApi } from 'zustand';
import {
  type Absence,
  type ConversationState,
  EMPTY_REPLY,
  type Reply,
  type ShopperMessage,
  type Trouble,
  type Turn,
  withoutChange,
} from './conversation-state.ts';

/** How the items that replies name come in. */
function createItemEdits(store: StoreApi<ConversationState>) {
  return {
    addItems: (items: readonly Item[]) => {
      if (items.length === 0) return;
      const added = Object.fromEntries(items.map((item) => [item.id, item]));
      store.setState((state) => ({ items: { ...state.items, ...added } }));
    },
    /** Notes why items are not to be had; null where they are fetched again. */
    setAbsent: (ids: readonly string[], why: Absence | null) => {
      if (ids.length === 0) return;
      store.setState(({ absent }) => {
        const next = new Map(absent);
        for (const id of ids) {
          if (why === null) next.delete(id);
          else next.set(id, why);
        }
        return { absent: next };
      });
    },
    hasFailed: (id: string) => store.getState().absent.get(id) === 'failed',
    knownItems: () => store.getState().items,
  };
}

/** How the turns of a conversation change: pure changes of its state, none of them calls anybody. */
export function createTurnEdits(store: StoreApi<ConversationState>) {
  const turnOf = (key: string) => store.getState().turns.find((turn) => turn.key === key);
  const changeTurn = (key: string, change: (turn: Turn) => Turn) =>
    store.setState(({ turns }) => ({
      turns: turns.map((turn) => (turn.key === key ? change(turn) : turn)),
    }));
  const changeReply = (key: string, change: Partial<Reply>) =>
    changeTurn(key, (turn) => ({ ...turn, reply: { ...(turn.reply ?? EMPTY_REPLY), ...change } }));

  return {
    turnOf,
    changeTurn,
    changeReply,
    /** Adds a message at the end, or in the place of one and of all that came after it. */
    addTurn: (said: Omit<ShopperMessage, 'id'>, replacedKey: string | null): Turn => {
      const id = crypto.randomUUID();
      const { turns, filters } = store.getState();
      const at = turns.findIndex(({ key }) => key === replacedKey);
      const replaced = turns[at];
      const change = replaced?.understood?.filterChange;
      // A message that never reached the server is not replaced there, but what it replaced is.
      const replaces = replaced?.understood ? replaced.message.id : (replaced?.replaces ?? null);
      const message = { id, ...said };
      const turn = { key: id, message, replaces, understood: null, reply: null, trouble: null };
      const before = replaced === undefined ? turns : turns.slice(0, at);
      store.setState({
        turns: [...before, turn],
        editing: null,
        ...(change && { filters: withoutChange(filters, change) }),
      });
      return turn;
    },
    /**
     * Begins the reply to a turn anew. One that the server does not have is said now, after all that
     * it has: that is its place, and it replaces nothing that was answered since.
     */
    beginReply: (turn: Turn): Turn => {
      const { turns } = store.getState();
      const begun: Turn = { ...turn, reply: EMPTY_REPLY, trouble: null };
      const at = turns.findIndex(({ key }) => key === turn.key);
      const lastSent = turns.findLastIndex(({ understood }) => understood !== null);
      if (turn.understood !== null || lastSent < at) {
        changeTurn(turn.key, () => begun);
        return begun;
      }
      const moved = { ...begun, replaces: null };
      const [before, after] = [turns.slice(0, lastSent + 1), turns.slice(lastSent + 1)];
      store.setState({ turns: [...before.filter(({ key }) => key !== turn.key), moved, ...after] });
      return moved;
    },
    /** Ends a turn without a whole reply. Stopped, it keeps what came so far. */
    giveUp: (key: string, trouble: Trouble) =>
      changeTurn(key, (turn) => {
        const { reply } = turn;
        const isStarted = reply !== null && reply.itemIds.length + reply.text.length > 0;
        const isKept = trouble === 'stopped' && isStarted;
        return { ...turn, trouble, reply: isKept ? { ...reply, phase: 'done' } : null };
      }),
    forgetRemembered: (key: string, id: string) =>
      changeTurn(key, (turn) => {
        if (turn.reply === null) return turn;
        const remembered = turn.reply.remembered.filter((one) => one.id !== id);
        return { ...turn, reply: { ...turn.reply, remembered } };
      }),
    ...createItemEdits(store),
  };
}

export type TurnEdits = ReturnType<typeof createTurnEdits>;
