import { phraseKey } from '@modiste/lexicon/tokens';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { Understand } from '../understanding/understand.ts';
import { type ReadBrands, readBrands } from './read-brands.ts';
import { readNeeds } from './read-needs.ts';

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
const allOf = new Intl.ListFormat('en-US');

/** A statement in several wordings; one that was not said yet is taken. */
export type Note = readonly string[];

/** That the shop has none of the brands that were named, and what was looked for instead. */
function brandNotes({ brands, names, style }: ReadBrands): Note[] {
  const instead = style === '' ? '' : `, so I went by the nearest style: ${style}`;
  const missing = anyOf.format(brands);
  const unknown = anyOf.format(names.map((name) => `“${name}”`));
  return [
    ...(brands.length === 0
      ? []
      : [[`I don’t carry ${missing}${instead}.`, `There is no ${missing} here${instead}.`]]),
    ...(names.length === 0
      ? []
      : [
          [
            `I don’t know ${unknown} as a brand or a style, so I left that out.`,
            `${unknown} tells me nothing to look for; name a color, a cut or a fabric of it, and I will.`,
          ],
        ]),
  ];
}

/** What the shopper asked for that no listing tells, in their words. */
export function unreadNote(unread: readonly string[]): Note[] {
  if (unread.length === 0) return [];
  const all = allOf.format(unread.map((words) => `“${words}”`));
  return [
    [
      `I couldn’t search for ${all}: the listings don’t say anything about it.`,
      `The listings don’t mention ${all}, so that part is left out.`,
      `No listing tells me about ${all}.`,
    ],
  ];
}

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
