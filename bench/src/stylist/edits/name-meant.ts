import type { Item } from '@modiste/contract/entities/item';
import type { Role } from '@modiste/lexicon/type-row';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { callOutfit, callPiece } from './names-of-outfits.ts';
import { type Outfit, roleOf } from './outfit.ts';
import type { View } from './view.ts';

/** Parts of an outfit that its pieces play; null stands for a type that is not known. */
export type Roles = ReadonlySet<Role | null>;

/** The parts that shoppers mostly speak of. */
export const MAIN_ROLES: Roles = new Set<Role>(['shoes', 'bag', 'top', 'bottom', 'one-piece']);

/** A piece that a shopper speaks of. */
interface NamedPiece {
  piece: Item;
  /** What the shopper calls it. */
  kind: string;
  /** Each outfit that is meant and has a piece of the same part, with that piece. */
  all: readonly { from: Outfit; own: Item }[];
}

/** An outfit that a shopper speaks of. */
interface NamedOutfit {
  outfit: Outfit;
  /** What the shopper calls it. */
  ref: string;
}

/** The outfits that a shopper means who names none: the one in focus, otherwise all. */
export const outfitsMeant = ({ outfits, focus }: View): readonly Outfit[] =>
  focus === null ? outfits : [focus];

/** Picks and names a piece that plays one of these parts; null where the picked outfit has none. */
export function namePiece(view: View, random: SeededRandom, roles: Roles): NamedPiece | null {
  const meant = outfitsMeant(view);
  const pieces = random.pick(meant).filter((item) => roles.has(roleOf(item)));
  if (pieces.length === 0) return null;
  const piece = random.pick(pieces);
  const kind = callPiece(piece, random);
  const all = meant.flatMap((from) => {
    const own = from.find((item) => roleOf(item) === roleOf(piece));
    return own === undefined ? [] : [{ from, own }];
  });
  return { piece, kind, all };
}

/** Picks and names one of several outfits; null where there is one only, or one is in focus. */
export function nameOutfit({ outfits, focus }: View, random: SeededRandom): NamedOutfit | null {
  if (outfits.length < 2) return null;
  const at = random.whole(outfits.length);
  const ref = callOutfit(outfits, at, random);
  const outfit = outfits[at];
  return outfit === undefined || focus !== null ? null : { outfit, ref };
}
