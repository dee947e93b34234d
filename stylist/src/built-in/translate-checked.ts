import { understandQuery } from '@modiste/lexicon/understand-query';
import { withEvent, withEventMeant, withTopic } from '../choosing/advice/keep-topic.ts';
import { questionAlone, wantsAnswer } from '../choosing/advice/words-only.ts';
import { rewordPick } from '../choosing/questions/worn/two-shown.ts';
import { answerChosen } from '../chosen/answer-chosen.ts';
import { startedOver } from '../chosen/start-over.ts';
import { rewordMindedLimits } from '../complaints/minded-limits.ts';
import { withSpoken } from '../dialogue/dialogue-state.ts';
import { withPriceOrder } from '../intents/price-order.ts';
import type { FindPieces } from '../lists/choose-pieces.ts';
import { leaveOutfits } from '../request/edits/leave-outfits.ts';
import { takeIntoOutfits } from '../request/edits/take-into-outfits.ts';
import { asksOfPiece, rewordEdit } from '../request/plain-edits/reword-edit.ts';
import { callByPlace, resultsOf } from '../request/plain-searches/name-results.ts';
import { rewordSearch } from '../request/plain-searches/reword-search.ts';
import { chooseTone } from '../speech/choose-tone.ts';
import { joinSentences } from '../speech/join-words.ts';
import { Speech } from '../speech/speech.ts';
import type { AskedFor, Translation, Turn } from '../stylist.ts';
import { type Restated, restate } from '../tagging/restate.ts';
import { rewordMinded, rewordRefused, withTakenBack } from '../tagging/reword-refused.ts';
import { sumOf, type TaggedMessage, tagMessage } from '../tagging/tag-message.ts';
import {
  rewordDroppedOutfits,
  rewordLeftOutfits,
  rewordTakenOut,
} from '../understanding/sayings/reword-forgotten.ts';
import { rewordPieceQuestions } from '../understanding/sayings/reword-piece-questions.ts';

import type { Understand } from '../understanding/understand.ts';
import { rewordTags } from './asides/reword-tags.ts';
import { isOfEdits, translateEdits } from './edit-turn.ts';
import { readNextKind } from './parts/next-kind.ts';
import { translateParts } from './parts/translate-parts.ts';
import { askedAgain } from './reading/asked-again.ts';
import { rewordQuestions } from './reading/reword-questions.ts';
import { beginTrip } from './reword-trip.ts';
import { answerOfList, translateAdvice, translateMessage } from './translate-message.ts';
import { memoriesIn } from './translate-turn.ts';

/** From here on what a message does is held against what was made of it. */
const SURE = 0.85;
/** A sentence that names its wish seeks from here on. */
const SURE_OF_SENTENCE = 0.8;
/** Where a piece is pointed at a question is likelier. */
const ASKING_MIN = 0.6;
const POINTED_MIN = 0.7;
/** What may stand beside a question: it only tells. */
const TELLING = ['ask', 'which', 'tell', 'chat', 'take', 'advise'];
const TELLING_MIN = 0.7;

/** Acts that look for something. */
const SEEKING = ['find', 'change', 'refuse', 'swap', 'add', 'correct'];
/** From here on what is named is wished, or refused. */
const NAMED_MIN = 0.6;

const ASKS = /^\W*(?:(?:and|but|so|ok)[ ,]+)*(?:what|how|which|why|is|are|do|does|can|should)\b/i;

/** Answers that are none to a wish, and that a wish was mistaken for. */
const TALK: ReadonlySet<string> = new Set([
  'item_question',
  'compare',
  'style_advice',
  'size_fit',
  'care',
  'small_talk',
  'help',
]);

/** "In light blue or white", "can you bring it down to 180?": these wish, whatever else they seem. */
const WISHES = [
  /^\W*(?:(?:and|ok|hm+|maybe)[ ,]+)*(?:in|with|without|under|only|just|no|not|or (?:a|an|some))\b/i,
  /\b(?:can|could|would|will) (?:you|u|we|i) (?:please |pls |just |maybe )*(?:bring|make|show|find|give|swap|change|do|add|drop|lower|cut|keep|get|try)\b/i,
  /\b(?:can|could) (?:i|we) (?:please )?(?:see|have)\b/i,
  /\b(?:do you|you) (?:have|got|sell|carry|stock)\b/i,
];

/** "The first one in blue" speaks of that one. */
const POINTS = /\b(?:first|second|third|fourth|last|it|that|this|one)\b/i;

/** Whether a message, or the sentence in which it names a wish, surely looks for something. */
function surelySeeks({ acts, named }: TaggedMessage): boolean {
  const isNamed = named.some(({ shares }) => sumOf(shares, ['want', 'no']) > NAMED_MIN);
  return (
    isNamed &&
    (sumOf(acts, SEEKING) >= SURE ||
      named.some(
        (one) =>
          sumOf(one.shares, ['want']) > NAMED_MIN && sumOf(one.acts, SEEKING) >= SURE_OF_SENTENCE,
      ))
  );
}

