import { asksForEither } from '../../choosing/alternatives/asks-to-choose.ts';
import { placeInRanking } from '../../choosing/comparing/ranked-items.ts';
import { asksForOpinion } from '../../choosing/comparing/tell-opinion.ts';
import { asksOfShown } from '../../choosing/comparing/tell-which.ts';
import { asksOfPiece, OF_FIGURE, OF_WIDTH } from '../../choosing/questions/body-answers.ts';
import { pieceQuestionIn } from '../../choosing/questions/piece-questions.ts';
import { FORMER_PRICE } from '../../choosing/questions/price-answers.ts';
import { asksOfAll, asksOfTwo } from '../../choosing/questions/worn/worn-together.ts';
import {
  asksReversed,
  asksToMatch,
  asksWithAlone,
  BEST_WITH,
} from '../../choosing/questions/worn/worn-with.ts';
import { asksOfSeveral, isExcessQuestion } from '../../choosing/reasons/asks-of-excess.ts';
import { asksWhyPrice } from '../../choosing/tell-why.ts';
import { asksForLeast, asksForPick } from '../../intents/asks-for-pick.ts';
import { classify } from '../../intents/classify.ts';
import { PLAIN, type Purpose } from '../../intents/purpose.ts';
import type { References } from '../../references/resolve-references.ts';
import { isNamedBy } from '../../references/shown-outfits.ts';
import type { Turn } from '../../stylist.ts';
import type { Message } from '../../understanding/message.ts';
import { namesOnlyOne } from './keep-chosen.ts';
import { namesKindAlone } from './names-kind-alone.ts';
import { asksSizeOfOutfit, pointsOnly } from './points-only.ts';

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

/** "Back to the dress" shows the one that was chosen. */
const BACK_TO =
  /^\W*(?:(?:ok|okay|now|so|and|anyway|alright|lets|let['’]?s|can we|please|go|going|get|i want to go)[ ,.]+)*(?:back|return) to (?:the|that|my) [\w -]+\W*$/i;

/** What the rest of a message is taken for at times, though a clause of it names what is wanted. */
const MISTAKEN: ReadonlySet<string> = new Set([
  'small_talk',
  'help',
  'out_of_scope',
  'style_advice',
  'size_fit',
  'care',
]);
const OF_SHARE =
  /\bpercent(?:age)?\b|\bhow much (?:elastane|spandex|lycra|cotton|wool|polyester)\b/i;
/** "How does it differ from the wool one?", "is it worth it over the first?" */
const DIFFERS =
  /\bdiffers?\b|\bdifferent (?:from|to|than)\b|\bworth\b.*\b(?:over|than|compared|against)\b/i;

const PLAIN_SEARCH: Purpose = { ...PLAIN, intent: 'search' };
const ITEM_QUESTION: Purpose = { ...PLAIN, intent: 'item_question' };
const COMPARE: Purpose = { ...PLAIN, intent: 'compare' };

interface Read {
  message: Message;
  references: References;
}

const isMistaken = ({ intent }: Purpose, { message, references }: Read, isShown: boolean) =>
  MISTAKEN.has(intent) && references.items.length === 0 && namesKindAlone(message, !isShown);

/** "Is that dress gonna be too hot for june?" asks of the piece, and changes none. */
const IF_TOO =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|wait|also)[ ,]+)*(?:is|are|isn['’]?t|aren['’]?t|will|would|won['’]?t|do you think)\b.*\btoo (?:hot|warm|cold|heavy|thick|thin|sheer|short|tight|revealing)\b/i;

/** "What's the cheapest one made of?" asks nothing of the others. */
const OF_EXTREME =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|wait|also)[ ,]+)*(?:what(?:['’]?s| is| are)|how(?:['’]?s| is| are)|is|are|does|do) the (?:\w{2,}e(?:st|r)|(?:most|least|more|less) \w+)(?: \w+){0,3}? (?:made|lined|called|like|washed|cleaned|fit|have|has|come|in stock|available)\b/i;

/** "Why are these better?" asks what speaks for those shown, and compares no two of them. */
const WHY_GOOD =
  /^\W*(?:(?:but|and|so|ok|hm+)[ ,]+)*why (?:is|are|would|should) (?:it|this|that|they|these|those)(?: one| ones)? (?:be )?(?:any |so |really |the )*(?:better|best|good|great|right|special)\W*$/i;

const ASKS = /\b(?:would|will|are|is|do|does|can|could)\b|\?/i;

/** "Is it tight on the neck?" asks of a spot, and not of its sizes. */
const OF_SPOT =
  /\b(?:is|are|does|do|will|would)\b.*\b(?:tight|loose|snug|baggy|roomy|scratchy|stiff|low|high) (?:on|at|in|around|across|over) (?:the|my|your) (?:neck|chest|bust|arms?|shoulders?|waist|hips?|thighs?|calf|calves|ankles?|toes?|back|bum|butt|stomach|belly)\b/i;

/** "What's the lowest heel?", asked of shoes that are shown. */
const MOST_OF_PART =
  /^\W*(?:(?:and|so|ok|okay|but)[ ,]+)*(?:what|which)(?:['’]?s| is| has| are| pair has| one has)? (?:the )?(?:lowest|highest|longest|shortest) (?:heels?|sleeves?|hem)(?: (?:here|of (?:these|those|them)))?\W*$/i;

const namesType = ({ readings }: Message): boolean =>
  readings.some(({ reading }) => reading.concepts.some(({ kind }) => kind === 'type'));

/** "The cheapest gold or silver clutch you have" looks for one, and asks for no advice. */
const ASKS_STOCK =
  /\b(?:cheapest|least expensive|lowest[- ]priced|in stock|(?:do|did) (?:you|u) (?:have|sell|carry|stock)|have (?:you|u) got|(?:what|that) (?:you|u) (?:have|got|sell)|got any)\b(?!.*\b(?:better|should i|shall i|go(?:es)? with|match)\b)/i;

/** Whether a message asks what the shop has of a kind, whatever else its words are known from. */
export const asksStock = (message: Message): boolean =>
  namesType(message) && ASKS_STOCK.test(message.text);

/** "What size scarf should I get him?" looks for no scarf. */
const WHICH_SIZE =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|wait|also)[ ,]+)*(?:(?:do you know|any idea|tell me) )?(?:what|which) sizes? (?:of |in )?(?:an? |the )?(?:[a-z-]+ ){0,3}?(?:should|do|does|would|shall|must|will|is right|fits?|for)\b(?! you\b| they\b| these\b| it come)/i;

/** Whether the kind that a message names is in the outfits on the screen more than once. */
function asksOfPiecesShown({ text, understood }: Message, { state, items }: Turn): boolean {
  const types = understood.concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));
  const ids = new Set(state.shown.outfits.flat());
  const named = items.filter((item) => ids.has(item.id) && isNamedBy(types, item));
  return /\bof the\b|^\W*which\b/i.test(text) && named.length > 1;
}

