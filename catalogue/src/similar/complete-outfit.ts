import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { LOOK_RESULTS_MAX } from '@modiste/contract/limits';
import { GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import { type Constraints, keepPassing, rowsMeeting } from '../filters/constraints.ts';
import { readAnchor } from '../memory-index/read-indexed-item.ts';
import { type Found, fromListing } from '../retrieve/sources.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { NO_WORDS } from '../understand/no-words.ts';
import { explainMatch } from './explain-match.ts';
import { areForTheSame, gendersBeside } from './nearness.ts';
import { outfitFit, toOutfit } from './outfit/outfit-fit.ts';
import { type Piece, readPiece } from './outfit/piece.ts';
import { NOT_SHOWN, rolesBeside } from './outfit-roles.ts';
import { pieceAt } from './piece-at.ts';

/** Beyond this an item is of another occasion: no trainers to a gown. */
const FORMALITY_APART_MAX = 0.4;
const CANDIDATES_A_ROLE = 120;
const UNKNOWN_FORMALITY = 0.5;

/** A piece of the outfit, and the row it stands in. */
interface Chosen {
  row: number;
  piece: Piece;
}

/** Types of the role that suit the same occasion. A suit has its jacket, so only a coat goes over it. */
function typesFor(role: Role, anchor: Piece): string[] {
  const wanted = anchor.formality ?? UNKNOWN_FORMALITY;
  const isOver = role === 'outer' && anchor.role === 'suit';
  return GARMENT_TYPES.filter((type) => type.role === role && !NOT_SHOWN.has(type.id))
    .filter((type) => !isOver || isKindOf(type.id, 'coat'))
    .filter((type) => Math.abs(type.formality - wanted) <= FORMALITY_APART_MAX)
    .map((type) => type.id);
}

function candidatesOf(shop: CatalogueSnapshot, constraints: Constraints): Found[] {
  if (constraints.types.length === 0) return [];
  const found = fromListing(shop, rowsMeeting(shop, constraints), CANDIDATES_A_ROLE);
  return keepPassing(found, constraints);
}

/** Role by role what goes best with the item and with what was chosen before. */
function chooseOutfit(
  shop: CatalogueSnapshot,
  anchor: Piece,
  offers: readonly (readonly Found[])[],
): Chosen[] {
  const chosen: Chosen[] = [];
  for (const found of offers) {
    const outfit = toOutfit([anchor, ...chosen.map(({ piece }) => piece)]);
    const worn = outfit.pieces.map((piece) => piece.worn);
    const [best] = found
      .filter(({ candidate }) => worn.every((other) => areForTheSame(other, candidate)))
      .map(({ row, candidate }) => ({ row, id: candidate.id, piece: pieceAt(shop, row) }))
      .map((one) => ({ ...one, fit: outfitFit(one.piece, outfit) }))
      .toSorted((a, b) => b.fit - a.fit || (a.id < b.id ? -1 : 1));
    if (best !== undefined) chosen.push(best);
  }
  return chosen;
}

/**
 * One outfit around an item: the best of each role that it leaves open, each chosen to go with the
 * item and with the pieces before it, with the reason in a sentence.
 * @returns null when there is no such item.
 */
export async function completeOutfit(
  shop: CatalogueSnapshot,
  id: string,
  filters: Filters,
): Promise<Item[] | null> {
  const item = (await readAnchor(shop, id))?.candidate;
  if (item === undefined) return null;
  const anchor = readPiece(item);
  const roles = rolesBeside(anchor).slice(0, LOOK_RESULTS_MAX);
  const hard = { ...NO_WORDS.hard, gender: gendersBeside(item.gender) };
  const offers = roles.map((role) => {
    const types = typesFor(role, anchor);
    return candidatesOf(shop, { filters, hard, not: NO_WORDS.not, types, exceptId: id });
  });
  const chosen = chooseOutfit(shop, anchor, offers);
  const items = await shop.items.read(chosen.map(({ row }) => row));
  return items.map((one, at) => {
    const piece = chosen[at]?.piece;
    return { ...one, rank: at + 1, reason: piece && explainMatch(anchor, piece) };
  });
}
