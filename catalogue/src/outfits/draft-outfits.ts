import { completeAround, findLeads, type Kept, type OfferedSlot } from './choose-pieces.ts';
import type { Offer } from './offers.ts';

/** What outfits of one shape are made of. */
export interface OfferedShape {
  /** The lead's slot first. */
  slots: readonly OfferedSlot[];
  share: number;
}

/** An outfit before its items are read whole. */
export interface DraftOutfit {
  offers: readonly Offer[];
  worth: number;
}

/** How much a shape that is hardly called for stands back. */
const SHARE_WORTH = 3;
/** What a lead loses where one before it is of its type or color. */
const REPEATED = { type: 0.6, color: 0.6 };
/** What it loses where it leaves no money to finish the outfit. */
const BARE = 4;
/** What it loses where it was shown before, and something else is asked for. */
const SEEN = 4;
/** Leads beyond these suit hardly better than by chance. */
const TRIED_MAX = 40;

const keysOf = ({ item }: Offer): string[] => [item.id, `design ${item.design}`];

/** The next best outfit of a shape without the used pieces; null where there is none. */
type NextOutfit = (used: ReadonlySet<string>, shown: readonly Offer[]) => DraftOutfit | null;

function repetition({ item }: Offer, shown: readonly Offer[]): number {
  const isTypeShown = shown.some((one) => one.item.type === item.type);
  const isColorShown = shown.some((one) => one.item.colors[0] === item.colors[0]);
  return (isTypeShown ? REPEATED.type : 0) + (isColorShown ? REPEATED.color : 0);
}

const totalOf = ({ offers }: DraftOutfit): number =>
  offers.reduce((sum, { item }) => sum + item.price, 0);

/** The one that costs least of those that begin with any of the leads. */
function cheapestOutfit(
  leads: readonly Offer[],
  others: readonly OfferedSlot[],
  kept: Kept,
): DraftOutfit | null {
  const drafts = leads
    .toSorted((one, other) => one.item.price - other.item.price)
    .slice(0, TRIED_MAX)
    .flatMap((lead): DraftOutfit[] => {
      const offers = completeAround(lead, others, kept);
      return offers === null ? [] : [{ offers, worth: 0 }];
    });
  return drafts.toSorted((one, other) => totalOf(one) - totalOf(other))[0] ?? null;
}

/** As many drafts in their order, no piece and no design twice. */
export function withoutRepeats(drafts: readonly DraftOutfit[], limit: number): DraftOutfit[] {
  const used = new Set<string>();
  const fresh = drafts.filter(({ offers }) => {
    const keys = offers.flatMap(keysOf);
    const isNew = !keys.some((key) => used.has(key));
    for (const key of isNew ? keys : []) used.add(key);
    return isNew;
  });
  return fresh.slice(0, limit);
}

/** Drafts by what they cost, the cheapest first, no piece twice. */
export const cheapestFirst = (drafts: readonly DraftOutfit[], limit: number): DraftOutfit[] =>
  withoutRepeats(
    drafts.toSorted((one, other) => totalOf(one) - totalOf(other)),
    limit,
  );

function outfitsOf({ slots, share }: OfferedShape, kept: Kept): NextOutfit {
  const [first, ...others] = slots;
  if (first === undefined) return () => null;
  const leads = findLeads(first, others, kept);
  return (used, shown) => {
    const isFree = (offer: Offer) => !keysOf(offer).some((key) => used.has(key));
    const free = others.map((one) => ({ ...one, offers: one.offers.filter(isFree) }));
    const unused = leads.filter(({ offer }) => isFree(offer));
    if (kept.isCheapest === true) {
      return cheapestOutfit(
        unused.map(({ offer }) => offer),
        free,
        kept,
      );
    }
    const ordered = unused
      .map(({ offer, worth, isEased }) => ({
        offer,
        worth:
          worth -
          repetition(offer, shown) -
          (isEased ? 0 : BARE) -
          (kept.seen?.has(offer.item.id) ? SEEN : 0),
      }))
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, TRIED_MAX);
    for (const { offer, worth } of ordered) {
      const offers = completeAround(offer, free, kept);
      if (offers !== null) return { offers, worth: worth + SHARE_WORTH * share };
    }
    return null;
  };
}

/**
 * Outfits of all shapes, the best of each in turn; no piece and no design comes twice, and leads of
 * the same type and color stand back; those that begin with what was shown before come last.
 */
export function draftOutfits(
  shapes: readonly OfferedShape[],
  kept: Kept,
  limit: number,
): DraftOutfit[] {
  const used = new Set<string>();
  const drafts: DraftOutfit[] = [];
  const leads: Offer[] = [];
  let open = shapes.toSorted((a, b) => b.share - a.share).map((shape) => outfitsOf(shape, kept));
  while (drafts.length < limit && open.length > 0) {
    const [next, ...rest] = open;
    const draft = next?.(used, leads) ?? null;
    open = rest;
    if (next === undefined || draft === null) continue;
    open.push(next);
    drafts.push(draft);
    leads.push(...draft.offers.slice(0, 1));
    for (const key of draft.offers.flatMap(keysOf)) used.add(key);
  }
  const isSeen = ({ offers: [lead] }: DraftOutfit) =>
    lead !== undefined && kept.seen?.has(lead.item.id) === true;
  return drafts.toSorted((one, other) => Number(isSeen(one)) - Number(isSeen(other)));
}
