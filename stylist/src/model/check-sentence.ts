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

export interface SentenceContext {
  /** The pieces by their numbers in the prompt, from 1. */
  items: readonly Item[];
  /** Whether a sentence without a number speaks of all pieces, or of those that it points at. */
  speaksOfAll: boolean;
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

function isTrue(raw: string, { items, speaksOfAll }: SentenceContext): boolean {
  const marks = new Set(marksIn(raw));
  const statement = withoutMarks(raw);
  const isSilence = SILENCE.test(statement);
  const isTrueOf = (item: Item) => findFalseClaims(statement, item, items).length > 0 === isSilence;
  if (marks.size === 0) {
    return !(speaksOfAll || POINTING.test(statement)) || items.every(isTrueOf);
  }
  const named = [...marks].flatMap((number) => items[number - 1] ?? []);
  if (named.length < marks.size) return false;
  if (named.length === 1) return named.every(isTrueOf);
  return !COMPARED.test(statement) && isTrueByClause(raw, items);
}

/**
 * A sentence of a model as the shopper may read it, without its numbers in brackets; null where it
 * is not plain, was said before, holds an unknown number, names a piece that is not there, or says
 * of a piece what its record does not.
 */
export function checkSentence(raw: string, context: SentenceContext): string | null {
  const text = withoutMarks(raw);
  if (!isPlainText(text, SENTENCE_CHARS_MAX) || context.said.has(text)) return null;
  if (numbersIn(text).some((number) => !context.numbers.has(number))) return null;
  return isTrue(raw, context) ? text : null;
}
