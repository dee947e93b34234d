import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { AskedOfStock } from '../intents/asks-stock-most.ts';
import type { Purpose } from '../intents/purpose.ts';
import type { References } from '../references/resolve-references.ts';
import type { Turn } from '../stylist.ts';
import type { Message } from '../understanding/message.ts';

/** A message that searches, with all that it is read against. */
export interface Change {
  turn: Turn;
  message: Message;
  references: References;
  purpose: Purpose;
  /** The message once more, its sizes read of the garment that is looked for. */
  sized: UnderstoodQuery;
  /** What is asked of the whole stock; left out where nothing is. */
  ofStock?: AskedOfStock;
  /** What the shopper wants remembered and kept in every request of their own. */
  memoryWishes: readonly QueryReading[];
  /** What the words refer back to in the message before: "for that". */
  recalled: readonly QueryReading[];
}
