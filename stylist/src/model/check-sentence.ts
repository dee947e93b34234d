import type { Item } from '@modiste/contract/entities/item';
import { findFalseClaims } from '../facts/check-claims.ts';
import { isPlainText } from './is-plain-text.ts';

const SENTENCE_CHARS_MAX = 320;

const MARK = /\s*\[\s*(\d+(?:\s*,\s*\d+)*)\s*\]/g;
/** Where one statement ends and the next may be about another piece. */
const CLAUSES = /,\s+|;\s+|\s+(?=and\b|but\b|while\b|whereas\b|so\b)/;
/** What a clause says of all pieces that its sentence has named. */
const SAID_OF_ALL = /\b(?:are|were|both|all|each|every|either|neither|have|cost|come|share)\b/i;
/** A comparison of two pieces needs more than the record of one. */
const COMPARED = /\b(?:than|versus|vs)\b/i;
/** What points at pieces without naming their numbers. */
const POINTING =
  /\b(?:it|its|it[’']s|they|them|their|this|that|these|those|both|all of|each of|the (?:first|second|third|fourth|fifth|last|other|one))\b/i;

/** A record that says nothing of something is a fact as well, and the reverse of a claim. */
const SILENCE =
  /\b(?:listing|description|record|details)\b.*\b(?:does not|doesn[’']t|do not|don[’']t)\s+(?:say|mention|specify|state|list|tell)\b/i;

/** What goes on about the piece of the sentence before. */
const GOING_ON = /\b(?:it|its|it[’']s|this one|that one)\b/i;

export interface CheckedSentence {
  /** As the shopper may read it, without numbers in brackets. */
  text: string;
  /** The pieces that it speaks of. */
  named: readonly Item[];
}

export interface SentenceContext {
  /** The pieces by their numbers in the prompt, from 1. */
  items: readonly Item[];
  /** Whether a sentence without a number speaks of all pieces, or only where it points at them. */
  speaksOfAll: boolean;
  /** The pieces that the sentence before named: what "it" speaks of. */
  subjects: readonly Item[];
  /** Numbers that may be said, as they are written in the prompt. */
  numbers: ReadonlySet<string>;
  /** Sentences that were said before. */
  said: ReadonlySet<string>;
}

/** The numbers in a text, as they are written but for the commas of thousands. */
export const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:,\d{3}(?!\d))*(?:\.\d+)?/g) ?? []).map((number) => number.replaceAll(',', ''));

const numbersOf = (mark: string): number[] => (mark.match(/\d+/g) ?? []).map(Number);

const marksIn = (text: string): number[] =>
  [...text.matchAll(MARK)].flatMap(([, numbers = '']) => numbersOf(numbers));

const withoutMarks = (text: string): string =>
  text
    .replace(MARK, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim();

/** Whether all that a sentence says of the pieces it names is true of each of them. */
function isTrueByClause(text: string, items: readonly Item[]): boolean {
  const named = new Set<Item>();
  let subjects: Item[] = [];
  for (const clause of text.split(CLAUSES)) {
    const marked = marksIn(clause).flatMap((number) => items[number - 1] ?? []);
    for (const item of marked) named.add(item);
    if (marked.length > 0) subjects = marked;
    const about = SAID_OF_ALL.test(clause) || subjects.length === 0 ? [...named] : subjects;
    const statement = withoutMarks(clause);
    if (about.some((item) => findFalseClaims(statement, item, items).length > 0)) return false;
  }
  return true;
}

/** The pieces that a sentence without numbers speaks of. */
function pointedAt(statement: string, { items, speaksOfAll, subjects }: SentenceContext) {
  if (subjects.length > 0 && GOING_ON.test(statement)) return subjects;
  return speaksOfAll || POINTING.test(statement) ? items : [];
}

function isTrue(raw: string, named: readonly Item[], { items }: SentenceContext): boolean {
  const statement = withoutMarks(raw);
  const isSilence = SILENCE.test(statement);
  const isTrueOf = (item: Item) => findFalseClaims(statement, item, items).length > 0 === isSilence;
  if (named.length === 1 || marksIn(raw).length === 0) return named.every(isTrueOf);
  return !COMPARED.test(statement) && isTrueByClause(raw, items);
}

/**
 * A sentence of a model as the shopper may read it; null where it is not plain, was said before,
 * holds an unknown number, names a piece that is not there, or says of a piece what its record does
 * not.
 */
export function checkSentence(raw: string, context: SentenceContext): CheckedSentence | null {
  const text = withoutMarks(raw);
  if (!isPlainText(text, SENTENCE_CHARS_MAX) || context.said.has(text)) return null;
  if (numbersIn(text).some((number) => !context.numbers.has(number))) return null;
  const marks = [...new Set(marksIn(raw))];
  const marked = marks.flatMap((number) => context.items[number - 1] ?? []);
  if (marked.length < marks.length) return null;
  const named = marks.length > 0 ? marked : pointedAt(text, context);
  return isTrue(raw, named, context) ? { text, named } : null;
}
