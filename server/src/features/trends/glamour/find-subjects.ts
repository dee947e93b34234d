import type { Catalogue } from '@modiste/catalogue/catalogue';
import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { impliedBy } from '@modiste/lexicon/refine-type';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { TrendCause } from '@modiste/stylist/editorial/write-trend';
import type { PageContext } from '../person/page-context.ts';

interface UnderstandDeps {
  catalogue: Pick<Catalogue, 'understand'>;
}

/** What a tile may be about. */
export interface Subject {
  type: string | null;
  material: string | null;
  color: Color | null;
  cause: TrendCause;
  /** What it was seen in, to be shown first. */
  items: readonly Item[];
}

/** One item that rises is an item, several of a kind are a trend. */
const GROUP_MIN = 2;
/** Of a material or color alone, where it is seen in garments of so many types. */
const TYPES_MIN = 3;

const groupBy = <Key extends string>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): [Key, Item[]][] => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
};

const typeOf = ({ other_info: { type } }: Item) => (type === '' ? [] : [type]);
const countTypes = (items: readonly Item[]) => new Set(items.flatMap(typeOf)).size;

/** What all items of a group have in common beside their type. */
function sharedBy<Value extends string>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly Value[],
): Value | null {
  const [first, ...others] = items.map(valuesOf);
  return first?.find((value) => others.every((values) => values.includes(value))) ?? null;
}

const materialsOf = ({ other_info }: Item) => other_info.materials;
/** What comes in many colors is no sign of one. */
const colorOf = ({ colors }: Item) => (colors.length === 1 ? colors : []);

/** The name of a wool coat says its material already. */
const beyondType = (type: string | null, material: string | null): string | null =>
  material !== null && impliedBy(type).materials.includes(material) ? null : material;

/** Groups items by type, with the material or color that all of a group have, or by these alone. */
function groupItems(items: readonly Item[]): Omit<Subject, 'cause'>[] {
  const byType = groupBy(items, typeOf)
    .filter(([, group]) => group.length >= GROUP_MIN)
    .map(([type, group]) => {
      const material = beyondType(type, sharedBy(group, materialsOf));
      const color = material === null ? sharedBy(group, colorOf) : null;
      return { type, material, color, items: group };
    });
  const byMaterial = groupBy(items, materialsOf)
    .filter(([, group]) => countTypes(group) >= TYPES_MIN)
    .map(([material, group]) => ({ type: null, material, color: null, items: group }));
  const byColor = groupBy(items, colorOf)
    .filter(([, group]) => countTypes(group) >= TYPES_MIN)
    .map(([color, group]) => ({ type: null, material: null, color, items: group }));
  return [...byType, ...byMaterial, ...byColor];
}

/** What words are about; null where they name no garment, material or color. */
function readSubject({ types, soft }: UnderstoodQuery): Omit<Subject, 'cause' | 'items'> | null {
  const [type = null] = types;
  const material = beyondType(type, soft.materials[0] ?? null);
  const [color = null] = soft.colors;
  return type === null && material === null && color === null ? null : { type, material, color };
}

async function subjectsOfSearches(
  { catalogue }: UnderstandDeps,
  searches: readonly { query: string; cause: TrendCause }[],
): Promise<Subject[]> {
  const understood = await Promise.all(searches.map(({ query }) => catalogue.understand(query)));
  return searches.flatMap(({ cause }, at) => {
    const read = understood[at] && readSubject(understood[at]);
    return read ? { ...read, cause, items: [] } : [];
  });
}

const SEARCHES_MAX = 12;

/** What rises: in what people look at and save, then in what they search for. */
export async function risingSubjects(
  deps: UnderstandDeps,
  { risen, searches }: PageContext,
): Promise<Subject[]> {
  const peopleById = new Map(risen.map(({ item, people }) => [item.id, people]));
  const groups = groupItems(risen.map(({ item }) => item)).map((group): Subject => {
    const people = Math.max(...group.items.map(({ id }) => peopleById.get(id) ?? 0));
    return { ...group, cause: { kind: 'rising', people } };
  });
  const searched = searches
    .slice(0, SEARCHES_MAX)
    .map(({ query, people }) => ({ query, cause: { kind: 'rising', people } as const }));
  return [...groups, ...(await subjectsOfSearches(deps, searched))];
}

/** What came in, costs less or is back, by what it is: the largest group of each first. */
export function newsSubjects({ news }: PageContext): Subject[] {
  const { arrived, reduced, restocked } = news;
  const before = new Map(reduced.map((one) => [one.item.id, one.before]));
  const percentOff = ({ id, price }: Item) =>
    Math.round(100 * (1 - price / (before.get(id) ?? price)));
  const lists: Subject[][] = [
    groupItems(arrived).map((group) => ({
      ...group,
      cause: { kind: 'arrived', count: group.items.length },
    })),
    groupItems(reduced.map(({ item }) => item)).map((group) => ({
      ...group,
      cause: {
        kind: 'reduced',
        count: group.items.length,
        mostPercent: Math.max(...group.items.map(percentOff)),
      },
    })),
    groupItems(restocked).map((group) => ({
      ...group,
      cause: { kind: 'restocked', count: group.items.length },
    })),
  ];
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** What the season asks for, in the order of the searches for it. */
export const seasonSubjects = (
  deps: UnderstandDeps,
  searches: readonly string[],
): Promise<Subject[]> =>
  subjectsOfSearches(
    deps,
    searches.map((query) => ({ query, cause: { kind: 'season' } })),
  );
