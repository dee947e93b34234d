import type { Item } from '@modiste/contract/entities/item';
import { COLORS } from '@modiste/contract/values';
import { findAttribute, findFabric } from '@modiste/lexicon/attributes';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { OCCASION_RULES, type OccasionRule } from '@modiste/lexicon/occasion-fit';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { type FabricQuality, gradeFabrics } from '../../facts/fabric-grades.ts';
import { fabricName, kindsOfFabric } from '../../facts/fabric-traits.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { exactKind, withKindArticle } from '../../facts/item-names.ts';
import { judgeOccasion } from '../../facts/judge-occasion.ts';
import figures from './figures.json' with { type: 'json' };
import said from './said-needs.json' with { type: 'json' };
import uses from './uses.json' with { type: 'json' };

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
  /** Where what is known of a fabric decides: from which grade on it serves, and below which it is wrong. */
  grade: { of: FabricQuality; from: number; below: number } | null;
  /** Where it is what an occasion asks for: how it takes to a garment. */
  rule: OccasionRule | null;
}

const saying = (words: readonly string[]): RegExp | null =>
  words.length === 0 ? null : new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');

const QUALITIES: ReadonlySet<string> = new Set([
  'softness',
  'durability',
  'rain',
  'care',
  'warmth',
]);
const isQuality = (name: string): name is FabricQuality => QUALITIES.has(name);

/** A grade as its row has it, where it is one of a quality that is known. */
const gradeOf = (row: { of: string; from: number; below: number } | undefined): Need['grade'] =>
  row !== undefined && isQuality(row.of) ? { ...row, of: row.of } : null;

const ALL = [...figures, ...uses];
const clausesOf = (row: object): ReadonlyMap<string, string> => new Map(Object.entries(row));

/** What an occasion asks for is judged alike wherever outfits are composed and pieces are ordered. */
const ofRule = (rule: OccasionRule): Need => ({
  ...rule,
  good: new Map(),
  plus: new Map(),
  fair: new Map(),
  bad: { types: [], facts: [], says: null },
  grade: null,
  rule,
});

const NEEDS: readonly Need[] = [
  ...OCCASION_RULES.map(ofRule),
  ...ALL.map(({ good, plus, fair, bad, ...rest }) => ({
    ...rest,
    rule: null,
    grade: 'grade' in rest ? gradeOf(rest.grade) : null,
    bad: { ...bad, says: saying('says' in bad ? (bad.says ?? []) : []) },
    good: clausesOf(good),
    plus: clausesOf(plus),
    fair: clausesOf(fair),
  })),
];

/** What else is needed with what was said: a day with a toddler asks for washing, hard wear and room. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map(
  said.flatMap((row) => ('all' in row && row.all ? [[row.id, row.all] as const] : [])),
);
/** What a need takes the place of: who rides to the office rides for no sport. */
const INSTEAD: ReadonlyMap<string, readonly string[]> = new Map(
  said.flatMap((row) => ('instead' in row && row.instead ? [[row.id, row.instead] as const] : [])),
);

/** What was asked for, as far as it tells of a need: lexicon ids. */
interface Asked {
  occasions: readonly string[];
  types: readonly string[];
  /** Needs that were said in so many words. */
  needs?: readonly string[];
}

const needsByAsked = new WeakMap<Asked, readonly Need[]>();

/** What is needed, by the occasions and the kinds of garments that were named, and by what was said. */
export function needsOf(asked: Asked): readonly Need[] {
  const known = needsByAsked.get(asked) ?? findNeeds(asked);
  needsByAsked.set(asked, known);
  return known;
}

function findNeeds({ occasions, types, needs = [] }: Asked): Need[] {
  const named = new Set(needs.flatMap((id) => [id, ...(PARTS.get(id) ?? [])]));
  const replaced = new Set(needs.flatMap((id) => INSTEAD.get(id) ?? []));
  return NEEDS.filter(
    (need) =>
      named.has(need.id) ||
      (!replaced.has(need.id) &&
        (need.occasions.some((id) => occasions.includes(id) || named.has(id)) ||
          need.types.some((id) => types.some((type) => isKindOf(type, id))))),
  );
}

/** How a piece serves a need. */
export interface Judgment {
  /** From -2, what nobody takes for it, over -1, the wrong thing for it, and 0 to 2. */
  worth: number;
  /** What of it serves, such as "nylon", and what that does. */
  by: string | null;
  does: string | null;
  /** What it has beside, such as "has a hood". */
  also: string | null;
  /** Where it is the wrong thing: by what of its record, such as "has a high heel". */
  against: string | null;
}

const NOTHING: Judgment = { worth: 0, by: null, does: null, also: null, against: null };

const kindOf = (item: Item): string => readItemFacts(item).garment.type ?? item.other_info.type;

/** Whether a need is asked of an item: of shoes nobody asks how they sit at the waist. */
export const isOfNeed = (item: Item, { roles }: Need): boolean =>
  roles.includes(typeRole(kindOf(item)) ?? '');

/** All that a listing says of a piece. */
const wordsOf = (item: Item): string =>
  `${item.short_description}. ${readItemFacts(item).ownText} ${item.semantic_search_description}`;

const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  'dry-clean': 'is for the cleaner, according to its listing',
  lined: 'is lined',
  'mid-heel': 'has a mid heel',
  platform: 'has a platform sole',
  bodycon: 'is cut close to the body',
  column: 'falls narrow to the hem',
};

