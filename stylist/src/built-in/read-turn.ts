import { isEnglishWord } from '@modiste/lexicon/english-dictionary';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { tokenize } from '@modiste/lexicon/tokens';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { asksForEither } from '../choosing/alternatives/asks-to-choose.ts';
import { placeInRanking } from '../choosing/comparing/ranked-items.ts';
import { asksForOpinion } from '../choosing/comparing/tell-opinion.ts';
import { asksOfShown } from '../choosing/comparing/tell-which.ts';
import { asksOfPiece } from '../choosing/questions/body-answers.ts';
import { FORMER_PRICE } from '../choosing/questions/price-answers.ts';
import { asksToMatch, asksWithAlone } from '../choosing/questions/worn-with.ts';
import { asksOfSeveral, isExcessQuestion } from '../choosing/reasons/asks-of-excess.ts';
import { asksWhyPrice } from '../choosing/tell-why.ts';
import { acceptedWords } from '../clarifying/read-reaction.ts';
import { asksForPick } from '../intents/asks-for-pick.ts';
import { classify } from '../intents/classify.ts';
import { PLAIN, type Purpose, wantsGarment } from '../intents/purpose.ts';
import { purposeOfAction } from '../knowledge/help/read-action.ts';
import { namePicture } from '../references/name-picture.ts';
import { type References, resolveReferences } from '../references/resolve-references.ts';
import type { Turn } from '../stylist.ts';
import { type Message, readMessage, withReferences } from '../understanding/message.ts';
import { rewordComplaints } from '../understanding/reword.ts';
import { rewordChatter, rewordPurpose } from '../understanding/reword-chatter.ts';
import { rewordCompany } from '../understanding/reword-company.ts';
import {
  rewordCorrected,
  rewordLimit,
  rewordReplacing,
  rewordTurned,
} from '../understanding/reword-corrections.ts';
import { rewordDetails, rewordLengths } from '../understanding/reword-details.ts';
import { rewordShorthand } from '../understanding/reword-shorthand.ts';
import { rewordAge, rewordStatements } from '../understanding/reword-statements.ts';
import { rewordTalk } from '../understanding/reword-talk.ts';
import { readHeight } from '../understanding/sayings/read-height.ts';
import { readOwned, rewordOwnedBefore } from '../understanding/sayings/read-owned.ts';
import { rewordAsides } from '../understanding/sayings/reword-asides.ts';
import { rewordErrands } from '../understanding/sayings/reword-errands.ts';
import { rewordFigureWishes } from '../understanding/sayings/reword-figure-wishes.ts';
import { rewordFigures } from '../understanding/sayings/reword-figures.ts';
import { rewordForgotten } from '../understanding/sayings/reword-forgotten.ts';
import { rewordHobbies } from '../understanding/sayings/reword-hobbies.ts';
import { rewordJobs } from '../understanding/sayings/reword-jobs.ts';
import { rewordPeople } from '../understanding/sayings/reword-people.ts';
import { rewordProtests } from '../understanding/sayings/reword-protests.ts';
import { rewordPurposes } from '../understanding/sayings/reword-purposes.ts';
import { rewordReactions } from '../understanding/sayings/reword-reactions.ts';
import { readStances } from '../understanding/stances/read-stances.ts';
import type { Understand } from '../understanding/understand.ts';
import { findUnread } from '../unmet/find-unread.ts';
import { type Note, readCovered, unreadNote } from '../unmet/read-covered.ts';
import { leftKind, purposeOfFirst, withoutKinds } from './leave-kind.ts';
import { agreedWords } from './offer-piece.ts';
import { purposeOfOutfits, rewordOutfitTalk } from './outfit-talk.ts';
import {
  isSizeAnswer,
  readSizes,
  rewordSize,
  rewordStockAgain,
  tellsSizesAlone,
  wornBy,
} from './read-sizes.ts';
import { rewordCapsule } from './reword-capsule.ts';
import { rewordLighter } from './reword-colors.ts';
import { rewordForecast, rewordThere } from './reword-forecast.ts';
import { rewordBundles, rewordCostWith, rewordTotals } from './reword-totals.ts';
import { rewordForTrip, rewordTrip } from './reword-trip.ts';

