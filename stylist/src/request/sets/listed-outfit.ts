import { totalBudgetIn } from '../../chosen/total-budget.ts';
import type { Turn } from '../../stylist.ts';
import { readClause } from '../clauses/read-clause.ts';
import { leaving } from '../edits/make-parts.ts';
import type { OutfitEdits, PartEdit } from '../edits/part-edit.ts';
import { isCountMinded } from '../pieces/not-asked-for.ts';
import { type ListedPart, readListedPart, roleOfPart } from './listed-part.ts';
import { ASKS_SUM, isAsked, questionsIn, SENTENCE } from './questions-in.ts';

const BETWEEN = /\s*(?:,(?!\d)|;|:|\+|&|\b(?:and|plus|with|w\/)\b)\s*/i;
const REFUSED = /^(?:and |but |so )?(?:no|without|minus|skip the|not the|drop the|forget the)\b/i;
/** What says that a list is all of it. */
const IS_ALL =
  /\b(?:just|only|total|totals|cost|costs|come to|comes to|add up|altogether|together|how much|so|show me|that['’]?s it|nothing else)\b/i;
const IS_LIMIT =
  /\b(?:max|under|below|within|budget|limit|at most|no more|up to|for (?:everything|all|it all|the lot))\b/i;
const MAIN = [['one-piece'], ['suit'], ['top', 'bottom'], ['mid-layer', 'bottom']];
const PARTS_MIN = 2;

/** What a sentence says: pieces one after the other, what is not to be there, and questions. */
interface Read {
  listed: readonly ListedPart[];
  refused: readonly PartEdit[];
  questions: readonly string[];
}

const leaves = (text: string): PartEdit[] =>
  readClause(text.replace(/\b(?:then|pls|please|though|tho)\b/gi, '')).types.map((type) =>
    leaving(type),
  );

/** What the sentences of a message say that all of it may cost; null where none does. */
const budgetIn = (sentences: readonly string[]): number | null =>
  sentences.reduce<number | null>(
    (sum, text) => (IS_LIMIT.test(text) ? (totalBudgetIn(text) ?? sum) : sum),
    null,
  );

/** The pieces that a sentence lists in one row; none where something else stands between them. */
function readSentence(text: string, turn: Turn): Read {
  const parts = text.split(BETWEEN).filter((one) => /\w/.test(one));
  const refused = parts.filter((one) => REFUSED.test(one)).flatMap(leaves);
  const read = parts.map((one) =>
    REFUSED.test(one) || isCountMinded(one)
      ? null
      : readListedPart(one.replace(/[?!.]+$/, ''), turn),
  );
  const first = read.findIndex((one) => one !== null);
  const last = read.findLastIndex((one) => one !== null);
  const isRow = first >= 0 && read.slice(first, last + 1).every((one) => one !== null);
  const before = parts.slice(0, Math.max(0, first)).filter((one) => !REFUSED.test(one));
  const questions = questionsIn(text);
  // What leads to a list is no part of a sentence that does something else with it.
  if (!isRow || before.some((one) => !IS_ALL.test(one))) return { listed: [], refused, questions };
  const asked = parts.slice(last + 1).filter(isAsked);
  return { listed: read.filter((one) => one !== null), refused, questions: asked };
}

/** Whether listed parts are worn together: something on the body, and nothing twice. */
function areWorn(listed: readonly ListedPart[]): boolean {
  const roles = listed.map(roleOfPart);
  const isCovered = MAIN.some((some) => some.every((role) => roles.includes(role)));
  return isCovered && new Set(roles).size === roles.length;
}

/** Whether all that is listed is part of one outfit on the screen. */
const areOfOne = (listed: readonly ListedPart[], { state: { shown } }: Turn): boolean =>
  shown.outfits.some((ids) =>
    listed.every(({ edit: { piece } }) => piece !== null && ids.includes(piece.id)),
  );

/**
 * The outfit of the very pieces that a message lists, some of which were shown: "so the black cardigan, the
 * crepe trousers and ballet flats". Null where it lists no outfit.
 */
export function readListedOutfit(turn: Turn): OutfitEdits | null {
  const { words, attachment, asksFor, state } = turn;
  const isShown = state.shown.outfits.length + state.shown.itemIds.length > 0;
  if (!isShown || attachment !== null || asksFor !== undefined || state.list !== undefined)
    return null;
  const sentences = words.split(SENTENCE);
  const read = sentences.map((text) => readSentence(text, turn));
  const { listed = [] } =
    read.toSorted((one, other) => other.listed.length - one.listed.length)[0] ?? {};
  const isAll = IS_ALL.test(words) || listed.some((one) => roleOfPart(one) === 'shoes');
  const isKnown = listed.some(({ isTold, edit }) => isTold && edit.piece !== null);
  if (listed.length < PARTS_MIN || !isKnown || !isAll || !areWorn(listed)) return null;
  // "A scarf and the dress" looks for a scarf: an outfit has more than one piece beside what is new.
  const hasNew = listed.some(({ edit: { piece } }) => piece === null);
  if (hasNew && listed.length === PARTS_MIN) return null;
  // What pieces of one outfit come to is asked of it, and changes nothing.
  if (ASKS_SUM.test(words) && areOfOne(listed, turn)) return null;
  return {
    start: [{ ids: [], from: null }],
    isListed: true,
    colors: {},
    parts: [listed.map(({ edit }) => edit)],
    refused: read.flatMap((one) => one.refused),
    budget: budgetIn(sentences),
    questions: read.flatMap((one) => one.questions),
  };
}
