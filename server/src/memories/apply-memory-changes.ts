import { MEMORIES_MAX, MEMORY_CHARS_MAX } from '@modiste/contract/limits';
import { readMemoryText, writeMemory } from '@modiste/stylist/read-memory-text';
import type { Memory } from '@modiste/stylist/stylist';
import { isUuid } from '../db/is-uuid.ts';
import { lockPerson } from '../db/lock-person.ts';
import type { Database } from '../db/open-database.ts';
import { storableText } from '../db/storable-text.ts';
import {
  deleteMemories,
  insertMemory,
  isMemoryEnabled,
  listMemories,
  type MemoryRow,
  type NewMemory,
} from './memory-store.ts';

/** What a message changes of what the stylist remembers of its person. */
export interface MemoryChanges {
  /** As a stylist words it; what must not be kept is left out. */
  remember: readonly string[];
  /** Ids of memories of that person; others are left alone. */
  forget: readonly string[];
}

/** The form in which a memory is stored; null for what is never kept. */
export function toStored(text: string, now: Date): NewMemory | null {
  const written = writeMemory(storableText(text), now);
  return written !== null && written.text.length <= MEMORY_CHARS_MAX ? written : null;
}

/** Which go first where there are too many: the oldest likings, then the oldest of all. */
function surplus(rows: readonly MemoryRow[], now: Date): string[] {
  const isLiking = ({ text }: MemoryRow): boolean => readMemoryText(text, now).kind === 'like';
  const oldestFirst = rows.toReversed();
  const inOrder = [...oldestFirst.filter(isLiking), ...oldestFirst.filter((row) => !isLiking(row))];
  return inOrder.slice(0, Math.max(0, rows.length - MEMORIES_MAX)).map(({ id }) => id);
}

/** Stores memories and keeps their number within its limit. One writer of a person at a time. */
export async function storeMemories(
  transaction: Database,
  userId: string,
  memories: readonly NewMemory[],
): Promise<MemoryRow[]> {
  if (memories.length === 0 || !(await lockPerson(transaction, userId))) return [];
  const stored: MemoryRow[] = [];
  for (const memory of memories) stored.push(await insertMemory(transaction, userId, memory));
  const rows = await listMemories(transaction, userId);
  const isNew = new Set(stored.map(({ id }) => id));
  const older = surplus(rows, new Date()).filter((id) => !isNew.has(id));
  await deleteMemories(transaction, userId, older);
  return stored;
}

/**
 * Remembers and forgets what a message of that person says; nothing while memory is switched off.
 * @param transaction The one that stores the message, so that both happen or neither.
 * @returns What was not known before, with its ids.
 */
export async function applyMemoryChanges(
  transaction: Database,
  userId: string,
  { remember, forget }: MemoryChanges,
): Promise<Memory[]> {
  if (remember.length + forget.length === 0) return [];
  if (!(await isMemoryEnabled(transaction, userId))) return [];
  await deleteMemories(transaction, userId, forget.filter(isUuid));
  const now = new Date();
  const rows = await listMemories(transaction, userId);
  const known = new Set(rows.map(({ text }) => text.toLowerCase()));
  const memories = remember
    .flatMap((text) => toStored(text, now) ?? [])
    .filter(({ text }) => !known.has(text.toLowerCase()));
  const stored = await storeMemories(transaction, userId, memories);
  return stored.map(({ id, text }) => ({ id, text }));
}
