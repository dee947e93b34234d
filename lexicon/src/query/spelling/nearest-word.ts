export const ONE_EDIT_CHARS = 4;
const TWO_EDITS_CHARS = 8;
export const LETTERS_ONLY = /^[a-z]+$/;

/** A bit for each letter that the word holds. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** A word that a misspelled one may have meant. */
interface Known {
  word: string;
  /** Whether it names something alone; of two at one distance it is the likelier one. */
  isWhole: boolean;
}

interface Target extends Known {
  bits: number;
}

/** Edits between two words: insert, delete, replace, or swap of neighbors (optimal alignment). */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const replaced = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      const moved = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      line.push(Math.min(replaced, moved, swapped));
    }
    before = above;
    above = line;
  }
  return above[other.length] ?? 0;
}

/** In four letters a replaced one makes another word ("lamp", "lame") more often than a typo. */
const isOtherShortWord = (word: string, target: string): boolean =>
  word.length === ONE_EDIT_CHARS &&
  target.length === ONE_EDIT_CHARS &&
  [...word].sort().join('') !== [...target].sort().join('');

/**
 * Which of two words at one distance was meant: sooner one that names something alone, and then one
 * whose letters the typo only left out, rather than one with a wrong letter.
 */
const likelihood = (bits: number, target: Target): number =>
  (target.isWhole ? 2 : 0) + ((bits & ~target.bits) === 0 ? 1 : 0);

function nearestOf(
  word: string,
  targetsByLength: ReadonlyMap<number, readonly Target[]>,
): string | null {
  const most = word.length >= TWO_EDITS_CHARS ? 2 : 1;
  const bits = letterBits(word);
  let best: Target | null = null;
  let least = most + 1;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const target of targetsByLength.get(length) ?? []) {
      if (target.word[0] !== word[0]) continue;
      if (countBits(bits ^ target.bits) > 2 * most || isOtherShortWord(word, target.word)) continue;
      const distance = editDistance(word, target.word);
      const isLikelier =
        distance === least && best !== null && likelihood(bits, target) > likelihood(bits, best);
      if (distance < least || isLikelier) [best, least] = [target, distance];
    }
  }
  return best?.word ?? null;
}

/**
 * Finds the word that a misspelled one meant among these: one edit away from 4 letters, two from 8,
 * with the same first letter; null where there is none. Words are folded.
 */
export function wordFinder(known: readonly Known[]): (word: string) => string | null {
  const targets = known
    .filter(({ word }) => word.length >= ONE_EDIT_CHARS && LETTERS_ONLY.test(word))
    .map((target): Target => ({ ...target, bits: letterBits(target.word) }));
  const targetsByLength = Map.groupBy(targets, (target) => target.word.length);
  return (word) => (LETTERS_ONLY.test(word) ? nearestOf(word, targetsByLength) : null);
}
