import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import type { RequestWish } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import type { Translation, Turn } from '../stylist.ts';
import type { Message } from '../understanding/message.ts';
import { isLookedFor, isRefusable } from '../understanding/stances/named-value.ts';
import { type Clause, splitClauses } from '../understanding/stances/split-clauses.ts';
import { sumOf, type TaggedConcept, type TaggedMessage } from './tag-message.ts';

/** From here on a word is taken for refused, whatever else the message does. */
const REFUSED_MIN = 0.5;
/** What may be wished for as well is no refusal. */
const WANTED_MAX = 0.3;
const WANTED_MIN = 0.5;
/** In a sentence that likely refuses what is only pointed at, or owned, is unwanted too. */
const REFUSING_MIN = 0.5;
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

const isFeature = ({ kind, id }: Concept): boolean =>
  REFUSABLE.has(kind) && !(kind === 'attribute' && WORN_FOR.has(attributeGroup(id)));

/** "Just the trousers" leaves all else out. */
const KEEPS = /\b(?:just|only|keep|nothing but)\b/i;
/** What stands behind these is wished for. */
const SEEKS =
  /(?:\b(?:show|find|get|give)(?: me| us)?|\b(?:need|want|looking for|would like|['’]d like|how about|what about|or|add))(?: (?:a|an|some|the|any|more|other))?\s*$/i;

/** "What is that merino scarf like" asks of it. */
const ASKS =
  /^\W*(?:[\w'’]+\W+){0,3}?(?:what(?:['’]?s)?|hows?|which|is|are|does|did|can|will|would)\b/i;

/** Whether what is named is unwanted by all that is likely. */
function isUnwanted({ shares, acts }: TaggedConcept, clause: string): boolean {
  if (sumOf(acts, TALK) > TALK_MAX) return false;
  const wanted = sumOf(shares, ['want']);
  if (sumOf(shares, ['no']) >= REFUSED_MIN && wanted < WANTED_MAX) return true;
  return (
    !ASKS.test(clause) &&
    sumOf(acts, ['refuse', 'leave']) + sumOf(acts, ['correct']) / 2 >= REFUSING_MIN &&
    wanted < POINTED_WANTED_MAX &&
    sumOf(shares, ['no', 'at', 'own']) >= REFUSED_MIN
  );
}

/** Beside these no wish is plain. */
const NEGATES = /\b(?:no|not|never|none|without|hate|don['’]?t|do not|can['’]?t|isn['’]?t)\b/i;
/** What only wishes: "I like linen", "linen would be nice". */
const WISHES =
  /\b(?:i|we)(?:['’]?d| would)? (?:really |just |do )*(?:like|love|want|need|prefer)\b|\b(?:would|could) be (?:nice|great|good|lovely|perfect|better)\b|\b(?:please|pls)\b/i;
/** Said around what is named these refuse nothing. */
const AROUND =
  /^(?:the|a|an|some|something|in|only|just|all|maybe|and|or|then|too|ones?|thing|it|is|are|i|think|hm+|ok|okay|yes|yeah|nothing|else|instead|actually|now)$/;

/** Who says so wants what was refused. */
const LIKES =
  /\bi (?:do |really |actually |did )*(?:like|love|loved|liked|want|wanted|meant|prefer)\b(?!.*\b(?:don['’]?t|not)\b)/i;
/** "No, I like the scarf" refuses what was done, and not the scarf. */
const OPENING_NO = /^\W*(?:no+|nope|nah)\b[\s,.!]*(?=(?:i|but|actually|the)\b)/i;

/** The clause that something is named in, and where it begins in the text. */
function clauseOf({ text, words }: Message, { from }: TaggedConcept): Clause & { start: number } {
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
function refusedIn({ act, named, message }: TaggedMessage, { state }: Turn): TaggedConcept[] {
  const types = typesOf(state.request?.wishes ?? []);
  const isKept = act === 'leave' && KEEPS.test(message.text);
  if (isKept) return [];
  return named.filter(
    (one) =>
      isUnwanted(one, clauseOf(message, one).text) &&
      !isPlainWish(message, one) &&
      isFeature(one.concept) &&
      isRefusable(one.words) &&
      !SEEKS.test(message.text.slice(0, message.words[one.from]?.start ?? 0)) &&
      // "No boots like that": boots are still looked for.
      !isLookedFor(one.words, types),
  );
}

/** From here on a word is in a sentence for nothing that somebody shops by: "he watches birds". */
const IDLE_MIN = 0.6;
const IDLE_WANTED_MAX = 0.2;

/** What is named in passing, in its order: neither wished nor refused. */
const idleIn = ({ named, message }: TaggedMessage): TaggedConcept[] =>
  named.filter(
    (one) =>
      sumOf(one.shares, ['']) >= IDLE_MIN &&
      sumOf(one.shares, ['want']) < IDLE_WANTED_MAX &&
      isFeature(one.concept) &&
      !isPlainWish(message, one) &&
      !SEEKS.test(message.text.slice(0, message.words[one.from]?.start ?? 0)),
  );

/** The text without what is named in passing. */
function withoutIdle({ text, words }: Message, idle: readonly TaggedConcept[]): string {
  return idle.toReversed().reduce((rest, { from, to }) => {
    const [start = 0, end = 0] = [words[from]?.start, words[to - 1]?.end];
    return `${rest.slice(0, start)}${rest.slice(end)}`.replaceAll(/ {2,}/g, ' ');
  }, text);
}

/** Filters that hold what can be refused by name. */
const FILTERED = ['color', 'material'] as const;

/** Whether what was made of a message looks for what it refuses. */
function looksFor(
  { concept }: TaggedConcept,
  { state, updatedFilters }: Translation,
  turn: Turn,
): boolean {
  const wishes = state.request?.wishes ?? [];
  const isWished = wishes.some(
    ({ role, concepts }) =>
      role === 'wanted' &&
      concepts.some(({ kind, id }) => kind === concept.kind && id === concept.id),
  );
  const isFiltered =
    updatedFilters !== null &&
    FILTERED.some((name) => {
      const before: readonly string[] = turn.filters[name];
      return updatedFilters[name].some(
        (value) => value.toLowerCase() === concept.id.toLowerCase() && !before.includes(value),
      );
    });
  return isWished || isFiltered;
}

/** Whether it was asked for before this message. */
const isAsked = ({ concept }: TaggedConcept, { state }: Turn): boolean =>
  (state.request?.wishes ?? []).some(({ concepts }) =>
    concepts.some(({ kind, id }) => kind === concept.kind && id === concept.id),
  );

/** Whether what was made of a message does without what it refuses. */
function doesWithout({ concept }: TaggedConcept, { state }: Pick<Turn, 'state'>): boolean {
  const wishes = state.request?.wishes ?? [];
  return wishes.some(
    ({ role, concepts }) =>
      role !== 'wanted' &&
      concepts.some(({ kind, id }) => kind === concept.kind && id === concept.id),
  );
}

/** The message in plain words: what it refuses clause by clause as "no …", and the rest as it stands. */
function spellOutRefused(
  { message, named }: TaggedMessage,
  refused: readonly TaggedConcept[],
): string {
  let start = 0;
  const clauses = splitClauses(message.text).map(({ text, end }) => {
    const inside = ({ from }: TaggedConcept): boolean => {
      const at = message.words[from]?.start ?? -1;
      return at >= start && at < start + text.length;
    };
    const gone = refused.filter(inside);
    const wanted = named.filter((one) => inside(one) && sumOf(one.shares, ['want']) >= WANTED_MIN);
    start += text.length + end.length;
    if (gone.length === 0) return `${text}${end}`;
    const wishes = wanted.length === 0 ? [] : [wanted.map(({ words }) => words).join(' ')];
    return `${[...wishes, ...gone.map(({ words }) => `no ${words}`)].join(', ')}. `;
  });
  return clauses.join('').trim();
}

/** "Not double denim. Blue denim": what is wished for in one clause, whatever another one refuses. */
const isWishedAsWell = ({ role, shares, concept }: TaggedConcept): boolean =>
  role === 'wanted' &&
  isFeature(concept) &&
  sumOf(shares, ['no']) < WANTED_MAX &&
  sumOf(shares, ['want']) > WANTED_MAX;

/** The clauses that refuse nothing, or name what is wished for. */
function withoutRefusals(message: Message, wished: readonly TaggedConcept[]): string {
  const kept = new Set(wished.map((one) => clauseOf(message, one).text));
  return splitClauses(message.text)
    .filter(({ text }) => kept.has(text) || !NEGATES.test(text))
    .map(({ text, end }) => `${text}${end}`)
    .join('')
    .trim();
}

/**
 * The turn without the refusals that its message takes back: "I like the merino scarf", after scarves
 * without merino were looked for.
 */
export function withTakenBack(tagged: TaggedMessage, turn: Turn): Turn {
  const { request } = turn.state;
  if (request === null) return turn;
  const liked = tagged.named.filter(
    (one) => isFeature(one.concept) && LIKES.test(clauseOf(tagged.message, one).text),
  );
  const isBack = (wish: RequestWish): boolean =>
    wish.role === 'negated' &&
    wish.concepts.some(({ kind, id }) =>
      liked.some(({ concept }) => concept.kind === kind && concept.id === id),
    );
  if (!request.wishes.some(isBack)) return turn;
  const wishes = request.wishes.filter((wish) => !isBack(wish));
  return { ...turn, state: { ...turn.state, request: { ...request, wishes } } };
}

/**
 * A message that was taken for a wish of what it refuses ("lol suede in iceland?") or only names in
 * passing ("he watches birds"), in plain words; null where what was made of it agrees with it.
 */
export function rewordRefused(
  tagged: TaggedMessage,
  turn: Turn,
  translated: Translation,
): string | null {
  const isSearch = translated.intent === 'search';
  const refused = refusedIn(tagged, turn);
  const isMissed = isSearch
    ? refused.some((one) => looksFor(one, translated, turn))
    : refused.some(
        (one) => sumOf(one.acts, ['refuse']) >= REFUSING_MIN && !doesWithout(one, translated),
      );
  if (isMissed) return spellOutRefused(tagged, refused);
  const wished = tagged.named.filter(
    (one) => isWishedAsWell(one) && doesWithout(one, translated) && !doesWithout(one, turn),
  );
  if (wished.length > 0) return withoutRefusals(tagged.message, wished);
  const idle = isSearch
    ? idleIn(tagged).filter((one) => looksFor(one, translated, turn) && !isAsked(one, turn))
    : [];
  const rest = withoutIdle(tagged.message, idle).trim();
  return idle.length > 0 && rest !== '' ? rest : null;
}
