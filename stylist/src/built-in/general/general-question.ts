import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ClauseAct } from '../../clauses/clause-acts.ts';
import { messageActs } from '../../clauses/message-acts.ts';
import { type Clause, readClauses } from '../../clauses/tag-clauses.ts';
import { eventTold } from '../../dialogue/advice-topic.ts';
import { asksInGeneral } from '../../intents/asks-in-general.ts';
import { asksForPieces, asksOfThose } from '../../knowledge/questions/topic-missed.ts';
import { resolveReferences } from '../../references/resolve-references.ts';
import type { Turn } from '../../stylist.ts';
import { type Message, type PlacedReading, readMessage } from '../../understanding/message.ts';

/** These say nothing of what is asked beside them. */
const BESIDE: ReadonlySet<ClauseAct> = new Set(['tell', 'gripe', 'chat']);
/** Said of pieces that are shown. */
const OF_SHOWN = /\b(?:ones?|how many|here|(?:of|from) (?:these|those|them))\b/i;
const OF_CARE =
  /\b(?:wash\w*|dry\w*|dryer|dried|iron\w*|steam\w*|store|storing|stains?|moths?|pill\w*|shrink\w*|stretch\w*|fold\w*|hang\w*|bleach|soak|itch\w*|smell\w*|fad(?:e|es|ing)|waterproof)\b/i;
/** What looks for something from here on is no question of clothes as such. */
const SEEKS_MAX = 0.3;
/** How likely the questions of a message have to ask for advice. */
const ADVISES_MIN = 0.62;
/** Of fewer letters a clause only leads to the next one. */
const SHORT = 4;
const POINTS = /^(?:the|this|that|these|those|your|its|their|it|they|them|my|her|his)$/;
/** "Is it rude to wear red" speaks of no piece. */
const IMPERSONAL =
  /\bis it (?:\w+ )?(?:ok|okay|alright|fine|safe|bad|rude|weird|wrong|possible|true|better|normal|worth|good|necessary|tacky|appropriate|acceptable|allowed) (?:to|if|when)\b/i;

const PRONOUN = /\b(?:it|them|they)\b/i;

/** The fabrics and kinds of garments that a message names without pointing at any: "a cashmere sweater". */
const kindsNamed = ({ readings, loose, words }: Message): readonly PlacedReading[] =>
  [...readings, ...loose].filter(
    ({ reading, from }) =>
      reading.role !== 'negated' &&
      reading.concepts.some(({ kind }) => kind === 'type' || kind === 'material') &&
      !POINTS.test(words[from - 1]?.word ?? ''),
  );

/** How likely it is that clauses ask for advice, over all of their letters. */
function adviceIn(clauses: readonly Clause[]): number {
  const length = clauses.reduce((sum, { words }) => sum + words.length, 0);
  const sum = clauses.reduce(
    (total, { acts, words }) => total + (acts.get('advise') ?? 0) * words.length,
    0,
  );
  return length === 0 ? 0 : sum / length;
}

const SENTENCE = /(?<=[?!.;])\s+|,?\s+(?=and (?:is|are|do|does|can|will|would|how|what)\b)/;

const ARTICLE = /^(?:an?|some)$/i;
const VERB = /^(?:is|are|does|do|will|can)$/;
const LEADS = /^(?:and|but|so|ok|okay|wait|hm+|lol|hey|also|oh|btw|like)$/;
const OF_STOCK =
  /\b(?:in stock|have|sell|got|come|available|cheapest|under|left|show|find|there)\b|\d/i;

/** "Is cashmere wool tho?" asks of cashmere. */
function beginsWithKind(message: Message): boolean {
  const { words, text } = message;
  const [first] = kindsNamed(message);
  if (first === undefined || OF_STOCK.test(text)) return false;
  const isArticle = ARTICLE.test(words[first.from - 1]?.word ?? '');
  const verb = first.from - (isArticle ? 2 : 1);
  return (
    VERB.test(words[verb]?.word ?? '') && words.slice(0, verb).every(({ word }) => LEADS.test(word))
  );
}

/** Whether each sentence asks of fabrics or of clothes as such, or goes on with one that does. */
function asksOfKinds(words: string): boolean {
  const [first = '', ...others] = words.split(SENTENCE);
  const asks = (one: string) => {
    const message = readMessage(understandQuery(one));
    return asksInGeneral(message) !== null || beginsWithKind(message);
  };
  return asks(first) && others.every((one) => asks(one) || PRONOUN.test(one));
}

