import { ASPECT_SCALES } from '@modiste/lexicon/aspect-value';
import { attributeGroup, fabricWithKinds } from '@modiste/lexicon/attributes';
import { findComparison } from '@modiste/lexicon/comparisons';
import type { Concept } from '@modiste/lexicon/concept';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { listOf } from '@modiste/lexicon/tokens';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { plainColor } from './limits/limit-filters.ts';

/** A garment has one of each; naming another one replaces it. */
const ONE_OF_GROUP: ReadonlySet<string | null> = new Set([
  'neckline',
  'sleeve',
  'length',
  'fit',
  'rise',
  'heel',
  'age',
  'season',
  'occasion',
  'dress-code',
]);
/** Occasion and dress code say the same thing of a day: "a gala" replaces "casual Friday". */
const SLOTS_OF_GROUP: Readonly<Record<string, string>> = {
  'dress-code': 'occasion',
  activity: 'occasion',
};
/** A wedding in the evening stays one, and winter stays winter when it rains. */
const JOINS_OTHERS: ReadonlySet<string> = new Set(['evening', 'rainy']);
/** Styles that rule each other out. */
const OPPOSITES: readonly (readonly string[])[] = [
  ['casual', 'formal', 'smart-casual', 'business'],
  ['minimalist', 'maximalist'],
];

/** What one wish takes the place of: another length, another comparison of price. */
function slotsOf({ kind, concepts, role }: QueryReading): string[] {
  if (role === 'negated') return [];
  if (kind === 'price-level' || kind === 'heel' || kind === 'age' || kind === 'size') return [kind];
  return concepts.flatMap(({ kind: of, id }) => {
    if (of === 'shopper-gender') return ['wearer'];
    if (of === 'type') return role === 'wanted' ? ['type'] : [];
    if (of === 'color') return role === 'wanted' ? ['color'] : [];
    if (of === 'pattern') return role === 'wanted' ? ['pattern'] : [];
    if (of === 'comparison') return [`comparison ${findComparison(id)?.aspect ?? id}`];
    const opposite = OPPOSITES.findIndex((ids) => ids.includes(id));
    if (opposite >= 0) return [`opposite ${opposite}`];
    const group = JOINS_OTHERS.has(id) ? null : attributeGroup(id);
    return group !== null && ONE_OF_GROUP.has(group) ? [SLOTS_OF_GROUP[group] ?? group] : [];
  });
}

/** Whether the first is the second or a kind of it: merino of wool, a midi dress of dresses. */
function isUnder(one: Concept, other: Concept): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'type') return isKindOf(one.id, other.id);
  const isFabric = one.kind === 'material' || one.kind === 'pattern';
  return isFabric ? fabricWithKinds(other.id).includes(one.id) : one.id === other.id;
}

/** Whether a wish speaks of one of these, or of a kind of it. */
export const concerns = ({ concepts }: QueryReading, others: readonly Concept[]): boolean =>
  concepts.some((one) => others.some((other) => isUnder(one, other) || isUnder(other, one)));

const isSame = (one: QueryReading, other: QueryReading): boolean =>
  one.role === other.role &&
  one.kind === other.kind &&
  one.concept?.id === other.concept?.id &&
  one.words.toLowerCase() === other.words.toLowerCase();

/** "Hooded" asks once more for the hood that was asked for. */
const isSaidAgain = (before: QueryReading, now: QueryReading): boolean =>
  isSame(before, { ...now, words: before.words }) &&
  (before.concept?.kind === 'attribute' || isSame(before, now));

/** "Not light" speaks of the light wash that was wished for. */
const isShadeRefused = (refused: QueryReading, wanted: QueryReading): boolean =>
  wanted.concepts.some(({ kind }) => kind === 'color') &&
  wanted.words
    .toLowerCase()
    .split(/[\s-]+/)
    .includes(refused.words.toLowerCase().replace(/^.* /, ''));

/** "Red, not burgundy": of one color, and yet another. */
const isOtherShade = (refused: QueryReading, wanted: QueryReading): boolean =>
  [refused, wanted].every(({ concepts }) => concepts.every(({ kind }) => kind === 'color')) &&
  plainColor(refused) === null &&
  refused.words.toLowerCase() !== wanted.words.toLowerCase();

/** Asks for what is refused, or for a kind of it: "in black" after "nothing black". */
function contradicts(one: QueryReading, other: QueryReading): boolean {
  const [refused, ...rest] = [one, other].filter(({ role }) => role === 'negated');
  const wanted = [one, other].find(({ role }) => role === 'wanted');
  if (refused === undefined || rest.length > 0 || wanted === undefined) return false;
  if (isShadeRefused(refused, wanted)) return true;
  if (isOtherShade(refused, wanted)) return false;
  return wanted.concepts.some((each) => refused.concepts.some((no) => isUnder(each, no)));
}

const fitPlaces = new Map(
  listOf(ASPECT_SCALES.fit).map((row) => {
    const at = row.lastIndexOf(' ');
    return [row.slice(0, at), Number(row.slice(at + 1))] as const;
  }),
);
const REGULAR_FIT = 0.5;

/** "Too baggy now" after "loose jeans", and "plain" after "less plain": the one said last counts. */
function isTurned(before: QueryReading, now: QueryReading): boolean {
  const comparisonOf = ({ concepts }: QueryReading) =>
    concepts.flatMap(({ kind, id }) => (kind === 'comparison' ? (findComparison(id) ?? []) : []));
  if (before.role !== 'wanted' || now.role !== 'wanted') return false;
  const isPlainAgain =
    now.concepts.some(({ kind, id }) => kind === 'pattern' && id === 'solid') &&
    comparisonOf(before).some(({ aspect, direction }) => aspect === 'pattern' && direction > 0);
  const place = before.concepts.flatMap(({ id }) => fitPlaces.get(id) ?? [])[0];
  const isOtherFit =
    place !== undefined &&
    comparisonOf(now).some(
      ({ aspect, direction }) => aspect === 'fit' && (place - REGULAR_FIT) * direction < 0,
    );
  return isPlainAgain || isOtherFit;
}

/**
 * The wishes in force after further ones: a length replaces a length, what is asked for is refused no
 * more, and everything else stays.
 */
export function mergeWishes(
  before: readonly QueryReading[],
  now: readonly QueryReading[],
): QueryReading[] {
  const replaced = new Set(now.flatMap(slotsOf));
  const kept = before.filter(
    (wish) =>
      !slotsOf(wish).some((slot) => replaced.has(slot)) &&
      !now.some(
        (other) => isSaidAgain(wish, other) || contradicts(wish, other) || isTurned(wish, other),
      ),
  );
  const unique = now.filter((wish, at) => !now.slice(0, at).some((other) => isSame(wish, other)));
  return [...kept, ...unique];
}
