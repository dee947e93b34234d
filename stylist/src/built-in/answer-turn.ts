import type { Item } from '@modiste/contract/entities/item';
import type { ReadTurn } from '../answers/answer.ts';
import { asksHowMany } from '../choosing/answer-of-shown.ts';
import { asksOfShown } from '../choosing/comparing/tell-which.ts';
import { colorNamed } from '../facts/item-colors.ts';
import { complainsOfApp } from '../knowledge/help/complains-of-app.ts';
import { asksOfShop } from '../knowledge/help/tell-shop-terms.ts';
import { answerTopic } from '../knowledge/questions/question-topics.ts';
import type { ListingTranslation } from '../lists/fill-list.ts';
import type { MemoryChanges } from '../memory/read-memories.ts';
import { type MissingKind, missingKind } from '../references/missing-kind.ts';
import { chooseTone } from '../speech/choose-tone.ts';
import { joinSentences, joinWithAnd } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import { Speech, sentencesOf } from '../speech/speech.ts';
import type { Turn } from '../stylist.ts';
import { titleOfAnswer } from '../titles/title-of-answer.ts';
import { ANSWERERS, type AnsweredIntent } from './answerers.ts';
import { itemsAsked } from './items-asked.ts';
import type { UnderstoodTurn } from './read-turn.ts';
import { focusOf, ofThose, questionOfNamed } from './reading/question-of-named.ts';
import { tellNoneLike, tellNoSuch } from './tell-no-such.ts';

/** These ask of a piece that is there. */
const OF_A_PIECE: ReadonlySet<AnsweredIntent> = new Set(['item_question', 'size_fit']);

/** A kind that the question points at though none of it was shown: "is the skirt lined?" */
function kindMissing(
  { turn, message, references, purpose }: UnderstoodTurn,
  intent: AnsweredIntent,
): MissingKind | null {
  const isAsked =
    OF_A_PIECE.has(intent) || (intent === 'care' && turn.state.shown.outfits.length > 0);
  const { items, outfit } = references;
  if (!isAsked || purpose.ofOutfit !== undefined) return null;
  if (outfit !== null) return missingKind(message, items, turn.state.focusId);
  if (items.length > 0) return null;
  return missingKind(message, [...turn.items, ...(turn.earlierItems ?? [])], turn.state.focusId);
}

const DESCRIBED = /\b(?:the|that|those|these) (?<what>[a-z-]+(?: [a-z-]+)?) (?:ones?|pairs?)\b/i;
const PRONOUN = /^(?:it|they|them|these|those|this|that)$/;
const DESCRIBES: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);

/** How a piece is called that none of those shown is like: "the pearl ones"; null where none is. */
function describedMissing(
  { turn, message, references, purpose }: UnderstoodTurn,
  intent: AnsweredIntent,
): string | null {
  const what = DESCRIBED.exec(message.text)?.groups?.what?.toLowerCase();
  const isAsked = OF_A_PIECE.has(intent) || intent === 'care';
  const isPointed = references.spans.some(({ from, to }) =>
    message.words.slice(from, to).some(({ word }) => !PRONOUN.test(word)),
  );
  if (what === undefined || !isAsked || isPointed || turn.items.length === 0) return null;
  const isOfLook = message.readings.some(
    ({ reading: { words, role, concepts } }) =>
      role === 'wanted' &&
      words.toLowerCase() === what &&
      concepts.length > 0 &&
      concepts.every(({ kind }) => DESCRIBES.has(kind)),
  );
  return isOfLook && purpose.ofOutfit === undefined ? what : null;
}

/** Whether this message begins the conversation, so that it names it. */
export const isFirst = ({ state }: Turn): boolean =>
  state.request === null && state.said.length === 0;

/** "Is the first one black?" asks of it, and wants it in no other color. */
const ASKS_OF_COLOR =
  /^\W*(?:(?:and|but|so|ok|okay|wait)[ ,]+)*(?:is|are|was|were|isn['’]?t|aren['’]?t)\b/i;

/** "The second one in blue": from now on that piece is spoken of, and shown, in its navy. */
function colorsAsked(
  { turn, message }: UnderstoodTurn,
  intent: AnsweredIntent,
  referred: readonly Item[],
): Pick<Turn['state'], 'shownColors'> {
  const [item] = referred;
  if (intent !== 'item_question' || item === undefined || referred.length > 1) return {};
  if (ASKS_OF_COLOR.test(message.text)) return {};
  const [name] = message.readings.flatMap(({ reading }) =>
    reading.role === 'wanted' ? (colorNamed(item, reading) ?? []) : [],
  );
  return name === undefined ? {} : { shownColors: { ...turn.state.shownColors, [item.id]: name } };
}

/** "Do you have it in green?", said of a list of which none was spoken of: the first is meant. */
function isPointedAtAny({ turn, message, references, purpose }: UnderstoodTurn): boolean {
  if (purpose.intent === 'compare' || asksOfShown(turn.words)) return false;
  const { shown, focusId } = turn.state;
  const { items, spans, isAmbiguous } = references;
  const isAlone = shown.outfits.length === 0 && shown.itemIds.length > 1 && items.length === 1;
  const isPronoun = spans.every(({ from, to }) =>
    message.words.slice(from, to).every(({ word }) => PRONOUN.test(word)),
  );
  return isAmbiguous && isPronoun && isAlone && focusId === null && purpose.ofOutfit === undefined;
}

