import type { Item } from '@modiste/contract/entities/item';
import { STOP_WORDS } from '@modiste/lexicon/query-words';
import { listOf, tokenize } from '@modiste/lexicon/tokens';
import { readItemFacts } from '../../facts/item-facts.ts';

/** Words of pages that mean the same part or the same quality. */
const SAME: readonly (readonly string[])[] = [
  ['inside', 'inner', 'interior', 'hidden'],
  ['waist', 'waistband'],
  ['sole', 'outsole'],
  ['closure', 'fastening', 'closes', 'fastens'],
  ['thick', 'chunky'],
  ['stretchy', 'elastic', 'elasticated', 'gives'],
  ['zip', 'zipper'],
  ['phone', 'telephone'],
];

const ENDING = /(?:ures?|ings?|ed|en|ers?|es|s|y|e)$/;
const DOUBLED = /([^aeiou])\1$/;

/** What is left of a word without its ending: "stretches" and "stretchy" are one. */
function stemOf(word: string): string {
  const figure = FIGURES.get(word);
  if (figure !== undefined) return figure;
  const cut = word.length > 4 ? word.replace(ENDING, '') : word.replace(/s$/, '');
  return cut.length < 3 ? word : cut.replace(DOUBLED, '$1');
}

/** Figures that pages write out: "fifteen inches". */
const FIGURES = new Map([
  ...listOf('two, three, four, five, six, seven, eight, nine, ten').map(
    (word, at) => [word, String(at + 2)] as const,
  ),
  ...listOf('thirteen, fourteen, fifteen, sixteen, seventeen').map(
    (word, at) => [word, String(at + 13)] as const,
  ),
]);

const SAME_STEMS = SAME.map((words) => words.map(stemOf));

/** The stems of which one has to stand in a sentence for this word. */
const alike = (word: string): readonly string[] => {
  const stem = stemOf(word);
  return SAME_STEMS.find((stems) => stems.includes(stem)) ?? [stem];
};

/** Where a sentence denies what it names: "no logo", "zip rather than buttons". */
const DENIES = /\b(?:no|not|never|without|nothing|neither|rather than|instead of|un\w+ed)\b/i;
const SENTENCE_WORDS_MAX = 16;

/** So many words may stand between those that were asked for. */
const APART_MAX = 4;
const PARTS_CLAUSES: ReadonlySet<string> = new Set(['and', 'but', 'with', 'while']);

/** Whether a sentence has all of these words near one another, and denies none of them. */
function tells(sentence: string, asked: readonly string[]): boolean {
  const tokens = tokenize(sentence);
  if (tokens.length > SENTENCE_WORDS_MAX) return false;
  const places = asked.map((word) => {
    const stems = alike(word);
    return tokens.findIndex((token) => stems.includes(stemOf(token.word)));
  });
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (first < 0 || last - first > asked.length - 1 + APART_MAX) return false;
  const between = tokens.slice(first + 1, last + 1);
  if (between.some(({ word, afterBreak }) => afterBreak || PARTS_CLAUSES.has(word))) return false;
  return !DENIES.test(sentence.slice(0, tokens[last]?.start));
}

/** The clauses of a sentence of facts: "100% cotton jersey; machine wash warm". */
const clausesOf = (sentence: string): string[] =>
  sentence.split(/;\s*/).map((clause) => clause.replace(/[.!]$/, '').trim());

/**
 * The sentence of an item's page that tells what was asked for in words that no fact of the record
 * carries: "high support", "stretchy waist"; null where none has all of these words.
 * @param words As the shopper said them.
 */
export function sentenceTelling(item: Item, words: string): string | null {
  const told = readBefore.get(item) ?? new Map<string, string | null>();
  readBefore.set(item, told);
  const known = told.get(words);
  if (known !== undefined) return known;
  const sentence = findSentence(item, words);
  told.set(words, sentence);
  return sentence;
}

/** One request asks for the same of one item dozens of times. */
const readBefore = new WeakMap<Item, Map<string, string | null>>();

function findSentence(item: Item, words: string): string | null {
  const asked = tokenize(words)
    .map(({ word }) => word)
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !STOP_WORDS.has(word));
  if (asked.length === 0) return null;
  const told = readItemFacts(item)
    .sentences.flatMap(clausesOf)
    .find((sentence) => tells(sentence, asked));
  return told ?? null;
}
