import type { ChatIntent } from '@modiste/contract/values';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ClauseAct } from '../../clauses/clause-acts.ts';
import { messageActs } from '../../clauses/message-acts.ts';
import { onlyScolds } from '../../clauses/scolding.ts';
import { readClauses } from '../../clauses/tag-clauses.ts';
import type { Translation, Turn } from '../../stylist.ts';
import { FIT_IN_GENERAL } from '../fit/advise-on-fit.ts';
import { HELP_IN_GENERAL } from '../help/help-with-app.ts';
import { STYLE_IN_GENERAL, WHICH_PIECE } from '../style/advise-on-style.ts';
import { factWordings } from '../topics/find-topic.ts';
import { NO_TOPIC, questionWords } from './question-features.ts';
import network from './question-network.json' with { type: 'json' };
import { QuestionNetwork } from './question-network.ts';
import { topicOf } from './question-topics.ts';

/** A topic is likely from here on, and beyond doubt. */
const LIKELY = 0.25;
const BEYOND_DOUBT = 0.85;
/** So sure have to be, together, that a message asks for advice, and on what. */
const SURE = 1.22;
/** How likely a message has to ask for advice: as such, after advice, and where it may look for something. */
const ADVISES_MIN = 0.42;
const ADVISES_AFTER_ADVICE = 0.3;
const ADVISES_BESIDE_WISH = 0.55;
/** Without any word that asks it has to be surer. */
const ADVISES_PLAINLY = 0.75;
const MAY_ASK =
  /\?|\b(?:what|whats|wat|how|hows|why|which|when|where|is|are|do|does|can|could|should|will|would|may|must|any)\b/i;
/** What seems to be answered of a piece, or of a packing list, gives way to what is that sure. */
const ADVISES_SURELY = 0.8;
const SURELY = 1.55;
/** What says less goes on with what was spoken of, unless it is a question by its form. */
const FEW_WORDS = 4;
const ASKS =
  /\?\W*$|^\W*(?:what|whats|which|how|why|when|where|who|is|are|do|does|can|should|will)\b/i;
/** These look for something, or go on with what is looked for. */
/** "What shoes, and which bag" */
const ASKS_KINDS = /^(?:\W*(?:and )?(?:what|which) [\w-]+)+\W*$/i;
/** "What about navy" goes on with what is looked for, and else with the advice before it. */
const WHAT_ABOUT = /^\W*(?:(?:and|but|ok|so|or)[\s,]+)*(?:(?:what|how) about|(?:what )?if)\b/i;
const GOES_ON =
  /\binstead\b|^\W*(?:(?:and|ok|so)[\s,]+)*is there (?:an?|any)(?: [\w-]+){1,3}\W*$|\bany chance of\b/i;
const goesOn = ({ words, state }: Pick<Turn, 'words' | 'state'>): boolean =>
  GOES_ON.test(words) || (state.request !== null && WHAT_ABOUT.test(words));

/** Whole outfits are the answer to that. */
const WHAT_TO_WEAR =
  /\b(?:what|wat) (?:can|should|do|could|would|to|shall|shud) (?:(?:i|we|one|he|she|you|u) )?(?:even )?(?:wear|put on)\b/i;
/** "What shoes should I wear to the wedding?", "which dress for a gala": what follows a question word. */
const WHICH =
  /\b(?:what|which)(?: (?:kind|type|sort|style|color)s?(?: of)?)?(?<kind>(?: [a-z-]+){1,3})/gi;
/** "What's your most expensive bag" */
const MOST_OF_STOCK = /\byour (?:most|least|best|\w+est)\b/i;
const WHICH_FOR = /\bwhat (?:for|to)\b/i;

/** Fewer words ask for no advice, whatever marks they end with: "wait, jeans?!" */
const ASKED_WORDS_MIN = 3;

/** Whether words ask for something to wear, or go on with what is looked for, for all that they are a question. */
export const asksForPieces = ({ words, state }: Pick<Turn, 'words' | 'state'>): boolean =>
  isFragment(words) ||
  goesOn({ words, state }) ||
  WHAT_TO_WEAR.test(words) ||
  WHICH_FOR.test(words) ||
  ASKS_KINDS.test(words) ||
  MOST_OF_STOCK.test(words) ||
  [...words.matchAll(WHICH)].some(
    ({ groups }) => understandQuery(groups?.kind ?? '').types.length > 0,
  );

/** Sizes and counts are told of what is shown. */
const NUMBERED = /\d|\b(?:xs|s|m|l|xl|small|medium|large)\b/i;
/** The tables tell it of that very temperature, number, place or pair of fabrics. */
const MEASURED =
  /\bclash|\b(?:less|more|\w+er) than\b|\bhow many\b|\bworth it\b|\bminus \d|\d ?(?:°|degrees\b|f\b|c\b)/i;
/** What is said of a piece where its record does not answer the question. */
const SILENT =
  /\blistings? (?:doesn’t|don’t|does not|says? nothing|tells? that of none)|rather not guess|haven’t shown you any|[Tt]here (?:are|is) no [\w -]+ among|The shop writes: /;
/** What is said of a piece that nobody named. */
const OF_ANY = /I took it that you mean/;
const IN_GENERAL = [STYLE_IN_GENERAL, WHICH_PIECE, FIT_IN_GENERAL, HELP_IN_GENERAL].flat(2);

