import { understandQuery } from '@modiste/lexicon/understand-query';
import { rewordMindedLimits } from '../../complaints/minded-limits.ts';
import { shownOutfits } from '../../references/shown-outfits.ts';
import type { Turn } from '../../stylist.ts';

/** "I said under 300", "that is over my budget": a limit that was said before, once more. */
const REPEATS =
  /\b(?:i|we) (?:(?:already|just|clearly|literally|only) )*(?:said|told you|asked for|wanted|mentioned|have|had)\b|\b(?:over|above|beyond|out of) (?:my|the|our) (?:budget|limit|max)\b|\b(?:my|the) (?:budget|limit|max) (?:is|was)\b/i;
const BARE_SUM = /(?<![\w.])[$€£]?(\d{2,4})(?![\d.]*\w)/;
const ASKS = /\b(?:what|which|how|why|who|when|where|could|can|would)\b/i;

/**
 * "Dude I said under 300", said of outfits, brings those down that cost more; those that do not stay. Null where
 * a message says more, or no such thing.
 */
export function rewordRepeatedLimit(turn: Turn): string | null {
  const { words, state, attachment } = turn;
  const { request, shown } = state;
  if (request?.outfit == null || shown.outfits.length === 0 || attachment !== null) return null;
  if (!REPEATS.test(words) || ASKS.test(words)) return null;
  const { readings, hard, comparisons } = understandQuery(rewordMindedLimits(words));
  const isOfMore = readings.some(({ concepts }) =>
    concepts.some(({ kind }) => kind !== 'comparison'),
  );
  const bare = BARE_SUM.exec(words)?.[1];
  const limit = hard.priceMax ?? (bare === undefined ? request.outfit.budget : Number(bare));
  const isOfPrice = comparisons.every(({ aspect }) => aspect === 'price');
  if (limit === null || isOfMore || !isOfPrice) return null;
  const isKept = shownOutfits(turn).every(({ total }) => total <= limit);
  return isKept ? `my budget is $${limit} in total` : `bring it down to $${limit}`;
}
