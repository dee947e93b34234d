import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Outfit } from '@modiste/contract/entities/chat-message';
import type { Item } from '@modiste/contract/entities/item';
import { filtersDiffer } from '@modiste/contract/filters/compare-filters';
import { type Filters, isFilterName } from '@modiste/contract/filters/filters';
import { inFilterColor } from '@modiste/contract/filters/in-filter-color';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';

/** What the shopper said. */
export interface ShopperMessage {
  id: string;
  text: string;
  attachment: AttachmentRef | null;
}

/** What the stylist will remember because of a message. */
export interface Remembered {
  id: string;
  text: string;
}

/**
 * How far a reply has come. `understanding`: the words are read. `finding`: items are looked for.
 * `choosing`: candidates are shown while the choice is made. `done`: all of it is there.
 */
type ReplyPhase = 'understanding' | 'finding' | 'choosing' | 'done';

/** What the stylist answers; it grows from phase to phase. */
export interface Reply {
  /** The server's id; null until it is stored there. */
  id: string | null;
  phase: ReplyPhase;
  title: string | null;
  /** Whether its filters were changed since: the title names what was searched for first. */
  isFoundAgain: boolean;
  /** What is said, as far as it was produced. */
  text: string;
  /** What is said of the candidates while the choice is made. */
  notice: string;
  /** The candidates, then the quick picks; or the items that an answer speaks of. */
  itemIds: readonly string[];
  /** The deep-search items, each with its reason. */
  deep: readonly { id: string; reason: string }[];
  outfits: readonly Outfit[];
  suggestions: readonly string[];
  remembered: readonly Remembered[];
  /** The colors that were filtered by: items are shown in them. */
  colors: readonly string[];
  /** The colors that items are shown in, by item id, where one was asked for or refused. */
  shownColors: Readonly<Record<string, string>>;
}

export const EMPTY_REPLY: Reply = {
  id: null,
  phase: 'understanding',
  title: null,
  isFoundAgain: false,
  text: '',
  notice: '',
  itemIds: [],
  deep: [],
  outfits: [],
  suggestions: [],
  remembered: [],
  colors: [],
  shownColors: {},
};

/**
 * Why a message has no whole reply. `unanswered`: the page was left before the reply came.
 * `offline`: nobody could be reached. `limited`: too much was said at once. `full`: the conversation
 * takes no more messages. `stopped`: the shopper stopped it.
 */
export type Trouble = 'failed' | 'offline' | 'limited' | 'full' | 'stopped' | 'unanswered';

/** What a message was taken for. */
export interface Understood {
  /** What is searched for; null where the message asks for no search. */
  refinedQuery: string | null;
  /** The filters that the stylist changed; null where they stayed. */
  filterChange: { before: Filters; after: Filters } | null;
}

/** A message of the shopper and the reply to it. */
export interface Turn {
  /** Stays the same while the turn is edited in place, retried and answered. */
  key: string;
  message: ShopperMessage;
  /** The message that this one takes the place of, until the server knows. */
  replaces: string | null;
  /** Null until the server is known to have the message. */
  understood: Understood | null;
  reply: Reply | null;
  trouble: Trouble | null;
}

/** Why an item is not there. `gone`: the shop has it no more. `failed`: it could not be fetched. */
export type Absence = 'gone' | 'failed';

export interface ConversationState {
  /** Null until the server has answered the first message. */
  chatId: string | null;
  /** `missing`: it was deleted, or is somebody else's. */
  status: 'loading' | 'failed' | 'missing' | 'ready';
  turns: readonly Turn[];
  /** The items that the replies name, as far as they are fetched. */
  items: Readonly<Record<string, Item>>;
  /** Those of them that are not to be had, by id. */
  absent: ReadonlyMap<string, Absence>;
  filters: Filters;
  /** The turn whose message is being edited. */
  editing: string | null;
  /** The turn whose results were shown last. */
  shown: string | null;
}

/** The turn whose reply is being produced. */
export const runningTurn = (turns: readonly Turn[]): Turn | undefined =>
  turns.find(({ reply, trouble }) => trouble === null && reply?.phase !== 'done');

/** Whether a reply is being produced. */
export const isRunning = ({ turns }: Pick<ConversationState, 'turns'>): boolean =>
  runningTurn(turns) !== undefined;

/** Whether a reply has items to show as results. */
export const hasResults = (reply: Reply | null): reply is Reply =>
  reply !== null && reply.itemIds.length + reply.deep.length + reply.outfits.length > 0;

/** Whether the title of a turn's reply is true of it, and not said by the one before. */
export function hasNewTitle(turns: readonly Turn[], { key, reply }: Turn): boolean {
  const before = turns[turns.findIndex((turn) => turn.key === key) - 1];
  return reply?.title !== before?.reply?.title && !reply?.isFoundAgain;
}

/**
 * What stands over the results of a turn: its own title, or else what the shopper said. The title of
 * an earlier search may not be true of it.
 */
export function resultsTitle(turns: readonly Turn[], turn: Turn | undefined): string {
  const title = turn?.reply?.title ?? '';
  const text = turn?.message.text ?? '';
  if (turn !== undefined && title !== '' && hasNewTitle(turns, turn)) return title;
  return text === '' ? title || 'Results' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The ids of every item that a reply names, each once. */
export function itemIdsOf({ itemIds, deep, outfits }: Reply): string[] {
  const ids = [
    ...deep.map(({ id }) => id),
    ...itemIds,
    ...outfits.flatMap(({ pieces }) => pieces.map(({ item_id }) => item_id)),
  ];
  return [...new Set(ids)];
}

/** Whether a message asks for a search, whatever became of it. */
export const isSearch = ({ understood }: Pick<Turn, 'understood'>): boolean =>
  understood !== null && understood.refinedQuery !== null;

/** Filters without what a message changed of them; what was changed since stays. */
export function withoutChange(
  filters: Filters,
  { before, after }: NonNullable<Understood['filterChange']>,
): Filters {
  let result = filters;
  for (const name of Object.keys(before).filter(isFilterName)) {
    if (!filtersDiffer(filters, after, [name])) result = { ...result, [name]: before[name] };
  }
  return result;
}

/** The latest message that the server has. */
export const lastSent = (turns: readonly Turn[]): Turn | undefined =>
  turns.findLast(({ understood }) => understood !== null);

/** The search that filters refine: the latest, whether it found anything or not. */
export const lastSearch = (turns: readonly Turn[]): Turn | undefined => turns.findLast(isSearch);

/** Whether none of some items is there yet and some are on their way. */
export const isAwaited = (
  { items, absent }: Pick<ConversationState, 'items' | 'absent'>,
  ids: readonly string[],
): boolean => ids.every((id) => items[id] === undefined) && ids.some((id) => !absent.has(id));

/** The latest turn that has results, which are shown first. */
export const lastWithResults = (turns: readonly Turn[]): Turn | undefined =>
  turns.findLast(({ reply }) => hasResults(reply));

/** An item in the color that a reply shows it in. */
export const asShownIn = ({ colors, shownColors }: Reply, item: Item): Item =>
  inShownColor(inFilterColor(item, colors), shownColors);
