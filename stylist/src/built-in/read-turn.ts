import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { acceptedWords } from '../clarifying/read-reaction.ts';
import { asksInGeneral, mayAskInGeneral } from '../intents/asks-in-general.ts';
import { type AskedOfStock, asksStockMost } from '../intents/asks-stock-most.ts';
import { asksToUpgrade } from '../intents/asks-to-upgrade.ts';
import { classify } from '../intents/classify.ts';
import { PLAIN, type Purpose, wantsGarment } from '../intents/purpose.ts';
import { purposeOfAction } from '../knowledge/help/read-action.ts';
import { rewordCapsule } from '../lists/reading/reword-capsule.ts';
import { type References, resolveReferences } from '../references/resolve-references.ts';
import { withNearestSizes } from '../request/limits/nearest-sizes.ts';
import { notePiecePrices, piecePricesSaid } from '../request/limits/piece-prices.ts';
import type { Turn } from '../stylist.ts';
import { type Message, readMessage } from '../understanding/message.ts';
import { rewordShorthand } from '../understanding/reword-shorthand.ts';
import { rewordTalk } from '../understanding/reword-talk.ts';
import { readHeight } from '../understanding/sayings/read-height.ts';
import { readOwned, rewordOwnedBefore } from '../understanding/sayings/read-owned.ts';
import { rewordErrands } from '../understanding/sayings/reword-errands.ts';
import { rewordFaults } from '../understanding/sayings/reword-faults.ts';
import { rewordFigures } from '../understanding/sayings/reword-figures.ts';
import { rewordForgotten } from '../understanding/sayings/reword-forgotten.ts';
import { rewordHelp } from '../understanding/sayings/reword-help.ts';
import { rewordHobbies } from '../understanding/sayings/reword-hobbies.ts';
import { rewordJobs } from '../understanding/sayings/reword-jobs.ts';
import { rewordProtests } from '../understanding/sayings/reword-protests.ts';
import { rewordPurposes } from '../understanding/sayings/reword-purposes.ts';
import { rewordReactions } from '../understanding/sayings/reword-reactions.ts';
import { rangeAsked, rewordSizes } from '../understanding/sayings/reword-sizes.ts';
import { readStances } from '../understanding/stances/read-stances.ts';
import type { Understand } from '../understanding/understand.ts';
import { findUnread } from '../unmet/find-unread.ts';
import { type Note, readCovered } from '../unmet/read-covered.ts';
import { leftKind, purposeOfFirst, withoutKinds } from './leave-kind.ts';
import { agreedWords } from './offer-piece.ts';
import { purposeOfOutfits, rewordOutfitTalk } from './outfit-talk.ts';
import { spellLimits } from './parts/spell-limits.ts';
import { asksAfresh } from './reading/asks-afresh.ts';
import { goBack } from './reading/go-back.ts';
import { readOwnAround, readOwnPiece } from './reading/own-piece.ts';
import { withPictureNamed } from './reading/picture-named.ts';
import { readFresh } from './reading/read-fresh.ts';
import { purposeOfOne, readPurpose } from './reading/read-purpose.ts';
import {
  isSizeAnswer,
  readSizes,
  rewordEitherSize,
  rewordStockAgain,
  tellsSizesAlone,
  wornBy,
} from './reading/read-sizes.ts';
import { NO_REFERENCES, type Read, readWords } from './reading/read-words.ts';
import { rewordForecast, rewordThere } from './reword-forecast.ts';
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
  /** Wishes that nothing was read into; left out where there are none. Pages may tell of them. */
  unread?: readonly string[];
  /** What the shopper has, where they tell of nothing else: "red dress". */
  owned: string | null;
  /** What is asked of the whole stock; left out where nothing is. */
  ofStock?: AskedOfStock;
}

const shownOf = ({ items, state: { shown } }: Turn) => ({
  types: items.filter(({ id }) => shown.itemIds.includes(id)).map((item) => item.other_info.type),
  isOutfits: shown.outfits.length > 0,
});

/** A question that waits for the item that it is about: "which: is it lined?". */
const WAITING = /^which: (?<words>.+)$/s;

const PLAIN_SEARCH: Purpose = { ...PLAIN, intent: 'search' };

/** "What else is warm?" asks for fabrics. */
const rewordElse = (words: string): string =>
  words.replace(
    /\bwhat else (?:is|stays|keeps (?:you|me)) (?<how>warm|cool|soft|light|smooth)\b/i,
    (_, how: string) =>
      `what is the ${how.replace(/(?<!e)$/, 'est').replace('smoothest', 'softest')} fabric`,
  );

/** A question of fabrics or clothes as such, of which nothing is a wish; null where none is asked. */
async function readGeneral(understand: Understand, given: Turn): Promise<UnderstoodTurn | null> {
  const words = rewordElse(rewordShorthand(rewordTalk(given.words)));
  if (given.attachment !== null || !mayAskInGeneral(words)) return null;
  const sized = await understand(words);
  const message = readMessage(sized);
  const turn = { ...given, words };
  const intent = asksInGeneral(message, resolveReferences(message, turn).spans);
  if (intent === null) return null;
  const purpose: Purpose = { ...PLAIN, intent };
  return { turn, message, references: NO_REFERENCES, purpose, sized, notes: [], owned: null };
}

