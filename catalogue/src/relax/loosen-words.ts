import { findType } from '@modiste/lexicon/garment-types';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { SearchRequest } from '../request/search-request.ts';
import { typeRead } from '../understand/type-read.ts';
import type { Loosened } from './loosen-filters.ts';

const STRICT_WORDS_LOSS = 0.5;
const WIDER_KIND_LOSS = 0.6;
const OTHER_WORDS_LOSS = 0.8;

/** What joined a part to the words before it, and what parted it from those after it. */
const JOINING = /(?:^|[\s,;]+)(?:(?:for|in|with|and|or|but|of|to|a|an|the|my)\s*)*[\s,;]*$/i;
const PARTING = /^[\s,;]+/;

/** The text with other words for one part of it; null when that does not stand in it as written. */
function replace(text: string, part: string, by: string): string | null {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (part === '' || at < 0) return null;
  const [before, after] = [text.slice(0, at), text.slice(at + part.length)];
  const kept =
    by === '' ? [before.replace(JOINING, ''), after.replace(PARTING, '')] : [before, by, after];
  return kept.join(' ').replace(/\s+/g, ' ').trim();
}

type Reading = UnderstoodQuery['readings'][number];

/** All boots in place of the chelsea boots that there are none of. */
function widenKind({ query, filters }: SearchRequest, text: string, reading: Reading): Loosened[] {
  const parent = findType(findType(typeRead(reading) ?? '')?.parent ?? '');
  if (parent === null) return [];
  const wider =
    replace(text, reading.words, parent.plural) ?? replace(query, reading.words, parent.plural);
  if (wider === null) return [];
  return [{ label: `Search all ${parent.plural}`, query: wider, filters, loss: WIDER_KIND_LOSS }];
}

/**
 * Each understood part of the words given up alone, or made wider where it is a kind of garment;
 * what is left must still ask for something.
 */
export function loosenWords(request: SearchRequest, understood: UnderstoodQuery): Loosened[] {
  const { query, filters, imageEmbedding } = request;
  const text = understood.corrected ?? query;
  return understood.readings.flatMap((reading): Loosened[] => {
    const { words, hard } = reading;
    const wider = widenKind(request, text, reading);
    const rest = replace(text, words, '') ?? replace(query, words, '');
    if (rest === null || (rest === '' && imageEmbedding === null)) return wider;
    const loss = hard ? STRICT_WORDS_LOSS : OTHER_WORDS_LOSS;
    return [...wider, { label: `Search without “${words}”`, query: rest, filters, loss }];
  });
}

/** All strict parts of the words given up at once, for when they shut out each other. */
export function withoutStrictWords(
  request: SearchRequest,
  understood: UnderstoodQuery,
): Loosened[] {
  const { query, filters, imageEmbedding } = request;
  const strict = understood.readings.filter(({ hard }) => hard).map(({ words }) => words);
  if (strict.length < 2) return [];
  const rest = strict.reduce<string | null>(
    (text, words) => text && replace(text, words, ''),
    understood.corrected ?? query,
  );
  if (rest === null || (rest === '' && imageEmbedding === null)) return [];
  const named = strict.map((words) => `“${words}”`);
  const label = `Search without ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  return [{ label, query: rest, filters, loss: 1 }];
}
