import { phraseKey } from '@modiste/lexicon/tokens';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { Understand } from '../understanding/understand.ts';
import { readBrands } from './read-brands.ts';
import { readNeeds } from './read-needs.ts';
import { brandNotes, type Note } from './unmet-notes.ts';

/** A message in words that listings have, and what to tell of the rest. */
export interface Covered {
  /** Empty where it named nothing else. */
  words: string;
  notes: readonly Note[];
}

/**
 * Takes out of a message what no listing tells, needs and brands of other shops, and puts what comes
 * near it in its place.
 * @param before The wishes so far.
 */
export async function readCovered(
  understand: Understand,
  words: string,
  before: readonly QueryReading[],
): Promise<Covered> {
  const needs = readNeeds(words, before);
  const { soft } = await understand(needs.words);
  const carried = new Set(soft.brands.map(phraseKey));
  const named = readBrands(needs.words, (name) => carried.has(phraseKey(name)));
  const isNone = named.brands.length + named.names.length === 0;
  return isNone ? needs : { words: named.words, notes: [...needs.notes, ...brandNotes(named)] };
}
