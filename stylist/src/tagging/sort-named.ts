import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { typesOf } from '../dialogue/types-of.ts';
import type { Turn } from '../stylist.ts';
import type { Message } from '../understanding/message.ts';
import { isLookedFor, isRefusable } from '../understanding/stances/named-value.ts';
import { type Clause, splitClauses } from '../understanding/stances/split-clauses.ts';
import { sumOf, type TaggedConcept, type TaggedMessage } from './tag-message.ts';

/** From here on a word is taken for refused, whatever else the message does. */
const REFUSED_MIN = 0.5;
/** What may be wished for as well is no refusal. */
const WANTED_MAX = 0.3;
export const WANTED_MIN = 0.5;
/** In a sentence that likely refuses what is only pointed at, or owned, is unwanted too. */
export const REFUSING_MIN = 0.5;
const POINTED_WANTED_MAX = 0.2;
/** So likely one of these is meant, nothing is refused, whatever is named. */
const TALK = ['advise', 'help', 'chat', 'other'];
const TALK_MAX = 0.5;

const REFUSABLE: ReadonlySet<string> = new Set([
  'type',
  'material',
  'color',
  'pattern',
  'attribute',
]);
/** What something is worn for is no feature that anybody refuses. */
const WORN_FOR: ReadonlySet<string | null> = new Set([
  'occasion',
  'dress-code',
  'season',
  'activity',
]);

export const isFeature = ({ kind, id }: Concept): boolean =>
  REFUSABLE.has(kind) && !(kind === 'attribute' && WORN_FOR.has(attributeGroup(id)));

/** "Just the trousers" leaves all else out. */
const KEEPS = /\b(?:just|only|keep|nothing but)\b/i;
/** What stands behind these is wished for. */
export const SEEKS =
  /(?:\b(?:show|find|get|give)(?: me| us)?|\b(?:need|want|looking for|would like|['’]d like|how about|what about|or|add))(?: (?:a|an|some|the|any|more|other))?\s*$/i;

/** "What is that merino scarf like" asks of it. */
const ASKS =
  /^\W*(?:[\w'’]+\W+){0,3}?(?:what(?:['’]?s)?|hows?|which|is|are|does|did|can|will|would)\b/i;

/** What surely is refused by its own words. */
const isRefused = ({ shares, acts }: TaggedConcept): boolean =>
  sumOf(acts, TALK) <= TALK_MAX &&
  sumOf(shares, ['no']) >= REFUSED_MIN &&
  sumOf(shares, ['want']) < WANTED_MAX;

/** What is only pointed at, or owned, in a sentence that likely refuses something. */
const isOfRefusal = ({ shares, acts }: TaggedConcept, clause: string): boolean =>
  !ASKS.test(clause) &&
  sumOf(acts, ['refuse', 'leave']) + sumOf(acts, ['correct']) / 2 >= REFUSING_MIN &&
  sumOf(shares, ['want']) < POINTED_WANTED_MAX &&
  sumOf(shares, ['no', 'at', 'own']) >= REFUSED_MIN;

/** Whether two things are named in one breath: "suede and denim". */
const isBeside = ({ words }: Message, one: TaggedConcept, other: TaggedConcept): boolean =>
  words
    .slice(Math.min(one.to, other.to), Math.max(one.from, other.from))
    .every(({ word, afterBreak }) => /^(?:and|or|nor|n)$/.test(word) && !afterBreak) &&
  Math.max(one.from, other.from) - Math.min(one.to, other.to) === 1;

/** Beside these no wish is plain. */
const NEGATES = /\b(?:no|not|never|none|without|hate|don['’]?t|do not|can['’]?t|isn['’]?t)\b/i;
/** What only wishes: "I like linen", "linen would be nice". */
const WISHES =
  /\b(?:i|we)(?:['’]?d| would)? (?:really |just |do )*(?:like|love|want|need|prefer)\b|\b(?:would|could) be (?:nice|great|good|lovely|perfect|better)\b|\b(?:please|pls)\b/i;
/** Said around what is named these refuse nothing. */
const AROUND =
  /^(?:the|a|an|some|something|in|only|just|all|maybe|and|or|then|too|ones?|thing|it|is|are|i|think|hm+|ok|okay|yes|yeah|nothing|else|instead|actually|now)$/;

/** Who says so wants what was refused. */
export const LIKES =
  /\bi (?:do |really |actually |did )*(?:like|love|loved|liked|want|wanted|meant|prefer)\b(?!.*\b(?:don['’]?t|not)\b)/i;
/** "No, I like the scarf" refuses what was done, and not the scarf. */
const OPENING_NO = /^\W*(?:no+|nope|nah)\b[\s,.!]*(?=(?:i|but|actually|the)\b)/i;

/** The clause that something is named in, and where it begins in the text. */
export function clauseOf(
  { text, words }: Message,
  { from }: TaggedConcept,
): Clause & { start: number } {
  const at = words[from]?.start ?? 0;
  let start = 0;
  for (const clause of splitClauses(text)) {
    if (at < start + clause.text.length + clause.end.length) return { ...clause, start };
    start += clause.text.length + clause.end.length;
  }
  return { text: '', end: '', start: text.length };
}

/** Whether a clause names something and says nothing of it: "linen", "maybe the linen then". */
function isPlainWish(message: Message, one: TaggedConcept): boolean {
  const { words, readings, loose } = message;
  const { text, end, start } = clauseOf(message, one);
  if (/[?]|\.{2}|…/.test(end)) return false;
  const stop = start + text.length;
  if (WISHES.test(text)) return !NEGATES.test(text.replace(OPENING_NO, ''));
  return words.every(
    ({ word, ...place }, index) =>
      place.start < start ||
      place.end > stop ||
      AROUND.test(word) ||
      [...readings, ...loose].some((one) => index >= one.from && index < one.to),
  );
}

/** What a message names as unwanted, in its order. */
export function refusedIn(
  { act, named, message }: TaggedMessage,
  { state }: Turn,
): TaggedConcept[] {
  const types = typesOf(state.request?.wishes ?? []);
  const isKept = act === 'leave' && KEEPS.test(message.text);
  if (isKept) return [];
  const refusable = named.filter(
    (one) =>
      !isPlainWish(message, one) &&
      isFeature(one.concept) &&
      isRefusable(one.words) &&
      !SEEKS.test(message.text.slice(0, message.words[one.from]?.start ?? 0)) &&
      // "No boots like that": boots are still looked for.
      !isLookedFor(one.words, types),
  );
  const sure = refusable.filter(isRefused);
  // Where it is clear what is refused, nothing else is.
  return sure.length > 0
    ? refusable.filter((one) => sure.some((no) => no === one || isBeside(message, one, no)))
    : refusable.filter((one) => isOfRefusal(one, clauseOf(message, one).text));
}

/** From here on a word is in a sentence for nothing that somebody shops by: "he watches birds". */
const IDLE_MIN = 0.6;
const IDLE_WANTED_MAX = 0.2;

/** What is named in passing, in its order: neither wished nor refused. */
export const idleIn = ({ named, message }: TaggedMessage): TaggedConcept[] =>
  named.filter(
    (one) =>
      sumOf(one.shares, ['']) >= IDLE_MIN &&
      sumOf(one.shares, ['want']) < IDLE_WANTED_MAX &&
      isFeature(one.concept) &&
      !isPlainWish(message, one) &&
      !SEEKS.test(message.text.slice(0, message.words[one.from]?.start ?? 0)),
  );
