/** What makes a sum one for everything, and not for one piece. */
const OF_ALL =
  /\b(?:altogether|all together|together|in total|total|overall|in all|all in|everything|for (?:it )?all|all (?:of )?(?:it|them|three|\d)|budget|the lot|whole (?:lot|thing))\b/i;
const OF_ONE = /\b(?:each|apiece|per|a piece|left|was just|only for)\b/i;
const SUM =
  /(?<![\d.#])(?:\$|€|£)?(?<sum>\d{2,5})(?:\.\d\d)?(?!\d|\.\d)(?! ?(?:%|percent|days?|nights?|weeks?|years?|yo\b|people|outfits?|pieces|th\b|st\b|nd\b|rd\b|cm|kg|am\b|pm\b))/gi;
/** A price of what is there, and no limit. */
const OF_PIECE = /\b(?:the|that|at|ones?|size|sizes|waist|in an?)\s*$/i;
const CLAUSE = /(?<=[?!;]|[^\d\s.]\.|\d\.)\s+|\s*\n\s*/;

/**
 * What all that is bought may cost together, where a message says so: "400 is my total", "200 for
 * everything". Null where it does not.
 */
export function totalBudgetIn(words: string): number | null {
  for (const clause of words.split(CLAUSE).toReversed()) {
    if (!OF_ALL.test(clause) || /\?/.test(clause)) continue;
    const sums = [...clause.matchAll(SUM)].filter(
      ({ index }) => !OF_PIECE.test(clause.slice(0, index)),
    );
    const near = sums.filter(({ index, 0: said }) => {
      const around = clause.slice(Math.max(0, index - 16), index + said.length + 16);
      return !OF_ONE.test(around);
    });
    const sum = near.length === 1 ? near[0]?.groups?.sum : undefined;
    if (sum !== undefined) return Number(sum);
  }
  return null;
}
