import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { Item } from '@modiste/contract/entities/item';
import type { GlamourTrend } from '@modiste/contract/entities/trends-schema';
import { ancestorsOf } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { type WrittenTrend, writeTrend } from '@modiste/stylist/editorial/write-trend';
import { Speech } from '@modiste/stylist/speech';
import { type FindDeps, findForPerson } from '../lookups/find-for-person.ts';
import type { PageContext } from '../person/page-context.ts';
import { unwornIn } from '../person/unworn-in.ts';
import { newsSubjects, risingSubjects, type Subject, seasonSubjects } from './find-subjects.ts';

const TILES = 8;
/** So many are left for the season, whatever happens. */
const OF_SEASON_MIN = 2;
const OF_RISING_MAX = 4;
/** Of fewer items nothing can be said to be worn now. */
const ITEMS_MIN = 4;
const ITEMS_SHOWN_MAX = 6;
/** A tile whose items are elsewhere on the page already has too little to show. */
const ITEMS_SHOWN_MIN = 3;
const SUBJECTS_TRIED_MAX = 24;

interface TileDeps extends FindDeps {
  catalogue: Pick<Catalogue, 'findSuitable' | 'understand'>;
}

/** Tiles with the items that they name. */
export interface GlamourTiles {
  trends: readonly GlamourTrend[];
  items: readonly Item[];
}

/** Whether all that a tile says is true of an item. */
const isAbout =
  ({ type, material, color }: Subject) =>
  ({ colors, other_info }: Item): boolean =>
    (type === null || isKindOf(other_info.type, type)) &&
    (material === null || other_info.materials.includes(material)) &&
    (color === null || colors.includes(color)) &&
    other_info.availability === 'in_stock';

/** The search of a tile, before its words are written for the page. */
const queryOf = (subject: Subject, { setting }: PageContext): string =>
  writeTrend({ ...subject, items: [], setting }, new Speech([])).query;

/** What the search of a tile finds for the person, what the subject was seen in first. */
async function findItems(deps: FindDeps, subject: Subject, context: PageContext): Promise<Item[]> {
  const others = await findForPerson(deps, context, {
    query: queryOf(subject, context),
    // What is said to be for the season has to be for its weather.
    refused: subject.cause.kind === 'season' ? unwornIn(context.setting).all : '',
    exceptIds: new Set(subject.items.map(({ id }) => id)),
  });
  return [...subject.items, ...others].filter(isAbout(subject));
}

interface Tile extends GlamourTrend {
  subject: Subject;
  items: readonly Item[];
}

/** A tile about a subject; null where the shop has too little of it. */
async function makeTile(
  deps: FindDeps,
  subject: Subject,
  context: PageContext,
): Promise<Tile | null> {
  const items = await findItems(deps, subject, context);
  const free = items.filter(({ id }) => !context.shownIds.has(id));
  if (items.length < ITEMS_MIN || free.length < ITEMS_SHOWN_MIN) return null;
  const shown = free.slice(0, ITEMS_SHOWN_MAX);
  const { setting, speech } = context;
  const words: WrittenTrend = writeTrend({ ...subject, items: shown, setting }, speech);
  return {
    ...words,
    item_ids: shown.map(({ id }) => id),
    images: shown.flatMap(({ image_urls }) => image_urls.slice(0, 1)),
    subject,
    items: shown,
  };
}

/** Of the dresses there are: "wrap dresses" and "slip dresses" beside each other are one too many. */
const familyOf = ({ type }: Subject): string | null =>
  type === null ? null : (ancestorsOf(type).at(-1) ?? type);

/** "Satin" and "satin skirts" are about the same, too. */
function isRepeated(subject: Subject, tiles: readonly Tile[]): boolean {
  const family = familyOf(subject);
  return tiles.some((tile) => {
    const other = familyOf(tile.subject);
    if (family !== null && other !== null) return family === other;
    const { material, color } = tile.subject;
    return (
      (material !== null && material === subject.material) ||
      (color !== null && color === subject.color)
    );
  });
}

/**
 * What is worn now: what rises, what is new, and what the season asks for. Each tile is about
 * something of which the shop has several in stock for the person.
 * @param seasonSearches Searches that find something in this season, the first to be taken first.
 */
export async function glamourTrends(
  deps: TileDeps,
  context: PageContext,
  seasonSearches: readonly string[],
): Promise<GlamourTiles> {
  const tiles: Tile[] = [];
  let tried = 0;
  const add = async (subjects: readonly Subject[], upTo: number) => {
    for (const subject of subjects) {
      if (tiles.length >= upTo || tried >= SUBJECTS_TRIED_MAX) return;
      if (isRepeated(subject, tiles)) continue;
      tried += 1;
      const tile = await makeTile(deps, subject, context);
      if (tile === null) continue;
      tiles.push(tile);
      for (const id of tile.item_ids) context.shownIds.add(id);
    }
  };
  await add(await risingSubjects(deps, context), OF_RISING_MAX);
  await add(newsSubjects(context), TILES - OF_SEASON_MIN);
  await add(await seasonSubjects(deps, seasonSearches), TILES);
  return {
    trends: tiles.map(({ subject: _subject, items: _items, ...trend }) => trend),
    items: tiles.flatMap(({ items }) => items),
  };
}
