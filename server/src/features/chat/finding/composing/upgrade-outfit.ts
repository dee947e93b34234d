import type { OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { RequestWish } from '@modiste/stylist/dialogue-state';
import type { OutfitCatalogue } from './as-shown.ts';
import { looksAsked } from './looks-asked.ts';
import { composingMeeting } from './meeting-needs.ts';

/** So many are looked at for each piece: what suits less is no upgrade, whatever it costs. */
const OFFERED_MAX = 6;
/** A piece that costs less more than this is no better one. */
const BETTER_FROM = 1.1;

interface Upgrading {
  search: OutfitSearch;
  wishes: readonly RequestWish[];
  /** The parts of which one is to be better; any where there are none. */
  roles: readonly string[];
}

interface Better {
  pieces: readonly Item[];
  /** How much more it costs than the piece in whose place it is. */
  more: number;
}

/** The best that the budget allows in the place of one piece; null where nothing is better. */
async function betterFor(
  catalogue: OutfitCatalogue,
  pieces: readonly Item[],
  { piece, search, wishes }: Upgrading & { piece: Item },
): Promise<Better | null> {
  const role = typeRole(piece.other_info.type);
  if (role === null) return null;
  const keep = pieces.filter((one) => one !== piece).map(({ id }) => id);
  const found = await composingMeeting(catalogue, looksAsked(wishes, role)).composeOutfits({
    ...search,
    keep,
    roles: [role],
    needsRoles: true,
    exceptIds: [...(search.exceptIds ?? []), piece.id],
    limit: OFFERED_MAX,
  });
  const all = found.flatMap((one) => {
    const fresh = one.pieces.find(({ id }) => !keep.includes(id));
    if (fresh === undefined || fresh.price < piece.price * BETTER_FROM) return [];
    return [{ fresh, more: fresh.price - piece.price }];
  });
  const [best] = all.toSorted((one, other) => other.more - one.more);
  if (best === undefined) return null;
  return {
    pieces: pieces.map((one) => (one === piece ? best.fresh : one)),
    more: best.more,
  };
}

/** An outfit with the one piece exchanged for which what the budget leaves buys most; else the same. */
export async function upgradeOne(
  catalogue: OutfitCatalogue,
  pieces: readonly Item[],
  asked: Upgrading,
): Promise<readonly Item[]> {
  const { roles } = asked;
  const open = pieces.filter(
    ({ other_info }) =>
      roles.length === 0 || roles.some((role) => role === typeRole(other_info.type)),
  );
  const found = await Promise.all(
    open.map((piece) => betterFor(catalogue, pieces, { ...asked, piece })),
  );
  const [best] = found.flatMap((one) => one ?? []).toSorted((one, other) => other.more - one.more);
  return best?.pieces ?? pieces;
}
