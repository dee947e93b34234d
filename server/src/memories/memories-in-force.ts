import type { Memory } from '@modiste/stylist/stylist';
import type { Database } from '../db/open-database.ts';
import { isMemoryEnabled, listMemories } from './memory-store.ts';

/** What the stylist may use of what it remembers of a person; nothing while it is switched off. */
export async function memoriesInForce(database: Database, userId: string): Promise<Memory[]> {
  const [isEnabled, rows] = await Promise.all([
    isMemoryEnabled(database, userId),
    listMemories(database, userId),
  ]);
  return isEnabled ? rows.map(({ id, text }) => ({ id, text })) : [];
}

/** What a message was remembered for, as far as that is in force, in the words that it has today. */
export const stillRemembered = (
  remembered: readonly Memory[],
  inForce: readonly Memory[],
): Memory[] => remembered.flatMap(({ id }) => inForce.filter((memory) => memory.id === id));