/** Whether a message speaks of no piece of the conversation: what it calls "it" is what it names itself. */
function isOfNone(turn: Turn, message: Message, kinds: readonly PlacedReading[]): boolean {
  const { named = [], isMissing } = resolveReferences(message, turn);
  const isOfCare = turn.state.focusId === null || OF_CARE.test(message.text);
  const isOfKind = (at: number): boolean =>
    (isOfCare && kinds.some(({ to }) => to <= at)) || IMPERSONAL.test(message.text);
  // "Would a belt be too much" is asked of the piece that is spoken of.
  const isOfFocus = turn.state.focusId !== null && !isOfCare && kinds.length < 2;
  if (OF_SHOWN.test(message.text) || (isOfFocus && !asksOfKinds(message.text))) return false;
  return !isMissing && named.every(({ kind, from }) => kind === 'pronoun' && isOfKind(from));
}

/**
 * Whether a message asks for advice alone, and of no piece that is on the screen: "how do I wash a cashmere
 * sweater, and what about moths", "the right hem for wide legs with flats".
 */
export function asksInGeneralOnly(turn: Turn): boolean {
  const { shown, focusId, list } = turn.state;
  const isShown = shown.itemIds.length + shown.outfits.length > 0 || focusId !== null;
  if (!isShown || list !== undefined || turn.attachment !== null) return false;
  const { words } = turn;
  if (asksForPieces(turn) || asksOfThose(words)) return false;
  const message = readMessage(understandQuery(words));
  const kinds = kindsNamed(message);
  const isNamed = kinds.length > 0 || eventTold(words).event !== null;
  if (!isNamed || !isOfNone(turn, message, kinds)) return false;
  const asked = readClauses(turn).filter((one) => !BESIDE.has(one.act) && one.words.length > SHORT);
  const isAdvice = asked.every(
    ({ act, acts }) => act === 'advise' || (acts.get('advise') ?? 0) > 0.3,
  );
  const acts = messageActs(turn);
  const seeks = (acts.get('find') ?? 0) + (acts.get('change') ?? 0);
  return (isAdvice && adviceIn(asked) >= ADVISES_MIN) || (seeks < SEEKS_MAX && asksOfKinds(words));
}

/** What a general question is of, in its words: "a cashmere sweater"; null where it names nothing to wear. */
export function subjectOf(words: string): string | null {
  const message = readMessage(understandQuery(words));
  const [first, ...others] = kindsNamed(message);
  if (first === undefined) return null;
  const last = others.findLast(({ from }, at) => from === (others[at - 1] ?? first).to) ?? first;
  const isArticle = ARTICLE.test(message.words[first.from - 1]?.word ?? '');
  const start = message.words[isArticle ? first.from - 1 : first.from]?.start;
  return message.text.slice(start, message.words[last.to - 1]?.end).toLowerCase();
}

/**
 * A question that goes on with what was asked in general before it, said of that: "ok and drying? can I use a
 * dryer on low". Null where it is a question of something else.
 */
export function goesOnWith({ words, state: { subject, focusId } }: Turn): string | null {
  if (subject === undefined || !words.split(SENTENCE).every((one) => OF_CARE.test(one)))
    return null;
  const message = readMessage(understandQuery(words));
  const isOfFocus = focusId !== null && PRONOUN.test(words);
  const isOther =
    isOfFocus ||
    kindsNamed(message).length > 0 ||
    message.words.some(
      ({ word }, at) => POINTS.test(word) && !PRONOUN.test(message.words[at]?.word ?? ''),
    );
  if (isOther) return null;
  const plain = words.replace(/[\s?.!]+$/, '');
  return PRONOUN.test(plain) ? `${plain.replace(PRONOUN, subject)}?` : `${plain} for ${subject}?`;
}

/** A general question with what it is of in the place of "it" in its later sentences. */
export function withSubject(words: string): string {
  const subject = subjectOf(words);
  const [first = '', ...others] = words.split(SENTENCE);
  const isFirst = subject !== null && first.toLowerCase().includes(subject);
  if (!isFirst) return words;
  return [first, ...others.map((one) => one.replace(PRONOUN, subject))].join(' ');
}
