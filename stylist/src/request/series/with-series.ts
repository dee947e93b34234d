import type { OutfitRequest, SeriesPart, StyleRequest } from '../../dialogue/dialogue-state.ts';
import type { Change } from '../change.ts';
import { isForAllOutfits, readSeries } from './read-series.ts';

/** How many outfits are asked for. */
export const countOfSeries = (series: readonly SeriesPart[]): number =>
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
