import { LRUCache } from 'lru-cache';
import { splitClauses } from './clauses.ts';
import { readDate } from './event-date.ts';
import { isFitPhrase } from './fit-statements.ts';
import { type LikeVerb, type MemoryFact, memoryText } from './memory-fact.ts';
import { personOf, RELATION_FIRST } from './people.ts';
import { isTooPersonal } from './personal-words.ts';
import { readRefused } from './read-phrase.ts';
import { readStatement } from './read-statements.ts';
import { readWrittenSize } from './size-statements.ts';

const VERBS: Readonly<Record<string, LikeVerb>> = {
  loves: 'loves',
  likes: 'likes',
  prefers: 'prefers',
  'mostly wears': 'mostly wears',
  'always wears': 'always wears',
  'only wears': 'only wears',
};
const WHOSE = `(?:${RELATION_FIRST}(?:: | |’s |'s ))?`;
const REFUSAL = new RegExp(
  String.raw`^${WHOSE}(?<no>no|nothing) (?<phrases>.+?)(?: (?<scope>(?:for|at|in|on|during) [\w\s-]+))?$`,
  'i',
);
const SIZE = new RegExp(`^${WHOSE}wears size (?<size>.+)$`, 'i');
const LIKE = new RegExp(`^${WHOSE}(?<verb>${Object.keys(VERBS).join('|')}) (?<phrase>.+)$`, 'i');
const EVENT = new RegExp(
  String.raw`^${WHOSE}(?<name>[\p{L}\d .'’-]{2,60}?) (?<date>(?:in|on) .+)$`,
  'iu',
);
const FIT = new RegExp(`^${WHOSE}(?<phrase>.+)$`, 'i');

function readListed(text: string, now: Date): MemoryFact | null {
  const size = SIZE.exec(text)?.groups;
  if (size !== undefined) return readWrittenSize(size.size ?? '', personOf(size.person));
  const refusal = REFUSAL.exec(text)?.groups;
  if (refusal !== undefined) {
    const refused = (refusal.phrases ?? '').toLowerCase();
    const phrases =
      refusal.no?.toLowerCase() === 'no' ? refused.split(/, | or | and /) : [`anything ${refused}`];
    const scope = refusal.scope?.toLowerCase() ?? '';
    const isRead = phrases.every((phrase) => readRefused(phrase) !== null);
    return isRead ? { kind: 'refusal', person: personOf(refusal.person), phrases, scope } : null;
  }
  const like = LIKE.exec(text)?.groups;
  const verb = VERBS[like?.verb?.toLowerCase() ?? ''];
  if (verb !== undefined) {
    return { kind: 'like', person: personOf(like?.person), verb, phrase: like?.phrase ?? '' };
  }
  const event = EVENT.exec(text)?.groups;
  const date = event === undefined ? null : readDate(event.date ?? '', now);
  if (event !== undefined && date !== null) {
    const name = (event.name ?? '').replace(/^./u, (first) => first.toLowerCase());
    return { kind: 'event', person: personOf(event.person), name, date };
  }
  const fit = FIT.exec(text)?.groups;
  return fit !== undefined && isFitPhrase(fit.phrase ?? '')
    ? { kind: 'fit', person: personOf(fit.person), phrase: (fit.phrase ?? '').toLowerCase() }
    : null;
}

const CACHED_MAX = 4000;
/** People have the same memories by the hundred, and all of them are read at every turn. */
const factsByText = new LRUCache<string, MemoryFact>({ max: CACHED_MAX });

/** What a listed memory says; a note where it is nothing that the built-in stylist reads. */
export function readMemoryText(text: string, now: Date): MemoryFact {
  const key = `${now.toISOString().slice(0, 10)} ${text}`;
  const known = factsByText.get(key);
  if (known !== undefined) return known;
  const fact = readListed(text, now) ?? { kind: 'note', text };
  factsByText.set(key, fact);
  return fact;
}

/** A memory as it is stored. */
export interface WrittenMemory {
  text: string;
  /** When it is over and has to go; null for what holds until it is taken back. */
  expiresAt: Date | null;
}

const write = (fact: MemoryFact): WrittenMemory => ({
  text: memoryText(fact),
  expiresAt: fact.kind === 'event' ? fact.date.isOverAt : null,
});

/** Several refusals are one memory where they were written as one; anything else stays as written. */
function merge(known: MemoryFact | null, fact: MemoryFact, at: number): MemoryFact | null {
  if (at === 0) return fact;
  const areRefusals = known?.kind === 'refusal' && fact.kind === 'refusal';
  return areRefusals ? { ...known, phrases: [...known.phrases, ...fact.phrases] } : null;
}

const OF_SELF = /^(?:i|i['’]?m|i['’]ve|my|our|we|never|no more)\b/i;

/** A sentence about oneself, as it would be said to the stylist; null where it is none. */
function readStated(text: string, now: Date): MemoryFact | null {
  const [clause, ...more] = splitClauses(text);
  if (!OF_SELF.test(text) || clause === undefined || more.length > 0) return null;
  const { facts } = readStatement(clause, { now, brands: [] });
  return facts.reduce<MemoryFact | null>(merge, null);
}

/**
 * What the shopper wrote into the list themselves, or what a stylist wants remembered, in the one
 * form in which it is listed: "I hate wool" is "No wool".
 * @returns Null for what is never kept.
 */
export function writeMemory(said: string, now: Date): WrittenMemory | null {
  const text = said.replace(/\s+/g, ' ').trim();
  const fact = readStated(text, now) ?? readListed(text, now);
  if (fact !== null && !isTooPersonal(memoryText(fact))) return write(fact);
  return text === '' || isTooPersonal(text) ? null : { text, expiresAt: null };
}