/** "Will the black one pill?", where several are black and none of them was spoken of. */
function isOneOfSeveral({ turn, references, purpose }: UnderstoodTurn): boolean {
  const { shown, focusId } = turn.state;
  const { items, isAmbiguous } = references;
  const [item, ...others] = items;
  const isSingle = item !== undefined && others.length === 0 && item.id !== focusId;
  const isAsked = purpose.intent === 'item_question' && purpose.ofOutfit === undefined;
  return isAmbiguous && isSingle && isAsked && shown.itemIds.includes(item.id);
}

const namesOf = ({ referred, turn }: ReadTurn): string =>
  joinWithAnd(referred.map((one) => mentionItem(one, turn.items)));

/** "I spilled wine on my shirt, how do I get it out": said of what the shopper has. */
const OF_OWN =
  /\b(?:on|in|from|to) my\b|\bi (?:just )?(?:spilled|spilt|washed|shrank|shrunk|stained|ruined|tore|ripped|burned|burnt)\b/i;

/** Which piece "it" was taken for, where nobody said. */
function tellTaken(understood: UnderstoodTurn, read: ReadTurn, told: string): string {
  const { turn } = understood;
  const isOther = complainsOfApp(turn.words) || asksHowMany(turn) || asksOfShop(turn.words);
  if (isOther || OF_OWN.test(turn.words)) return '';
  const names = namesOf(read);
  const isTold = told.toLowerCase().includes(names.toLowerCase());
  return isTold || !(isPointedAtAny(understood) || isOneOfSeveral(understood))
    ? ''
    : read.speech.say(`I took it that you mean ${names}.`, `That is of ${names}.`);
}

/** Said before what was said already, so that no sentence comes twice. */
const AGAIN = ['As I said:', 'Still the same:', 'Nothing new there:', 'To say it once more:'];

/** These may be asked of no piece. */
const isGeneral = (intent: AnsweredIntent): boolean => intent === 'care' || intent === 'size_fit';

/** What was said before is better said again than nothing. */
function answerAgain(read: ReadTurn, intent: AnsweredIntent): string {
  const { text } = ANSWERERS[intent]({ ...read, speech: new Speech([], read.speech.tone) });
  const [told = ''] = sentencesOf(text);
  return read.speech.say(...AGAIN.map((opening) => `${opening} ${told}`)) || text;
}

/** Answers a message that searches nothing. The request stays in force for later turns. */
export function answerTurn(
  understood: UnderstoodTurn,
  intent: AnsweredIntent,
  memory: MemoryChanges,
): ListingTranslation {
  const { turn, message, purpose } = understood;
  const { ofOutfit } = purpose;
  const { shopper } = turn;
  const { compared: before = [], ...state } = turn.state;
  const speech = new Speech(state.said, chooseTone(shopper.preferences));
  const missing = kindMissing(understood, intent);
  const asked = ofOutfit === undefined ? itemsAsked(understood, intent) : [];
  const referred = missing === null || missing.instead.length === 0 ? asked : missing.instead;
  const named = asked === understood.references.items && missing === null;
  const read = {
    turn: ofThose(turn, referred),
    understood: message.understood,
    referred,
    speech,
    ...(named && questionOfNamed(message, understood.references)),
    ...(ofOutfit !== undefined && { ofOutfit }),
  };
  const isNone = missing !== null && missing.instead.length === 0;
  const unlike = missing === null ? describedMissing(understood, intent) : null;
  const { text, itemIds, suggestions, focusId, addedUp, compared, choice, offer, list } = isNone
    ? tellNoSuch(missing.type, read)
    : unlike !== null
      ? tellNoneLike(unlike, read)
      : (answerTopic(read) ?? ANSWERERS[intent](read));
  const guess = missing === null || isNone ? '' : `I take it you mean ${namesOf(read)}.`;
  const told = text === '' ? answerAgain(read, intent) : text;
  // What is told of care and fit in general leaves no piece that nobody spoke of as the subject.
  const isOfAny = understood.references.items.length === 0 && isGeneral(intent);
  const item = isOfAny && state.focusId === null ? undefined : referred[0];
  // Of two that were held side by side "the other one" is asked later, too.
  const isOfThese = referred.every(({ id }) => before.includes(id));
  const stays = compared ?? (isOfThese ? before : []);
  return {
    intent,
    answer: joinSentences(guess, told, tellTaken(understood, read, told)),
    title: isFirst(turn) ? titleOfAnswer(intent, message.understood, referred) : null,
    refinedQuery: '',
    updatedFilters: null,
    itemIds,
    suggestions,
    remember: memory.remember,
    forget: memory.forget,
    ...(list !== undefined && { list }),
    state: {
      ...state,
      ...colorsAsked(understood, intent, referred),
      ...focusOf(state, focusId ?? item?.id ?? null),
      ...(addedUp !== undefined && { addedUp }),
      ...(stays.length > 0 && { compared: stays }),
      ...(choice !== undefined && { choice }),
      asked: offer === undefined ? null : `offer: ${offer}`,
      said: speech.said,
    },
  };
}
