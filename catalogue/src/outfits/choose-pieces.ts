import { areForTheSame } from '../similar/nearness.ts';
import { outfitFit, toOutfit } from '../similar/outfit/outfit-fit.ts';
import type { Piece } from '../similar/outfit/piece.ts';
import { bestWith, shownWith } from './best-with.ts';
import { isGarment } from './occasion/garment-roles.ts';
import { isOneOf } from './occasion/is-made-of.ts';
import type { Offer } from './offers.ts';
import { hasOwnTop } from './shapes.ts';
import { QUIET_PRINTS } from './slot-filter.ts';
import { formalityApartMax, isNamed, type Slot } from './slots.ts';

/** A slot and what may fill it. */
export interface OfferedSlot {
  slot: Slot;
  offers: readonly Offer[];
}

/** What is part of every outfit, and what all that is not may cost together. */
export interface Kept {
  kept: readonly Piece[];
  budget: number;
  /** Ids of what was shown before. */
  seen?: ReadonlySet<string>;
  /** Whether each piece is to cost the least, and nothing is there that it could be without. */
  isCheapest?: boolean;
}

/** An outfit as it grows. */
interface Draft {
  /** Those that are kept and those that were chosen. */
  pieces: readonly Piece[];
  chosen: readonly Offer[];
  /** What the rest may cost. */
  left: number;
  isCheapest: boolean;
}

const UNKNOWN_FORMALITY = 0.5;

/** How far apart two pieces are beyond what one occasion allows: no trainers to a gown. */
function areOfOneOccasion(one: Piece, other: Piece): boolean {
  const apart = (one.formality ?? UNKNOWN_FORMALITY) - (other.formality ?? UNKNOWN_FORMALITY);
  const most = Math.max(formalityApartMax(one.role), formalityApartMax(other.role));
  return Math.abs(apart) <= most;
}

const TIES = ['tie', 'bow-tie'];
/** Shirts of these are worn with an open collar. */
const UNTIED = ['flannel', 'corduroy', 'denim', 'chambray', 'linen'];

/** Shirts with a collar for a tie. */
const COLLARED = ['dress-shirt', 'oxford-shirt', 'tuxedo-shirt', 'shirt'];
const COLLARLESS = /\b(?:band[- ]collar|grandad|mandarin|collarless|camp|polo)\b/i;

/** Whether a tie would be worn with a shirt that takes none. */
const isTiedWrongly = (piece: Piece, other: Piece): boolean =>
  isOneOf(piece.worn, TIES) &&
  other.role === 'top' &&
  (!isOneOf(other.worn, COLLARED) ||
    COLLARLESS.test(other.worn.title) ||
    UNTIED.some((id) => other.materials.includes(id)));

const printsOf = ({ patterns }: Piece) => patterns.filter((id) => !QUIET_PRINTS.has(id));

/** Whether two prints are worn at once; a tie may have one of its own beside another. */
function clashesInPrint(piece: Piece, other: Piece): boolean {
  const [own, others] = [printsOf(piece), printsOf(other)];
  if (own.length === 0 || others.length === 0) return false;
  return piece.role !== 'other' || own.some((id) => others.includes(id));
}

/** Whether one person could wear it with all pieces; what the words name is worn with anything. */
export function goesWith(
  { item, piece, isNamed }: Pick<Offer, 'item' | 'piece' | 'isNamed'>,
  pieces: readonly Piece[],
): boolean {
  return pieces.every(
    (other) =>
      areForTheSame(other.worn, item) &&
      (isNamed ||
        (areOfOneOccasion(other, piece) &&
          !isTiedWrongly(piece, other) &&
          !clashesInPrint(piece, other))),
  );
}

/** What can be worn with the pieces: of what the words name, what also goes with them, where any does. */
function goingWith(offers: readonly Offer[], pieces: readonly Piece[]): readonly Offer[] {
  const wearable = offers.filter((offer) => goesWith(offer, pieces));
  const going = wearable.filter((offer) => goesWith({ ...offer, isNamed: false }, pieces));
  return going.length > 0 ? going : wearable;
}

const cheapestOf = (offers: readonly Offer[], pieces: readonly Piece[]): number =>
  offers.reduce(
    (least, offer) =>
      offer.item.price < least && goesWith(offer, pieces) ? offer.item.price : least,
    Number.POSITIVE_INFINITY,
  );

/** What the slots to come cost at least: those that it needs, and one more that would finish it. */
function reservesOf(slots: readonly OfferedSlot[], pieces: readonly Piece[]) {
  const needed = slots.filter(({ slot }) => slot.isEssential);
  const finish = slots.find(({ slot }) => !slot.isEssential);
  const least = needed.reduce((sum, { offers }) => sum + cheapestOf(offers, pieces), 0);
  const more = finish === undefined ? 0 : cheapestOf(finish.offers, pieces);
  return { least, comfortable: least + (Number.isFinite(more) ? more : 0) };
}

