import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { SearchRequest } from '../catalogue.ts';
import type { Loosened } from './loosen-filters.ts';

const STRICT_WORDS_LOSS = 0.5;
const OTHER_WORDS_LOSS = 0.8;

/** The text without one part of it; null when that part does not stand in it as written. */
function cutOut(text: string, part: string): string | null {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (part === '' || at < 0) return null;
  return `${text.slice(0, at)} ${text.slice(at + part.length)}`.replace(/\s+/g, ' ').trim();
}

/** Each understood part of the words given up alone; what is left must still ask for something. */
export function loosenWords(request: SearchRequest, understood: UnderstoodQuery): Loosened[] {
  const { query, filters, look } = request;
  const text = understood.corrected ?? query;
  return understood.readings.flatMap(({ words, hard }): Loosened[] => {
    const rest = cutOut(text, words) ?? cutOut(query, words);
    if (rest === null || (rest === '' && look === null)) return [];
    const loss = hard ? STRICT_WORDS_LOSS : OTHER_WORDS_LOSS;
    return [{ label: `Search without “${words}”`, query: rest, filters, loss }];
  });
}