/** What is asked of one piece of an outfit, or that an outfit is chosen; null where neither is. */
export function purposeOfOne({ message, references }: Read, turn: Turn): Purpose | null {
  const { state, words } = turn;
  const { items, outfit } = references;
  if (WHICH_SIZE.test(words) && namesType(message)) return { ...PLAIN, intent: 'size_fit' };
  if (asksSizeOfOutfit(message, references)) return ITEM_QUESTION;
  const isShown = state.shown.itemIds.length + state.shown.outfits.length > 0;
  // "Do any of the shoes have rubber soles?" asks of those in the outfits, and looks for none.
  if (asksOfShown(words) && asksOfPiecesShown(message, turn)) {
    return COMPARE;
  }
  const isOfPiece = items.length > 0 || (isShown && !namesType(message));
  const isOfShown = MOST_OF_PART.test(words) || BEST_WITH.test(words);
  if (isOfShown && state.shown.itemIds.length > 1) return COMPARE;
  const isHeld = items.length > 0 && asksToMatch(words);
  if (isHeld || (isOfPiece && OF_SPOT.test(words))) return ITEM_QUESTION;
  if (isOfPiece && pieceQuestionIn(words) !== null) return ITEM_QUESTION;
  const isPiece = outfit === null ? items.length === 1 : namesType(message);
  const isOfFigure = OF_FIGURE.test(words) && items.length === 1;
  const isOfPieceItself = OF_WIDTH.test(words) || isOfFigure || /\bwarm enough\b/i.test(words);
  const isJudged = isOfPieceItself && ASKS.test(words);
  const isAsked = IF_TOO.test(words) || (items.length === 1 && OF_EXTREME.test(words)) || isJudged;
  return isPiece && isAsked ? { ...PLAIN, intent: 'item_question' } : null;
}

