import { SEARCH_QUERY_CHARS_MAX } from '@modiste/contract/limits';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { isPlainText } from './is-plain-text.ts';

export type Understand = (text: string) => Promise<UnderstoodQuery>;

export interface CheckedQuery {
  refinedQuery: string;
  wishes: readonly QueryReading[];
}

/** What filters say instead of words; a model's own limits count as filters or not at all. */
const FILTER_KINDS: readonly QueryReading['kind'][] = ['price', 'sale', 'size', 'fit'];

const overlaps = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((value) => b.includes(value));

/** Whether a query wants something that was refused. */
const contradicts = ({ soft, types }: UnderstoodQuery, { not }: UnderstoodQuery): boolean =>
  overlaps(soft.colors, not.colors) ||
  overlaps(soft.shades, not.shades) ||
  overlaps(soft.materials, not.materials) ||
  overlaps(soft.patterns, not.patterns) ||
  overlaps(soft.attributes, not.attributes) ||
  overlaps(types, not.types);

/** Whether a query looks for none of the kinds of pieces that the message names. */
const missesKinds = ({ types }: UnderstoodQuery, named: readonly string[]): boolean =>
  named.length > 0 && !types.some((type) => named.some((kind) => isKindOf(type, kind)));

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,]+|(?:,\s*)+(?=,|$)/g, '')
    .trim();

const isWanted = (reading: QueryReading): boolean =>
  reading.role !== 'negated' && reading.role !== 'less';

/** A query without the words of some of its readings. */
const without = (text: string, readings: readonly QueryReading[]): string =>
  tidy(readings.reduce((left, { words }) => left.replace(words, ''), text));

/** Words that state a limit again, as its reading heard it. */
const restate = ({ role, words }: QueryReading): string =>
  role === 'negated' ? `not ${words}` : words;

/** Limits of a message that stay in words: of prices, sizes and genders filters are made. */
const isInWords = ({ kind, concept }: QueryReading): boolean =>
  kind === 'concept' && concept !== null && !concept.kind.endsWith('gender');

/** The queries whose limits are in force. */
export interface QueryLimits {
  /** The request so far, as the built-in stylist worded it. */
  request: UnderstoodQuery;
  /** The message. */
  message: UnderstoodQuery;
  /** The kinds of pieces that the message names and the built-in stylist looks for. */
  kinds: readonly string[];
}

const isSame = (a: QueryReading, b: QueryReading): boolean =>
  a.role === b.role &&
  JSON.stringify([a.concept, a.amount]) === JSON.stringify([b.concept, b.amount]);

/**
 * A model's query as far as it holds: a kind of piece that the message names, no prices and sizes,
 * nothing that the shopper refused, and every limit in words that is in force.
 * @returns null where nothing of it can be used.
 */
export async function checkQuery(
  query: string,
  { request, message, kinds }: QueryLimits,
  understand: Understand,
): Promise<CheckedQuery | null> {
  const limits = [request, message];
  if (!isPlainText(query, SEARCH_QUERY_CHARS_MAX)) return null;
  const read = await understand(query);
  const misplaced = read.readings.filter(({ kind }) => FILTER_KINDS.includes(kind));
  const refused: QueryReading[] = [];
  for (const reading of read.readings.filter(isWanted)) {
    const alone = await understand(reading.words);
    if (limits.some((limit) => contradicts(alone, limit))) refused.push(reading);
  }
  const kept = without(query, [...misplaced, ...refused]);
  const { readings } = await understand(kept);
  const inForce = [...request.readings, ...message.readings.filter(isInWords)];
  const missing = inForce.filter(
    (limit) =>
      limit.hard && limit.kind !== 'goods' && !readings.some((reading) => isSame(reading, limit)),
  );
  const restated = [...new Set(missing.map(restate))];
  const refinedQuery = tidy([kept, ...restated].filter((part) => part !== '').join(', '));
  const checked = await understand(refinedQuery);
  const isBroken = limits.some((limit) => contradicts(checked, limit));
  return isBroken || missesKinds(checked, kinds) || checked.readings.length === 0
    ? null
    : { refinedQuery, wishes: checked.readings };
}