/** A message with everything that was made of it. */
export interface UnderstoodTurn {
  turn: Turn;
  message: Message;
  references: References;
  purpose: Purpose;
  /** The message once more, its sizes read of the garment that is looked for. */
  sized: UnderstoodQuery;
  /** What to tell of the words that no listing answers. */
  notes: readonly Note[];
  /** What the shopper has, where they tell of nothing else: "red dress". */
  owned: string | null;
}

/** A question that waits for the item that it is about: "which: is it lined?". */
const WAITING = /^which: (?<words>.+)$/s;

/** "What if I go up to 200", as it is read, changes the limit. */
const LIMIT_ALONE = /^under \$\d+$/;

/** "Are the new ones warmer?" holds them against each other, and asks for none. */
const HOLDS =
  /^\W*(?:(?:and|so|ok|but)[ ,]+)*(?:is|are) (?:the|it|they|these|those|this|that)\b[^,]*\b(?:warm|cool|light|dressi|cheap|long|short|soft|fanci|smart)er\W*$/i;
/** "What's the smallest pair?" */
const ASKS_MOST =
  /^\W*(?:(?:and|so|ok|okay|but)[ ,]+)*(?:what(?:['’]?s| is| are)|which(?: one)?(?: is)?) the (?:\w{3,}est|most \w+|least \w+)(?: (?:one|ones|pair|of (?:these|those|them)))?\W*$/i;
/** "How's the fit, tight or relaxed?" asks of a piece, and of no outfit. */
const OF_FIT =
  /\b(?:how(?:['’]?s| is| are) (?:the|its|their) fit|how (?:do|does) (?:it|they|these|those|this|that) fit|what(?:['’]?s| is) the fit(?: like)?|(?:tight|snug|slim|fitted) or (?:loose|relaxed|roomy|baggy))\b/i;

const PLAIN_SEARCH: Purpose = { ...PLAIN, intent: 'search' };

interface Read {
  understood: UnderstoodQuery;
  message: Message;
  references: References;
}

/** Words that were read in another language are read once more in English, each at its place. */
async function inEnglish(
  understand: Understand,
  understood: UnderstoodQuery,
): Promise<UnderstoodQuery> {
  const { text, corrected, readings } = understood;
  // "Sweat" is French, and "how do I get sweat stains out" is not.
  const words = tokenize(text).map(({ word }) => word);
  const isForeign =
    corrected !== null &&
    readings.length > 0 &&
    words.filter(isEnglishWord).length * 2 < words.length;
  return isForeign ? understand(corrected) : understood;
}

async function readWords(understand: Understand, turn: Turn, words: string): Promise<Read> {
  const { request } = turn.state;
  const kinds = [...turn.items, ...(turn.earlierItems ?? [])].map(
    ({ other_info }) => other_info.type,
  );
  const isShown = (type: string) => kinds.some((kind) => isKindOf(kind, type));
  const cost = turn.items.length === 0 ? words : rewordCostWith(words, isShown);
  const told = rewordStatements(rewordAge(rewordTotals(cost)), request);
  const detailed = rewordDetails(told, request?.wishes ?? []);
  const corrected = rewordLimit(
    rewordTurned(rewordCorrected(rewordReplacing(rewordPurpose(rewordChatter(detailed))))),
    turn.state.request,
  );
  const said = rewordSize(corrected, turn.state);
  const reworded = rewordComplaints(rewordCompany(rewordLighter(said, turn.state)));
  const understood = await inEnglish(understand, await understand(reworded));
  const message = readMessage(understood);
  const references = resolveReferences(message, turn);
  const referring = withReferences(message, references.spans);
  return { understood, message: referring, references };
}

/** A photo or an item sent without a word is searched for. */
function purposeOf({ message, references }: Read, turn: Turn): Purpose {
  const { state, attachment } = turn;
  const purpose = classify(message, references, state);
  const isShown = state.shown.itemIds.length + state.shown.outfits.length > 0;
  const isOfPrice = asksWhyPrice(turn.words) || FORMER_PRICE.test(turn.words.toLowerCase());
  if (isShown && OF_FIT.test(turn.words)) return { ...PLAIN, intent: 'size_fit' };
  if (isShown && isOfPrice) return { ...PLAIN, intent: 'item_question' };
  // "Ok whatever, you pick" is no chat where there is something to pick from.
  const isNew =
    LIMIT_ALONE.test(message.text) ||
    message.readings.some(({ reading }) => reading.concepts.some(({ kind }) => kind === 'type'));
  const isChat = purpose.intent === 'small_talk' || (purpose.intent === 'search' && !isNew);
  const isOfAll = purpose.intent === 'search' && !isNew && asksOfShown(turn.words);
  const isHeld =
    purpose.intent === 'search' && state.shown.outfits.length > 1 && HOLDS.test(turn.words);
  if (isShown && (isOfAll || isHeld || placeInRanking(turn.words) !== null))
    return { ...PLAIN, intent: 'compare' };
  if (purpose.intent === 'style_advice' && asksForEither(turn.words)) return PLAIN_SEARCH;
  const isStray = /^(?:out_of_scope|style_advice)$/.test(purpose.intent) && !isNew;
  if (isStray && isShown && ASKS_MOST.test(turn.words)) return { ...PLAIN, intent: 'compare' };
  if ((isChat || isStray) && purpose.move === null && isShown && asksForPick(turn.words)) {
    return { ...PLAIN, intent: 'compare' };
  }
  const isOfOne = state.shown.itemIds.length > 0 && references.items.length < 2;
  const isPick = asksForPick(turn.words) && references.items.length === 0;
  if (isOfOne && !isPick && purpose.move === null && asksForOpinion(turn.words)) {
    return { ...PLAIN, intent: 'item_question' };
  }
  const isBeside = state.focusId !== null && asksWithAlone(turn.words);
  if (isOfOne && isNew && (isBeside || asksToMatch(turn.words))) {
    return { ...PLAIN, intent: 'item_question' };
  }
  if (isShown && references.items.length !== 1 && !isNew && isExcessQuestion(turn.words)) {
    const ofAll = { asks: 'excess', at: null, types: [], occasions: [] } as const;
    const isOfAll = asksOfSeveral(turn.words) && state.shown.itemIds.length > 1;
    return { ...PLAIN, intent: 'item_question', ...(isOfAll && { ofOutfit: ofAll }) };
  }
  const isOfPiece = isChat || /^(?:size_fit|style_advice|out_of_scope)$/.test(purpose.intent);
  if (isOfPiece && isShown && asksOfPiece(turn.words, isNew)) {
    return { ...PLAIN, intent: 'item_question' };
  }
  const isAlone = message.words.length === 0 && attachment !== null;
  return isAlone ? { ...purpose, intent: 'search', isUnclear: false } : purpose;
}

/** "Shoes to go with this". */
const WORN_WITH =
  /\b(?:with|under|over|beside) (?:this|these|that|those|it|(?:this|my|the) (?:photo|picture))\s*(?:[,.?!;]|$)/i;

/** A message about a photo, with what it shows in the place of "this"; null where that says nothing. */
function withPictureNamed(turn: Turn, { references }: Read, purpose: Purpose): Turn | null {
  const { pictured, words, ...rest } = turn;
  if (pictured === undefined || references.items.length > 0) return null;
  const isBeside = purpose.isBeside || purpose.wantsOutfit || WORN_WITH.test(words);
  if (isBeside || purpose.intent === 'style_advice') {
    // What goes with it does not look like it.
    const named = namePicture(words, pictured);
    return named === null ? null : { ...rest, words: named, attachment: null };
  }
  if (purpose.intent !== 'item_question') return null;
  // "Do you have this in green?" asks for its like in another color.
  const named = namePicture(words, { ...pictured, color: null });
  return named === null ? null : { ...rest, words: named };
}

/** Reads a message against the conversation: what it asks, what it refers to, what it leaves open. */
export async function readTurn(understand: Understand, given: Turn): Promise<UnderstoodTurn> {
  const { shown, request } = given.state;
  const isShown = shown.itemIds.length + shown.outfits.length > 0;
  const spelled = rewordAsides(
    rewordPeople(rewordLengths(rewordBundles(rewordShorthand(rewordTalk(given.words)), request))),
  );
  const wishes = request?.wishes ?? [];
  const stances = readStances(rewordForgotten(spelled, wishes), { request, isShown });
  const reacted = rewordReactions(stances.words, given.state);
  const meantBy = rewordProtests(reacted, wishes, isShown);
  const shaped = rewordFigureWishes(rewordFigures(meantBy, isShown), request?.refinedQuery ?? '');
  const errand = rewordErrands(rewordHobbies(shaped), wornBy(shaped, given));
  const plain = rewordForecast(rewordPurposes(rewordJobs(errand)), given);
  const said = rewordOutfitTalk({ ...given, words: rewordStockAgain(plain, given.state) });
  const meant = acceptedWords(said, given.state) ?? said;
  // After a packing list, "I only have a backpack" tells of the trip.
  const isOfTrip = rewordTrip({ ...given, words: meant }) !== null;
  const aimed = isShown
    ? meant
    : rewordOwnedBefore(rewordForTrip(meant, given), given.state.heard ?? []);
  const tall = readHeight(aimed, {
    wears: wornBy(aimed, given),
    isOther: request?.wearer === 'other',
  });
  const { words: around, owned } = isOfTrip
    ? { words: meant, owned: null }
    : readOwned(tall.words, !isShown);
  const { words, notes } = await readCovered(understand, around, wishes);
  // Where nothing else was said, the name of a shop still begins what is answered.
  const read = await readSaid(understand, { ...given, words: words === '' ? around : words });
  const { message, references, purpose } = read;
  const unread = purpose.intent === 'search' ? findUnread(message, references.spans) : [];
  const left = purpose.intent === 'search' ? leftKind(message, given.state) : null;
  return {
    ...read,
    owned,
    notes: [
      ...(left === null ? stances.notes : [left.note]),
      ...(tall.note.length > 0 ? [tall.note] : []),
      ...notes,
      ...unreadNote(unread),
    ],
  };
}

type ReadSaid = Omit<UnderstoodTurn, 'notes' | 'owned'>;

async function readSaid(understand: Understand, turn: Turn): Promise<ReadSaid> {
  const there = rewordThere(turn) ?? rewordTrip(turn) ?? rewordCapsule(turn);
  if (there !== null) {
    const { message, references, understood } = await readWords(understand, turn, there);
    const purpose: Purpose = { ...PLAIN, intent: 'style_advice' };
    return { turn: { ...turn, words: there }, message, references, purpose, sized: understood };
  }
  const read = await readWords(understand, turn, agreedWords(turn) ?? turn.words);
  const { itemIds, outfits } = turn.state.shown;
  const looksFor = wantsGarment(read.message, read.references.spans);
  const purpose =
    purposeOfFirst(turn) ??
    purposeOfAction(turn.words, itemIds.length + outfits.length > 0, looksFor) ??
    purposeOfOutfits(turn, read.message, read.references) ??
    purposeOf(read, turn);
  const named = withPictureNamed(turn, read, purpose);
  if (named !== null) return readSaid(understand, named);
  const waiting = WAITING.exec(turn.state.asked ?? '')?.groups?.words;
  const isOfItem = purpose.intent === 'item_question' && read.references.items.length > 0;
  if (waiting !== undefined && isOfItem) {
    const question = await readWords(understand, turn, waiting);
    return {
      turn: { ...turn, words: waiting },
      message: question.message,
      references: read.references,
      purpose: classify(question.message, read.references, turn.state),
      sized: question.understood,
    };
  }
  const { references, understood } = read;
  const sized = await readSizes(understand, understood, turn);
  const tellsSizes = tellsSizesAlone(turn);
  const message = tellsSizes ? withoutKinds(read.message, understood.types) : read.message;
  const isAnswer = tellsSizes || isSizeAnswer(sized, turn);
  const isSearch = isAnswer || leftKind(message, turn.state) !== null;
  return { turn, message, references, purpose: isSearch ? PLAIN_SEARCH : purpose, sized };
}
