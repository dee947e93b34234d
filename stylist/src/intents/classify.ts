import { isAboutShownItems } from '@modiste/lexicon/is-about-shown-items';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { namesOther, type References } from '../references/resolve-references.ts';
import {
  asksForCount,
  asksForMoreOfUnknown,
  speaksOfFigure,
} from '../understanding/asks-of-wardrobe.ts';
import { MOVES } from '../understanding/cue-tables.ts';
import type { Message } from '../understanding/message.ts';
import { hasAny, scoreCues } from '../understanding/score-cues.ts';
import { ORDER, QUESTION_SHARE, type Scored, VOTE, votesFor, withVotes } from './count-votes.ts';
import { dislikesShown } from './dislikes-shown.ts';
import { leavesOutfits, outfitEdit, tellsHowPieceIs } from './edits-outfit.ts';
import { guessIntent, isUnsafe, sureIntent } from './guess-intent.ts';
import { asksOfEvent, goesToEvent } from './is-for-event.ts';
import { outfitQuestion, pricesAll } from './outfit-question.ts';
import { picksShown } from './picks-shown.ts';
import {
  ASKED_MIN,
  ASKS,
  asksOfSeveral,
  type Context,
  EXPLICIT,
  namesPiece,
  PLAIN,
  type Purpose,
  patterns,
  takesBackWish,
  wants,
  wantsGarment,
} from './purpose.ts';
import { asksForLike, asksStock, asksWhatGoes, searchFromItem } from './search-from-item.ts';

const SAID_MIN = 3; // Politeness around anything else is not what the message is about.
const EVENT_SCORE = 5.5; // Who tells of an event asks what to wear there, whatever the words.
const WITHOUT_ITEMS = 0.4;
const EXPLICIT_BONUS = 2; // "Any tops that need no ironing" asks for tops.
const CLOTHES_SHARE = 0.5; // What speaks of clothes or of a piece shown is seldom beyond fashion.

/** Beside a garment only these ask for more than that: "an outfit with a linen dress". */
const WHOLE_OUTFITS = patterns(
  'outfit|outfits|ensemble|ensembles|look|looks',
  'head to',
  'dress|style me|us|him|her',
  'what|how .. wear',
  'full|whole|complete|entire',
);
/** "Can you swap the bag?" asks for it; "can I wear it with a jacket?" asks whether. */
const ASKS_TO = patterns(
  '^ and|but|so? can|could|may|might the|those|these|that {garment} be',
  '^ can|could|would|will|may you|u|i|we please? swap|change|replace|switch|add|see|get|have|try|keep|lose|drop|remove|leave|do|make|show|find|put|give',
);
const ANEW = patterns(
  'new|another|different|other|an|complete|whole outfit|outfits|look|looks',
  'outfit|outfits|look|looks for',
);
const GOODS = patterns('a|an|some|any|for|the|new|used .. {goods}');
/** These ask for kinds of things, though a word in them is one of questions about a piece. */
const KINDS_ASKED = patterns(
  '^ only|just',
  'how|what about|bout',
  'what .. do|have you have|got',
  'odds|chances of',
);
/** "Is there a cardigan on sale anywhere?", "do you have any boots in a 9?" */
const ANY_OF_KIND = patterns(
  '^ and|but|so|ok|also|hi|hey? is|are there also|still? a|an|any|some|other|more .. {garment}',
  '^ and|but|so|ok|also|hi|hey? do|have you|they|u also|still? have|got|sell|carry|stock a|an|any|some|other|more .. {garment}',
);
/** "Can I wear the first to the office?" asks of that piece. */
const SUITS = patterns(
  'can|could|should|would|may|shall i|we|you|he|she wear|use|take {ref} to|for|at|in|on|during',
  'is|are|would|will|does|do {ref} be? ok|okay|fine|alright|appropriate|suitable|work|dressy|formal|casual|warm|cool .. for|at|in|to',
);
/** "Is it ok for the office?" asks of what is shown, "is it ok to wear white?" of clothes as such. */
const SUITS_IT = patterns(
  '^ and|but|so|hmm|ok? is|are|would|will|does|do it|this|that|these|they|those be? ok|okay|fine|alright|appropriate|suitable|work|dressy|formal|casual|warm|cool .. for|at|in|to .. {occasion}',
);
const TO_WEAR = patterns('to wear|go|bring|come|have', 'in|with {color}|{garment}|{fabric}');
const POLITE =
  /^(?:please|pls|the|one|ones|ok|okay|yes|yeah|no|hmm|oh|and|so|actually|i|mean|meant|maybe|show|me|see|about|what|how|tell|more|like|thanks)$/;

