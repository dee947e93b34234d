import type { Item } from '@modiste/contract/entities/item';
import { impliedBy, isKindOf } from '@modiste/lexicon/refine-type';
import { readItemFacts } from '../../facts/item-facts.ts';
import { areOpposite, recordSays } from '../../facts/record-says.ts';
import type { Found } from '../../stylist.ts';
import { isForbidden } from '../needs/judge-need.ts';
import { canBuy } from '../reasons/suits-request.ts';
import type { Wish } from '../reasons/wish.ts';

/** The features that were asked for by themselves or by a kind that has them: baggy jeans are wide. */
const featuresAsked = ({ details, types }: Wish): string[] => [
  ...details.flatMap(({ concepts }) => concepts.map(({ id }) => id)),
  ...types.flatMap((type) => [...impliedBy(type).attributes]),
];

/**
 * Whether a piece is the opposite of what was asked for, or has what was refused: skinny jeans for
 * somebody who wants them baggy. What its record is silent on speaks against nothing.
 */
function contradicts(item: Item, wish: Wish): boolean {
  const asked = featuresAsked(wish);
  // No record is read where nothing can be held against it.
  if (asked.length + wish.refused.length === 0) return false;
  const facts = readItemFacts(item);
  const own = [...facts.stated, ...impliedBy(item.other_info.type).attributes];
  const isOfKind = wish.types.some((type) => isKindOf(item.other_info.type, type));
  const isOpposite = asked.some((id) => own.some((one) => areOpposite(one, id)));
  const isRefused = wish.refused.some(({ concepts }) => {
    const [concept, ...others] = concepts;
    // A kind that was asked for is not refused with one of its like.
    if (concept === undefined || others.length > 0 || (concept.kind === 'type' && isOfKind))
      return false;
    return concept.kind !== 'color' && recordSays(facts, concept) === 'yes';
  });
  return isRefused || (isOpposite && !isOfKind);
}

/** What is left of what was found without some of it; all of it where less than so many would be left. */
function without(found: Found, isOut: (item: Item) => boolean, leastLeft = 1): Found {
  const candidates = found.candidates.filter((item) => !isOut(item));
  const gone = found.candidates.length - candidates.length;
  return gone === 0 || candidates.length < leastLeft
    ? found
    : { ...found, candidates, total: Math.max(candidates.length, found.total - gone) };
}

/** Of a kind that was asked for and that is rare here, the occasion leaves none out: they come last. */
const CHOICE_MIN = 3;

/**
 * What was found, held against all wishes in force: what nobody can buy, what nobody takes to
 * such an occasion, and what goes against a wish, is left out where anything else is there.
 */
export function heldAgainst(found: Found, wish: Wish): Found {
  if (found.outfits.length > 0) return found;
  const there = without(found, (item) => !canBuy(item, wish));
  const leastApt = wish.types.length === 0 ? 1 : CHOICE_MIN;
  const apt = without(there, (item) => isForbidden(item, wish), leastApt);
  return without(apt, (item) => contradicts(item, wish));
}
