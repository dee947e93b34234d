import type { Item } from '@modiste/contract/entities/item';
import { WEARABLE_CATEGORIES } from '@modiste/contract/values';

/** What is worn where: a top and a bottom, or one piece in their place. */
export interface Slots {
  readonly top: Item | null;
  readonly bottom: Item | null;
  readonly full_body: Item | null;
}

export type Slot = keyof Slots;

export const SLOTS = ['top', 'bottom', 'full_body'] as const satisfies readonly Slot[];

export const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  top: 'Top',
  bottom: 'Bottom',
  full_body: 'Full body',
};

export const NOTHING_WORN: Slots = { top: null, bottom: null, full_body: null };

const SLOT_OF: Readonly<Record<(typeof WEARABLE_CATEGORIES)[number], Slot>> = {
  upper_body: 'top',
  lower_body: 'bottom',
  dresses: 'full_body',
  suits: 'full_body',
};

/** Where an item is worn; null where it cannot be tried on. */
export function slotOf({ try_on_category }: Pick<Item, 'try_on_category'>): Slot | null {
  const category = WEARABLE_CATEGORIES.find((wearable) => wearable === try_on_category);
  return category === undefined ? null : SLOT_OF[category];
}

/** With an item on: one piece for the whole body takes the place of top and bottom, and they its. */
export function wear(slots: Slots, item: Item): Slots {
  const slot = slotOf(item);
  if (slot === null) return slots;
  if (slot === 'full_body') return { ...NOTHING_WORN, full_body: item };
  return { ...slots, full_body: null, [slot]: item };
}

export const takeOff = (slots: Slots, slot: Slot): Slots => ({ ...slots, [slot]: null });

/** What is worn, in the order that it is put on. */
export const wornItems = ({ bottom, top, full_body }: Slots): Item[] =>
  [bottom, top, full_body].filter((item) => item !== null);

/** What is worn, in words: "Linen Shirt and Wide Jeans". */
export const nameWorn = (slots: Slots): string =>
  wornItems(slots)
    .toReversed()
    .map(({ short_description }) => short_description)
    .join(' and ');

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A hash of a pose and what is worn on it, in which color: looks are kept by it. */
export function lookKey(poseId: string, slots: Slots): string {
  const worn = SLOTS.map((slot) => [slots[slot]?.id ?? '', slots[slot]?.shown_color ?? '']);
  const text = JSON.stringify([poseId, worn]);
  let hash = FNV_START;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  // Two texts of one hash and one length are not to be met in a visit.
  return `${(hash >>> 0).toString(36)}-${text.length}`;
}
