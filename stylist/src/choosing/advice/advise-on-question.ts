import type { Item } from '@modiste/contract/entities/item';
import { kindOfFact } from '@modiste/lexicon/attributes';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
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
import { answerTogether } from '../questions/worn/worn-together.ts';
import { answerWornWith } from '../questions/worn/worn-with.ts';
import { isExtra } from './asked-thing.ts';
import { verdictByEvent } from './by-event.ts';
import { bestGrade, verdictByOccasion } from './by-occasion.ts';
import { verdictByPairing, verdictOnMatching } from './by-pairing.ts';
import {
  verdictByPlace,
  verdictBySituation,
  verdictByStyle,
  verdictForAnyone,
  verdictOnNeed,
} from './by-situation.ts';
import type { AdviceQuestion } from './read-advice-question.ts';
import { readSubject, type Subject } from './read-subject.ts';
import { type Verdict, verdictWordings } from './verdict.ts';

const OUT = /\b(?:out|over|dated|outdated|cheugy|dead|done|old[- ]fashioned|last year|passe)\b/;

const isOfMen = (words: string): boolean =>
  /\b(?:wo)?m[ae]n\b|\bguys?\b|\bgirls?\b|\bladies\b/.test(words);

/** "A daycare job": somewhere that people dress for, of which nothing is known. */
const isPlace = (at: string): boolean => /^(?:an?|the|my) /.test(at);

const isNeedOf = ({ asks }: AdviceQuestion): boolean => asks === 'needed' || asks === 'spared';

/** What is known for a yes or a no; null where nothing is. */
function verdictOn(
  { question, thing, beside, occasion, gender }: Subject,
  said: string,
): Verdict | null {
  const { asks, who, at } = question;
  if (asks === 'current') return verdictByStyle(thing, OUT.test(said));
  if (asks === 'matched') return beside === null ? null : verdictOnMatching(thing, beside);
  const isNeed = isNeedOf(question);
  const byEvent = thing.item === null ? verdictByEvent(thing, at, isNeed) : null;
  if (isNeed) {
    return byEvent ?? (thing.type === null ? null : verdictOnNeed(thing, occasion, gender));
  }
  if (byEvent !== null && beside === null) {
    const ruled = occasion === null ? null : verdictByOccasion(thing, occasion, gender);
    return ruled?.stance === 'bad' && !byEvent.isOfPlace ? ruled : byEvent;
  }
  if (beside !== null) {
    const paired = verdictByPairing(thing, beside);
    if (paired !== null) return paired;
  }
  const placed =
    (thing.item === null ? verdictBySituation(thing, at) : null) ??
    (occasion === null ? null : verdictByOccasion(thing, occasion, gender));
  // Of a fabric as such more is known than whether a rule forbids it.
  const isOfFabric =
    thing.type === null &&
    thing.colors.length === 0 &&
    thing.facts.every((id) => kindOfFact(id) === 'material') &&
    (occasion === null || bestGrade(thing, occasion, gender) < 1);
  const isForbidden = placed?.stance === 'bad' || placed?.stance === 'poor';
  // What speaks for a piece that is shown its own record tells.
  if (thing.item !== null) return isForbidden ? placed : null;
  if (placed !== null && (isForbidden || !isOfFabric)) return placed;
  if (at !== '' && occasion === null && beside === null && isPlace(at))
    return verdictByPlace(thing);
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
  if (asks === 'matched' || asks === 'needed' || asks === 'spared') return null;
  const [item, other] = thing.item === null ? [beside.item, thing] : [thing.item, beside];
  if (item === null || isExtra(thing)) return null;
  const does = asks === 'wrong' ? 'would it look weird with' : 'would it go with';
  const of = (words: string, referred: readonly Item[]): ReadTurn => ({
    ...read,
    referred,
    turn: { ...read.turn, words },
  });
  if (other.item === null) return answerWornWith(of(`${does} ${other.name}`, [item]));
  const together = answerTogether(of('would it go with that', [item, other.item]));
  if (together === null || asks !== 'wrong') return together;
  const text = together.text
    .replace(/^Yes([,:]) /, 'No$1 ')
    .replace(/^Rather not: /, 'A little, yes: ');
  return { ...together, text };
}

/** Rules and needs that people ask of, before a thing is weighed by itself. */
function adviseOnRule(asked: Asked, { question, thing }: Subject): Answer | null {
  const { asks, at } = question;
  const isNeed = isNeedOf(question);
  if (asks === 'matched' || verdictByEvent(thing, at, isNeed) !== null) return null;
  if (isNeed) {
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
  const subject = readSubject(read);
  if (subject === null) return null;
  const asked = readAsked(read);
  const { question, thing, beside } = subject;
  const isOfPair =
    (thing.item !== null || beside?.item != null) &&
    question.asks !== 'matched' &&
    question.asks !== 'needed' &&
    question.asks !== 'spared';
  const rule = isOfPair ? answerOfPieces(read, subject) : adviseOnRule(asked, subject);
  if (rule !== null) return rule;
  const verdict = verdictOn(subject, read.turn.said ?? read.turn.words);
  if (verdict === null) return null;
  const wordings = verdictWordings(question.asks, verdict).map((one) =>
    `${one}.`.replace(/[.]{2,}$/, '.'),
  );
  // What is known of the very event leaves nothing to add.
  const isOfEvent = verdictByEvent(thing, question.at, isNeedOf(question)) !== null;
  const topic = isOfEvent ? null : moreOn(asked, subject, verdict);
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
