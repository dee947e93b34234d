import type { SearchIndex } from '../search-index/search-index.ts';
import type { OfferedShape } from './draft-outfits.ts';
import {
  findOffers,
  type Offer,
  type OfferRequest,
  prepareSlot,
  type SlotSearch,
} from './offers.ts';
import type { Shape } from './shapes-for.ts';
import { isNamed, type Slot, slotKey } from './slots.ts';

/** Whether an outfit may be without a piece of the slot: some sets have a top of their own. */
const isSpared = ({ role, isEssential }: Slot, [lead]: readonly Slot[]): boolean =>
  !isEssential || (role === 'top' && lead?.role === 'suit');

/** Whether the cheapest of all that a shape cannot be without are within the budget. */
function isAffordable(
  { slots }: Shape,
  searches: ReadonlyMap<string, SlotSearch>,
  budget: number | null,
): boolean {
  if (budget === null) return true;
  const needed = slots.filter((slot) => !isSpared(slot, slots));
  const least = needed.map(
    (slot) => searches.get(slotKey(slot))?.cheapest[0]?.item.price ?? Number.POSITIVE_INFINITY,
  );
  return least.reduce((sum, price) => sum + price, 0) <= budget;
}

/** What leads an outfit, or is named for it, comes in the color that was asked for, where any does. */
function inAskedColor(offers: readonly Offer[]): readonly Offer[] {
  const colored = offers.filter(({ isColored }) => isColored);
  return colored.length > 0 ? colored : offers;
}

/**
 * What may fill the slots of shapes, but for shapes that no money suffices for. Slots that the same
 * pieces may fill are looked for once.
 */
export async function offerShapes(
  index: SearchIndex,
  shapes: readonly Shape[],
  request: OfferRequest,
): Promise<OfferedShape[]> {
  const slots = new Map(
    shapes.flatMap((shape) => shape.slots.map((slot) => [slotKey(slot), slot])),
  );
  const prepared = [...slots].map(
    async ([key, slot]): Promise<[string, SlotSearch]> => [
      key,
      await prepareSlot(index, slot, request),
    ],
  );
  const searches = new Map(await Promise.all(prepared));
  const affordable = shapes.filter((shape) => isAffordable(shape, searches, request.budget));
  const keys = [...new Set(affordable.flatMap((shape) => shape.slots.map(slotKey)))];
  const asked = keys.flatMap((key) => searches.get(key) ?? []);
  const found = asked.length === 0 ? [] : await findOffers(index, asked, request);
  const offers = new Map(keys.map((key, at) => [key, found[at] ?? []]));
  return affordable.map((shape) => ({
    share: shape.share,
    slots: shape.slots.map((slot, at) => {
      const own = offers.get(slotKey(slot)) ?? [];
      return { slot, offers: at === 0 || isNamed(slot) ? inAskedColor(own) : own };
    }),
  }));
}
