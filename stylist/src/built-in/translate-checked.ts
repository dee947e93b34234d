import type { FindPieces } from '../lists/choose-pieces.ts';
import type { AskedFor, Translation, Turn } from '../stylist.ts';
import { rewordRefused } from '../tagging/reword-refused.ts';
import { type TaggedMessage, tagMessage } from '../tagging/tag-message.ts';
import type { Understand } from '../understanding/understand.ts';
import { translateMessage } from './translate-message.ts';

/** From here on what a message does is held against what was made of it. */
const SURE = 0.85;

const ASKED_FOR: Readonly<Record<string, AskedFor>> = {
  ask: 'item_question',
  which: 'compare',
  find: 'search',
  change: 'search',
  refuse: 'search',
  swap: 'search',
  add: 'search',
};

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

/** What a message asks for where something else was made of it; null where that agrees. */
function mistaken(tagged: TaggedMessage, turn: Turn, translated: Translation): AskedFor | null {
  const { state } = turn;
  const { act, sureness, named } = tagged;
  const asksFor = ASKED_FOR[act];
  // A list is edited, and asked of, by rules of its own.
  if (asksFor === undefined || sureness < SURE || state.list !== undefined) return null;
  const isShown = state.shown.itemIds.length + state.shown.outfits.length > 0;
  if (asksFor !== 'search') {
    return isShown &&
      translated.intent === 'search' &&
      !WISHES.some((wish) => wish.test(turn.words))
      ? asksFor
      : null;
  }
  const { intent } = translated;
  // What asks back or tells of the very pieces that are spoken of is no talk beside the point.
  const isTold =
    (act === 'add' && intent === 'item_question') ||
    (act === 'find' && ASKS.test(turn.words)) ||
    (act === 'refuse' && intent === 'small_talk');
  const isNamed = named.some(
    ({ shares }) => (shares.get('want') ?? 0) + (shares.get('no') ?? 0) > 0.6,
  );
  return isNamed && !isTold && TALK.has(intent) && translated.state.asked === null ? asksFor : null;
}

/**
 * Understands a message by rules, and once more where that does not agree with what its words are
 * most likely for: what it refuses was looked for, a question was taken for a wish.
 */
export async function translateChecked(
  understand: Understand,
  turn: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const translated = await translateMessage(understand, turn, findPieces);
  const tagged = translated.intent === 'unsafe' ? null : tagMessage(turn);
  if (tagged === null) return translated;
  const words = rewordRefused(tagged, turn, translated);
  if (words !== null) return translateMessage(understand, { ...turn, words }, findPieces);
  const asksFor = mistaken(tagged, turn, translated);
  return asksFor === null
    ? translated
    : translateMessage(understand, { ...turn, asksFor }, findPieces);
}
