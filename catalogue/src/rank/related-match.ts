import type { IndexedItem } from '../item-facts/indexed-item.ts';

type Related = readonly { word: string; weight: number }[];

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** The words of a candidate: title, type, materials, patterns, attributes. */
interface OwnWords {
  /** Each between spaces. */
  text: string;
  words: readonly string[];
}

/** The same items are ranked again and again; reading their words takes microseconds each. */
const wordsByItem = new WeakMap<IndexedItem, OwnWords>();

function readWords({ title, type, facets }: IndexedItem): OwnWords {
  const named = facets.map((facet) => facet.slice(facet.indexOf(':') + 1));
  const joined = ` ${title} ${type} ${named.join(' ')} `;
  const text = joined.toLowerCase().replace(BETWEEN_WORDS, ' ');
  return { text, words: [...new Set(text.trim().split(' '))] };
}

function wordsOf(item: IndexedItem): OwnWords {
  const words = wordsByItem.get(item) ?? readWords(item);
  wordsByItem.set(item, words);
  return words;
}

/** Tells which of the related words an item has, by their places, ascending. */
function relatedFinder(related: Related): (own: OwnWords) => number[] {
  const single = Map.groupBy(related.keys(), (at) => related[at]?.word ?? '');
  const phrases = [...related.entries()].flatMap(([at, { word }]) =>
    word.includes(' ') ? [{ at, phrase: ` ${word} ` }] : [],
  );
  return ({ text, words }) => {
    const found: number[] = [];
    for (const word of words) {
      const places = single.get(word);
      if (places !== undefined) found.push(...places);
    }
    for (const { at, phrase } of phrases) if (text.includes(phrase)) found.push(at);
    return found.sort((a, b) => a - b);
  };
}

/**
 * How much of what goes with the query a candidate speaks of: the weights of the related words in
 * it, as a share of the most that any of them has.
 * @returns from 0 to 1 for each candidate.
 */
export function relatedMatches(candidates: readonly IndexedItem[], related: Related): number[] {
  if (related.length === 0) return candidates.map(() => 0);
  const find = relatedFinder(related);
  const sums = candidates.map((candidate) =>
    find(wordsOf(candidate)).reduce((sum, at) => sum + (related[at]?.weight ?? 0), 0),
  );
  const most = Math.max(...sums, Number.MIN_VALUE);
  return sums.map((sum) => sum / most);
}
