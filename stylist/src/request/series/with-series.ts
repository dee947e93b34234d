import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import type { OutfitRequest, SeriesPart } from '../../dialogue/outfit-request.ts';
import { renderQuery } from '../../dialogue/render-query.ts';
import type { Purpose } from '../../intents/purpose.ts';
import type { Turn } from '../../stylist.ts';
import type { Message } from '../../understanding/message.ts';
import { withCount } from '../limits/count-said.ts';
import { isForAllOutfits, readSeries } from './read-series.ts';

/** What is looked at of a message that searches. */
interface Change {
  turn: Turn;
  message: Message;
  purpose: Purpose;
  sized: UnderstoodQuery;
}

const countOfSeries = (series: readonly SeriesPart[]): number =>
  series.reduce((sum, { count }) => sum + count, 0);

/** The outfits that are asked for at once after a message: those said now, or those said before. */
function seriesAsked(
  { turn, message, purpose }: Change,
  base: StyleRequest,
): readonly SeriesPart[] | null {
  const before = turn.state.request?.outfit?.series ?? null;
  const said = readSeries(message.text, before, purpose.wantsOutfit);
  return said ?? (base.outfit === null ? null : before);
}

/**
 * An outfit that is one of several, with what each of them is for. A sum that is said for all of them
 * together stays one for all, until another is said.
 */
export function withSeries(
  outfit: OutfitRequest,
  change: Change,
  base: StyleRequest,
): OutfitRequest {
  const series = outfit.set === undefined ? seriesAsked(change, base) : null;
  if (series === null || countOfSeries(series) < 2) return outfit;
  const before = change.turn.state.request?.outfit;
  const isSaid = isForAllOutfits(change.message.text);
  const isPriced = change.sized.hard.priceMax !== null;
  const isForAll = isSaid || (before?.isForAll === true && !isPriced);
  // As many for one purpose as are shown anyway need no composing of their own.
  const isPlain = series.length === 1 && !isForAll;
  return isPlain ? outfit : { ...outfit, series, ...(isForAll && { isForAll }) };
}

/** How many are to be shown: as many as were asked for, of outfits all of those. */
export const countAsked = (
  { message, turn }: Pick<Change, 'message' | 'turn'>,
  next: Pick<StyleRequest, 'wishes' | 'outfit'>,
): { count?: number } =>
  next.outfit?.series === undefined
    ? withCount(message, turn.state.request, next)
    : { count: countOfSeries(next.outfit.series) };

/** The weather is that of all of them. */
const OWN: ReadonlySet<string | null> = new Set(['occasion', 'dress-code', 'activity']);

const isOfOccasion = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' && concepts.some(({ id }) => OWN.has(attributeGroup(id)));

/** What some of several outfits are looked for by: all that was asked, for their own occasion alone. */
export function queryOfPart(
  { wishes, refinedQuery }: Pick<StyleRequest, 'wishes' | 'refinedQuery'>,
  { query }: SeriesPart,
): string {
  if (query === null) return refinedQuery;
  const others = wishes.filter((wish) => !isOfOccasion(wish));
  return renderQuery([...others, ...understandQuery(query).readings], true);
}
