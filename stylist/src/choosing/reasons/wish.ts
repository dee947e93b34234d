import type { Item } from '@modiste/contract/entities/item';
import { allSizes } from '@modiste/contract/filters/all-sizes';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { type Comparison, findComparison } from '@modiste/lexicon/comparisons';
import type { Concept } from '@modiste/lexicon/concept';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { sumAbout } from '../../dialogue/budget-said.ts';
import type { Found } from '../../stylist.ts';
import { type Remembered, readRemembered } from './remembered.ts';

/** One thing that was asked for or refused, with the words for it. */
export interface Wanted {
  words: string;
  concepts: readonly Concept[];
}

/** What the shopper looks for, sorted for those who give reasons. */
export interface Wish {
  types: readonly string[];
  colors: readonly Wanted[];
  /** Materials and patterns. */
  fabrics: readonly Wanted[];
  /** Necklines, sleeves, lengths, fits, details, features. */
  details: readonly Wanted[];
  /** What is asked of parts and in words without a meaning of their own: pages may tell it. */
  ofPage: readonly string[];
  /** Lexicon ids of occasions, dress codes, seasons and activities. */
  occasions: readonly string[];
  /** How an occasion was said, where its name has more than was: "a summer wedding" of a garden wedding. */
  saidAs: ReadonlyMap<string, string>;
  /** What was said of a figure, or of what a piece has to stand up to: ids of needs. */
  needs: readonly string[];
  /** Lexicon ids of styles. */
  styles: readonly string[];
  /** How it should differ from what was shown: "longer". */
  comparisons: readonly Comparison[];
  /** Whether a low price was asked for. */
  wantsCheap: boolean;
  /** Whether only what is reduced was asked for. */
  wantsSale: boolean;
  refused: readonly Wanted[];
  /** What the shopper asked to remember and refuses. */
  refusedBefore: readonly Wanted[];
  /** What was liked, how shoes have to be cut, a day to dress for. */
  remembered: Remembered;
  brands: readonly string[];
  /** Whether it is for a woman and a man at once. */
  isForBoth: boolean;
  /** The most that a piece may cost; null where nobody said. */
  budget: number | null;
  /** The sum that was named, where it was only about that: the most lies above it. */
  about: number | null;
  /** Sizes asked for in this conversation, and those saved in the preferences. */
  sizes: { asked: readonly string[]; saved: readonly string[] };
  anchor: { item: Item; relation: 'like' | 'compared' | 'beside' } | null;
  /** Whether only an occasion, a season or a style was said, and no kind of thing to start from. */
  isOpen: boolean;
}

const MOMENTS: ReadonlySet<string> = new Set(['occasion', 'dress-code', 'season', 'activity']);

const groupOf = ({ kind, id }: Concept): string =>
  kind === 'attribute' ? (attributeGroup(id) ?? '') : kind;

/** What stands in the filters, as a reading would have it. */
function ofFilters({ state }: Found): Wanted[] {
  const filters = state.request?.filters;
  const { color = [], material = [] } = filters ?? {};
  return [
    ...color.map((id) => ({ words: id.toLowerCase(), concepts: [{ kind: 'color' as const, id }] })),
    ...material.flatMap((name) => {
      const { readings } = understandQuery(name.toLowerCase());
      return readings.map(({ words, concepts }) => ({ words, concepts }));
    }),
  ];
}

const asWanted = ({ words, concepts }: QueryReading): Wanted => ({
  words: words.toLowerCase(),
  concepts,
});

const having = (wanted: readonly Wanted[], test: (concept: Concept) => boolean): Wanted[] =>
  wanted.filter(({ concepts }) => concepts.some(test));

const idsOf = (wanted: readonly Wanted[], test: (concept: Concept) => boolean): string[] => [
  ...new Set(wanted.flatMap(({ concepts }) => concepts.filter(test).map(({ id }) => id))),
];

const refusalsOf = (readings: readonly QueryReading[]): Wanted[] =>
  readings.filter(({ role }) => role === 'negated').map(asWanted);

function sizesOf({ state, shopper }: Found): Wish['sizes'] {
  const filters = state.request?.filters;
  const own = shopper.preferences;
  const saved = allSizes(own);
  const limits = filters === undefined ? [] : allSizes(filters);
  return { asked: limits.filter((size) => !saved.some((one) => one === size)), saved };
}

