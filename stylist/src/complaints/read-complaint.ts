import type { Item } from '@modiste/contract/entities/item';
import { allSizes } from '@modiste/contract/filters/all-sizes';
import { typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Complaint } from '../dialogue/complaint.ts';
import { typesOf } from '../dialogue/types-of.ts';
import type { Verdict } from '../facts/record-says.ts';
import type { Turn } from '../stylist.ts';
import { rewordShorthand } from '../understanding/reword-shorthand.ts';
import { isLookedFor, refusalOf } from '../understanding/stances/named-value.ts';
import { splitClauses } from '../understanding/stances/split-clauses.ts';
import { accusedPieces, firstPointed, type Meant, shownItems } from './accused-pieces.ts';
import { type Fault, GROWN_UP, hasFault } from './fault.ts';
import { complains, isAgainst, isAsked } from './is-complaint.ts';
import { isOfPart, ofPart } from './of-part.ts';
import { plainObjection } from './plain-objection.ts';
import { type Found, readClauses, type Statement } from './read-clauses.ts';
import type { Named } from './read-predicate.ts';
import { type Outcome, tellDoubt, tellOutcome } from './tell-complaint.ts';

/** A message that complains, as the wish that follows from it. */
export interface HeardComplaint {
  words: string;
  /** Null where pieces of outfits are exchanged, which is told as such. */
  complaint: Complaint | null;
}

/** Which pieces leave, of those that are meant, and on what grounds. */
interface Judged {
  fault: Fault;
  gone: readonly Item[];
  isProven: boolean;
  isDenied: boolean;
}

const isOf =
  (fault: Fault, verdict: Verdict) =>
  (item: Item): boolean =>
    hasFault(item, fault) === verdict;

/** So many are looked at; of more nobody says that all of them are so. */
const LOOKED_AT = 12;

/**
 * What the records prove leaves. Where they prove nothing the shopper's eyes count: what they point
 * at leaves, but for what its own record clears.
 */
function judge(fault: Fault, { items, isNamed, isPart }: Meant): Judged {
  const proven = items.filter(isOf(fault, 'yes'));
  const open = items.filter(isOf(fault, 'unsaid'));
  const isLack = fault.kind === 'lacks' || fault.kind === 'degree';
  const near = open.filter((item) => items.indexOf(item) < LOOKED_AT);
  const doubtful = isLack || isNamed ? [...proven, ...near] : proven;
  const certain = items.filter((item) => doubtful.includes(item));
  if (certain.length > 0 && (proven.length > 0 || !isPart)) {
    return { fault, gone: isPart ? proven : certain, isProven: proven.length > 0, isDenied: false };
  }
  const isCleared = fault.kind === 'has' && items.length > open.length + proven.length;
  if (isPart || (isCleared && !isNamed && proven.length === 0)) {
    return { fault, gone: [], isProven: false, isDenied: true };
  }
  if (open.length > 0) {
    return { fault, gone: open.slice(0, LOOKED_AT), isProven: false, isDenied: false };
  }
  return { fault, gone: isNamed ? items : [], isProven: false, isDenied: true };
}

/** How what is wrong is said as a wish from here on. */
function wishFor(fault: Fault, turn: Turn): string {
  const { request } = turn.state;
  switch (fault.kind) {
    case 'has':
      if (fault.concept.kind === 'gender')
        return fault.concept.id === 'Men' ? 'for women' : 'for men';
      return refusalOf(fault.words);
    case 'lacks':
      return isAsked(fault.concept, request) ? '' : wanted(fault);
    case 'degree':
      return fault.better.aspect === 'heel' ? flatter(fault.wish, turn) : fault.wish;
    case 'age':
      return fault.age === 'young' ? '' : 'more modern';
    case 'sold-out':
      return fault.sizes.length === 0 ? '' : `in a size ${fault.sizes[0]}`;
    case 'repeated':
    case 'disliked':
    case 'unfit':
      return '';
  }
}

/** Who finds heels too high wants none that are a little lower. */
function flatter(wish: string, { state }: Turn): string {
  if (!wish.startsWith('less')) return wish;
  return state.shown.outfits.length > 0 ? 'the shoes should be flat' : 'how about flat shoes?';
}

const isShoe = ({ other_info }: Item): boolean => typeRole(other_info.type) === 'shoes';

const wanted = ({ words, concept }: Named): string =>
  concept.kind === 'color' ? `in ${words}` : words;

/** The sizes that "my size" are. */
function withSizes(found: Found, { filters, shopper }: Turn): Found {
  const { fault } = found;
  if (fault.kind !== 'sold-out' || fault.sizes.length > 0) return found;
  const asked = allSizes(filters);
  return {
    ...found,
    fault: { ...fault, sizes: asked.length > 0 ? asked : allSizes(shopper.preferences) },
  };
}

const DULL = /\b(?:boring|dull|bland|drab|plain|tiny|huge|small|big|large)\b/i;

