import type { Item } from '@modiste/contract/entities/item';
import { HIDES, LACKS, verdictRanking } from '../verdicts/fabric-verdicts.ts';
import { itemVerdict } from '../verdicts/item-verdict.ts';
import type { Ranking, Scale } from './ranking.ts';

/** "Creases least", "dries the fastest", "worst for lint": an end of a scale, or a place on it. */
const MOST = /\b(?:most|more|best|better|(?:fast|quick|easi|soon)(?:est|er)|good|well)\b/;
const LEAST = /\b(?:least|less|worst|worse|(?:slow|hard)(?:est|er))\b/;
const OF_SEVERAL =
  /\b(?:which|what|whichever)\b|\b(?:most|least|best|worst|\w{3,}est)\b.*\b(?:one|pair|of (?:them|these|those))\b/;
/** "Best" of what nobody wants is the least of it. */
const OF_VALUE = /\b(?:best|better|good|well|worst|worse)\b/;
const WORST = /\b(?:worst|worse)\b/;
const MARGIN = 0.05;

/** Which end of the scale is asked for: 1 what is most so, -1 what is least; null where neither is. */
function directionOf(words: string, isWanted: boolean): -1 | 1 | null {
  const isMost = MOST.test(words);
  const isLeast = LEAST.test(words);
  if (!isMost && !isLeast) return null;
  const isTurned = LACKS.test(words) || HIDES.test(words);
  if (OF_VALUE.test(words)) return isWanted === !WORST.test(words) ? 1 : -1;
  return isLeast === isTurned ? 1 : -1;
}

/** Pieces in the order of what their fabrics answer to a question of them. */
function verdictScale(words: string, direction: -1 | 1): Scale {
  const told = (item: Item) => itemVerdict(words, item);
  return {
    margin: MARGIN,
    valueOf: (item) => {
      const verdict = told(item);
      return verdict === null ? null : verdict.degree * direction;
    },
    factOf: (item) => `: ${told(item)?.why ?? ''}`,
    doesOf: (item) => (told(item)?.why ?? '').replace(/^\S+ /, ''),
  };
}

/** What a question ranks by that fabrics answer: "which creases least?"; null where it ranks nothing. */
export function findVerdictScale(asked: string): Ranking | null {
  const words = asked.toLowerCase().replaceAll('’', "'");
  const ranks = verdictRanking(words);
  if (ranks === null || !OF_SEVERAL.test(words)) return null;
  const direction = directionOf(words, ranks.isWanted);
  if (direction === null) return null;
  const word = direction > 0 ? ranks.most : ranks.least;
  return {
    measure: 'verdict',
    word,
    wordOfTwo: word
      .replace(/^the most /, 'the more ')
      .replace(/^the least /, 'the less ')
      .replace(/^the best\b/, 'the better')
      .replace(/^the (\w+)est\b/, 'the $1er'),
    caveat: '',
    good: null,
    scales: [verdictScale(words, direction)],
  };
}
