import { matchPhrases, type PhraseMatch } from '../phrases/phrase-table.ts';
import { memoized } from '../words/memoized.ts';
import { listOf, type Token, tokenize } from '../words/tokens.ts';
import { readCompound } from './compound-words.ts';
import { foreignTokens, LANGUAGES, type Language, type Meaning } from './word-table.ts';

const WORD_WEIGHT = 2;
const ENGLISH_SMALL: ReadonlySet<string> = new Set(
  listOf(
    'the, and, with, for, of, in, a, an, is, are, this, that, from, to, it, its, your, you, our, on, at, by, as, or, be, has, have',
  ),
);
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const LETTERS = /\p{L}/gu;
const DETECTED_CHARS_MAX = 300;

interface Found {
  meaning: Meaning;
  facts: readonly string[];
  words: number;
}

const compoundsOf = new Map(
  LANGUAGES.filter(({ hasCompounds }) => hasCompounds).map((language) => [
    language.code,
    memoized((word) => readCompound(word, language)),
  ]),
);

/** What stands at a place of a text, the longest phrase first. */
function findAt(tokens: readonly Token[], at: number, language: Language): Found | null {
  const word = tokens[at]?.word ?? '';
  const most = language.longest.get(language.stemOf(word)) ?? 0;
  for (let words = Math.min(most, tokens.length - at); words > 0; words -= 1) {
    const run = tokens.slice(at, at + words);
    if (run.some(({ afterBreak }, index) => index > 0 && afterBreak)) continue;
    const meaning = language.table.get(run.map((token) => language.stemOf(token.word)).join(' '));
    if (meaning !== undefined) return { meaning, facts: [], words };
  }
  const compound = compoundsOf.get(language.code)?.(word) ?? null;
  if (compound === null) return null;
  return { meaning: { thing: compound.thing, fact: null }, facts: compound.facts, words: 1 };
}

/** One part of a text: facts and the thing that they are said of. */
class Part {
  readonly #facts: string[] = [];
  readonly #things: string[] = [];
  readonly #isHeadFirst: boolean;
  readonly opening: string;

  constructor(opening: string, isHeadFirst: boolean) {
    this.opening = opening;
    this.#isHeadFirst = isHeadFirst;
  }

  add({ meaning: { thing, fact }, facts }: Found): void {
    this.#facts.push(...facts);
    const isTaken = this.#isHeadFirst && this.#things.length > 0;
    if (thing !== null && !(isTaken && fact !== null)) {
      if (!isTaken) this.#things.push(thing);
    } else if (fact !== null) this.#facts.push(fact);
  }

  get text(): string {
    // Between facts a word that joins nothing: "linen white" would be a color of its own.
    return [this.#facts.join(' and '), ...this.#things].filter((text) => text !== '').join(' ');
  }
}

/** A text's garment words in English, in an order that English is read in. */
export function toEnglish(text: string, language: Language): string {
  const tokens = foreignTokens(text);
  const parts = [new Part('', language.isHeadFirst)];
  for (let at = 0; at < tokens.length; ) {
    const found = findAt(tokens, at, language);
    const token = tokens[at];
    const isWith = found === null && language.withWords.has(token?.word ?? '');
    if (isWith) parts.push(new Part(' with ', language.isHeadFirst));
    else if (token?.afterBreak === true) parts.push(new Part(', ', language.isHeadFirst));
    if (found !== null) parts.at(-1)?.add(found);
    at += found?.words ?? 1;
  }
  return parts
    .filter((part) => part.text !== '')
    .map((part, index) => `${index === 0 ? '' : part.opening}${part.text}`)
    .join('');
}

function scoreOf(tokens: readonly Token[], language: Language, home = ''): number {
  let score = 0;
  for (let at = 0; at < tokens.length; ) {
    const found = findAt(tokens, at, language);
    if (found !== null) score += WORD_WEIGHT * found.words;
    else if (language.smallWords.has(tokens[at]?.word ?? '')) score += 1;
    at += found?.words ?? 1;
  }
  if (score > 0 && language.code === home) score += 1;
  return score;
}

function englishScoreOf(text: string): number {
  const tokens = tokenize(text);
  // A brand's name is written the same in every language: it tells less.
  const weigh = ({ from, to, concepts }: PhraseMatch) =>
    (to - from) * (concepts.every(({ kind }) => kind === 'name') ? 1 : WORD_WEIGHT);
  const known = matchPhrases(tokens).reduce((sum, match) => sum + weigh(match), 0);
  return known + tokens.filter(({ word }) => ENGLISH_SMALL.has(word)).length;
}

const isCyrillic = (text: string): boolean =>
  (text.match(CYRILLIC)?.length ?? 0) * 2 > (text.match(LETTERS)?.length ?? 0);

/** Words that no other of these languages has; three of them settle what a text is in. */
const ENGLISH_ONLY = /\b(?:the|and|with|for|of|is|are|this|that|from|your|it|you|our)\b/gi;
const ENGLISH_ONLY_MIN = 3;

function detect(start: string, home: string): Language | null {
  if ((start.match(ENGLISH_ONLY)?.length ?? 0) >= ENGLISH_ONLY_MIN) return null;
  if (isCyrillic(start)) return LANGUAGES.find(({ code }) => code === 'ru') ?? null;
  const tokens = foreignTokens(start);
  const [best] = LANGUAGES.filter(({ code }) => code !== 'ru')
    .map((language) => ({ language, score: scoreOf(tokens, language, home) }))
    .sort((one, other) => other.score - one.score);
  return best !== undefined && best.score > englishScoreOf(start) ? best.language : null;
}

const TEXTS_REMEMBERED = 64;
const detected = new Map(
  ['', ...LANGUAGES.map(({ code }) => code)].map((home) => [
    home,
    memoized((start) => detect(start, home), TEXTS_REMEMBERED),
  ]),
);

/**
 * The language that a shop's text is in, or null for English and for any that is not known.
 * @param home The code of the shop's own language, which decides where a text may be either.
 */
export function languageOf(text: string, home = ''): Language | null {
  const start = text.slice(0, DETECTED_CHARS_MAX);
  return (detected.get(home) ?? detected.get(''))?.(start) ?? null;
}

/** A text in English where it is more of this language than of English; otherwise as it is. */
export function translated(text: string, language: Language): string {
  if (isCyrillic(text)) return toEnglish(text, language);
  const score = scoreOf(foreignTokens(text), language);
  return score > 0 && score >= englishScoreOf(text) ? toEnglish(text, language) : text;
}

/** What a whole phrase such as a color's name means in any of the languages, or null. */
export function translatePhrase(phrase: string): string | null {
  const tokens = foreignTokens(phrase);
  for (const language of LANGUAGES) {
    const found = findAt(tokens, 0, language);
    if (found !== null && found.words === tokens.length && found.facts.length === 0) {
      const english = found.meaning.fact;
      if (english !== null) return english;
    }
  }
  return null;
}
