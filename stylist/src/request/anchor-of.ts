import type { Anchor } from '../dialogue/dialogue-state.ts';
import type { Purpose } from '../intents/purpose.ts';
import type { References } from '../references/resolve-references.ts';
import type { Message } from '../understanding/message.ts';

interface Referring {
  message: Message;
  references: References;
  purpose: Purpose;
}

const NOT_HELD_AGAINST: ReadonlySet<string> = new Set(['likeness', 'size']);

/** The item that a message searches from, and how; null where it refers to none. */
export function anchorOf({ message, references, purpose }: Referring): Anchor | null {
  const [item] = references.items;
  if (item === undefined || purpose.move !== null || !purpose.isFromItem) return null;
  if (purpose.isBeside) {
    return purpose.wantsOutfit ? null : { itemId: item.id, relation: 'beside' };
  }
  const { comparisons, less } = message.understood;
  const isCompared =
    comparisons.some(({ aspect }) => !NOT_HELD_AGAINST.has(aspect)) || less.length > 0;
  return { itemId: item.id, relation: isCompared ? 'compared' : 'like' };
}
