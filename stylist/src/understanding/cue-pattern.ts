/** The words that a pattern is matched with, and what is known of runs of them. */
export interface Tagged {
  words: readonly PlainWord[];
  /** What was recognized, by the index of its first word. */
  spansAt: ReadonlyMap<number, readonly TagSpan[]>;
}

/** One word of a message: folded, contractions written out, typos of common words corrected. */
export interface PlainWord {
  word: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Whether punctuation parts it from the word before. */
  afterBreak: boolean;
}

/** A run of words that was recognized as something: a garment, a reference. */
export interface TagSpan {
  tag: string;
  from: number;
  /** The index after its last word. */
  to: number;
}

interface OneOf {
  kind: 'one';
  words: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  mayEnd: boolean;
  isOptional: boolean;
}
type Element =
  | OneOf
  | { kind: 'gap' | 'start' | 'end' }
  | { kind: 'notAfter' | 'notBefore'; words: ReadonlySet<string> };

/**
 * A phrase that shows what a message asks, compiled. Elements are parted by spaces: `a|b` is one of
 * these words, `{tag}` something recognized, `?` after either makes it optional, `..` stands for up
 * to four words, `^` and `$` for the beginning and the end of a clause, `!a|b` for a place not right after
 * these words and `~a|b` for one not right before them.
 */
export type CuePattern = readonly Element[];

const GAP_WORDS_MAX = 4;

function readElement(source: string): Element {
  if (source === '..') return { kind: 'gap' };
  if (source === '^') return { kind: 'start' };
  if (source === '$') return { kind: 'end' };
  if (source.startsWith('!'))
    return { kind: 'notAfter', words: new Set(source.slice(1).split('|')) };
  if (source.startsWith('~'))
    return { kind: 'notBefore', words: new Set(source.slice(1).split('|')) };
  const isOptional = source.endsWith('?');
  const names = (isOptional ? source.slice(0, -1) : source)
    .split('|')
    .filter((name) => name !== '');
  return {
    kind: 'one',
    words: new Set(names.filter((name) => /^[a-z0-9]/.test(name))),
    tags: new Set(names.filter((name) => name.startsWith('{')).map((name) => name.slice(1, -1))),
    mayEnd: names.includes('$'),
    isOptional,
  };
}

/** Reads a pattern as the tables write it. */
export function readPattern(source: string): CuePattern {
  return source
    .split(' ')
    .filter((part) => part !== '')
    .map(readElement);
}

/** The words that a pattern names. */
export const wordsOfPattern = (pattern: CuePattern): string[] =>
  pattern.flatMap((element) => (element.kind === 'one' ? [...element.words] : []));

const isClauseEnd = ({ words }: Tagged, at: number): boolean =>
  at >= words.length || words[at]?.afterBreak === true;

/** Every index at which one element that begins here may end. */
function endsOf(element: OneOf, text: Tagged, at: number): number[] {
  const word = text.words[at]?.word;
  const ends: number[] = [];
  for (const { tag, to } of text.spansAt.get(at) ?? []) if (element.tags.has(tag)) ends.push(to);
  if (word !== undefined && element.words.has(word)) ends.push(at + 1);
  if (element.mayEnd && isClauseEnd(text, at)) ends.push(at);
  if (element.isOptional) ends.push(at);
  return ends;
}

/** Every index that an element which begins here may lead to. */
function afterElement(element: Element, text: Tagged, at: number): number[] {
  const wordAt = (index: number): string => text.words[index]?.word ?? '';
  switch (element.kind) {
    case 'start':
      return at === 0 || text.words[at]?.afterBreak === true ? [at] : [];
    case 'notAfter':
      return element.words.has(wordAt(at - 1)) ? [] : [at];
    case 'notBefore':
      return element.words.has(wordAt(at)) ? [] : [at];
    case 'end':
      return isClauseEnd(text, at) ? [at] : [];
    case 'gap':
      return Array.from({ length: GAP_WORDS_MAX + 1 }, (_, more) => at + more).filter(
        (end) => end <= text.words.length,
      );
    default:
      return endsOf(element, text, at);
  }
}

/** Where a pattern ends whose element at `place` begins at this word, or null where it does not match. */
function matchFrom(
  pattern: CuePattern,
  text: Tagged,
  { at, place }: { at: number; place: number },
): number | null {
  const element = pattern[place];
  if (element === undefined) return at;
  for (const next of afterElement(element, text, at)) {
    const end = matchFrom(pattern, text, { at: next, place: place + 1 });
    if (end !== null) return end;
  }
  return null;
}

/** Where a pattern stands first in a text, or null. */
export function findPattern(
  pattern: CuePattern,
  text: Tagged,
): { from: number; to: number } | null {
  for (let from = 0; from < text.words.length; from += 1) {
    const to = matchFrom(pattern, text, { at: from, place: 0 });
    if (to !== null) return { from, to };
  }
  return null;
}
