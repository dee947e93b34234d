import type { HistoryEntry } from '@modiste/contract/entities/chat-message';
import type { Item } from '@modiste/contract/entities/item';
import { applyBulk } from '@modiste/contract/filters/apply-bulk';
import { filterChips } from '@modiste/contract/filters/chips';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import type { Deps } from '../../deps/deps.ts';
import { listConversations, listSearches, type SearchEntry } from './history-store.ts';
import { attachedItems } from './present-attached.ts';

/** More words than this are a message, not a search. */
const WORDS_MAX = 12;

/** How a conversation is named that began with a photo and has no title. */
const UNTITLED = 'Conversation';

export async function listChats(
  { database }: Pick<Deps, 'database'>,
  { userId, text, limit }: { userId: string; text: string; limit: number },
): Promise<HistoryEntry[]> {
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ''))].slice(0, WORDS_MAX);
  const rows = await listConversations(database, { userId, words, limit });
  return rows.map(({ id, title, opening, updated_at }) => ({
    id,
    ...(title === null ? { query: opening.trim() || UNTITLED } : { title }),
    timestamp: updated_at.toISOString(),
    type: 'chat',
  }));
}

/** What a search was for, where no words were typed. */
function describeSearch(
  { filters, attachments: [attached] }: SearchEntry,
  items: ReadonlyMap<string, Item>,
): string {
  const item = attached && items.get(attached.id);
  const subject = item ? `Like ${item.short_description}` : attached && 'Photo search';
  const chips = filterChips(applyBulk(DEFAULT_FILTERS, filters, () => undefined)).map(
    ({ label }) => label,
  );
  return [...(subject ? [subject] : []), ...chips].join(', ') || 'All items';
}

export async function listPastSearches(
  deps: Pick<Deps, 'database' | 'catalogue'>,
  asked: { userId: string; limit: number },
): Promise<HistoryEntry[]> {
  const rows = await listSearches(deps.database, asked);
  const items = await attachedItems(
    deps,
    rows.flatMap(({ attachments }) => attachments),
  );
  return rows.map((row) => ({
    id: row.id,
    query: row.query.trim() === '' ? describeSearch(row, items) : row.query,
    timestamp: row.created_at.toISOString(),
    type: 'search',
  }));
}