/** Of what goes with the pieces, what costs least. */
function cheapestWith(offers: readonly Offer[], pieces: readonly Piece[]): Offer | null {
  const [least] = goingWith(offers, pieces).toSorted(
    (one, other) => one.item.price - other.item.price,
  );
  return least === undefined ? null : shownWith(least, pieces);
}

/** What it costs to be far dearer or cheaper of its kind than the rest: no $30 blouse to $500 boots. */
const OUT_OF_PRICE = 9;
/** So far apart nobody notices. */
const PRICE_APART_MAX = 0.2;

/** Offers by how they suit, each less what sets its price apart from that of the pieces so far. */
function byPrice(offers: readonly Offer[], chosen: readonly Offer[]): readonly Offer[] {
  const known = chosen.flatMap(({ item }) => item.priceStanding ?? []);
  if (known.length === 0) return offers;
  const usual = known.reduce((sum, one) => sum + one, 0) / known.length;
  return offers.map((offer) => {
    const apart = Math.abs((offer.item.priceStanding ?? usual) - usual);
    const excess = Math.max(0, apart - PRICE_APART_MAX);
    return { ...offer, suits: offer.suits - OUT_OF_PRICE * excess };
  });
}

/** What finishes an outfit costs no more than the dearest garment of it, unless it was asked for. */
const FINISHING: ReadonlySet<string | null> = new Set([
  'jewelry',
  'watch',
  'belt',
  'scarf',
  'headwear',
  'eyewear',
]);

function mostFor({ slot }: OfferedSlot, pieces: readonly Piece[]): number {
  const garments = pieces.filter(({ role }) => role !== null && isGarment(role));
  if (!FINISHING.has(slot.role) || isNamed(slot) || garments.length === 0) {
    return Number.POSITIVE_INFINITY;
  }
  return Math.max(...garments.map(({ worn }) => worn.price));
}

/** The piece for a slot that leaves enough for what is to come. */
function choose(
  one: OfferedSlot,
  { pieces, chosen, left, isCheapest }: Draft,
  rest: readonly OfferedSlot[],
): Offer | null {
  const { slot, offers } = one;
  if (isCheapest) return slot.isEssential ? cheapestWith(offers, pieces) : null;
  const { least, comfortable } = reservesOf(rest, pieces);
  const most = Math.min(left - least, mostFor(one, pieces));
  const payable = byPrice(offers, chosen).filter(({ item }) => item.price <= most);
  const going = goingWith(payable, pieces);
  if (!slot.isEssential) return bestWith(going, pieces);
  const eased = going.filter(({ item }) => item.price <= left - comfortable);
  return bestWith(eased.length > 0 ? eased : going, pieces);
}

const isOpen = ({ slot }: OfferedSlot, pieces: readonly Piece[]) =>
  slot.role !== 'top' || !pieces.some(({ worn }) => hasOwnTop(worn.type));

/**
 * Completes an outfit around its lead, slot by slot; while each piece is chosen, the money for all
 * that it cannot be without is kept aside.
 * @returns null where something that it cannot be without is missing or beyond the budget.
 */
export function completeAround(
  lead: Offer,
  slots: readonly OfferedSlot[],
  { kept, budget, isCheapest = false }: Kept,
): readonly Offer[] | null {
  const pieces = [...kept, lead.piece];
  let draft: Draft = { pieces, chosen: [lead], left: budget - lead.item.price, isCheapest };
  if (draft.left < 0) return null;
  const open = slots.filter((slot) => isOpen(slot, pieces));
  for (const [at, one] of open.entries()) {
    const best = choose(one, draft, open.slice(at + 1));
    if (best === null && one.slot.isEssential) return null;
    if (best === null) continue;
    draft = {
      ...draft,
      pieces: [...draft.pieces, best.piece],
      chosen: [...draft.chosen, best],
      left: draft.left - best.item.price,
    };
  }
  return draft.chosen;
}

/** A piece that an outfit may begin with. */
export interface Lead {
  offer: Offer;
  worth: number;
  /** Whether enough is left for more than what the outfit cannot be without. */
  isEased: boolean;
}

/** What may lead, by the words and the occasion, and by how it goes with what is kept. */
export function findLeads(
  { offers }: OfferedSlot,
  others: readonly OfferedSlot[],
  { kept, budget }: Kept,
): Lead[] {
  const outfit = kept.length === 0 ? null : toOutfit(kept);
  const { least, comfortable } = reservesOf(others, kept);
  return offers
    .filter((offer) => offer.item.price <= budget - least && goesWith(offer, kept))
    .map((offer) => ({
      offer: shownWith(offer, kept),
      worth: offer.suits + (outfit === null ? 0 : outfitFit(offer.piece, outfit)),
      isEased: offer.item.price <= budget - comfortable,
    }));
}
