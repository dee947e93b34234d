import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import { type ItemCause, writeItemReason } from '@modiste/stylist/editorial/write-item-reason';
import { type FindDeps, findForPerson } from '../lookups/find-for-person.ts';
import type { PageContext } from '../person/page-context.ts';
import { unwornIn } from '../person/unworn-in.ts';

const SUGGESTED = 12;
/** Of one style or the season, where little rises or is new. */
const OF_KIND_MAX = 5;
const STYLES_MAX = 2;

/** What nobody sees follows no style and no season. */
const PRIVATE: ReadonlySet<Role | null> = new Set<Role | null>(['sleep', 'underwear']);

interface Suggestion {
  item: Item;
  cause: ItemCause;
}

/** The first of each list, the second of each, and so on. */
const inTurn = <One>(lists: readonly (readonly One[])[]): One[] => {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
};

/** What rises or is new. */
const topical = ({ risen, news }: PageContext): Suggestion[] =>
  inTurn<Suggestion>([
    risen.map(({ item, people }) => ({ item, cause: { kind: 'rising', people } })),
    news.reduced.map(({ item, before }) => ({ item, cause: { kind: 'reduced', before } })),
    news.arrived.map((item) => ({ item, cause: { kind: 'arrived' } })),
    news.restocked.map((item) => ({ item, cause: { kind: 'restocked' } })),
  ]);

/** What the words find for the person, in stock and for the weather. */
async function findFor(deps: FindDeps, context: PageContext, query: string): Promise<Item[]> {
  const { setting, shownIds } = context;
  const wanted = { query, refused: unwornIn(setting).all, exceptIds: shownIds };
  const items = await findForPerson(deps, context, wanted);
  return items.filter(({ other_info }) => !PRIVATE.has(typeRole(other_info.type)));
}

/** What suits the person's styles and the season. */
async function timeless(deps: FindDeps, context: PageContext): Promise<Suggestion[]> {
  const { person, setting } = context;
  const styles = person.preferences.style_preference.slice(0, STYLES_MAX);
  const find = async (words: string, cause: ItemCause): Promise<Suggestion[]> =>
    (await findFor(deps, context, words)).map((item) => ({ item, cause }));
  const lists = await Promise.all([
    ...styles.map((style) => find(style, { kind: 'style', style })),
    find(setting.season, { kind: 'season' }),
  ]);
  return inTurn(lists.map((list) => list.slice(0, OF_KIND_MAX)));
}

/** Items for the person that are neither saved nor elsewhere on the page, each with its reason. */
export async function suggestedItems(deps: FindDeps, context: PageContext): Promise<Item[]> {
  const { person, setting, shownIds } = context;
  const saved = new Set(person.savedIds);
  const suggested: Item[] = [];
  const add = (suggestions: readonly Suggestion[]) => {
    for (const { item, cause } of suggestions) {
      if (suggested.length >= SUGGESTED) return;
      if (saved.has(item.id) || shownIds.has(item.id)) continue;
      shownIds.add(item.id);
      const rank = suggested.length + 1;
      suggested.push({ ...item, rank, reason: writeItemReason(item, cause, setting) });
    }
  };
  add(topical(context));
  if (suggested.length < SUGGESTED) add(await timeless(deps, context));
  return suggested;
}
