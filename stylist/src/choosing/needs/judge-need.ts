import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { readItemFacts } from '../../facts/item-facts.ts';
import figures from './figures.json' with { type: 'json' };
import rows from './needs.json' with { type: 'json' };

/** What pieces have to do for somebody, and what they are judged by. */
export interface Need {
  id: string;
  /** Lexicon ids of occasions and of garments that it is asked with. */
  occasions: readonly string[];
  types: readonly string[];
  /** Parts of an outfit that it is asked of; of others nothing is judged. */
  roles: readonly string[];
  /** Kinds, fabrics and features that serve it, with what each of them does; the best first. */
  good: ReadonlyMap<string, string>;
  /** What serves it beside these. */
  plus: ReadonlyMap<string, string>;
  /** Fabrics that serve it a little, with how far. */
  fair: ReadonlyMap<string, string>;
  /** Kinds and features that are wrong for it, and words by which a listing tells of such. */
  bad: { types: readonly string[]; facts: readonly string[]; says: RegExp | null };
}

const saying = (words: readonly string[]): RegExp | null =>
  words.length === 0 ? null : new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');

const NEEDS: readonly Need[] = [...rows, ...figures].map(({ good, plus, fair, bad, ...rest }) => ({
  ...rest,
  bad: { ...bad, says: saying('says' in bad ? (bad.says ?? []) : []) },
  good: new Map(Object.entries(good)),
  plus: new Map(Object.entries(plus)),
  fair: new Map(Object.entries(fair)),
}));

/** What was asked for, as far as it tells of a need: lexicon ids. */
interface Asked {
  occasions: readonly string[];
  types: readonly string[];
  /** Needs that were said in so many words. */
  needs?: readonly string[];
}

/** What is needed, by the occasions and the kinds of garments that were named, and by what was said. */
export const needsOf = ({ occasions, types, needs = [] }: Asked): Need[] =>
  NEEDS.filter(
    (need) =>
      needs.includes(need.id) ||
      need.occasions.some((id) => occasions.includes(id)) ||
      need.types.some((id) => types.some((type) => isKindOf(type, id))),
  );

/** How a piece serves a need. */
export interface Judgment {
  /** From -1, the wrong thing for it, over 0 to 2. */
  worth: number;
  /** What of it serves, such as "nylon", and what that does. */
  by: string | null;
  does: string | null;
  /** What it has beside, such as "has a hood". */
  also: string | null;
}

const NOTHING: Judgment = { worth: 0, by: null, does: null, also: null };
const BAD: Judgment = { ...NOTHING, worth: -1 };

const kindOf = (item: Item): string => readItemFacts(item).garment.type ?? item.other_info.type;

/** Whether a need is asked of an item: of shoes nobody asks how they sit at the waist. */
export const isOfNeed = (item: Item, { roles }: Need): boolean =>
  roles.includes(typeRole(kindOf(item)) ?? '');

/** All that a listing says of a piece. */
const wordsOf = (item: Item): string =>
  `${item.short_description}. ${readItemFacts(item).ownText} ${item.semantic_search_description}`;

/** Judges a piece by its record alone: by its kind, its fabrics and its features. */
export function judgeNeed(item: Item, need: Need): Judgment {
  const { garment, stated } = readItemFacts(item);
  const type = kindOf(item);
  if (!isOfNeed(item, need)) return NOTHING;
  const has = (id: string): boolean =>
    isKindOf(type, id) || garment.materials.includes(id) || stated.has(id);
  const { types, facts, says } = need.bad;
  const isBad =
    types.some((id) => isKindOf(type, id)) ||
    facts.some((id) => has(id)) ||
    (says?.test(wordsOf(item)) ?? false);
  const found = [...need.good].find(([id]) => has(id));
  if (isBad) return BAD;
  const also = [...need.plus].find(([id]) => has(id))?.[1] ?? null;
  if (found === undefined) {
    const fair = [...need.fair].find(([id]) => has(id));
    const more = { by: fair?.[0] ?? null, does: fair?.[1] ?? null };
    return { ...more, also, worth: also === null ? 0 : 0.5 };
  }
  return { by: found[0], does: found[1], also, worth: also === null ? 1 : 1.5 };
}

/** The least that a piece is worth for all that is needed; 0 where nothing is. */
function worthOf(item: Item, wish: Asked): number {
  const all = needsOf(wish)
    .filter((need) => isOfNeed(item, need))
    .map((need) => judgeNeed(item, need).worth);
  return all.length === 0 ? 0 : Math.min(...all);
}

/** Whether an item serves what is needed, or at least is not wrong for it where a kind was named. */
export const serves = (item: Item, wish: Asked): boolean =>
  needsOf(wish).length === 0 || worthOf(item, wish) >= (wish.types.length > 0 ? 0 : 1);

/** Pieces in the order of what they are worth: what is wrong for the need comes last. */
export function servingFirst(items: readonly Item[], wish: Asked): readonly Item[] {
  if (needsOf(wish).length === 0) return items;
  return items
    .map((item) => ({ item, worth: worthOf(item, wish) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ item }) => item);
}
