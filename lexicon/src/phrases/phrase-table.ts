import { phraseKey, type Token } from '../words/tokens.ts';
import { isOfCare } from './care-words.ts';
import type { Concept } from './concept.ts';
import { PHRASE_ENTRIES } from './phrase-entries.ts';

/** A run of tokens that the lexicon knows. */
export interface PhraseMatch {
  /** Index of its first token and of the one after its last. */
  from: number;
  to: number;
  concepts: readonly Concept[];
}

function buildTable(): Map<string, Concept[]> {
  const table = new Map<string, Concept[]>();
  for (const { phrases, concept } of PHRASE_ENTRIES) {
    for (const key of new Set(phrases.map(phraseKey))) {
      const known = table.get(key);
      const isNew = known?.every((other) => other.id !== concept.id || other.kind !== concept.kind);
      if (known === undefined) table.set(key, [concept]);
      else if (isNew === true) known.push(concept);
    }
  }
  return table;
}

const table = buildTable();

function longestByFirstWord(): Map<string, number> {
  const longest = new Map<string, number>();
  for (const key of table.keys()) {
    const words = key.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return longest;
}

const longest = longestByFirstWord();

/** Words that a misspelling may have meant. */
export const correctionTargets: ReadonlySet<string> = new Set(
  PHRASE_ENTRIES.filter((entry) => entry.isSilent !== true).flatMap((entry) =>
    entry.phrases.flatMap((phrase) => phraseKey(phrase).split(' ')),
  ),
);

/** Words that name something alone: "jumper", and not the "jump" of "jump suit". */
export const wholeWords: ReadonlySet<string> = new Set(
  PHRASE_ENTRIES.filter((entry) => entry.isSilent !== true).flatMap((entry) =>
    entry.phrases.map(phraseKey).filter((key) => !key.includes(' ')),
  ),
);

const wordsOf = (entries: typeof PHRASE_ENTRIES): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ phrases }) => phrases.flatMap((phrase) => phraseKey(phrase).split(' '))),
  );

const isOfOtherGoods = ({ concept }: (typeof PHRASE_ENTRIES)[number]): boolean =>
  concept.kind === 'other-goods';

/** Every single word of every phrase of fashion. */
export const lexiconWords = wordsOf(PHRASE_ENTRIES.filter((entry) => !isOfOtherGoods(entry)));
/** Every single word of the phrases that name no fashion. */
export const otherGoodsWords = wordsOf(PHRASE_ENTRIES.filter(isOfOtherGoods));

function matchAt(tokens: readonly Token[], from: number, limit: number): PhraseMatch | null {
  const most = longest.get(tokens[from]?.word ?? '') ?? 0;
  let key = '';
  let found: PhraseMatch | null = null;
  for (let to = from; to < Math.min(from + most, limit); to += 1) {
    const token = tokens[to];
    if (token === undefined || (to > from && token.afterBreak)) break;
    key = key === '' ? token.word : `${key} ${token.word}`;
    const concepts = table.get(key);
    if (concepts !== undefined) found = { from, to: to + 1, concepts };
  }
  return found;
}

/** Whether a phrase names a type of garment. */
export const hasType = ({ concepts }: Pick<PhraseMatch, 'concepts'>): boolean =>
  concepts.some(({ kind }) => kind === 'type');

const namesType = (match: PhraseMatch): boolean =>
  match.concepts.some((concept) => concept.kind === 'type' || concept.kind === 'other-goods');

/** "Night dress" is only another name of the nightgown, "wedding dress" is what it is called. */
const isOtherName = (tokens: readonly Token[], { from, to, concepts }: PhraseMatch): boolean => {
  const key = tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
  return concepts.every(({ id }) => phraseKey(id.replaceAll('-', ' ')) !== key);
};

/** "Vegan leather" is no leather: what follows does not take the word from it. */
const isImitation = ({ concepts }: PhraseMatch): boolean =>
  concepts.some(({ kind, id }) => kind === 'material' && id.startsWith('faux-'));

/**
 * English puts the head last: in "denim dress shirt" the dress belongs to the shirt. But in "date
 * night dress" the night belongs to the date, as what is left names a garment all the same.
 */
function yieldToHead(tokens: readonly Token[], match: PhraseMatch): PhraseMatch {
  for (let at = match.from + 1; at < match.to; at += 1) {
    const later = matchAt(tokens, at, tokens.length);
    if (later === null || later.to <= match.to || !namesType(later)) continue;
    const rest = namesType(match) ? null : matchAt(tokens, match.to, later.to);
    const isWhole = rest !== null && rest.to === later.to && namesType(rest);
    if (isWhole && (isImitation(match) || isOtherName(tokens, later))) return match;
    return matchAt(tokens, match.from, at) ?? match;
  }
  return match;
}

/**
 * The known phrases of a text, longest first from the left, never across punctuation. How hot a label
 * says to wash is none: "machine wash warm" tells of no warmth.
 */
export function matchPhrases(tokens: readonly Token[]): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  for (let at = 0; at < tokens.length; ) {
    const longestMatch = matchAt(tokens, at, tokens.length);
    const match = longestMatch === null ? null : yieldToHead(tokens, longestMatch);
    at = match?.to ?? at + 1;
    if (match === null) continue;
    const before = matches.at(-1);
    if (!isOfCare(tokens, match.from, match.to)) matches.push(match);
    else if (before?.to === match.from) matches.splice(-1, 1, { ...before, to: match.to });
  }
  return matches;
}
