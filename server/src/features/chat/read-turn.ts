import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import type { Filters } from '@modiste/contract/filters/filters';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import { type DialogueState, earlierIds } from '@modiste/stylist/dialogue-state';
import type { Turn } from '@modiste/stylist/stylist';
import type { Deps } from '../../deps/deps.ts';
import { namePictured } from '../../search-inputs/name-pictured.ts';
import { resolveAttachment } from '../../search-inputs/resolve-attachment.ts';
import type { ConversationSoFar } from './conversation-so-far.ts';
import { readShopper } from './finding/read-shopper.ts';

/** How many of the messages before it the stylist is told. */
const HISTORY_MESSAGES = 8;

/** A message as it is sent. */
export interface SentMessage {
  userId: string;
  query: string;
  filters?: Filters;
  attachments: readonly AttachmentRef[];
  /** By its IANA name, as the shopper's device told it. */
  timeZone: string | null;
}

/** What clocks show at a place, read as UTC; undefined for what is no time zone. */
function localTime(now: Date, timeZone: string | null): Date | undefined {
  if (timeZone === null) return undefined;
  try {
    // Swedish writes a date and a time almost as ISO 8601 does.
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(now);
    return new Date(`${shown.replace(' ', 'T')}Z`);
  } catch {
    return undefined;
  }
}

/** The items that a message may refer to. */
function referredIds({ shown, focusId }: DialogueState, attachment: AttachmentRef | null) {
  const attached = attachment?.context === 'item' ? [attachment.id] : [];
  const focus = focusId === null ? [] : [focusId];
  return [...new Set([...shown.itemIds, ...shown.outfits.flat(), ...focus, ...attached])];
}

/**
 * A message with all that the stylist needs to understand it. An attached upload counts as used.
 * @throws ApiError `attachment_not_found` or `item_not_found` where the attachment is gone.
 */
export async function readTurn(
  deps: Deps,
  { userId, query, filters, attachments, timeZone }: SentMessage,
  { state, messages }: ConversationSoFar,
): Promise<Turn> {
  const [first] = attachments;
  const attachment = first ? { id: first.id, context: first.context } : null;
  const ids = referredIds(state, attachment);
  const earlier = earlierIds(state).filter((id) => !ids.includes(id));
  const [{ shopper, defaultFilters }, found, { recognized }] = await Promise.all([
    readShopper(deps, userId),
    ids.length + earlier.length === 0 ? [] : deps.catalogue.itemsByIds([...ids, ...earlier]),
    resolveAttachment(deps, userId, attachments),
  ]);
  const known = found.map((item) => inShownColor(item, state.shownColors ?? {}));
  const pictured = namePictured(recognized);
  const now = new Date();
  const localNow = localTime(now, timeZone);
  return {
    words: query,
    history: messages.slice(-HISTORY_MESSAGES).map(({ actor, message }) => ({ actor, message })),
    filters: filters ?? defaultFilters,
    defaultFilters,
    attachment,
    ...(pictured && { pictured }),
    state,
    items: known.filter(({ id }) => ids.includes(id)),
    earlierItems: known.filter(({ id }) => earlier.includes(id)),
    shopper,
    now,
    ...(localNow && { localNow }),
  };
}
