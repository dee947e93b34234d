import { withEvent, withEventMeant, withTopic } from '../choosing/advice/keep-topic.ts';
import { questionAlone, wantsAnswer } from '../choosing/advice/words-only.ts';
import { rewordPick } from '../choosing/questions/worn/two-shown.ts';
import { answerChosen } from '../chosen/answer-chosen.ts';
import { startedOver } from '../chosen/start-over.ts';
import { withoutScolding } from '../clauses/scolding.ts';
import { rewordMindedLimits } from '../complaints/minded-limits.ts';
import { rewordOverlooked } from '../complaints/reword-overlooked.ts';
import { withSpoken } from '../dialogue/dialogue-state.ts';
import { withPriceOrder } from '../intents/price-order.ts';
import type { FindPieces } from '../lists/choose-pieces.ts';
import { shownOutfits } from '../references/shown-outfits.ts';
import { leaveOutfits } from '../request/edits/leave-outfits.ts';
import { takeIntoOutfits } from '../request/edits/take-into-outfits.ts';
import { nameByLook } from '../request/plain-edits/name-outfits.ts';
import { rewordRepeatedLimit } from '../request/plain-edits/repeated-limit.ts';
import { rewordEdit } from '../request/plain-edits/reword-edit.ts';
import { callByPlace, resultsOf } from '../request/plain-searches/name-results.ts';
import { rewordSearch } from '../request/plain-searches/reword-search.ts';
import { chooseTone } from '../speech/choose-tone.ts';
import { joinSentences } from '../speech/join-words.ts';
import { Speech } from '../speech/speech.ts';
import type { Translation, Turn } from '../stylist.ts';
import { type Restated, restate } from '../tagging/restate.ts';
import { rewordMinded, rewordRefused, withTakenBack } from '../tagging/reword-refused.ts';
import { tagMessage } from '../tagging/tag-message.ts';
import {
  rewordDroppedOutfits,
  rewordLeftOutfits,
  rewordTakenOut,
} from '../understanding/sayings/reword-forgotten.ts';
import { rewordPieceQuestions } from '../understanding/sayings/reword-piece-questions.ts';
import {
  rewordEitherWay,
  rewordWraps,
  withoutAddress,
} from '../understanding/sayings/spoken/reword-either-way.ts';
import type { Understand } from '../understanding/understand.ts';
import { rewordTags } from './asides/reword-tags.ts';
import { isOfEdits, translateEdits } from './edit-turn.ts';
import { mistaken } from './parts/mistaken.ts';
import { readNextKind } from './parts/next-kind.ts';
import { withRefusedBeside } from './parts/refused-beside.ts';
import { translateClauses } from './parts/translate-clauses.ts';
import { translateParts } from './parts/translate-parts.ts';
import { translateUnanswered } from './parts/translate-unanswered.ts';
import { askedAgain } from './reading/asked-again.ts';
import { rewordQuestions } from './reading/reword-questions.ts';
import { beginTrip } from './reword-trip.ts';
import {
  answerGeneralQuestion,
  answerOfList,
  translateAdvice,
  translateMessage,
} from './translate-message.ts';
import { memoriesIn } from './translate-turn.ts';

/** A translation with a remark before what else is told. */
export function withRemark(translation: Translation, { note, turn }: Restated): Translation {
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
  const { shown, list } = given.state;
  const isOfPieces = shown.outfits.length === 0 && shown.itemIds.length > 0 && list === undefined;
  const heard = isOfPieces ? rewordOverlooked(given.words) : given.words;
  const ordered = withPriceOrder({
    ...given,
    words: rewordPieceQuestions(rewordMindedLimits(heard)),
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
 * Understands words that do one thing, and answers the general question that they ask where what was made
 * of them does not.
 */
async function translateOne(
  understand: Understand,
  said: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const advised = translateAdvice(said);
  if (advised !== null) return advised;
  const translated = await translateTagged(understand, said, findPieces);
  return answerGeneralQuestion(said, translated) ?? translated;
}

/**
 * Understands words by rules, and once more where that does not agree with what they are most likely
 * for: what they refuse was looked for, a question was taken for a wish.
 */
async function translateTagged(
  understand: Understand,
  said: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
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
  const open = rewordEitherWay(withoutAddress(said.words), said.state.request);
  const plain = rewordWraps(open);
  const asked = { ...said, words: rewordTags(plain) };
  const given = { ...asked, words: withEventMeant({ ...asked, words: rewordPick(asked) }) };
  const translated = await translateMeant(understand, given, findPieces);
  return withTopic(withRefusedBeside(translated, said), given);
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
  // Who leaves the outfits for a list of one kind edits none of them.
  const edited = leaveOutfits(given) === null ? rewordEdit(given) : null;
  const reworded = askedAgain(given) ?? rewordRepeatedLimit(given) ?? edited;
  if (reworded !== null) return translate(reworded);
  const outfits = shownOutfits(given).map(({ pieces }) => pieces);
  const called = outfits.length > 1 ? nameByLook(given.words, outfits) : given.words;
  const translated = await translate(callByPlace(called, resultsOf(given)));
  // Who wants words and no pieces is not shown any.
  if (translated.intent === 'search' && wantsAnswer(given)) {
    const words = withEvent(questionAlone(given.words), given);
    return translateSaid(understand, { ...given, words, asksFor: 'style_advice' }, findPieces);
  }
  // "The second one in the first outfit" is no new outfit with it.
  const plain = takeIntoOutfits(given) === null ? rewordSearch(given) : null;
  return plain?.isOther(translated) === true ? translate(plain.words) : translated;
}

/** Understands a message, and answers the general question that it asks where what was made of it does not. */
async function translateAsked(
  understand: Understand,
  given: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const made = await translateAgain(understand, given, findPieces);
  const told = answerGeneralQuestion(given, made);
  if (told === null)
    return translateUnanswered((one) => translateAgain(understand, one, findPieces), given, made);
  return withTopic({ ...told, state: withSpoken(told.state) }, given);
}

const SORRY = ['Sorry about that.', 'My mistake, sorry.', 'You are right, sorry.'];

/** Understands a message without what only scolds the stylist, and clause by clause where it asks by the way. */
async function translateHeard(
  translate: (turn: Turn) => Promise<Translation>,
  given: Turn,
): Promise<Translation> {
  const whole = await translate(given);
  if (whole.intent === 'unsafe') return whole;
  const words = askedAgain(given) === null ? withoutScolding(given) : null;
  if (words === null) return (await translateClauses(translate, given)) ?? whole;
  const turn = { ...given, words };
  const heard = (await translateClauses(translate, turn)) ?? (await translate(turn));
  return withRemark(heard, { turn, note: SORRY });
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
  const translate = (turn: Turn): Promise<Translation> =>
    translateAsked(understand, turn, findPieces);
  if (anew === null) return translateHeard(translate, given);
  const begun = await translateAgain(understand, anew, findPieces);
  return { ...begun, updatedFilters: begun.updatedFilters ?? anew.filters };
}