const QUESTION = /\?|\b(?:what|which|how|is|are|does|do|can|will|would)\b/i;

/** Whether a message surely asks of what is shown, and beside that only tells. */
function surelyAsks({ acts, sentences, named, message }: TaggedMessage): boolean {
  const asks = sumOf(acts, ['ask', 'which']);
  const isPointed = named.some(({ shares }) => sumOf(shares, ['at']) >= POINTED_MIN);
  return (
    asks >= SURE ||
    (asks >= ASKING_MIN && isPointed && QUESTION.test(message.text)) ||
    (sentences.some((one) => sumOf(one, ['ask', 'which']) >= SURE) &&
      sentences.every((one) => sumOf(one, TELLING) >= TELLING_MIN))
  );
}

/** These look for others, whatever was spoken of. */
const OTHERS =
  /\b(?:others?|another|else|more|similar|anything|something|any|some|cheaper|instead|different|show|find|have you|do you|you got|too|size|how much|deliver\w*|shipping|returns?)\b/i;
/** What is asked of a part of a piece, whatever garment is called so. */
const PARTS = /\b(?:heels?|hood|sole|strap|lining|collar|sleeves?|waistband|belt)\b/gi;

/** A short question that names no kind of garment, while one piece is spoken of: "fits a laptop?" */
function asksOfFocus({ state, words, items }: Turn): boolean {
  const { focusId, shown } = state;
  const isKnown = items.some(({ id }) => id === focusId);
  if (!isKnown || shown.outfits.length > 0 || !words.trimEnd().endsWith('?')) return false;
  const { types, comparisons, hard } = understandQuery(words.replaceAll(PARTS, ''));
  const isPlain = types.length + comparisons.length === 0 && hard.priceMax === null;
  return isPlain && !OTHERS.test(words) && !WISHES.some((wish) => wish.test(words));
}

const LOST: ReadonlySet<string> = new Set(['search', 'out_of_scope', 'small_talk', 'clarify']);

/** What a message asks for where something else was made of it; null where that agrees. */
function mistaken(tagged: TaggedMessage, turn: Turn, translated: Translation): AskedFor | null {
  const { state, words } = turn;
  const { act, acts } = tagged;
  const { intent } = translated;
  // A list is edited, and asked of, by rules of its own.
  const isShown = state.shown.itemIds.length + state.shown.outfits.length > 0;
  if (state.list !== undefined || !isShown) return null;
  if (LOST.has(intent) && asksOfFocus(turn)) return 'item_question';
  if (intent === 'search') {
    if (asksOfPiece(turn)) return 'item_question';
    if (!surelyAsks(tagged) || WISHES.some((wish) => wish.test(words))) return null;
    return sumOf(acts, ['which']) > sumOf(acts, ['ask']) ? 'compare' : 'item_question';
  }
  // What asks back or tells of the very pieces that are spoken of is no talk beside the point.
  const isTold =
    (intent === 'item_question' && POINTS.test(words)) ||
    (intent !== 'small_talk' && intent !== 'help' && words.trimEnd().endsWith('?')) ||
    (act === 'add' && intent === 'item_question') ||
    (act === 'find' && ASKS.test(words)) ||
    (act === 'refuse' && intent === 'small_talk');
  const isAsked = translated.state.asked !== null;
  return surelySeeks(tagged) && !isTold && !isAsked && TALK.has(intent) ? 'search' : null;
}

/** A translation with a remark before what else is told. */
function withRemark(translation: Translation, { note, turn }: Restated): Translation {
  if (note.length === 0) return translation;
  const { state, intent, answer, updatedFilters } = translation;
  const speech = new Speech(state.said, chooseTone(turn.shopper.preferences));
  const told = speech.say(...note);
  const said = { ...state, said: speech.said };
  if (intent !== 'search')
    return { ...translation, answer: joinSentences(told, answer), state: said };
  return {
    ...translation,
    // What was taken away stays away, whether or not the message changes another filter.
    updatedFilters: updatedFilters ?? turn.filters,
    state: { ...said, notes: [told, ...(state.notes ?? [])].filter((one) => one !== '') },
  };
}

/** A message without what it says in passing, and what it minds of what is shown as plain refusals. */
function plainly(given: Turn): Restated {
  const ordered = withPriceOrder({
    ...given,
    words: rewordPieceQuestions(rewordMindedLimits(given.words)),
  });
  const restated = restate(ordered) ?? { turn: ordered, note: [] };
  const next = ordered.asksFor === undefined ? readNextKind(restated.turn) : null;
  const turn = next === null ? restated.turn : { ...restated.turn, words: next.words };
  const note = next === null || restated.note.length > 0 ? restated.note : next.note;
  const tagged = turn.asksFor === undefined ? tagMessage(turn) : null;
  const minded = tagged === null ? null : rewordMinded(tagged, turn);
  const words = minded ?? turn.words;
  const isOfOutfits = turn.state.shown.outfits.length > 0;
  if (!isOfOutfits) return { turn: { ...turn, words }, note };
  const dropped = rewordDroppedOutfits(rewordTakenOut(words), turn.state.shown.outfits.length);
  return { turn: { ...turn, words: rewordLeftOutfits(dropped) }, note };
}

