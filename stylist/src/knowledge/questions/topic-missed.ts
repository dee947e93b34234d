import type { ChatIntent } from '@modiste/contract/values';
import type { ClauseAct } from '../../clauses/clause-acts.ts';
import { readClauses } from '../../clauses/read-clauses.ts';
import { onlyScolds } from '../../clauses/scolding.ts';
import type { Translation, Turn } from '../../stylist.ts';
import { FIT_IN_GENERAL } from '../fit/advise-on-fit.ts';
import { HELP_IN_GENERAL } from '../help/help-with-app.ts';
import { STYLE_IN_GENERAL, WHICH_PIECE } from '../style/advise-on-style.ts';
import { factWordings } from '../topics/find-topic.ts';
import { NO_TOPIC, questionWords } from './question-features.ts';
import network from './question-network.json' with { type: 'json' };
import { QuestionNetwork } from './question-network.ts';
import { topicOf } from './question-topics.ts';

/** A topic is likely from here on. */
const LIKELY = 0.4;
/** So sure have to be, together, that a message asks for advice, and on what: where what was made of it is no answer. */
const SURE = 1.2;
/** What seems to be answered gives way only from here on. */
const BEYOND_DOUBT = 1.9;
/** What surely looks for something asks for no advice, however well it names a topic. */
const ADVISES_MIN = 0.35;
const NEVER = Number.POSITIVE_INFINITY;
/** These go on with what is looked for, or shown. */
const GOES_ON =
  /^\W*(?:(?:and|but|ok|so|or)[\s,]+)*(?:(?:what|how) about|(?:what )?if)\b|\binstead\b/i;
/** Whole outfits are the answer to that. */
const WHAT_TO_WEAR =
  /\b(?:what|wat) (?:can|should|do|could|would|to|shall|shud) (?:(?:i|we|one|he|she|you|u) )?(?:even )?(?:wear|put on)\b/i;
/** The tables tell it of that very temperature, number or place. */
const MEASURED = /\bhow many\b|\bworth it\b|\bminus \d|\d ?(?:°|degrees\b|f\b|c\b)/i;
/** What is said of a piece where its record does not answer the question. */
const SILENT =
  /\blistings? (?:doesn’t|don’t|does not|says? nothing|tells? that of none)|rather not guess|haven’t shown you any|The shop writes: /;
/** What is said of a piece that nobody named. */
const OF_ANY = /I took it that you mean/;
const IN_GENERAL = [STYLE_IN_GENERAL, WHICH_PIECE, FIT_IN_GENERAL, HELP_IN_GENERAL].flat(2);

const ADVISED: ReadonlySet<ChatIntent> = new Set(['style_advice', 'size_fit', 'care', 'help']);

/** Whether what was made of a general question is likely no answer to it. */
function isDoubtful({ intent, answer }: Translation): boolean {
  if (OF_ANY.test(answer)) return true;
  if (intent === 'item_question') return SILENT.test(answer);
  return !ADVISED.has(intent) || IN_GENERAL.some((wording) => answer.includes(wording));
}

/** These say nothing of what is asked beside them. */
const BESIDE: ReadonlySet<ClauseAct> = new Set(['tell', 'gripe', 'chat']);

/** How likely it is that a message asks for advice, and for nothing else. */
function asksAdvice(turn: Turn): number {
  const clauses = readClauses(turn).filter(({ act }) => !BESIDE.has(act));
  if (clauses.length === 0) return 0;
  return Math.min(...clauses.map(({ acts }) => acts.get('advise') ?? 0));
}

/** How sure a guess has to be to count for more than what was made of a message. */
function sureFrom({ words }: Turn, made: Translation): number {
  const isOfList = made.state.list !== undefined && made.intent !== 'search';
  if (made.intent === 'unsafe' || isOfList) return NEVER;
  const isSought = made.intent === 'search' && (GOES_ON.test(words) || WHAT_TO_WEAR.test(words));
  if (isSought) return NEVER;
  if (isDoubtful(made)) return SURE;
  return MEASURED.test(words) ? NEVER : BEYOND_DOUBT;
}

interface QuestionGuess {
  /** The id of a topic, or `NO_TOPIC`. */
  topic: string;
  /** From 0 to 1. */
  likelihood: number;
}

const guesser = new QuestionNetwork(network);

/** Which general question a message most likely asks. */
function guessQuestion(message: string): QuestionGuess {
  const words = questionWords(message);
  if (words.length === 0) return { topic: NO_TOPIC, likelihood: 1 };
  const { topics, shares } = guesser.read(words);
  const likelihood = Math.max(...shares);
  return { topic: topics[shares.indexOf(likelihood)] ?? NO_TOPIC, likelihood };
}

/** The general question that a message asks where what was made of it is no answer; null where that is none. */
export function topicMissed(turn: Turn, made: Translation): string | null {
  if (turn.attachment !== null || turn.asksFor !== undefined) return null;
  // What only scolds is no wish, whatever kind of clothes it names.
  const isNewWish = made.refinedQuery !== (turn.state.request?.refinedQuery ?? '');
  if (made.intent === 'search' && isNewWish && onlyScolds(turn)) return 'unheard';
  const { topic, likelihood } = guessQuestion(turn.words);
  if (topic === NO_TOPIC || likelihood < LIKELY) return null;
  const advises = asksAdvice(turn);
  if (advises < ADVISES_MIN || likelihood + advises < sureFrom(turn, made)) return null;
  // Whether a trip needs one is told of its place and month.
  if (topic === 'rain-jacket-trip' && ADVISED.has(made.intent)) return null;
  const known = topicOf(topic);
  const isTold = known?.facts.some((fact) =>
    factWordings(fact).some((wording) => made.answer.includes(wording)),
  );
  return known === null || isTold === true ? null : topic;
}
