import { withEventMeant, withTopic } from '../choosing/advice/keep-topic.ts';
import { rewordPick } from '../choosing/questions/worn/two-shown.ts';
import { answerChosen } from '../chosen/answer-chosen.ts';
import { startedOver } from '../chosen/start-over.ts';
import { withoutScolding } from '../clauses/scolding.ts';
import { withSpoken } from '../dialogue/dialogue-state.ts';
import type { FindPieces } from '../lists/choose-pieces.ts';
import { leaveOutfits } from '../request/edits/leave-outfits.ts';
import type { Translate, Translation, Turn } from '../stylist.ts';
import { rewordRefused, withTakenBack } from '../tagging/reword-refused.ts';
import { tagMessage } from '../tagging/tag-message.ts';
import {
  rewordEitherWay,
  rewordWraps,
  withoutAddress,
} from '../understanding/sayings/spoken/reword-either-way.ts';
import type { Understand } from '../understanding/understand.ts';
import { rewordTags } from './asides/reword-tags.ts';
import { isOfEdits, translateEdits } from './edit-turn.ts';
import { mistaken } from './parts/mistaken.ts';
import { withRefusedBeside } from './parts/refused-beside.ts';
import { translateClauses } from './parts/translate-clauses.ts';
import { translateParts } from './parts/translate-parts.ts';
import { translateUnanswered } from './parts/translate-unanswered.ts';
import { askedAgain } from './reading/asked-again.ts';
import { rewordQuestions } from './reading/reword-questions.ts';
import { beginTrip } from './reword-trip.ts';
import { readMeant } from './steps/read-meant.ts';
import { sayPlainly, withRemark } from './steps/say-plainly.ts';
import { answered, completed, inSteps, reworded, type Step } from './steps/step.ts';
import {
  answerGeneralQuestion,
  answerOfList,
  translateAdvice,
  translateMessage,
} from './translate-message.ts';
import { memoriesIn } from './translate-turn.ts';

export interface Understanding {
  understand: Understand;
  /** Finds the pieces of a list; when left out, lists are told without any. */
  findPieces?: FindPieces | undefined;
}

/** Nothing of before counts for who starts over. */
export async function startOver(given: Turn, next: Translate): Promise<Translation> {
  const anew = startedOver(given);
  if (anew === null) return next(given);
  const begun = await next(anew);
  return { ...begun, updatedFilters: begun.updatedFilters ?? anew.filters };
}

const SORRY = ['Sorry about that.', 'My mistake, sorry.', 'You are right, sorry.'];

/** Understands a message without what only scolds the stylist, and clause by clause where it asks by the way. */
export async function hearClauses(given: Turn, next: Translate): Promise<Translation> {
  const whole = await next(given);
  if (whole.intent === 'unsafe') return whole;
  const words = askedAgain(given) === null ? withoutScolding(given) : null;
  if (words === null) return (await translateClauses(next, given)) ?? whole;
  const turn = { ...given, words };
  const heard = (await translateClauses(next, turn)) ?? (await next(turn));
  return withRemark(heard, { turn, note: SORRY });
}

/** Answers the general question that a message asks where what was made of it does not. */
const answerGeneral = completed((made, turn) => answerGeneralQuestion(turn, made) ?? made);

/** Understands a message once more where what was made of it is no answer. */
async function answerMissed(given: Turn, next: Translate): Promise<Translation> {
  const made = await next(given);
  const told = answerGeneralQuestion(given, made);
  if (told === null) return translateUnanswered(next, given, made);
  return withTopic({ ...told, state: withSpoken(told.state) }, given);
}

/** Understands a message that may leave the outfits for single pieces. */
async function leaveOutfitsFor(given: Turn, next: Translate): Promise<Translation> {
  const left = leaveOutfits(given);
  if (left === null) return next(given);
  const found = await next(left);
  return { ...found, updatedFilters: found.updatedFilters ?? left.filters };
}

const editOutfits: Step = async (turn, next) => (await translateEdits(turn, next)) ?? next(turn);

/** Understands a message part by part where it does several things. */
async function readPartByPart(turn: Turn, next: Translate): Promise<Translation> {
  const whole = await next(turn);
  if (whole.intent === 'unsafe' || isOfEdits(whole, turn)) return whole;
  return (await translateParts(next, turn, whole)) ?? whole;
}

/**
 * Understands words by rules, and once more where that does not agree with what they are most likely
 * for: what they refuse was looked for, a question was taken for a wish.
 */
async function checkTags(said: Turn, next: Translate): Promise<Translation> {
  const tagged = said.asksFor === undefined ? tagMessage(said) : null;
  if (tagged === null) return next(said);
  const turn = withTakenBack(tagged, said);
  const translated = await next(turn);
  if (translated.intent === 'unsafe' || isOfEdits(translated, turn)) return translated;
  const words = rewordRefused(tagged, turn, translated);
  if (words !== null) return next({ ...turn, words });
  const asksFor = mistaken(tagged, turn, translated);
  return asksFor === null ? translated : next({ ...turn, asksFor });
}

/**
 * Understands messages of the shopper. Each step answers what it knows, says the rest more plainly for those after
 * it, or looks at what they made of it and has it understood once more where that is no answer.
 */
export function translateInSteps({ understand, findPieces }: Understanding): Translate {
  const said = inSteps(
    [
      completed((made) => ({ ...made, state: withSpoken(made.state) })),
      answered(translateAdvice),
      sayPlainly,
      editOutfits,
      leaveOutfitsFor,
      // What is said of pieces that are chosen, and all else that it does.
      (turn, next) => answerChosen({ ...turn, words: rewordQuestions(turn) }, next),
      readPartByPart,
      answered(translateAdvice),
      answerGeneral,
      checkTags,
    ],
    (turn) => translateMessage(understand, turn, findPieces),
  );
  const replyOfList: Step = async (turn, next) => {
    const ofList = await answerOfList(understand, turn, findPieces ?? null);
    return ofList === null ? next(turn) : { ...ofList, state: withSpoken(ofList.state) };
  };
  const packForTrip: Step = async (turn, next) => {
    const trip = beginTrip(turn);
    if (trip === null) return next(turn);
    // What is told of the shopper is in the words as they were said.
    return { ...(await said(trip)), ...(await memoriesIn(understand, turn)) };
  };
  return inSteps(
    [
      answerMissed,
      completed(withRefusedBeside),
      reworded(({ words, state }) => rewordEitherWay(withoutAddress(words), state.request)),
      reworded(({ words }) => rewordWraps(words)),
      reworded(({ words }) => rewordTags(words)),
      reworded(rewordPick),
      reworded(withEventMeant),
      completed(withTopic),
      replyOfList,
      packForTrip,
      readMeant,
    ],
    said,
  );
}