/**
 * Understands words by rules, and once more where that does not agree with what they are most likely
 * for: what they refuse was looked for, a question was taken for a wish.
 */
async function translateOne(
  understand: Understand,
  said: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const advised = translateAdvice(said);
  if (advised !== null) return advised;
  const tagged = said.asksFor === undefined ? tagMessage(said) : null;
  if (tagged === null) return translateMessage(understand, said, findPieces);
  const turn = withTakenBack(tagged, said);
  const translated = await translateMessage(understand, turn, findPieces);
  if (translated.intent === 'unsafe' || isOfEdits(translated, turn)) return translated;
  const words = rewordRefused(tagged, turn, translated);
  if (words !== null) return translateMessage(understand, { ...turn, words }, findPieces);
  const asksFor = mistaken(tagged, turn, translated);
  return asksFor === null
    ? translated
    : translateMessage(understand, { ...turn, asksFor }, findPieces);
}

/** Understands what a message does, part by part where that is several things. */
async function translateAll(
  understand: Understand,
  turn: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const whole = await translateOne(understand, turn, findPieces);
  if (whole.intent === 'unsafe' || isOfEdits(whole, turn)) return whole;
  const several = await translateParts(
    (part) => translateOne(understand, part, findPieces),
    turn,
    whole,
  );
  return several ?? whole;
}

/** Understands a message that may leave the outfits for single pieces. */
async function translateLeft(
  said: Turn,
  translate: (turn: Turn) => Promise<Translation>,
): Promise<Translation> {
  const left = leaveOutfits(said);
  if (left === null) return translate(said);
  const found = await translate(left);
  return { ...found, updatedFilters: found.updatedFilters ?? left.filters };
}

/** Understands words as they are said: what they say of chosen pieces, and all else that they do. */
async function translateSaid(
  understand: Understand,
  said: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const advised = translateAdvice(said);
  if (advised !== null) return { ...advised, state: withSpoken(advised.state) };
  // "Why the suits? Just show me dresses" minds the suits, and neither asks of them nor chooses any.
  const plain = plainly(said);
  const translate = (turn: Turn): Promise<Translation> =>
    answerChosen({ ...turn, words: rewordQuestions(turn), said: said.words }, (one) =>
      translateAll(understand, one, findPieces),
    );
  const found =
    (await translateEdits(plain.turn, translate)) ?? (await translateLeft(plain.turn, translate));
  const translated = withRemark(found, plain);
  return { ...translated, state: withSpoken(translated.state) };
}

/** Understands words, said plainly first where they edit outfits, and once more where results were meant otherwise. */
async function translateAgain(
  understand: Understand,
  said: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const asked = { ...said, words: rewordTags(said.words) };
  const given = { ...asked, words: withEventMeant({ ...asked, words: rewordPick(asked) }) };
  return withTopic(await translateMeant(understand, given, findPieces), given);
}

async function translateMeant(
  understand: Understand,
  given: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const translate = (words: string): Promise<Translation> =>
    translateSaid(understand, { ...given, words }, findPieces);
  const ofList = await answerOfList(understand, given, findPieces ?? null);
  if (ofList !== null) return { ...ofList, state: withSpoken(ofList.state) };
  const trip = beginTrip(given);
  if (trip !== null) {
    const begun = await translateSaid(understand, trip, findPieces);
    const { remember, forget } = await memoriesIn(understand, given);
    return { ...begun, remember, forget };
  }
  const reworded = askedAgain(given) ?? rewordEdit(given);
  if (reworded !== null) return translate(reworded);
  const translated = await translate(callByPlace(given.words, resultsOf(given)));
  // Who wants words and no pieces is not shown any.
  if (translated.intent === 'search' && wantsAnswer(given)) {
    const words = withEvent(questionAlone(given.words), given);
    return translateSaid(understand, { ...given, words, asksFor: 'style_advice' }, findPieces);
  }
  // "The second one in the first outfit" is no new outfit with it.
  const plain = takeIntoOutfits(given) === null ? rewordSearch(given) : null;
  return plain?.isOther(translated) === true ? translate(plain.words) : translated;
}

/**
 * Understands a message of the shopper. One that is said of results is said plainly and understood once more
 * where something else was made of it than what it most likely asks for; who starts over edits nothing of
 * what was there before.
 */
export async function translateChecked(
  understand: Understand,
  given: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const anew = given.state.shown.outfits.length > 0 ? startedOver(given) : null;
  if (anew === null) return translateAgain(understand, given, findPieces);
  const begun = await translateAgain(understand, anew, findPieces);
  return { ...begun, updatedFilters: begun.updatedFilters ?? anew.filters };
}
