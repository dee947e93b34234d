import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { exactKind } from '../../facts/item-names.ts';
import { adviseOnMyths } from '../../knowledge/style/advise-on-myths.ts';
import { adviseOnNeed } from '../../knowledge/style/advise-on-need.ts';
import { adviseOnNotes, showMe } from '../../knowledge/style/garment-notes.ts';
import { garmentAdvice } from '../../knowledge/style/garment-topics.ts';
import { OCCASION_TOPICS, PROPORTION_TOPICS } from '../../knowledge/style/style-topics.ts';
import { type Asked, readAsked } from '../../knowledge/topics/asked.ts';
import { findTopic } from '../../knowledge/topics/find-topic.ts';
import { reply } from '../../knowledge/topics/reply.ts';
import { tellFacts } from '../../knowledge/topics/tell-facts.ts';
import type { Topic } from '../../knowledge/topics/topic.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { answerTogether } from '../questions/worn/worn-together.ts';
import { answerWornWith } from '../questions/worn/worn-with.ts';
import { type AskedThing, isExtra, namedThing, shownThing } from './asked-thing.ts';
import { type AskedOccasion, occasionIn, verdictByOccasion, verdictOnNeed } from './by-occasion.ts';
import { verdictByPairing, verdictOnMatching } from './by-pairing.ts';
import { verdictBySituation } from './by-situation.ts';
import { verdictByStyle, verdictForAnyone } from './by-style.ts';
import { type AdviceQuestion, readAdviceQuestion } from './read-advice-question.ts';
import { type Verdict, verdictWordings } from './verdict.ts';

const PRONOUN =
  /^(?:it|this|that|these|those|they|them|em|(?:this|that) one|(?:these|those) ones?)$/;
const OUT = /\b(?:out|over|dated|outdated|cheugy|dead|done|old[- ]fashioned|last year|passe)\b/;

/** What a question speaks of, as far as it is known. */
interface Subject {
  question: AdviceQuestion;
  thing: AskedThing;
  beside: AskedThing | null;
  occasion: AskedOccasion | null;
  gender: string;
}

const ofItem = (item: Item, { turn }: ReadTurn): AskedThing =>
  shownThing(item, mentionItem(item, turn.items), exactKind(item).isPair);

/** A part of an outfit that is named: "the shoes". */
const OF_SHOWN = /^(?:the|that|those|these|this)\s/;

interface Around {
  /** What a pronoun means. */
  pointed: readonly Item[];
  /** The pieces of the outfit that is spoken of. */
  pieces: readonly Item[];
}

function thingIn(words: string, read: ReadTurn, { pointed, pieces }: Around): AskedThing | null {
  const [item] = pointed;
  if (PRONOUN.test(words)) return item === undefined ? null : ofItem(item, read);
  const named = namedThing(words);
  if (named?.type == null || !OF_SHOWN.test(words)) return named;
  const role = findType(named.type)?.role;
  const shown = [...pieces, ...read.referred].find(
    ({ other_info: { type } }) => findType(type)?.role === role,
  );
  return shown === undefined ? named : ofItem(shown, read);
}

/** The pieces of the outfit that has all parts that are named: "the shoes" and "the pants". */
function piecesAsked({ what, beside }: AdviceQuestion, { turn, referred }: ReadTurn): Item[] {
  const roles = [what, beside].flatMap((words) => {
    const named = OF_SHOWN.test(words) ? namedThing(words) : null;
    return named?.type == null ? [] : [findType(named.type)?.role];
  });
  if (roles.length === 0) return [];
  const outfits = turn.state.shown.outfits.map((ids) =>
    ids.flatMap((id) => turn.items.find((item) => item.id === id) ?? []),
  );
  const isOf = (item: Item): boolean => referred.some(({ id }) => id === item.id);
  return (
    outfits
      .filter((pieces) =>
        roles.every((role) =>
          pieces.some(({ other_info: { type } }) => findType(type)?.role === role),
        ),
      )
      .toSorted((one, other) => Number(other.some(isOf)) - Number(one.some(isOf)))[0] ?? []
  );
}

/** What is worn already where a question leaves it open: the piece spoken of, or the kind looked for. */
function wornNow(read: ReadTurn, thing: AskedThing): AskedThing | null {
  const { turn } = read;
  const { focusId, shown } = turn.state;
  const ids = focusId === null && shown.itemIds.length === 1 ? shown.itemIds : [focusId];
  const item = turn.items.find(({ id }) => ids.includes(id));
  if (item !== undefined && item.other_info.type !== thing.type) return ofItem(item, read);
  const [type] = typesOf(turn.state.request?.wishes ?? []);
  return type === undefined || type === thing.type ? null : namedThing(findType(type)?.name ?? '');
}

const withArticle = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** The occasion that the conversation is about. */
function occasionWished({ turn: { state } }: ReadTurn): AskedOccasion | null {
  for (const { words, role } of state.request?.wishes ?? []) {
    const found = role === 'negated' ? null : occasionIn(words);
    const isNamed = found !== null && !found.phrase.endsWith(words.split(' ').at(-1) ?? '');
    if (found === null) continue;
    return isNamed && words.includes(' ') ? { ...found, phrase: withArticle(words) } : found;
  }
  return null;
}

