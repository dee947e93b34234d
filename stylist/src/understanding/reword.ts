import { understandQuery } from '@modiste/lexicon/understand-query';

const TOO = /\b(?:(?:way|a bit|a little|just|far|much|so)\s+)?too\s+(much\s+|many\s+)?([a-z]+)\b/gi;
const NOT_ENOUGH = /\b(?:not|isn['’]?t|aren['’]?t)\s+(?:quite\s+|really\s+)?([a-z]+)\s+enough\b/gi;
/** "Is it too short?" asks; "not too short" refuses. */
const ASKS = /^\W*(?:is|are|was|will|would|does|do|can|could|should|am|how|what|why|which)\b/i;
const REFUSES =
  /\b(?:not|no|nothing|never|isn['’]?t|aren['’]?t|don['’]?t|without|if)\s+(?:\w+\s+){0,3}$/i;

const isCompared = (text: string): boolean => {
  const { comparisons, less } = understandQuery(text);
  return comparisons.length + less.length > 0;
};

/**
 * What is wrong with what was shown, said as what is wanted instead: "too expensive" is "less
 * expensive", "not warm enough" is "more warm".
 */
export function rewordComplaints(text: string): string {
  if (ASKS.test(text)) return text;
  const less = text.replace(
    TOO,
    (found: string, _much: string | undefined, word: string, at: number) => {
      const instead = `less ${word}`;
      return REFUSES.test(text.slice(0, at)) || !isCompared(instead) ? found : instead;
    },
  );
  return less.replace(NOT_ENOUGH, (found: string, word: string) => {
    const instead = `more ${word}`;
    return isCompared(instead) ? instead : found;
  });
}
