import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../../answers/answer.ts';
import { priceOf } from '../reasons/reason.ts';
import { askedFactors } from './asked-factors.ts';
import type { Factor } from './item-factors.ts';
import { claimsFor } from './pick-one.ts';
import { recommendOne } from './recommend.ts';
import { recommendFor } from './records/recommend-for.ts';
import type { Recommendation, Side } from './records/side.ts';
import {
  factorsFor,
  leadOver,
  strengthsOf,
  suitingOf,
  weatherFactors,
  weighItems,
} from './weigh-items.ts';

const ASKS_VERDICT =
  /\b(?:better|nicer|easier|prefer|best|worth|should i|would you|would u)\b|\bwhich (?:one |pair )?(?:would|will|is|are)\b.*\bfor\b/i;

/** Whether a comparison is to end in a choice: "which is better". */
export const asksVerdict = (words: string): boolean => ASKS_VERDICT.test(words);

/** Which of them is better for what was asked, whatever they cost; null where that was not asked. */
function betterOf(read: ReadTurn, sides: readonly Side[]): Recommendation | null {
  const { words } = read.turn;
  if (!asksVerdict(words) || /\b(?:value|deal|price|worth)\b/i.test(words)) return null;
  const items = sides.map(({ item }) => item);
  const factors = factorsFor(read, items, []).filter(({ isOfMoney }) => isOfMoney !== true);
  const best = weighItems(items, factors)[0]?.item;
  const side = sides.find(({ item }) => item === best);
  if (best === undefined || side === undefined) return null;
  const others = items.filter((item) => item !== best);
  const [why] = claimsFor(best, others, factors);
  return why === undefined ? null : { side, why };
}

const OF_MONEY = /\b(?:value|deal|price|worth|cheap\w*)\b/i;

/** Which of them comes nearest to what was asked for so far, whatever they cost. */
function askedOf(read: ReadTurn, sides: readonly Side[]): Recommendation | null {
  const items = sides.map(({ item }) => item);
  const factors = [...weatherFactors(read), ...askedFactors(read, items)];
  const [best, next] = factors.length === 0 ? [] : weighItems(items, factors);
  const side = sides.find(({ item }) => item === best?.item);
  if (best === undefined || next === undefined || side === undefined) return null;
  const others = items.filter((item) => item !== best.item);
  const why = claimsFor(best.item, others, factors).join(', and ');
  return why === '' ? cheapestOfBest(sides, best.item, factors) : { side, why };
}

/** Where several are level at what was asked, the one of these that costs the least. */
function cheapestOfBest(
  sides: readonly Side[],
  best: Item,
  factors: readonly Factor[],
): Recommendation | null {
  const items = sides.map(({ item }) => item);
  const others = items.filter((item) => item !== best);
  const [strength] = strengthsOf(best, others, factors);
  if (strength === undefined) return null;
  const level = sides.filter(({ item }) => leadOver(strength.factor, best, item) === 0);
  const [side] = level.toSorted((one, other) => one.item.price - other.item.price);
  return side === undefined || level.length === sides.length
    ? null
    : {
        side,
        why: `of those that do best there it ${level.length === 2 ? 'costs less' : 'costs the least'} at ${priceOf(side.item)}`,
      };
}

const ONLY_DIFFERENCE = /^(?!.*\b(?:which|better|best)\b).*\bdiffer/i;

/** Which of some items that are held side by side to take; null where nothing decides. */
export function recommendAmong(
  read: ReadTurn,
  sides: readonly Side[],
  purposes: readonly string[],
): Recommendation | null {
  const judged = recommendFor(read, sides);
  if (judged !== null) return judged;
  const [fit, ...others] = suitingOf(
    read,
    sides.map(({ item }) => item),
  );
  const suited = sides.find(({ item }) => item === fit);
  // A sequin tuxedo for less is no better choice for an interview.
  if (suited !== undefined && others.length === 0 && sides.length > 1) {
    return { side: suited, why: 'it is the one that suits what you are looking for' };
  }
  const called = recommendOne(sides, purposes);
  const isByPrice = called === null || called.why.startsWith('it costs');
  const found = isByPrice ? (askedOf(read, sides) ?? betterOf(read, sides)) : null;
  const items = sides.map(({ item }) => item);
  const isUndecided = found === null && isByPrice && called !== null;
  const asked = [...askedFactors(read, items), ...weatherFactors(read)];
  // Who asks only in what they differ has not asked which is better.
  const isChoice = called?.undecided !== undefined || !ONLY_DIFFERENCE.test(read.turn.words);
  return isUndecided && isChoice && asked.length > 0 && !OF_MONEY.test(read.turn.words)
    ? { undecided: 'what you asked', ...called }
    : (found ?? called);
}