/** What is asked of the whole shop and not of what is shown; null where nothing is. */
async function readOfStock(understand: Understand, given: Turn): Promise<UnderstoodTurn | null> {
  const asked = { ...given, words: rewordShorthand(rewordTalk(given.words)) };
  const afresh = asksAfresh(asked);
  const ofStock = afresh ?? asksStockMost(asked);
  if (ofStock === null) return null;
  const turn = { ...given, words: ofStock.words };
  const sized = await understand(ofStock.words);
  const message = readMessage(sized);
  const read = { turn, message, references: NO_REFERENCES, purpose: PLAIN_SEARCH, sized };
  const notes = afresh === null || afresh.note.length === 0 ? [] : [afresh.note];
  return { ...read, notes, owned: null, ofStock };
}

/** What is asked of clothes as such or of the whole shop, whatever is shown; null where nothing is. */
const readApart = async (understand: Understand, given: Turn): Promise<UnderstoodTurn | null> =>
  (await readGeneral(understand, given)) ?? readOfStock(understand, given);

const purposeKnown = ({ asksFor }: Turn): Purpose | null =>
  asksFor === undefined ? null : { ...PLAIN, intent: asksFor };

/** Reads a message against the conversation: what it asks, what it refers to, what it leaves open. */
export async function readTurn(understand: Understand, said: Turn): Promise<UnderstoodTurn> {
  const back = goBack(said) ?? said;
  const given = { ...back, words: rewordHelp(back.words) };
  const fresh = readFresh(given);
  if (fresh !== null) {
    const read = await readTold(understand, { ...given, words: fresh.words, isFresh: true });
    return fresh.note.length === 0 ? read : { ...read, notes: [fresh.note, ...read.notes] };
  }
  const own = readOwnPiece(given) ?? readOwnAround(given);
  if (own === null) return readTold(understand, given);
  const { words, owns, isExchanged, note } = own;
  const read = await readTold(understand, {
    ...given,
    words,
    owns,
    ...(isExchanged && { hasOwnPiece: true }),
  });
  return { ...read, notes: [note, ...read.notes] };
}

/** "Do you do plus?", said of what is looked for. */
function inRange(words: string): string {
  const range = rangeAsked(words);
  return range === null ? words : `in ${range}`;
}

async function readTold(understand: Understand, given: Turn): Promise<UnderstoodTurn> {
  const isOpen = given.asksFor === undefined;
  const whole = isOpen ? await readApart(understand, given) : null;
  if (whole !== null) return whole;
  const { shown, request } = given.state;
  const isShown = shown.itemIds.length + shown.outfits.length > 0;
  const { words: spelled, note: giftNote } = spellLimits(given);
  const wishes = request?.wishes ?? [];
  const criticized = isShown ? rewordFaults(spelled, shownOf(given)) : spelled;
  const stances = readStances(rewordForgotten(criticized, wishes), {
    request,
    isShown,
    earlier: given.state.earlier,
  });
  const reacted = rewordReactions(stances.words, given.state);
  const meantBy = rewordProtests(reacted, wishes, isShown);
  const shaped = rewordFigures(meantBy, isShown);
  const errand = rewordErrands(rewordHobbies(shaped), wornBy(shaped, given));
  const plain = rewordForecast(rewordPurposes(rewordJobs(errand)), given);
  const sizes = rewordStockAgain(rewordEitherSize(plain, given), given.state);
  const said = rewordOutfitTalk({ ...given, words: sizes });
  const meant = acceptedWords(said, given.state) ?? said;
  // After a packing list, "I only have a backpack" tells of the trip.
  const isOfTrip = rewordTrip({ ...given, words: meant }) !== null;
  const isUpgrade = given.state.shown.outfits.length > 0 && asksToUpgrade(meant);
  const aimed = isShown
    ? meant
    : rewordOwnedBefore(rewordForTrip(meant, given), given.state.heard ?? []);
  const told = rewordSizes(inRange(aimed));
  const tall = readHeight(told.words, {
    wears: wornBy(told.words, given),
    isOther: request?.wearer === 'other',
  });
  const { words: around, owned } =
    isOfTrip || isUpgrade ? { words: meant, owned: null } : readOwned(tall.words, !isShown);
  const { words, notes } = await readCovered(understand, around, wishes);
  // Where nothing else was said, the name of a shop still begins what is answered.
  const read = await readSaid(understand, { ...given, words: words === '' ? around : words });
  const { message, references, purpose } = read;
  const nearest = withNearestSizes(read.sized);
  const isRead = purpose.intent !== 'search' || isUpgrade;
  const priced = isRead ? [] : notePiecePrices(piecePricesSaid(message));
  const unread = isRead ? [] : findUnread(message, references.spans);
  const left = purpose.intent === 'search' ? leftKind(message, given.state) : null;
  return {
    ...read,
    sized: nearest.sized,
    owned,
    unread,
    notes: [
      ...(left === null ? stances.notes : [left.note]),
      ...[giftNote, told.note, tall.note, nearest.note, priced].filter((note) => note.length > 0),
      ...notes,
    ],
  };
}

type ReadSaid = Omit<UnderstoodTurn, 'notes' | 'owned'>;

/** What a message asks; who names a garment and what it may cost wants no help with the app. */
function purposeOfWish(read: Read, turn: Turn, looksFor: boolean): Purpose {
  const purpose = readPurpose(read, turn);
  const { priceMin, priceMax } = read.understood.hard;
  const isPriced = (priceMin ?? priceMax) !== null;
  return purpose.intent === 'help' && looksFor && isPriced ? PLAIN_SEARCH : purpose;
}

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
    purposeKnown(turn) ??
    purposeOfFirst(turn) ??
    purposeOfAction(turn.words, itemIds.length + outfits.length > 0, looksFor) ??
    purposeOfOne(read, turn) ??
    purposeOfOutfits(turn, read.message, read.references) ??
    purposeOfWish(read, turn, looksFor);
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
