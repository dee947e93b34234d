import { understandQuery } from '@modiste/lexicon/understand-query';
import { asksOfPiece } from '../../request/plain-edits/reword-edit.ts';
import type { AskedFor, Translation, Turn } from '../../stylist.ts';
import { sumOf, type TaggedMessage } from '../../tagging/tag-message.ts';

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
export function mistaken(
  tagged: TaggedMessage,
  turn: Turn,
  translated: Translation,
): AskedFor | null {
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
