import { ATTACHMENT_CONTEXTS } from '@modiste/contract/values';
import { isListOf, isNullOr, isObject, isOneOf, isString } from '../../../lib/guards.ts';
import { readInTab, writeInTab } from '../../../lib/tab-storage.ts';
import { type ConversationState, lastSent, type Turn } from './conversation-state.ts';

const KEY = 'chat-unsent';
/** The oldest go first where there are more. */
const STORED_MAX = 50;

const isStored = isListOf(
  isObject({
    chatId: isNullOr(isString),
    message: isObject({
      id: isString,
      text: isString,
      attachment: isNullOr(isObject({ id: isString, context: isOneOf(ATTACHMENT_CONTEXTS) })),
    }),
    replaces: isNullOr(isString),
    /** The message that it was said after. */
    after: isNullOr(isString),
  }),
);

const readUnsent = () => readInTab(KEY, isStored) ?? [];

/**
 * Stores what the server does not have of a conversation, so that a reload or a lost connection
 * keeps its words; what it has got since is forgotten.
 */
export function storeUnsent(state: Pick<ConversationState, 'chatId' | 'status' | 'turns'>): void {
  const { chatId, status, turns } = state;
  const here = new Set(turns.map(({ message }) => message.id));
  const isElsewhere = (of: string | null) => of !== chatId || status !== 'ready';
  const elsewhere = readUnsent().filter(
    (one) => isElsewhere(one.chatId) && !here.has(one.message.id),
  );
  const own = turns.flatMap(({ message, replaces, understood }, at) =>
    understood ? [] : [{ chatId, message, replaces, after: turns[at - 1]?.message.id ?? null }],
  );
  const all = [...elsewhere, ...own].slice(-STORED_MAX);
  writeInTab(KEY, all.length === 0 ? null : all);
}

/** Forgets what was said in a conversation and never sent; null for one without an id. */
export function forgetUnsent(chatId: string | null): void {
  storeUnsent({ chatId, status: 'ready', turns: [] });
}

/** The turns of a conversation with the messages that this tab could not send, each in its place. */
export function withUnsent(stored: readonly Turn[], chatId: string | null): readonly Turn[] {
  let turns = [...stored];
  for (const { message, replaces, after, ...one } of readUnsent()) {
    const isKnown = turns.some((turn) => turn.message.id === message.id);
    if (one.chatId !== chatId || isKnown) continue;
    const turn: Turn = {
      key: message.id,
      message,
      replaces: null,
      understood: null,
      reply: null,
      trouble: 'unanswered',
    };
    const placeOf = (id: string | null) => turns.findIndex((other) => other.message.id === id);
    // What was said since elsewhere must not vanish with what was to be replaced.
    if (replaces !== null && lastSent(turns)?.message.id === replaces) {
      turns = [...turns.slice(0, placeOf(replaces)), { ...turn, replaces }];
      continue;
    }
    const before = placeOf(after);
    turns.splice(before === -1 && after !== null ? turns.length : before + 1, 0, turn);
  }
  return turns;
}