/** What of a record speaks against a piece, as a clause after its name. */
function clauseAgainst(item: Item, id: string): string {
  const phrase = attributePhrase(id);
  if (NAMED_OTHERWISE[id] !== undefined) return NAMED_OTHERWISE[id];
  if (phrase !== null) return `has ${phrase}`;
  if (COLORS.some((color) => color === id)) return `comes in ${id}`;
  if (findType(id) !== null) return `is ${withKindArticle('', exactKind(item))}`;
  if (findAttribute(id) === null && findFabric(id) === null) return `has “${id}” in its name`;
  return `is ${findFabric(id) === null ? id.replaceAll('-', ' ') : `made of ${fabricName(id)}`}`;
}

/** What the fabric comes to where its grade decides. */
function judgeGrade({ grade }: Need, materials: readonly string[]): Judgment {
  const graded = grade === null ? null : gradeFabrics(grade.of, materials);
  if (grade === null || graded === null) return NOTHING;
  const told = { ...NOTHING, by: graded.id, does: graded.does };
  if (graded.grade >= grade.from) return { ...told, worth: 1 };
  if (graded.grade >= grade.below) return told;
  // Of a blend the weakest fabric is what fails.
  const [weakest = graded] = materials
    .flatMap((id) => gradeFabrics(grade.of, [id]) ?? [])
    .toSorted((one, other) => one.grade - other.grade);
  return { ...NOTHING, worth: -1, against: `is made of ${weakest.fabric}, which ${weakest.does}` };
}

/** How an occasion takes to a piece, in the color that it is shown in. */
function judgeByRule(item: Item, rule: OccasionRule): Judgment {
  const { grade, by, does, also } = judgeOccasion(item, rule);
  return grade < 0
    ? { ...NOTHING, worth: grade, against: by === null ? null : clauseAgainst(item, by) }
    : { ...NOTHING, by, does, also, worth: grade + (also === null ? 0 : 0.5) };
}

/** Judges a piece by its record alone: by its kind, its fabrics and its features. */
export function judgeNeed(item: Item, need: Need): Judgment {
  const { garment, stated } = readItemFacts(item);
  const type = kindOf(item);
  if (!isOfNeed(item, need)) return NOTHING;
  if (need.rule !== null) return judgeByRule(item, need.rule);
  const has = (id: string): boolean =>
    isKindOf(type, id) || garment.materials.includes(id) || stated.has(id);
  const { types, facts, says } = need.bad;
  // Merino is wool and suede is leather, and what is said of these is not said of those.
  const isOwn = (id: string): boolean =>
    has(id) && !garment.materials.some((own) => own !== id && kindsOfFabric(id).has(own));
  const isFiner = (id: string): boolean =>
    garment.materials.some(
      (own) =>
        own !== id && kindsOfFabric(id).has(own) && (need.good.has(own) || need.fair.has(own)),
    );
  const wrong =
    types.find((id) => isKindOf(type, id)) ?? facts.find((id) => has(id) && !isFiner(id)) ?? null;
  const quoted = says?.exec(wordsOf(item))?.[0];
  if (wrong !== null) return { ...NOTHING, worth: -1, against: clauseAgainst(item, wrong) };
  if (quoted !== undefined) {
    return { ...NOTHING, worth: -1, against: `has “${quoted}” on its page` };
  }
  if (need.grade !== null) return judgeGrade(need, garment.materials);
  const found = [...need.good].find(([id]) => isOwn(id));
  const also = [...need.plus].find(([id]) => has(id))?.[1] ?? null;
  if (found === undefined) {
    const fair = [...need.fair].find(([id]) => isOwn(id));
    const more = { by: fair?.[0] ?? null, does: fair?.[1] ?? null };
    return { ...NOTHING, ...more, also, worth: also === null ? 0 : 0.5 };
  }
  return { ...NOTHING, by: found[0], does: found[1], also, worth: also === null ? 1 : 1.5 };
}

/** What a piece is worth for each of some needs that are asked of it. */
const worthsOf = (item: Item, needs: readonly Need[]): number[] =>
  needs.filter((need) => isOfNeed(item, need)).map((need) => judgeNeed(item, need).worth);

const leastOf = (worths: readonly number[]): number => Math.min(0, ...worths);

/** What is wrong in one thing comes last; of the others what serves in more comes first. */
function worthOf(item: Item, needs: readonly Need[]): number {
  const all = worthsOf(item, needs);
  const least = leastOf(all);
  return least < 0 || all.length === 0
    ? least
    : all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** Whether an item serves what is needed, or at least is not wrong for it where a kind was named. */
export function serves(item: Item, wish: Asked): boolean {
  const needs = needsOf(wish);
  const all = worthsOf(item, needs);
  if (leastOf(all) < 0) return false;
  // Of clothes for an occasion it is enough that nothing is wrong with them.
  const isOpen = wish.types.length === 0 && needs.some(({ rule }) => rule === null);
  return !isOpen || (all.length > 0 && Math.min(...all) >= 1);
}

/** Whether an item serves all that was said in so many words: a full bust, a day on the feet. */
export function servesSaid(item: Item, { needs = [] }: Pick<Asked, 'needs'>): boolean {
  const worths = worthsOf(item, needsOf({ occasions: [], types: [], needs }));
  return worths.length > 0 && Math.min(...worths) >= 1;
}

/** Whether nobody takes it to what it is asked for. */
export const isForbidden = (item: Item, wish: Asked): boolean =>
  leastOf(worthsOf(item, needsOf(wish))) <= -2;

/** Pieces in the order of what they are worth: what is wrong for the need comes last. */
export function servingFirst(items: readonly Item[], wish: Asked): readonly Item[] {
  const needs = needsOf(wish);
  if (needs.length === 0) return items;
  return items
    .map((item) => ({ item, worth: worthOf(item, needs) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ item }) => item);
}
