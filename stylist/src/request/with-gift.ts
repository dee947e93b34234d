import type { QueryReading } from '@modiste/lexicon/understood-query';
import { emptyRequest, type StyleRequest } from '../dialogue/dialogue-state.ts';
import { readPattern } from '../understanding/cue-pattern.ts';
import { hasAny } from '../understanding/score-cues.ts';
import type { Change } from './change.ts';
import { filtersForWearer } from './wearer.ts';

const GIFTS = ['gift|gifts|present|presents'].map(readPattern);

const isGift = ({ words }: QueryReading): boolean => /\b(?:gift|present)s?\b/i.test(words);

/** A gift is for somebody else and for nothing that was looked for before. */
export function withGift(request: StyleRequest, { message, turn }: Change): StyleRequest {
  if (!hasAny(message, GIFTS) || request.wishes.some(isGift)) return request;
  const { gender, ...limits } = turn.defaultFilters;
  const own = { ...filtersForWearer({ ...limits, gender }, 'other', turn.defaultFilters) };
  return {
    ...emptyRequest({ ...own, gender: request.wearer === 'other' ? request.filters.gender : [] }),
    wearer: 'other',
  };
}
