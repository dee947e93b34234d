import type { ChatIntent } from '@modiste/contract/values';
import type { Answer, ReadTurn } from '../answers/answer.ts';
import { adviseOnEvent } from '../choosing/advice/advise-on-event.ts';
import { adviseOnLooks } from '../choosing/advice/advise-on-looks.ts';
import { adviseOnQuestion } from '../choosing/advice/advise-on-question.ts';
import { adviseOnWay } from '../choosing/advice/advise-on-way.ts';
import { adviseOnChoice } from '../choosing/alternatives/advise-on-choice.ts';
import { adviseOnWorth } from '../choosing/alternatives/advise-on-worth.ts';
import { explainChoice } from '../choosing/alternatives/explain-choice.ts';
import { answerItemQuestion } from '../choosing/answer-item-question.ts';
import { answerOfOnly, countShown } from '../choosing/answer-of-shown.ts';
import { answerSilently, answerWhich, compareItems } from '../choosing/compare-items.ts';
import { answerOfFabric } from '../choosing/questions/fabric-answers.ts';
import { answerPickBeside } from '../choosing/questions/worn/pick-beside.ts';
import { answerBestBeside } from '../choosing/questions/worn/worn-together.ts';
import { answerWornUnder } from '../choosing/questions/worn/worn-under.ts';
import { answerBestWith, answerWornWith } from '../choosing/questions/worn/worn-with.ts';
import { answerClaim } from '../choosing/shown/claim-of-name.ts';
import { answerFigureAmong } from '../choosing/shown/figure-among.ts';
import { asksWhyPrice } from '../choosing/tell-why.ts';
import { answerOutfitQuestion } from '../choosing/wholes/answer-outfit-question.ts';
import { adviseOnCare } from '../knowledge/care/advise-on-care.ts';
import { adviseOnFit } from '../knowledge/fit/advise-on-fit.ts';
import { helpWithApp } from '../knowledge/help/help-with-app.ts';
import { tellAction } from '../knowledge/help/tell-action.ts';
import { tellShopTerms } from '../knowledge/help/tell-shop-terms.ts';
import { adviseOnMetals } from '../knowledge/style/advise-on-metals.ts';
import { adviseOnStyle } from '../knowledge/style/advise-on-style.ts';
import { answerUnsafe } from '../knowledge/talk/answer-unsafe.ts';
import { declineOutOfScope } from '../knowledge/talk/decline-out-of-scope.ts';
import { makeSmallTalk } from '../knowledge/talk/make-small-talk.ts';

/** What is answered at once, without a search and without a question. */
export type AnsweredIntent = Exclude<ChatIntent, 'search' | 'clarify'>;

const ASKS_WHY = /^\W*(?:(?:but|and|so|ok|hm+|lol|wait)[ ,]+)*(?:why|y|how come)\b/i;

/** Who answers which intent. */
export const ANSWERERS: Readonly<Record<AnsweredIntent, (read: ReadTurn) => Answer>> = {
  compare: (read) =>
    answerFigureAmong(read) ??
    answerBestBeside(read) ??
    answerBestWith(read) ??
    answerOfOnly(read) ??
    compareItems(read),
  item_question: (read) =>
    countShown(read) ??
    answerClaim(read) ??
    answerFigureAmong(read) ??
    answerWornUnder(read) ??
    answerBestBeside(read) ??
    answerWornWith(read) ??
    (ASKS_WHY.test(read.turn.words) && !asksWhyPrice(read.turn.words)
      ? explainChoice(read)
      : null) ??
    (read.ofOutfit === undefined
      ? (answerSilently(read) ?? answerItemQuestion(read))
      : answerOutfitQuestion(read, read.ofOutfit)),
  style_advice: (read) =>
    answerPickBeside(read) ??
    adviseOnMetals(read) ??
    adviseOnLooks(read) ??
    adviseOnEvent(read) ??
    adviseOnQuestion(read) ??
    answerFigureAmong(read) ??
    (ASKS_WHY.test(read.turn.words) ? explainChoice(read) : null) ??
    answerWhich(read) ??
    adviseOnChoice(read) ??
    adviseOnWay(read) ??
    adviseOnWorth(read) ??
    answerWornWith(read) ??
    answerOfFabric(read) ??
    adviseOnStyle(read),
  size_fit: adviseOnFit,
  care: (read) => answerWhich(read) ?? answerOfFabric(read) ?? adviseOnCare(read),
  help: (read) => tellAction(read) ?? tellShopTerms(read) ?? helpWithApp(read),
  small_talk: makeSmallTalk,
  out_of_scope: declineOutOfScope,
  unsafe: answerUnsafe,
};
