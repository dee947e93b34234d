import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Memory } from '../stylist.ts';
import { type Clause, splitClauses } from './clauses.ts';
import { type MemoryFact, memoryText } from './memory-fact.ts';
import { readMemoryText } from './read-memory-text.ts';
import { readStatement } from './read-statements.ts';
import { isNamedBy, isSameThing } from './same-thing.ts';
import { fitNamedIn, readTakeBack, type TakeBack } from './take-backs.ts';

export interface MessageToRemember {
  words: string;
  /** The message as the catalogue understands it: whence the brands that it names. */
  understood: Pick<UnderstoodQuery, 'soft' | 'missingBrands'>;
  /** All that is remembered of the shopper. */
  existing: readonly Memory[];
  now: Date;
}

/** What a message changes of what is remembered. */
export interface MemoryChanges {
  /** As the account will list it. Nothing that is remembered already. */
  remember: readonly string[];
  /** Ids of memories that are taken back or replaced. */
  forget: readonly string[];
  /** Whether the message says something of the shopper that is never kept. */
  isTooPersonal: boolean;
}

/** What is known, while a message is read. */
interface Known {
  /** Null for what this message says. */
  id: string | null;
  text: string;
  fact: MemoryFact;
}

const samePerson = (one: MemoryFact, other: MemoryFact): boolean =>
  one.kind !== 'note' && other.kind !== 'note' && one.person === other.person;

const lastWord = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1);

/** Whether a new fact stands in the place of a known one. */
function replaces(fact: MemoryFact, known: MemoryFact): boolean {
  if (!samePerson(fact, known)) return false;
  if (fact.kind === 'like' && known.kind === 'like') return isSameThing(fact.phrase, known.phrase);
  if (fact.kind === 'event' && known.kind === 'event') return fact.name === known.name;
  if (fact.kind === 'size' && known.kind === 'size') return fact.garment === known.garment;
  if (fact.kind === 'fit' && known.kind === 'fit') {
    return lastWord(fact.phrase) === lastWord(known.phrase);
  }
  if (fact.kind === 'refusal' && known.kind === 'like') {
    return fact.scope === '' && fact.phrases.some((phrase) => isNamedBy(known.phrase, phrase));
  }
  return false;
}

/** What is left of a refusal without some of its phrases; null where nothing is. */
function without(known: Known, isTakenBack: (phrase: string) => boolean): Known | null {
  if (known.fact.kind !== 'refusal') return known;
  const phrases = known.fact.phrases.filter((phrase) => !isTakenBack(phrase));
  if (phrases.length === known.fact.phrases.length) return known;
  if (phrases.length === 0) return null;
  const fact = { ...known.fact, phrases };
  return { id: null, text: memoryText(fact), fact };
}

/** Whether a known fact is about what some words name. */
function isAbout({ text, fact }: Known, what: string): boolean {
  const words = what.toLowerCase().replace(/^(?:my|the|our|being|wearing|having) /, '');
  if (text.toLowerCase().includes(words)) return true;
  switch (fact.kind) {
    case 'like':
      return isNamedBy(fact.phrase, words);
    case 'fit':
      return fitNamedIn(words).includes(fact.phrase);
    case 'size':
      return /\bsizes?\b/.test(words);
    case 'event':
      return words.includes(fact.name);
    default:
      return false;
  }
}

function takeBack(known: readonly Known[], back: TakeBack): Known[] {
  switch (back.kind) {
    case 'everything':
      return [];
    case 'event':
      return known.filter(({ fact }) => fact.kind !== 'event' || !fact.name.includes(back.name));
    case 'refusal': {
      const parts = back.what.split(/, | and | or /);
      const isTakenBack = (phrase: string) => parts.some((part) => isNamedBy(phrase, part));
      // No longer being vegan takes back what was said of being vegan, not each thing said alone.
      const isSpared = ({ fact }: Known) =>
        parts.length > 1 && fact.kind === 'refusal' && fact.phrases.length === 1;
      return known.flatMap((one) => (isSpared(one) ? one : (without(one, isTakenBack) ?? [])));
    }
    case 'about':
      return known
        .filter((one) => one.fact.kind === 'refusal' || !isAbout(one, back.what))
        .flatMap((one) => without(one, (phrase) => isNamedBy(phrase, back.what)) ?? []);
  }
}

function remember(known: readonly Known[], fact: MemoryFact): Known[] {
  const text = memoryText(fact);
  if (known.some((one) => one.text.toLowerCase() === text.toLowerCase())) return [...known];
  const kept = known.filter((one) => !replaces(fact, one.fact));
  const consistent =
    fact.kind === 'like' && fact.person === null
      ? kept.flatMap((one) => without(one, (phrase) => isSameThing(phrase, fact.phrase)) ?? [])
      : kept;
  return [...consistent, { id: null, text, fact }];
}

function readClause(known: readonly Known[], clause: Clause, message: MessageToRemember) {
  const { soft, missingBrands } = message.understood;
  const brands = [...soft.brands, ...missingBrands];
  const back = clause.isQuestion ? null : readTakeBack(clause.text);
  if (back !== null && back.kind !== 'refusal') {
    return { known: takeBack(known, back), isTooPersonal: false };
  }
  const { facts, isTooPersonal } = readStatement(clause, { now: message.now, brands });
  const left = back === null || facts.length > 0 ? known : takeBack(known, back);
  return { known: facts.reduce(remember, [...left]), isTooPersonal };
}

/**
 * What a message says of the shopper themselves, beyond what it asks for: habits, dislikes, days to
 * dress for, how clothes have to fit, sizes, and the same of the people they shop for. Also what it
 * takes back of that. Never kept: health, body measurements, weight, religion, origin, politics.
 * Pure; about a millisecond a sentence.
 */
export function readMemories(message: MessageToRemember): MemoryChanges {
  const before: Known[] = message.existing.map(({ id, text }) => ({
    id,
    text,
    fact: readMemoryText(text, message.now),
  }));
  let known = before;
  let isTooPersonal = false;
  for (const clause of splitClauses(message.words)) {
    const read = readClause(known, clause, message);
    known = read.known;
    isTooPersonal ||= read.isTooPersonal;
  }
  const kept = new Set(known.map(({ id }) => id));
  return {
    remember: known.flatMap(({ id, text }) => (id === null ? [text] : [])),
    forget: before.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id])),
    isTooPersonal,
  };
}
