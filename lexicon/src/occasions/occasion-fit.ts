import { ancestorsOf, typeRole } from '../garments/garment-types.ts';
import type { Role } from '../garments/types/type-row.ts';
import { listOf } from '../words/tokens.ts';
import rows from './occasion-fit.json' with { type: 'json' };

/** How well something suits an occasion: forbidden, unsuited, neither, suited, made for it. */
export type OccasionGrade = -2 | -1 | 0 | 1 | 2;

/** What an occasion asks of a garment. */
export interface OccasionGarment {
  /** Lexicon id of its kind. */
  type: string;
  gender: string;
  /** The colors that it can be shown in. */
  colors: readonly string[];
  /** Ids of materials, patterns and details. */
  facts: readonly string[];
  /** What a shop calls it: "Office Wrap Dress". */
  title: string;
}

/** How an occasion takes to a garment, and by what of it. */
export interface OccasionFit {
  grade: OccasionGrade;
  /** The kind, fabric or detail that decides, or the color; null where nothing does. */
  by: string | null;
  /** What that does there, as a clause without its subject: "has a flat sole". */
  does: string | null;
  /** What is good about it beside: "has a hood". */
  also: string | null;
}

/** What one part of an outfit has to do at some occasions. */
export interface OccasionRule {
  id: string;
  occasions: readonly string[];
  /** Lexicon ids of garments that are bought for nothing else. */
  types: readonly string[];
  roles: readonly string[];
  judge: (garment: OccasionGarment) => OccasionFit;
  /** How it takes to colors, whatever is sold in them; null where it asks for none. */
  judgeColors: ((garment: Pick<OccasionGarment, 'gender' | 'colors'>) => OccasionGrade) | null;
}

interface Mark {
  grade: OccasionGrade;
  does: string | null;
  /** Its place among the others: what is named first says most. */
  place: number;
}

type Row = (typeof rows)[number];

const NEUTRAL: OccasionFit = { grade: 0, by: null, does: null, also: null };

const clausesOf = (row: object | undefined): [string, string][] => Object.entries(row ?? {});

/** What each kind, fabric and detail is worth to a row. */
function marksOf({ made, suited, fair, unsuited, forbidden }: Row): ReadonlyMap<string, Mark> {
  const good = [
    ...clausesOf(made).map(([id, does]) => ({ id, does, grade: 2 as const })),
    ...clausesOf(suited).map(([id, does]) => ({ id, does, grade: 1 as const })),
    ...clausesOf(fair).map(([id, does]) => ({ id, does, grade: 0 as const })),
  ];
  const bad = [
    ...listOf(unsuited).map((id) => ({ id, does: null, grade: -1 as const })),
    ...listOf(forbidden).map((id) => ({ id, does: null, grade: -2 as const })),
  ];
  return new Map(
    [...good, ...bad].map(({ id, does, grade }, place) => [id, { grade, does, place }]),
  );
}

const saying = (words: string | undefined): RegExp | null =>
  words === undefined ? null : new RegExp(`\\b(?:${words})\\b`, 'i');

/** What a garment has that a row speaks of: of its kind the most exact, and each of its facts. */
function marked({ type, facts }: OccasionGarment, marks: ReadonlyMap<string, Mark>) {
  const kind = [type, ...ancestorsOf(type)].find((id) => marks.has(id));
  return [...(kind === undefined ? [] : [kind]), ...facts].flatMap((id) => {
    const mark = marks.get(id);
    return mark === undefined ? [] : [{ id, ...mark }];
  });
}

