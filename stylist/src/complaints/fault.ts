import type { Item } from '@modiste/contract/entities/item';
import type { Comparison } from '@modiste/lexicon/comparisons';
import type { Concept } from '@modiste/lexicon/concept';
import { isOfNeed, judgeNeed, needsOf } from '../choosing/needs/judge-need.ts';
import { readItemFacts } from '../facts/item-facts.ts';
import { placeItem } from '../facts/item-places.ts';
import { filedAs, recordSays, shownInColor, type Verdict } from '../facts/record-says.ts';

/** Whose age a piece is said to be for. */
export type AgeFault = 'young' | 'old';

/** What is wrong with a piece, as somebody says it. */
export type Fault =
  /** It has what is not wanted, or lacks what is. */
  | { kind: 'has' | 'lacks'; words: string; concept: Concept; also?: readonly Concept[] }
  /** It has too much or too little of something; `better` is the way to go. */
  | { kind: 'degree'; words: string; better: Comparison; wish: string }
  | { kind: 'age'; words: string; age: AgeFault }
  /** It is no good for something that pieces are judged by: badly made, hard on the skin. */
  | { kind: 'unfit'; words: string; need: string }
  /** It is not liked, which no record tells. */
  | { kind: 'disliked'; words: string }
  /** It was shown before, or is the same as all the others. */
  | { kind: 'repeated'; words: string }
  /** It is not to be had, in the sizes that are named or known. */
  | { kind: 'sold-out'; words: string; sizes: readonly string[] };

function recordHas(item: Item, concept: Concept): Verdict {
  const facts = readItemFacts(item);
  if (concept.kind === 'color') return shownInColor(facts, concept.id);
  if (concept.kind === 'gender') {
    const { gender } = item.other_info;
    return gender === concept.id || gender === 'Unisex' ? 'yes' : 'no';
  }
  const said = recordSays(facts, concept);
  return said !== 'yes' && filedAs(item).has(concept.id) ? 'yes' : said;
}

const anyOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.find((one) => one === 'yes') ?? verdicts.find((one) => one === 'unsaid') ?? 'no';

const NOT: Readonly<Record<Verdict, Verdict>> = { yes: 'no', no: 'yes', unsaid: 'unsaid' };

/** In the middle of a scale neither end is proven. */
const [LITTLE, MUCH] = [0.35, 0.7];

/** Whether something is too short by its place among all lengths. */
function isOfDegree(item: Item, { aspect, direction }: Comparison): Verdict {
  const place = placeItem(item, aspect);
  if (place === null) return 'unsaid';
  const value = direction > 0 ? place : 1 - place;
  if (value <= LITTLE) return 'yes';
  return value >= MUCH ? 'no' : 'unsaid';
}

/** The need of pieces that are for nobody's daughter. */
export const GROWN_UP = 'grown-up';

/** Whether a record speaks against a need: what is short, bare or playful is for no grown-up. */
function isUnfit(item: Item, need: string): Verdict {
  const worth = needsOf({ occasions: [], types: [], needs: [need] })
    .filter((one) => isOfNeed(item, one))
    .map((one) => judgeNeed(item, one).worth);
  if (worth.some((one) => one < 0)) return 'yes';
  return worth.some((one) => one > 0) ? 'no' : 'unsaid';
}

function isSoldOut({ sizes, other_info }: Item, named: readonly string[]): Verdict {
  if (other_info.availability !== 'in_stock') return 'yes';
  if (named.length === 0) return other_info.sold_out_sizes.length > 0 ? 'unsaid' : 'no';
  const isThere = named.some(
    (size) => sizes.includes(size) && !other_info.sold_out_sizes.includes(size),
  );
  return isThere ? 'no' : 'yes';
}

/** What the record of a piece says of a fault that is found with it. */
export function hasFault(item: Item, fault: Fault): Verdict {
  switch (fault.kind) {
    case 'has':
      return anyOf([fault.concept, ...(fault.also ?? [])].map((one) => recordHas(item, one)));
    case 'lacks':
      return NOT[recordHas(item, fault.concept)];
    case 'degree':
      return isOfDegree(item, fault.better);
    case 'sold-out':
      return isSoldOut(item, fault.sizes);
    case 'age':
      return fault.age === 'young' ? isUnfit(item, GROWN_UP) : 'unsaid';
    case 'unfit':
      return isUnfit(item, fault.need);
    case 'repeated':
    case 'disliked':
      return 'unsaid';
  }
}

/** The words as they may be told again: "mans" are men’s. */
export const asWritten = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^with /, '')
    .replaceAll(/\b(?<wo>wo)?m[ae]n['’]?s\b/g, '$<wo>men’s');
