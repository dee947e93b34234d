import type { Item } from '@modiste/contract/entities/item';
import type { Gender } from '@modiste/contract/values';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { type AskedKind, isOfKind } from '../edits/kinds-asked-for.ts';
import type { Outcome, Say } from '../simulated/shopper.ts';

/** What a wish limits; a new wish of an aspect takes the place of the one before. */
export type Aspect = 'color' | 'price' | 'material' | 'size' | 'brand' | 'not';

/** What each piece of the list is to be like. */
export interface Limit {
  aspect: Aspect;
  /** The limit in words, for whoever reads a fault. */
  words: string;
  holds: (item: Item) => boolean;
}

/** What a shopper who looks for single pieces sees, and remembers. */
export interface ListView {
  items: readonly Item[];
  kind: AskedKind;
  limits: readonly Limit[];
  /** Ids of what was shown so far, as far down as a shopper looks. */
  seen: ReadonlySet<string>;
  /** Whether one piece was spoken of last, so that what follows may be said of it alone. */
  isOfOne: boolean;
  gender: Gender;
}

/** What a shopper says of a list. */
export interface ListStep extends Say {
  /** What is wished from then on. */
  after: Pick<ListView, 'kind' | 'limits'>;
  /** Whether it speaks of one piece, or of two. */
  isOfOne?: boolean;
}

/** Makes up a step in view of a list; null where there is nothing to say. */
export type MakeListStep = (view: ListView, random: SeededRandom) => ListStep | null;

/** So many pieces of a list a shopper looks at. */
export const LOOKED_AT = 12;

/** Words with which an answer admits that the shop has nothing, or not more, of the kind. */
const ADMITS =
  /\b(?:no|not|none|nothing|nearest|closest|already|only|cannot|can’t|don’t|doesn’t|isn’t|aren’t|without|least expensive|everything that matches|neither)\b/i;

/** Whether an answer admits that what was asked for could not be done. */
export const admitsNone = ({ text }: Outcome): boolean => ADMITS.test(text);

/** Of a list a fault names so many pieces, each by so many of its last words. */
const NAMED_ITEMS = 4;
const NAMED_WORDS = 3;

export function describeItems({ items, outfits }: Outcome): string {
  if (outfits.length > 0) return `${outfits.length} outfits`;
  const names = items.slice(0, NAMED_ITEMS).map(({ short_description, shown_color, price }) => {
    const name = short_description.split(' ').slice(-NAMED_WORDS).join(' ');
    return `${name} (${shown_color ?? ''}) $${price}`;
  });
  return `${items.length}: ${names.join(' | ')}`;
}

/** A limit in the place of the one of its aspect, beside the others; refusals add up. */
export const withLimit = (limits: readonly Limit[], limit: Limit): Limit[] => [
  ...limits.filter(({ aspect }) => limit.aspect === 'not' || aspect !== limit.aspect),
  limit,
];

export const withoutAspect = (limits: readonly Limit[], left: Aspect): Limit[] =>
  limits.filter(({ aspect }) => aspect !== left);

/**
 * Judges whether what is shown is of the kind and within all limits. Where nothing is, it is as right to
 * say so.
 *
 * @returns what is wrong; null where nothing is.
 */
export function judgeList(
  outcome: Outcome,
  { kind, limits }: Pick<ListView, 'kind' | 'limits'>,
): string | null {
  const { items, isSearch } = outcome;
  if (admitsNone(outcome)) return null;
  if (!isSearch) return 'looked for nothing';
  if (items.length === 0) return `nothing shown: ${describeItems(outcome)}`;
  const other = items.find((item) => !isOfKind(item, kind.type));
  if (other !== undefined) return `not ${kind.words}: ${other.short_description}`;
  const broken = limits.find(({ holds }) => !items.every(holds));
  return broken === undefined ? null : `not ${broken.words}: ${describeItems(outcome)}`;
}
