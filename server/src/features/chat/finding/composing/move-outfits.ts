import type { ComposedOutfit, OutfitSearch } from '@modiste/catalogue/outfits/outfit-search';
import type { Item } from '@modiste/contract/entities/item';
import type { Comparison } from '@modiste/lexicon/comparisons';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { RequestWish } from '@modiste/stylist/dialogue-state';
import { measureItem } from '@modiste/stylist/item-measures';
import type { OutfitMove } from '@modiste/stylist/outfit-request';
import type { OutfitCatalogue } from './as-shown.ts';
import { composingDiffering } from './differing.ts';
import { looksAsked } from './looks-asked.ts';
import { composingMeeting } from './meeting-needs.ts';
import { upgradeOne } from './upgrade-outfit.ts';

/** What is worn, whether it is seen first or last. */
const WORN: ReadonlySet<Role | null> = new Set<Role | null>([
  'one-piece',
  'suit',
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'shoes',
  'bag',
]);
/** What keeps warm over all else. */
const LAYERS: ReadonlySet<Role | null> = new Set<Role | null>(['outer', 'mid-layer']);
/** Where more pieces than these change, it is another outfit. */
const CHANGED_MAX = 2;
/** So many are offered for each piece, that one may come first which no other outfit has. */
const OFFERED_MAX = 6;
/** One bright piece is enough to make an outfit so. */
const BRIGHT_MAX = 1;
/** Darker than this is dark already, and lighter than that light. */
const DARK = 0.35;
const LIGHT = 0.75;

const roleOf = ({ other_info }: Item): Role | null => typeRole(other_info.type);

/** Whether a piece is no more in the way of what is asked for: black shoes are dark enough. */
function isThere(item: Item, { aspect, direction }: Comparison): boolean {
  if (aspect !== 'shade') return false;
  const value = measureItem('shade', item);
  return value !== null && (direction > 0 ? value >= LIGHT : value <= DARK);
}

const mostChanged = ({ aspect }: Comparison): number =>
  aspect === 'shade' ? WORN.size : aspect === 'brightness' ? BRIGHT_MAX : CHANGED_MAX;

/** Bright colors are worn near the face before they are worn on the feet. */
const NEAR_FACE: readonly (Role | null)[] = [
  'one-piece',
  'top',
  'mid-layer',
  'bag',
  'shoes',
  'bottom',
  'outer',
  'suit',
];

const isOfCare = ({ aspect }: Comparison, item: Item): boolean =>
  WORN.has(roleOf(item)) && !(aspect === 'formality' && roleOf(item) === 'bag');

/** The pieces that are least as asked, the least of them first. */
function concerned(
  pieces: readonly Item[],
  { than, keeps }: Pick<Moving, 'than' | 'keeps'>,
): Item[] {
  const { aspect, direction } = than;
  const open = pieces.filter(
    (item) => isOfCare(than, item) && !isThere(item, than) && !keeps.includes(item.id),
  );
  const measured = open.flatMap((item) => {
    const value = measureItem(aspect, item);
    return value === null ? [] : [{ item, value: value * direction }];
  });
  const placed =
    aspect === 'brightness'
      ? measured.toSorted(
          (one, other) =>
            NEAR_FACE.indexOf(roleOf(one.item)) - NEAR_FACE.indexOf(roleOf(other.item)),
        )
      : measured.toSorted((one, other) => one.value - other.value);
  return placed.map(({ item }) => item);
}

interface Moving {
  search: OutfitSearch;
  /** What was asked for so far. */
  wishes: readonly RequestWish[];
  than: Comparison;
  /** The pieces that stay, by their ids. */
  keeps: readonly string[];
  /** New pieces of the outfits moved before: others come first. */
  taken: readonly string[];
}

/** Black before sage, where it is to be darker. */
function shadesOf({ aspect, direction }: Comparison): Pick<OutfitSearch, 'lightness'>[] {
  if (aspect !== 'shade') return [{}];
  return [{ lightness: direction > 0 ? { least: LIGHT } : { most: DARK } }, {}];
}