/** "Can you undo that last thing?" asks for it; "how do I undo it?" asks how. */
const UNDONE = patterns(
  '^ and|ok|okay|no|wait|please|oh|actually|sorry? can|could|would|will? you|we|i? please|just? undo|revert',
);
/** A longer sentence goes back to something else: "the one in the back". */
const UNDO_WORDS_MAX = 7;

/** "Forget all black, any color" takes back a color and begins nothing anew. */
const DROPS_ONE = patterns(
  'clear|forget|reset|scrap|delete|erase|remove|wipe|drop|ignore all|everything|any|every|anything of|in|with|the|that|is? {value}|{slot}|{attr}|{garment}',
);

const REMOVES = patterns('clear|forget|delete|erase|remove|wipe everything|all');

function moveOf(
  message: Message,
  references: References,
  { request }: DialogueState,
): Purpose['move'] {
  const { priceMin, priceMax } = message.understood.hard;
  // "Remove everything above 100" sets a limit.
  const isPriced = (priceMin ?? priceMax) !== null && request !== null && hasAny(message, REMOVES);
  if (hasAny(message, MOVES.startOver) && !hasAny(message, DROPS_ONE) && !isPriced)
    return 'startOver';
  const isShort = message.words.length <= UNDO_WORDS_MAX;
  if (isShort && hasAny(message, MOVES.undo)) return 'undo';
  if (request === null) return null;
  if (dislikesShown(message) || asksForMoreOfUnknown(message)) return 'more';
  const isOfShown = isAboutShown(message) || namesOther(message, references);
  return hasAny(message, MOVES.more) && !isOfShown ? 'more' : null;
}

/** Only names something shown: "the linen one". */
function isBareReference({ words }: Message, { spans, items }: References): boolean {
  const rest = words.filter((_, at) => !spans.some(({ from, to }) => at >= from && at < to));
  return items.length > 0 && rest.length <= 3 && rest.every(({ word }) => POLITE.test(word));
}

/** What only says something of what was shown counts less where nothing was. */
function weigh({ message, references, state, scores }: Context): Record<Scored, number> {
  const { outfit, unsafe: _, ...rest } = scores;
  const hasItems =
    references.items.length + state.shown.itemIds.length + state.shown.outfits.length > 0;
  const share = hasItems ? 1 : WITHOUT_ITEMS;
  const takesBack = takesBackWish(message);
  const isExplicit = hasAny(message, EXPLICIT);
  const named = wantsGarment(message, references.spans);
  const asksOnly = hasAny(message, ASKS) && !isExplicit;
  const { care, size_fit, compare: compared, help, style_advice } = rest;
  const isTold = Math.max(care, size_fit, compared, help, style_advice) >= SAID_MIN;
  const isOfClothes = outfit > 0 || references.items.length > 0 || named;
  const edits = state.request !== null && takesBack ? ASKED_MIN + 1 : 0;
  return {
    ...rest,
    search: Math.max(
      rest.search * (asksOnly ? QUESTION_SHARE : 1) + (isExplicit && named ? EXPLICIT_BONUS : 0),
      outfit + (outfit > 0 ? 1 : 0),
      edits,
    ),
    out_of_scope: rest.out_of_scope * (isOfClothes ? CLOTHES_SHARE : 1),
    compare: rest.compare * share,
    item_question: Math.min(rest.item_question, isTold ? SAID_MIN : ASKED_MIN) * share,
  };
}

