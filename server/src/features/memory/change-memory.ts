import type { StylistMemory } from '@modiste/contract/entities/stylist-memory';
import { isUuid } from '../../db/is-uuid.ts';
import { lockPerson } from '../../db/lock-person.ts';
import type { Database } from '../../db/open-database.ts';
import { ApiError } from '../../errors/api-error.ts';
import { storeMemories, toStored } from '../../memories/apply-memory-changes.ts';
import {
  deleteMemories,
  type MemoryRow,
  type NewMemory,
  updateMemory,
} from '../../memories/memory-store.ts';

export const presentMemory = ({ id, text, created_at }: MemoryRow): StylistMemory => ({
  id,
  text,
  created_at: created_at.toISOString(),
});

/** @throws ApiError `memory_refused` for what is never kept. */
function checked(text: string): NewMemory {
  const memory = toStored(text, new Date());
  if (memory === null) throw new ApiError('memory_refused');
  return memory;
}

async function store(transaction: Database, userId: string, memory: NewMemory) {
  const [row] = await storeMemories(transaction, userId, [memory]);
  if (row === undefined) throw new ApiError('authentication_required');
  return row;
}

/** Remembers what the person writes down themselves, whether or not the stylist listens. */
export async function addMemory(
  database: Database,
  userId: string,
  text: string,
): Promise<StylistMemory> {
  const memory = checked(text);
  const row = await database
    .transaction()
    .execute((transaction) => store(transaction, userId, memory));
  return presentMemory(row);
}

interface Change {
  userId: string;
  id: string;
  text: string;
}

/**
 * Gives a memory other words. Where another one has these words already, the two become one.
 * @throws ApiError `not_found`, `memory_refused`
 */
export async function changeMemory(
  database: Database,
  { userId, id, text }: Change,
): Promise<StylistMemory> {
  if (!isUuid(id)) throw new ApiError('not_found');
  const memory = checked(text);
  const row = await database.transaction().execute(async (transaction) => {
    await lockPerson(transaction, userId);
    const changed = await updateMemory(transaction, { userId, id }, memory);
    if (changed !== undefined) return changed;
    const deleted = await deleteMemories(transaction, userId, [id]);
    if (deleted === 0) throw new ApiError('not_found');
    return store(transaction, userId, memory);
  });
  return presentMemory(row);
}