function ruleOf(row: Row): OccasionRule {
  const marks = marksOf(row);
  const spared = listOf(row.unless);
  const plus = clausesOf(row.plus);
  const colors = [listOf(row.forbiddenColors), listOf(row.unsuitedColors)] as const;
  const says = saying(row.says);
  const judgeColors = (own: readonly string[]): OccasionGrade => {
    const [forbidden, unsuited] = colors;
    if (own.length === 0) return 0;
    if (own.every((color) => forbidden.includes(color))) return -2;
    return own.every((color) => forbidden.includes(color) || unsuited.includes(color)) ? -1 : 0;
  };
  const isFor = (gender: string): boolean =>
    row.gender === undefined || gender === row.gender || gender === 'Unisex';
  const judge = (garment: OccasionGarment): OccasionFit => {
    const { type, facts, title } = garment;
    if (!isFor(garment.gender)) return NEUTRAL;
    const found = marked(garment, marks);
    const kinds = [type, ...ancestorsOf(type)];
    const isSpared = spared.some((id) => kinds.includes(id) || facts.includes(id));
    const bad = isSpared ? [] : found.filter(({ grade }) => grade < 0);
    const [worst] = bad.toSorted((one, other) => one.grade - other.grade);
    const color = judgeColors(garment.colors);
    if (color < (worst?.grade ?? 0)) {
      return { ...NEUTRAL, grade: color, by: garment.colors[0] ?? null };
    }
    if (worst !== undefined) return { ...NEUTRAL, grade: worst.grade, by: worst.id };
    const quoted = says?.exec(title)?.[0];
    if (quoted !== undefined) return { ...NEUTRAL, grade: -1, by: quoted };
    const [best] = found.filter(({ does }) => does !== null).toSorted((a, b) => a.place - b.place);
    const also = plus.find(([id]) => facts.includes(id))?.[1] ?? null;
    return best === undefined
      ? { ...NEUTRAL, also }
      : { grade: best.grade, by: best.id, does: best.does, also };
  };
  const { id, occasions, types, roles } = row;
  return {
    id,
    occasions: listOf(occasions),
    types: listOf(types),
    roles: listOf(roles),
    judge,
    judgeColors: colors.every((list) => list.length === 0)
      ? null
      : ({ gender, colors: own }) => (isFor(gender) ? judgeColors(own) : 0),
  };
}

/** What is asked of garments, part by part; what is asked at the fewest occasions says most of each. */
export const OCCASION_RULES: readonly OccasionRule[] = rows
  .map(ruleOf)
  .toSorted((one, other) => one.occasions.length - other.occasions.length);

/**
 * Tells how well garments suit occasions, by their records alone: what is wrong for one of them is
 * wrong, and else the best that can be said of it counts.
 * @param occasions Lexicon ids; those that nothing is known of ask for nothing.
 */
export function occasionFit(
  occasions: readonly string[],
): (garment: OccasionGarment) => OccasionFit {
  const rules = OCCASION_RULES.filter((rule) =>
    rule.occasions.some((id) => occasions.includes(id)),
  );
  const byRole = new Map<Role | null, OccasionRule[]>();
  const rulesFor = (role: Role | null): OccasionRule[] => {
    const known = byRole.get(role) ?? rules.filter(({ roles }) => roles.includes(role ?? ''));
    byRole.set(role, known);
    return known;
  };
  return (garment) => {
    const fits = rulesFor(typeRole(garment.type)).map(({ judge }) => judge(garment));
    const [worst] = fits.toSorted((one, other) => one.grade - other.grade);
    const [best] = fits.toSorted((one, other) => other.grade - one.grade);
    return (worst !== undefined && worst.grade < 0 ? worst : best) ?? NEUTRAL;
  };
}

/** Tells how well colors suit occasions on a garment of a kind, whatever else it is. */
export function occasionColors(
  occasions: readonly string[],
): (garment: Pick<OccasionGarment, 'type' | 'gender' | 'colors'>) => OccasionGrade {
  const rules = OCCASION_RULES.filter((rule) =>
    rule.occasions.some((id) => occasions.includes(id)),
  );
  const strict = rules.flatMap(({ roles, judgeColors }) =>
    judgeColors === null ? [] : [{ roles, judgeColors }],
  );
  return (garment) => {
    const role = typeRole(garment.type) ?? '';
    return strict
      .filter(({ roles }) => roles.includes(role))
      .reduce<OccasionGrade>((least, { judgeColors }) => {
        const grade = judgeColors(garment);
        return grade < least ? grade : least;
      }, 0);
  };
}