const isAboutShown = (message: Message): boolean =>
  isAboutShownItems(message.text) && !hasAny(message, KINDS_ASKED);

/**
 * "I mean the grey one", "who makes it" look for nothing new, unless they name a kind of thing that
 * nothing on the screen is: "the red one" among blue ones asks for a red one.
 */
function withoutChatAboutShown(
  { message, references, state }: Context,
  weighed: Record<Scored, number>,
): Record<Scored, number> {
  const { shown, request } = state;
  const isShown = shown.itemIds.length + shown.outfits.length > 0;
  const asksForOther = isShown && references.items.length === 0 && wants(message, references.spans);
  if (request === null || asksForOther || !isAboutShown(message)) return weighed;
  const item_question = Math.max(weighed.item_question, SAID_MIN + 1);
  const search = Math.min(weighed.search * QUESTION_SHARE, SAID_MIN);
  return { ...weighed, search, item_question };
}

/** "I'm looking for a used car". */
const looksForOtherGoods = ({ message, references }: Context): boolean =>
  message.understood.unknownGoods !== null &&
  references.items.length === 0 &&
  hasAny(message, EXPLICIT) &&
  !wants(message, references.spans) &&
  hasAny(message, GOODS);

const FASHION = ['garment', 'fabric', 'color', 'pattern', 'attr', 'size', 'occasion'];
const QUESTION_WORDS_MIN = 4;

/** A question that no cue tells is about what it names: a piece, clothes in general, or neither. */
function questionAsked(
  { message, references }: Context,
  best: Scored,
  weight: number,
): Purpose['intent'] | null {
  if (namesPiece(message, best)) return 'search';
  if (weight > SAID_MIN || !hasAny(message, ASKS) || hasAny(message, EXPLICIT)) return null;
  if (references.items.length > 0 || references.isMissing) return 'item_question';
  const tags = [...message.spansAt.values()].flat().map(({ tag }) => tag);
  if (tags.some((tag) => FASHION.includes(tag))) return 'style_advice';
  return message.words.length >= QUESTION_WORDS_MIN ? 'out_of_scope' : null;
}

/** An event without a garment asks for what to wear to it. */
const weighEvent = (scored: Record<Scored, number>, message: Message): Record<Scored, number> => ({
  ...scored,
  search: Math.max(scored.search, EVENT_SCORE),
  out_of_scope: scored.out_of_scope * CLOTHES_SHARE,
  style_advice: scored.style_advice * (asksOfEvent(message) ? 1 : CLOTHES_SHARE),
});

/** What flatters a figure is asked of clothes as such, unless two pieces are held side by side. */
function asksOfFigure({ message, references }: Context, best: Scored): boolean {
  // "Knee boots for wide calves" looks for boots.
  if (wantsGarment(message, references.spans) && !hasAny(message, ASKS)) return false;
  const isOfAll = best === 'compare' && references.items.length !== 2;
  const isOfNone =
    (best === 'size_fit' || best === 'out_of_scope') && references.items.length === 0;
  return (isOfAll || isOfNone) && speaksOfFigure(message.text);
}

/** What outfits or pieces are sold in and cost is told; whether there is any of a kind is looked for. */
function questionOfShown(context: Context): Purpose | null {
  const { message, references, state } = context;
  const ofOutfit = outfitQuestion(message, references, state);
  if (ofOutfit !== null) return { ...PLAIN, intent: 'item_question', ofOutfit };
  if (asksStock(context)) return { ...PLAIN, intent: 'item_question' };
  if (asksForLike(context)) return { ...PLAIN, intent: 'search', isFromItem: true };
  const isOfKind = references.items.length === 0 && wantsGarment(message, references.spans);
  return isOfKind && hasAny(message, ANY_OF_KIND) ? { ...PLAIN, intent: 'search' } : null;
}

/** Whether a message changes outfits on the screen, whatever else its words are taken for. */
function isEditOfOutfit({ message, state }: Context, isSureQuestion: boolean): boolean {
  const isTold = !isSureQuestion || tellsHowPieceIs(message);
  const isAsked = hasAny(message, ASKS) && !hasAny(message, ASKS_TO);
  return isTold && !isAsked && outfitEdit(message, state) !== null;
}