function subjectOf(read: ReadTurn): Subject | null {
  const question = readAdviceQuestion(read.turn.said ?? read.turn.words);
  if (question === null) return null;
  const { referred, turn } = read;
  const pieces = piecesAsked(question, read);
  const thing = thingIn(question.what, read, { pointed: referred, pieces });
  if (thing === null) return null;
  const pointed = referred.slice(thing.item === null ? 0 : 1);
  const named = thingIn(question.beside, read, { pointed, pieces });
  const isOpen = question.beside === '' && question.at === '';
  // "Would a belt be too much?" is asked of what is there.
  const isOfNeed = question.asks === 'needed' || question.asks === 'spared';
  const isAdded =
    isOpen && !isOfNeed && thing.item === null && (isExtra(thing) || question.asks === 'wrong');
  const beside = named ?? (isAdded ? wornNow(read, thing) : null);
  const [own, ...more] = turn.filters.gender;
  const gender = /\b(?:men|man|guys?|dude)\b/.test(question.who)
    ? 'Men'
    : ((more.length === 0 ? own : undefined) ?? 'Unisex');
  const occasion =
    occasionIn(question.at) ?? (isOpen && beside === null ? occasionWished(read) : null);
  return { question, thing, beside, occasion, gender };
}

const isOfMen = (words: string): boolean =>
  /\b(?:wo)?m[ae]n\b|\bguys?\b|\bgirls?\b|\bladies\b/.test(words);

/** What is known for a yes or a no; null where nothing is. */
function verdictOn(
  { question, thing, beside, occasion, gender }: Subject,
  said: string,
): Verdict | null {
  const { asks, who, at } = question;
  if (asks === 'current') return verdictByStyle(thing, OUT.test(said));
  if (asks === 'needed' || asks === 'spared') {
    if (beside !== null && asks === 'needed') return verdictOnMatching(thing, beside);
    return thing.type === null ? null : verdictOnNeed(thing, occasion, gender);
  }
  if (beside !== null) {
    const paired = verdictByPairing(thing, beside);
    if (paired !== null) return paired;
  }
  const placed =
    verdictBySituation(thing, at) ??
    (occasion === null ? null : verdictByOccasion(thing, occasion, gender));
  // Of a fabric as such more is known than whether a rule forbids it.
  const isOfFabric = thing.type === null && thing.colors.length === 0;
  const isForbidden = placed?.stance === 'bad' || placed?.stance === 'poor';
  // What speaks for a piece that is shown its own record tells.
  if (thing.item !== null) return isForbidden ? placed : null;
  if (placed !== null && (isForbidden || !isOfFabric)) return placed;
  return who !== '' && at === '' ? verdictForAnyone(thing) : null;
}

/** What else is worth a word: of the occasion where the answer is no, else of the garment. */
function moreOn(
  asked: Asked,
  { thing, occasion, question }: Subject,
  { stance }: Verdict,
): Topic | null {
  if (question.who !== '' && !isOfMen(question.who)) return findTopic(asked, PROPORTION_TOPICS);
  if (occasion !== null) return findTopic(asked, OCCASION_TOPICS);
  if (stance === 'depends' || thing.type === null) return null;
  const advice = garmentAdvice(thing.type);
  return advice === null ? null : { id: thing.type, cues: [], ...advice };
}

/** The question of two pieces that are there, or of one and a garment that is named, in plain words. */
function answerOfPieces(read: ReadTurn, { question, thing, beside }: Subject): Answer | null {
  const { asks } = question;
  if (beside === null || thing.type === null || beside.type === null) return null;
  if (asks === 'needed' || asks === 'spared') return null;
  const [item, other] = thing.item === null ? [beside.item, thing] : [thing.item, beside];
  if (item === null || isExtra(thing)) return null;
  const does = asks === 'wrong' ? 'would it look weird with' : 'would it go with';
  const of = (words: string, referred: readonly Item[]): ReadTurn => ({
    ...read,
    referred,
    turn: { ...read.turn, words },
  });
  return other.item === null
    ? answerWornWith(of(`${does} ${other.name}`, [item]))
    : answerTogether(of(`${does} that`, [item, other.item]));
}

/** Rules and needs that people ask of, before a thing is weighed by itself. */
function adviseOnRule(asked: Asked, { asks }: AdviceQuestion): Answer | null {
  if (asks === 'needed' || asks === 'spared') {
    return adviseOnNeed(asked) ?? adviseOnNotes(asked, findTopic(asked, OCCASION_TOPICS));
  }
  const answer = adviseOnMyths(asked);
  if (answer === null || asks !== 'wrong') return answer;
  // The tables say that it may be worn: who asks whether it is weird is told no.
  return {
    ...answer,
    text: answer.text.replace(/^Yes([,:]) /, 'No$1 ').replace(/^You can: /, 'No: '),
  };
}

/**
 * A yes or a no with its reason to a question of what may be worn, with what, where, and whether it is
 * needed; null where a message asks no such thing or nothing known decides it.
 */
export function adviseOnQuestion(read: ReadTurn): Answer | null {
  const subject = subjectOf(read);
  if (subject === null) return null;
  const asked = readAsked(read);
  const { question, thing, beside } = subject;
  const isOfPair =
    (thing.item !== null || beside?.item != null) &&
    question.asks !== 'needed' &&
    question.asks !== 'spared';
  const rule = isOfPair ? answerOfPieces(read, subject) : adviseOnRule(asked, question);
  if (rule !== null) return rule;
  const verdict = verdictOn(subject, read.turn.said ?? read.turn.words);
  if (verdict === null) return null;
  const wordings = verdictWordings(question.asks, verdict).map((one) =>
    `${one}.`.replace(/[.]{2,}$/, '.'),
  );
  const topic = moreOn(asked, subject, verdict);
  const { type } = verdict;
  const isWelcome = verdict.stance === 'good' || verdict.stance === 'fair';
  return reply(asked, {
    parts: [read.speech.say(...wordings), topic === null ? '' : tellFacts(asked, topic.facts, 1)],
    suggestions: [
      ...(type !== null && isWelcome && thing.item === null ? [showMe(type)] : []),
      ...(topic?.next ?? []),
    ],
    itemIds: [thing.item, beside?.item ?? null].flatMap((item) => (item === null ? [] : [item.id])),
  });
}