function anchorOf({ state, anchor, shopper, candidates }: Found): Wish['anchor'] {
  const asked = state.request?.anchor ?? null;
  if (asked === null) return null;
  const known = [...(anchor ? [anchor] : []), ...shopper.saved, ...candidates];
  const item = known.find(({ id }) => id === asked.itemId);
  return item === undefined ? null : { item, relation: asked.relation };
}

/** What one goes to, however it is called: a garden party is no garden wedding. */
const EVENT_NOUN = /^(?:party|dinner|date|gala|ball|lunch)$/;
const named = (said: string): string => said.replace(/\bchristmas\b/, 'Christmas');

/** "Summer wedding" means what a garden wedding does, and nobody spoke of a garden. */
export function saidMoments(
  wanted: readonly Pick<Wanted, 'words' | 'concepts'>[],
): Map<string, string> {
  return new Map(
    wanted.flatMap(({ words, concepts }) => {
      const said = words.replace(/^(?:for|to|at) /, '').replace(/^(?:an?|the|my|our) /, '');
      const last = said.split(' ').at(-1) ?? '';
      return concepts
        .filter(() => last !== '' && last !== said)
        .filter(({ id }) => id.endsWith(`-${last}`) || EVENT_NOUN.test(last))
        .filter(({ id }) => id.replaceAll('-', ' ') !== said)
        .map(({ id }) => [id, `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${named(said)}`] as const);
    }),
  );
}

function isOpenRequest({ state: { request } }: Found): boolean {
  if (request === null || request.anchor !== null || request.attachment !== null) return false;
  const isOfKind = request.wishes.some(
    ({ role, concepts }) =>
      role === 'wanted' && concepts.some(({ kind, id }) => kind === 'type' || id === 'gift'),
  );
  return !isOfKind && request.filters.category.length === 0 && request.wearer === 'self';
}

/** Sorts everything that was asked for, in words and in filters. */
export function readWish(found: Found): Wish {
  const readings = found.state.request?.wishes ?? [];
  const said = readings.filter(({ role }) => role === 'wanted').map(asWanted);
  const wanted = [...said, ...ofFilters(found)];
  const comparisons = said.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'comparison' ? (findComparison(id) ?? []) : [])),
  );
  const remembered = readRemembered(found);
  const isOf =
    (...groups: string[]) =>
    (concept: Concept) =>
      groups.includes(groupOf(concept));
  const isMoment = (concept: Concept) => MOMENTS.has(groupOf(concept));
  const isDetail = (concept: Concept) =>
    concept.kind === 'attribute' && !isMoment(concept) && !isOf('style', 'age')(concept);
  return {
    types: idsOf(wanted, isOf('type')),
    colors: having(wanted, isOf('color')),
    fabrics: having(wanted, isOf('material', 'pattern')),
    details: having(wanted, isDetail),
    ofPage: [...new Set([...idsOf(said, isOf('part')), ...(found.state.unread ?? [])])],
    occasions: idsOf(wanted, isMoment),
    saidAs: saidMoments(having(wanted, isMoment)),
    needs: found.state.needs ?? [],
    styles: idsOf(wanted, isOf('style')),
    comparisons: comparisons.filter(({ aspect }) => aspect !== 'price'),
    wantsCheap:
      comparisons.some(({ aspect, direction }) => aspect === 'price' && direction < 0) ||
      readings.some(({ amount }) => amount?.kind === 'price-level' && amount.level < 0),
    wantsSale: found.state.request?.filters.sale === true,
    refused: refusalsOf(readings),
    refusedBefore: refusalsOf(remembered.refusals),
    remembered,
    brands: found.state.request?.filters.brand ?? [],
    isForBoth: ['Women', 'Men'].every((one) =>
      found.state.request?.filters.gender.some((gender) => gender === one),
    ),
    budget:
      found.state.request?.outfit?.budget ?? found.state.request?.filters.priceRangeMax ?? null,
    about: sumAbout(found.state.request),
    sizes: sizesOf(found),
    anchor: anchorOf(found),
    isOpen: isOpenRequest(found),
  };
}