/** What a message asks, by what it says, what it refers to and what was said before. */
export function classify(message: Message, references: References, state: DialogueState): Purpose {
  const scores = scoreCues(message);
  const context = { message, references, state, scores };
  const isShown = state.shown.itemIds.length + state.shown.outfits.length > 0;
  const guess = guessIntent(message, isShown);
  const sure = sureIntent(guess);
  const vote = votesFor(context);
  const isSureQuestion = sure !== null && sure !== 'search' && vote === VOTE;
  if (isUnsafe(context, guess)) return { ...PLAIN, intent: 'unsafe' };
  if (asksForCount(message.text)) return { ...PLAIN, intent: 'style_advice' };
  const ofShown = questionOfShown(context);
  if (ofShown !== null) return ofShown;
  if (isEditOfOutfit(context, isSureQuestion)) {
    return { ...PLAIN, intent: 'search', wantsOutfit: hasAny(message, ANEW) };
  }
  const namesGarment = wantsGarment(message, references.spans);
  if (!namesGarment && pricesAll(message, state)) {
    return { ...PLAIN, intent: 'search', wantsOutfit: true };
  }
  const isEvent = !namesGarment && goesToEvent(message, state);
  const asksWhole = scores.outfit > 0 && (!namesGarment || hasAny(message, WHOLE_OUTFITS));
  const wantsOutfit = isEvent || (asksWhole && !(namesGarment && leavesOutfits(message, state)));
  const scored = withVotes(withoutChatAboutShown(context, weigh(context)), guess, vote);
  const weighed = isEvent ? weighEvent(scored, message) : scored;
  const best = ORDER.reduce((first, next) => (weighed[next] > weighed[first] ? next : first));
  const others = ORDER.filter((one) => one !== 'search' && one !== 'small_talk');
  const isAsked = others.some((one) => weighed[one] >= ASKED_MIN && weighed[one] > weighed.search);
  const move = moveOf(message, references, state);
  const isUndone = move === 'undo' && hasAny(message, UNDONE);
  if (move !== null && (isUndone || (!isAsked && !isSureQuestion))) {
    return { ...PLAIN, intent: 'search', move, wantsOutfit };
  }
  const asksOfShown = isShown && hasAny(message, SUITS_IT) && !hasAny(message, TO_WEAR);
  if (asksOfShown || (references.items.length > 0 && hasAny(message, SUITS))) {
    return { ...PLAIN, intent: 'item_question' };
  }
  const picks = picksShown(context);
  if (picks !== null) return { ...PLAIN, intent: picks };
  const isAnswered = isSureQuestion && (sure !== 'style_advice' || !asksWhatGoes(message));
  const fromItem = isAnswered ? null : searchFromItem(context);
  if (fromItem !== null) return fromItem;
  if (isBareReference(message, references) && weighed[best] < ASKED_MIN) {
    return { ...PLAIN, intent: 'item_question' };
  }
  const asksOfNothing = references.isMissing && hasAny(message, ASKS);
  if (asksOfNothing && weighed[best] < SAID_MIN) return { ...PLAIN, intent: 'item_question' };
  if (weighed[best] < SAID_MIN && wants(message, references.spans)) {
    return { ...PLAIN, intent: 'search', wantsOutfit };
  }
  if (best === 'search' && looksForOtherGoods(context)) return { ...PLAIN, intent: 'out_of_scope' };
  const asked = questionAsked(context, best, weighed[best]);
  if (asked !== null) return { ...PLAIN, intent: asked };
  if (asksOfSeveral(context, best)) return { ...PLAIN, intent: 'compare' };
  if (asksOfFigure(context, best)) return { ...PLAIN, intent: 'style_advice' };
  const asksToo = weighed.search >= SAID_MIN && (namesGarment || sure !== 'small_talk');
  const intent = best === 'small_talk' && asksToo ? 'search' : best;
  return { ...PLAIN, intent, wantsOutfit, isUnclear: weighed[best] <= 1 };
}
