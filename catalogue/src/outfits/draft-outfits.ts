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

function outfitsOf({ slots, share }: OfferedShape, kept: Kept): NextOutfit {
  const [first, ...others] = slots;
  if (first === undefined) return () => null;
  const leads = findLeads(first, others, kept);
  return (used, shown) => {
    const isFree = (offer: Offer) => !keysOf(offer).some((key) => used.has(key));
    const free = others.map((one) => ({ ...one, offers: one.offers.filter(isFree) }));
    const ordered = leads
      .filter(({ offer }) => isFree(offer))
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