/** Whether a statement finds a fault, and does not only describe. */
function isFault(
  { fault, isPlain, subject }: Found,
  statement: Statement,
  { words, state }: Turn,
): boolean {
  if (fault.kind !== 'has' && fault.kind !== 'lacks') return true;
  const { concept } = fault;
  const types = typesOf(state.request?.wishes ?? []);
  const isWanted = isLookedFor(fault.words, types) || isAsked(concept, state.request);
  if (fault.kind === 'has' && isWanted) return false;
  if (fault.kind === 'lacks' || isPlain) return true;
  // Whoever tells of a piece how it is cut, and not that they like it, minds it.
  const isTold = subject !== '' && (concept.kind === 'attribute' || concept.kind === 'type');
  return isAgainst(concept, state.request) || complains(words, statement, isTold);
}

/** "It has rips i hate rips" is two statements. */
const NEXT =
  /(?<![,.;!?]|but|and|so|because|like|what|that|said) (?=i (?:hate|said|asked|told|wanted|really|do not|don['’]?t|need|want|can['’]?t)\b)/gi;

const distinct = <Of>(all: readonly Of[]): Of[] => [...new Set(all)];

/** The pieces that a fault is found with; by its looks alone one piece may be meant. */
function meantBy(fault: Fault, subject: string, turn: Turn): Meant | null {
  const spoken = accusedPieces(subject, turn);
  const isOfLooks = fault.kind === 'unfit' && spoken?.isNamed !== true;
  return (isOfLooks ? firstPointed(subject, turn) : null) ?? spoken;
}

/** What is to come first instead of what has a fault. */
function needsOfFault(fault: Fault): readonly string[] {
  if (fault.kind === 'unfit') return [fault.need];
  return fault.kind === 'age' && fault.age === 'young' ? [GROWN_UP] : [];
}

/** "Those are ballet flats, they are flat": who says that a piece is as asked finds no fault with it. */
const defends = ({ found }: Statement, { state }: Turn): boolean =>
  found.length > 1 &&
  found.every(({ fault }) => fault.kind === 'has') &&
  found.some(({ fault }) => fault.kind === 'has' && isAsked(fault.concept, state.request));

/** Reads a message as a complaint about what is shown; null where it is none. */
export function readComplaint(turn: Turn): HeardComplaint | null {
  const { state, attachment } = turn;
  const shown = shownItems(turn);
  if (shown.length === 0 || attachment !== null || state.list !== undefined) return null;
  const words = rewordShorthand(turn.words);
  const plain = plainObjection(words);
  if (plain !== null) return { words: plain, complaint: null };
  const statement = readClauses(splitClauses(words.replaceAll(NEXT, ', ')));
  if (defends(statement, turn)) return { words: 'fine', complaint: null };
  const found = statement.found
    .map((one) => withSizes(one, turn))
    .filter((one) => isFault(one, statement, turn));
  const judged = found.flatMap(({ fault, subject }) => {
    const meant = meantBy(fault, subject, turn);
    const isOfHeels = fault.kind === 'degree' && fault.better.aspect === 'heel';
    const items = meant?.items.filter((item) => !isOfHeels || isShoe(item)) ?? [];
    // Whole lists that are boring are to be livelier, which is a wish of its own.
    if (fault.kind === 'disliked' && DULL.test(fault.words) && meant?.isNamed !== true) return [];
    return meant === null || items.length === 0 ? [] : [judge(fault, { ...meant, items })];
  });
  const [first, ...others] = judged.toSorted(
    (one, other) => Number(other.isProven) - Number(one.isProven),
  );
  if (first === undefined) return null;
  const gone = distinct([first, ...others].flatMap((one) => [...one.gone]));
  const near = shown.length > LOOKED_AT ? shown.slice(0, LOOKED_AT) : shown;
  const stay = near.filter((item) => !gone.includes(item));
  const isOfOutfits = state.shown.outfits.length > 0;
  // "And no scarves" takes others along that are not found bad.
  const asksMore = understandQuery(statement.rest).readings.some(({ role }) => role === 'negated');
  const isLong = shown.length > LOOKED_AT;
  const outcome: Outcome = { ...first, gone, stay, isOfOutfits, isLong, asksMore };
  const follow = judged.map(({ fault, gone: left }) => {
    const wish = wishFor(fault, turn);
    return fault.kind === 'degree' ? ofPart(wish, left, turn) : wish;
  });
  const isRefusal = (wish: string): boolean => wish.startsWith('no ');
  // "No stripes, plain" would refuse both.
  const wishes = distinct([
    ...follow.filter((wish) => !isRefusal(wish)),
    ...statement.asked.filter(({ concept }) => !isAsked(concept, state.request)).map(wanted),
    statement.rest,
    ...follow.filter(isRefusal),
  ]).filter((wish) => wish !== '');
  const said = wishes.length === 0 ? 'show me others' : wishes.join(', ');
  // What is too light gives way only to what is darker, and stays where there is nothing such.
  if (isOfOutfits && wishes.length > 0 && wishes.every(isOfPart)) {
    return { words: said, complaint: null };
  }
  return {
    words: said,
    complaint: {
      goneIds: gone.map(({ id }) => id),
      doubtIds: judged.flatMap(({ gone: left, fault }) =>
        left.filter((item) => hasFault(item, fault) !== 'yes').map(({ id }) => id),
      ),
      doubtTold: tellDoubt(first.fault, gone.length > 1),
      stayIds: isOfOutfits ? [] : stay.map(({ id }) => id),
      needs: judged.flatMap(({ fault }) => needsOfFault(fault)),
      note: tellOutcome(outcome),
    },
  };
}
