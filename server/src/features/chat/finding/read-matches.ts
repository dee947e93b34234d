import type { SearchResult } from '@modiste/catalogue/request/search-request';
import type { Item } from '@modiste/contract/entities/item';
import { discountPercent, formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import type { DialogueState, StyleRequest } from '@modiste/stylist/dialogue-state';
import { keepBeyond } from '@modiste/stylist/keep-beyond';
import { isReducedBy } from '@modiste/stylist/least-off';
import { isAtPiecePrice, piecePricesOf } from '@modiste/stylist/piece-prices';
import type { Found } from '@modiste/stylist/stylist';

const CANDIDATES_MAX = 60;

/** A conversation in which something is asked for now. */
export type AskedState = DialogueState & { request: StyleRequest };

export type Matches = Pick<Found, 'candidates' | 'total' | 'dropped' | 'notice' | 'outfits'>;

/** What is told where all that matches was shown before. */
const ALL_SEEN = 'You’ve seen everything that matches.';

/** What the alternatives miss: “sleeveless” or “with pockets”; the kind where it is that. */
function nameMissed({ missed }: SearchResult): string {
  if (missed.length === 0 || missed.some(({ kind }) => kind === 'type')) return 'the exact kind';
  const names = missed.map(({ name }) => `“${name}”`);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
}

/** Whether what is listed only comes near what was asked for. */
const isNear = ({ total, alternatives }: SearchResult): boolean =>
  total === 0 && alternatives !== null;

/** "Oxford Shirt for Her" is an oxford shirt by its name, whatever kind its record counts it as. */
function isNamedSo({ short_description }: Item, type: string): boolean {
  const name = findType(type)?.name.toLowerCase().replaceAll('-', ' ');
  const title = short_description.toLowerCase().replaceAll('-', ' ');
  return name !== undefined && new RegExp(`\\b${name}(?: for [a-z]+)?$`).test(title);
}

/** "Loose Tapered Jeans" are loose by their name. */
const isNamedAfter = ({ short_description }: Item, name: string): boolean =>
  new RegExp(`\\b${name.replaceAll(/[^a-z -]/gi, '')}\\b`, 'i').test(short_description);

/** Where records have nothing of the one kind or the one trait that was asked for: what bears its name. */
function namedSo(items: readonly Item[], { missed }: SearchResult, request: StyleRequest): Item[] {
  const [type, ...others] = request.wishes.flatMap(({ role, concepts }) =>
    role === 'wanted' ? concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])) : [],
  );
  const [trait, ...more] = missed;
  if (trait?.kind === 'attribute' && more.length === 0) {
    return items.filter((item) => isNamedAfter(item, trait.name));
  }
  const isOnlyKind = missed.every(({ kind }) => kind === 'type');
  if (type === undefined || others.length > 0 || !isOnlyKind) return [];
  return items.filter((item) => isNamedSo(item, type));
}

const percentOff = ({ price, full_price }: Item): number => discountPercent(price, full_price);

/** Of what is reduced, what is reduced by as much as was asked for; else what comes nearest to that. */
function withLeastOff(matches: Matches, leastOff: number | undefined): Matches {
  const { candidates } = matches;
  if (leastOff === undefined || candidates.length === 0) return matches;
  const enough = candidates.filter((item) => isReducedBy(item, leastOff));
  if (enough.length > 0) {
    return { ...matches, candidates: enough, total: enough.length };
  }
  const nearest = candidates.toSorted((one, other) => percentOff(other) - percentOff(one));
  const most = Math.max(...candidates.map(percentOff));
  const others =
    matches.dropped?.startsWith('“') === true ? `, and these miss ${matches.dropped}` : '';
  return {
    ...matches,
    candidates: nearest,
    dropped: matches.dropped ?? `“${leastOff}% off”`,
    notice:
      most === 0
        ? `Nothing like that is reduced by ${leastOff}% or more${others}.`
        : `Nothing like that is reduced by ${leastOff}% or more; the most is ${most}%${others}.`,
  };
}

/** Of several kinds with a price each, what keeps to the price of its kind; else what comes near, as such. */
function withPiecePrices(matches: Matches, request: StyleRequest): Matches {
  const prices = piecePricesOf(request);
  const kept = matches.candidates.filter((item) => isAtPiecePrice(item, prices));
  if (prices.length === 0 || matches.candidates.length === 0) return matches;
  if (kept.length > 0) return { ...matches, candidates: kept, total: kept.length };
  const least = Math.min(...matches.candidates.map(({ price }) => price));
  return {
    ...matches,
    dropped: matches.dropped ?? '“the price of each”',
    notice: `Nothing like that keeps to the price you set for its kind; the nearest costs ${formatPrice(least)}.`,
  };
}

/** What meets all limits, or else what misses one wish; without what is not to be found again. */
export function readMatches(result: SearchResult, { request, shown }: AskedState): Matches | null {
  const { items, total, alternatives } = result;
  if (total === 0 && !isNear(result)) return null;
  const named = isNear(result) ? namedSo(items, result, request) : [];
  const isOther = isNear(result) && named.length === 0;
  const own = total === 0 ? named : items.slice(0, total);
  const matching = isOther ? items : own;
  const unseen = matching.filter(({ id }) => !request.exceptIds.includes(id));
  const further = keepBeyond(unseen, { request, shown });
  const count = named.length > 0 ? named.length : total;
  const whole = (isOther ? (alternatives?.total ?? 0) : count) - (matching.length - unseen.length);
  const notice = result.isLeftOut || named.length > 0 ? null : result.notice;
  const found = {
    candidates: further,
    total: further.length < unseen.length ? further.length : whole,
    dropped: isOther ? nameMissed(result) : null,
    notice: unseen.length === 0 ? ALL_SEEN : notice,
    outfits: [],
  };
  const reduced = withLeastOff(withPiecePrices(found, request), request.leastOff);
  return { ...reduced, candidates: reduced.candidates.slice(0, CANDIDATES_MAX) };
}