/** The outfit with one piece exchanged for one that is further along; null where there is none. */
async function exchange(
  catalogue: OutfitCatalogue,
  pieces: readonly Item[],
  moving: Moving & { piece: Item },
): Promise<readonly Item[] | null> {
  const { piece, search, than, taken } = moving;
  const role = roleOf(piece);
  if (role === null) return null;
  const keep = pieces.filter((one) => one !== piece).map(({ id }) => id);
  const differing = composingDiffering(catalogue, { old: [piece], than: [than] });
  const { exceptIds = [] } = search;
  const isShade = than.aspect === 'shade';
  const needs = looksAsked(moving.wishes, role);
  for (const shade of shadesOf(than)) {
    const composed = await composingMeeting(differing, needs).composeOutfits({
      ...search,
      ...shade,
      keep,
      roles: [role],
      needsRoles: true,
      // The very piece in a darker color is the nearest there is.
      exceptIds: [...exceptIds, ...(isShade ? [] : [piece.id])],
      limit: OFFERED_MAX,
    });
    const isNew = ({ id }: Item): boolean => !keep.includes(id);
    const offers = composed.filter((one) => one.pieces.filter(isNew).length === 1);
    const isTaken = (one: ComposedOutfit) =>
      one.pieces.some((item) => isNew(item) && taken.includes(item.id));
    const found = offers.find((one) => !isTaken(one)) ?? offers[0];
    if (found !== undefined) return inOrder(pieces, piece, found.pieces);
  }
  return null;
}

/** The pieces in the order they had, with the new one in the place of the old. */
function inOrder(before: readonly Item[], gone: Item, after: readonly Item[]): readonly Item[] {
  const byId = new Map(after.map((item) => [item.id, item]));
  const known = new Set(before.flatMap((item) => (item === gone ? [] : [item.id])));
  const fresh = after.find(({ id }) => !known.has(id));
  return before.flatMap((item) => (item === gone ? (fresh ?? []) : (byId.get(item.id) ?? item)));
}

/** The outfit with one more layer, where it has none. */
async function layered(
  catalogue: OutfitCatalogue,
  pieces: readonly Item[],
  { search, taken }: Moving,
): Promise<readonly Item[] | null> {
  if (pieces.some((piece) => LAYERS.has(roleOf(piece)))) return null;
  const { exceptIds = [] } = search;
  const keep = pieces.map(({ id }) => id);
  const [found] = await catalogue.composeOutfits({
    ...search,
    keep,
    roles: ['outer'],
    needsRoles: true,
    exceptIds: [...exceptIds, ...taken],
    limit: 1,
  });
  return found !== undefined && found.pieces.length > pieces.length ? found.pieces : null;
}

/** One outfit further along; the same where nothing is. */
async function moveOne(
  catalogue: OutfitCatalogue,
  pieces: readonly Item[],
  moving: Moving,
): Promise<readonly Item[]> {
  const { than } = moving;
  const isWarmer = than.aspect === 'warmth' && than.direction > 0;
  const more = isWarmer ? await layered(catalogue, pieces, moving) : null;
  if (more !== null) return more;
  let now = pieces;
  let changed = 0;
  for (const piece of concerned(pieces, moving)) {
    if (changed === mostChanged(than)) break;
    const next = await exchange(catalogue, now, { ...moving, piece });
    if (next === null) continue;
    now = next;
    changed += 1;
  }
  return now;
}

/** Outfits on the screen further along in what was asked, with all else as it was. */
export async function moveOutfits(
  catalogue: OutfitCatalogue,
  { bases, at, than, keeps = [], upgrade }: OutfitMove,
  asked: Pick<Moving, 'search' | 'wishes'>,
): Promise<(readonly Item[])[]> {
  const items = await catalogue.itemsByIds([...new Set(bases.flat())]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const outfits: (readonly Item[])[] = [];
  const taken: string[] = bases.flat();
  for (const [place, ids] of bases.entries()) {
    let pieces: readonly Item[] = ids.flatMap((id) => byId.get(id) ?? []);
    for (const one of at.includes(place) ? than : []) {
      const others = taken.filter((id) => !ids.includes(id));
      pieces = await moveOne(catalogue, pieces, { ...asked, than: one, keeps, taken: others });
    }
    if (upgrade !== undefined && at.includes(place)) {
      pieces = await upgradeOne(catalogue, pieces, { ...asked, roles: upgrade.roles });
    }
    taken.push(...pieces.map(({ id }) => id).filter((id) => !ids.includes(id)));
    outfits.push(pieces);
  }
  return outfits;
}
