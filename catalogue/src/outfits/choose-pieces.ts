import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { areForTheSame } from '../similar/nearness.ts';
import { outfitFit, toOutfit } from '../similar/outfit/outfit-fit.ts';
import type { Piece } from '../similar/outfit/piece.ts';
import type { Offer } from './offers.ts';
import type { Setting } from './setting.ts';
import { hasOwnTop, type Slot } from './shapes.ts';

/** A slot and what may fill it. */
export interface OfferedSlot {
  slot: Slot;
  offers: readonly Offer[];
}

/** What choosing needs to know beside the offers. */
export interface Occasion {
  setting: Setting;
  /** Pieces that are part of the outfit already. */
  kept: readonly Piece[];
  /** What the others may cost together. */
  budget: number | null;
}

/** What the words are worth beside how pieces go together; see `FIT_WEIGHTS`. */
const WORTH = { relevance: 3, wished: 4, formality: 6, warmth: 3 };
/** Further apart than this two pieces are of two occasions: no trainers to a gown. */
const FORMALITY_APART_MAX = 0.4;
const UNKNOWN_FORMALITY = 0.5;
const WANTED_WARMTH = { cold: 0.7, cool: 0.5, hot: 0.1 };
/** Bags and jewelry are neither warm nor cool. */
const WARM_ROLES: ReadonlySet<string | null> = new Set([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
]);

/** How well an offer suits the words and the occasion, whatever it is worn with. */
export function suits(
  { piece, relevance, wished }: Offer,
  { formality, weather }: Setting,
): number {
  const own = piece.formality ?? UNKNOWN_FORMALITY;
  const apart = formality === null ? 0 : Math.abs(own - formality);
  const isWarmed = weather !== null && WARM_ROLES.has(piece.role);
  const off = isWarmed ? Math.abs((piece.warmth ?? 0.3) - WANTED_WARMTH[weather]) : 0;
  return (
    WORTH.relevance * relevance +
    WORTH.wished * wished -
    WORTH.formality * apart ** 2 -
    WORTH.warmth * off ** 2
  );
}

const formalityOf = ({ formality }: Piece) => formality ?? UNKNOWN_FORMALITY;

/** Whether an offer can be worn with all pieces. */
function goesWith(offer: Offer, pieces: readonly Piece[]): boolean {
  return pieces.every(
    (other) =>
      areForTheSame(other.worn, offer.item) &&
      Math.abs(formalityOf(other) - formalityOf(offer.piece)) <= FORMALITY_APART_MAX,
  );
}

/** An outfit as it grows. */
interface Draft {
  chosen: readonly Offer[];
  pieces: readonly Piece[];
  left: number;
}

const priceOf = (item: IndexedItem) => item.price;

/** The least that what the outfit still cannot be without costs. */
function reserveOf(slots: readonly OfferedSlot[], pieces: readonly Piece[]): number {
  return slots
    .filter(({ slot }) => slot.isEssential)
    .reduce((sum, { offers }) => {
      const prices = offers
        .filter((offer) => goesWith(offer, pieces))
        .map(({ item }) => priceOf(item));
      return sum + Math.min(...prices);
    }, 0);
}

function bestOf(
  offers: readonly Offer[],
  pieces: readonly Piece[],
  setting: Setting,
): Offer | null {
  const outfit = toOutfit(pieces);
  let best: Offer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offers) {
    const worth = suits(offer, setting) + outfitFit(offer.piece, outfit);
    if (worth > most) [best, most] = [offer, worth];
  }
  return best;
}

const isOpen = ({ slot }: OfferedSlot, pieces: readonly Piece[]) =>
  slot.role !== 'top' || !pieces.some(({ worn }) => hasOwnTop(worn.type));

/**
 * Completes an outfit around its lead, slot by slot, what it cannot be without first; the money for
 * all of that is kept aside while each piece is chosen.
 * @returns null where something that it cannot be without is missing or beyond the budget.
 */
export function completeAround(
  lead: Offer,
  slots: readonly OfferedSlot[],
  { setting, kept, budget }: Occasion,
): readonly Offer[] | null {
  let draft: Draft = {
    chosen: [lead],
    pieces: [...kept, lead.piece],
    left: (budget ?? Number.POSITIVE_INFINITY) - lead.item.price,
  };
  const open = slots.filter((slot) => isOpen(slot, draft.pieces));
  for (const [at, { slot, offers }] of open.entries()) {
    const within = draft.left - reserveOf(open.slice(at + 1), draft.pieces);
    const going = offers.filter(
      (offer) => offer.item.price <= within && goesWith(offer, draft.pieces),
    );
    const best = bestOf(going, draft.pieces, setting);
    if (best === null && slot.isEssential) return null;
    if (best === null) continue;
    draft = {
      chosen: [...draft.chosen, best],
      pieces: [...draft.pieces, best.piece],
      left: draft.left - best.item.price,
    };
  }
  return draft.left >= 0 ? draft.chosen : null;
}

/** The lead pieces, best first: by the words and the occasion, and by what is kept. */
export function orderLeads(offers: readonly Offer[], { setting, kept }: Occasion): Offer[] {
  const outfit = kept.length === 0 ? null : toOutfit(kept);
  const worth = (offer: Offer) =>
    suits(offer, setting) + (outfit === null ? 0 : outfitFit(offer.piece, outfit));
  return offers
    .filter((offer) => goesWith(offer, kept))
    .map((offer) => ({ offer, worth: worth(offer) }))
    .toSorted((a, b) => b.worth - a.worth || (a.offer.item.id < b.offer.item.id ? -1 : 1))
    .map(({ offer }) => offer);
}