/** What a message asks; a photo or an item sent without a word is searched for. */
export function readPurpose({ message, references }: Read, turn: Turn): Purpose {
  const { state, attachment } = turn;
  const purpose = classify(message, references, state);
  const isShown = state.shown.itemIds.length + state.shown.outfits.length > 0;
  if (isMistaken(purpose, { message, references }, isShown)) return PLAIN_SEARCH;
  const [one, ...others] = references.items;
  if (others.length === 1 && DIFFERS.test(turn.words)) return COMPARE;
  const isOfTwo = others.length === 1 && asksOfTwo(turn.words);
  const isOfChosen =
    state.shown.outfits.length === 0 && state.chosen !== undefined && asksOfAll(turn.words);
  if (isOfTwo || isOfChosen) return ITEM_QUESTION;
  if (one !== undefined && others.length === 0) {
    const isBack = BACK_TO.test(turn.words) && state.chosen?.includes(one.id) === true;
    const isAsked = isBack || asksReversed(turn.words) || namesOnlyOne(message, references);
    const isShare = purpose.intent === 'style_advice' && OF_SHARE.test(turn.words);
    if (isAsked || isShare) return ITEM_QUESTION;
  }
  const isPlainSearch = purpose.intent === 'search' && purpose.move === null;
  const isOfPieces = state.shown.outfits.length === 0 && !purpose.isFromItem;
  if (isPlainSearch && isOfPieces && pointsOnly(message, references)) return ITEM_QUESTION;
  const isOfGood = references.items.length === 0 && WHY_GOOD.test(turn.words);
  const isOfPrice = asksWhyPrice(turn.words) || FORMER_PRICE.test(turn.words.toLowerCase());
  if (isShown && OF_FIT.test(turn.words)) return { ...PLAIN, intent: 'size_fit' };
  if (isShown && (isOfPrice || isOfGood)) return ITEM_QUESTION;
  // "Ok whatever, you pick" is no chat where there is something to pick from.
  const isNew =
    LIMIT_ALONE.test(message.text) ||
    message.readings.some(({ reading }) => reading.concepts.some(({ kind }) => kind === 'type'));
  const isChat = purpose.intent === 'small_talk' || (purpose.intent === 'search' && !isNew);
  const isOfAll = purpose.intent === 'search' && !isNew && asksOfShown(turn.words);
  const isHeld =
    purpose.intent === 'search' && state.shown.outfits.length > 1 && HOLDS.test(turn.words);
  if (isShown && (isOfAll || isHeld || placeInRanking(turn.words) !== null)) return COMPARE;
  if (purpose.intent === 'style_advice' && asksForEither(turn.words)) return PLAIN_SEARCH;
  if (purpose.intent === 'style_advice' && asksStock(message)) return PLAIN_SEARCH;
  const isStray = /^(?:out_of_scope|style_advice)$/.test(purpose.intent) && !isNew;
  const isRanked = ASKS_MOST.test(turn.words) || asksForLeast(turn.words);
  if (isStray && isShown && isRanked) return COMPARE;
  const isLeft = isChat || isStray;
  if (isLeft && purpose.move === null && isShown && asksForPick(turn.words)) return COMPARE;
  const isOfOne = state.shown.itemIds.length > 0 && references.items.length < 2;
  const isPick = asksForPick(turn.words) && references.items.length === 0;
  if (isOfOne && !isPick && purpose.move === null && asksForOpinion(turn.words)) {
    return ITEM_QUESTION;
  }
  const isBeside = state.focusId !== null && asksWithAlone(turn.words);
  if (isOfOne && isNew && (isBeside || asksToMatch(turn.words))) return ITEM_QUESTION;
  if (isShown && references.items.length !== 1 && !isNew && isExcessQuestion(turn.words)) {
    const ofAll = { asks: 'excess', at: null, types: [], occasions: [] } as const;
    const isOfAll = asksOfSeveral(turn.words) && state.shown.itemIds.length > 1;
    return { ...PLAIN, intent: 'item_question', ...(isOfAll && { ofOutfit: ofAll }) };
  }
  const isOfPiece = isChat || /^(?:size_fit|style_advice|out_of_scope)$/.test(purpose.intent);
  if (isOfPiece && isShown && asksOfPiece(turn.words, isNew)) return ITEM_QUESTION;
  const isAlone = message.words.length === 0 && attachment !== null;
  return isAlone ? { ...purpose, intent: 'search', isUnclear: false } : purpose;
}
