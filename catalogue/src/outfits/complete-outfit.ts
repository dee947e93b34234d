import type { Item } from '@modiste/contract/entities/item';
import type { Filters } from '@modiste/contract/filters/filters';
import { LOOK_RESULTS_MAX } from '@modiste/contract/limits';
import { GARMENT_TYPES } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import { type Filter, NOTHING } from '../filters/filter.ts';
import { limitFilter } from '../filters/request-filters.ts';
import { colorwaysOf } from '../item-facts/colorways.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { presentItems } from '../rank/present-items.ts';
import { keepPassing } from '../retrieve/retrieve-candidates.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import { explainMatch } from '../similar/explain-match.ts';
import { areForTheSame, gendersBeside } from '../similar/nearness.ts';
import { type Piece, readPiece } from '../similar/outfit/piece.ts';
import { readPieceCached } from '../similar/read-piece-cached.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { NO_WORDS } from '../understand/no-words.ts';
import { bestWith } from './best-with.ts';
import { goesWith } from './choose-pieces.ts';
import type { ShownColor } from './occasion/color-fit.ts';
import { NOT_SHOWN, rolesBeside } from './outfit-roles.ts';

/** Beyond this an item is of another occasion: no trainers to a gown. */
const FORMALITY_APART_MAX = 0.4;
const CANDIDATES_A_ROLE = 120;
const UNKNOWN_FORMALITY = 0.5;

/** A piece of the outfit, and the item that it is. */
interface Chosen {
  id: string;
  piece: Piece;
  colors: readonly ShownColor[];
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

/** What may be chosen for each role. */
async function offersFor(
  index: SearchIndex,
  among: readonly Filter[],
): Promise<readonly (readonly IndexedItem[])[]> {
  const found = await index.retrieve(
    among.map((filter) => ({ among: filter, sample: CANDIDATES_A_ROLE })),
  );
  return among.map((filter, at) =>
    keepPassing(filter)(found[at]?.sample ?? []).map(({ item }) => item),
  );
}

/** Role by role what goes best with the item and with what was chosen before. */
function chooseOutfit(anchor: Piece, offers: readonly (readonly IndexedItem[])[]): Chosen[] {
  const chosen: Chosen[] = [];
  for (const items of offers) {
    const pieces = [anchor, ...chosen.map(({ piece }) => piece)];
    const wearable = items
      .filter((item) => pieces.every(({ worn }) => areForTheSame(worn, item)))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((item) => ({
        id: item.id,
        item,
        piece: readPieceCached(item),
        isNamed: false,
        suits: 0,
        colors: colorwaysOf(item).map((colorway) => ({ colorway, worth: 0 })),
      }));
    const going = wearable.filter((one) => goesWith(one, pieces));
    const best = bestWith(going.length > 0 ? going : wearable, pieces);
    if (best !== null) chosen.push(best);
  }
  return chosen;
}

/**
 * One outfit around an item: the best of each role that it leaves open, each chosen to go with the
 * item and with the pieces before it, with the reason in a sentence.
 * @returns null when there is no such item.
 */
export async function completeOutfit(
  { index }: CatalogueSnapshot,
  id: string,
  filters: Filters,
): Promise<Item[] | null> {
  const item = (await index.readAnchor(id))?.item;
  if (item === undefined) return null;
  const anchor = readPiece(item);
  const roles = rolesBeside(anchor).slice(0, LOOK_RESULTS_MAX);
  const hard = { ...NO_WORDS.hard, gender: gendersBeside(item.gender) };
  const filterOf = (types: readonly string[]) =>
    types.length === 0
      ? NOTHING
      : limitFilter({ filters, hard, not: NO_WORDS.not, types, exceptId: id });
  const offers = await offersFor(
    index,
    roles.map((role) => filterOf(typesFor(role, anchor))),
  );
  const chosen = chooseOutfit(anchor, offers);
  const items = await index.readItems(chosen.map((one) => one.id));
  const { not: refused } = NO_WORDS;
  return items.map((one, at) => {
    const { piece, colors = [] } = chosen[at] ?? {};
    const asked = { colors: colors[0]?.colorway.colors.slice(0, 1) ?? [], shades: [], refused };
    const shown = presentItems([one], [at + 1], asked)[0] ?? one;
    return { ...shown, reason: piece && explainMatch(anchor, piece) };
  });
}