/** Whether a trip needs these is told of its place and month. */
const OF_TRIPS: ReadonlySet<string> = new Set(['rain-jacket-trip', 'umbrella-wind']);
const ADVISED: ReadonlySet<ChatIntent> = new Set(['style_advice', 'size_fit', 'care', 'help']);

/** Whether an answer only tells what may be asked. */
export const tellsInGeneral = ({ answer }: Translation): boolean =>
  IN_GENERAL.some((wording) => answer.includes(wording));

/** Whether what was made of a general question is likely no answer to it. */
function isDoubtful(made: Translation): boolean {
  const { intent, answer } = made;
  if (OF_ANY.test(answer)) return true;
  if (intent === 'item_question') return SILENT.test(answer);
  return !ADVISED.has(intent) || tellsInGeneral(made);
}

interface QuestionGuess {
  /** The id of a topic, or `NO_TOPIC`. */
  topic: string;
  /** From 0 to 1. */
  likelihood: number;
}

function isFragment(words: string): boolean {
  const count = words.trim().split(/\s+/).length;
  return count < ASKED_WORDS_MIN || (count < FEW_WORDS && !ASKS.test(words));
}

/** How likely a message has to ask for advice where what was made of it is likely no answer. */
function leastAdvising({ words, state }: Turn, isSought: boolean): number {
  if (state.advice !== undefined) return ADVISES_AFTER_ADVICE;
  if (!isSought) return ADVISES_MIN;
  return MAY_ASK.test(words) ? ADVISES_BESIDE_WISH : ADVISES_PLAINLY;
}

/** "The cheapest and the most expensive", "can I wear a bra with it": asked of what is shown. */
const OF_THOSE =
  /^\W*(?:is|are) (?:it|they|this|that|these|those) (?:going|gonna)\b|\bthe (?:cheapest|most|least|\w+est)\b.*\band the\b|\b(?:with|under|over|beneath) (?:it|this|that|them|these|those)\W*$/i;
/** Whether words ask of what is shown, whatever they name. */
export const asksOfThose = (words: string): boolean => OF_THOSE.test(words);

/** What is that likely is asked where nothing else was made of a message. */
const ASKED_ALONE = 0.55;

/** Whether a guess counts for more than what was made of a message. */
function countsMore({ likelihood }: QuestionGuess, turn: Turn, made: Translation): boolean {
  const { words } = turn;
  const { intent, itemIds } = made;
  const isOfList = made.state.list !== undefined && intent !== 'search';
  if (likelihood < LIKELY || intent === 'unsafe' || isFragment(words)) return false;
  if (ASKS_KINDS.test(words) || (asksOfThose(words) && !tellsInGeneral(made))) return false;
  if (intent === 'out_of_scope' && likelihood >= ASKED_ALONE) return true;
  const isSought = intent === 'search' || intent === 'clarify';
  if (isSought && (goesOn(turn) || WHAT_TO_WEAR.test(words))) return false;
  const acts = messageActs(turn);
  const advises = (acts.get('advise') ?? 0) + (acts.get('shop') ?? 0);
  if (isDoubtful(made) && !isOfList) {
    const least = leastAdvising(turn, isSought);
    return advises >= least && likelihood + advises >= SURE;
  }
  if (intent === 'help' || MEASURED.test(words) || !MAY_ASK.test(words)) return false;
  const isOfShown = itemIds.length > 0 || isOfList;
  return isOfShown
    ? !NUMBERED.test(words) && advises >= ADVISES_SURELY && likelihood + advises >= SURELY
    : likelihood >= BEYOND_DOUBT;
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

const ASKING: ReadonlySet<ClauseAct> = new Set(['advise', 'shop']);

/** The likelier of what the whole message asks, and what those of its clauses do that ask. */
function guessAsked(turn: Turn): QuestionGuess {
  const whole = guessQuestion(turn.words);
  const asking = readClauses(turn).filter(({ act }) => ASKING.has(act));
  const asked = guessQuestion(asking.map(({ words }) => words).join(' '));
  return asking.length > 0 && asked.topic !== NO_TOPIC && asked.likelihood > whole.likelihood
    ? asked
    : whole;
}

/** The general question that a message asks where what was made of it is no answer; null where that is none. */
export function topicMissed(turn: Turn, made: Translation): string | null {
  if (turn.attachment !== null || turn.asksFor !== undefined) return null;
  // What only scolds is no wish, whatever kind of clothes it names.
  const isNewWish = made.refinedQuery !== (turn.state.request?.refinedQuery ?? '');
  if (made.intent === 'search' && isNewWish && onlyScolds(turn)) return 'unheard';
  const guess = guessAsked(turn);
  const { topic } = guess;
  if (topic === NO_TOPIC || !countsMore(guess, turn, made)) return null;
  if (OF_TRIPS.has(topic) && made.state.list !== undefined && ADVISED.has(made.intent)) return null;
  const known = topicOf(topic);
  const isTold = known?.facts.some((fact) =>
    factWordings(fact).some((wording) => made.answer.includes(wording)),
  );
  return known === null || isTold === true ? null : topic;
}
