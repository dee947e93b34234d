import { needsIn } from '../../knowledge/style/packing/trip-needs.ts';
import { asksIfNeeded, asksWhatMisses } from './asks-of-needs.ts';
import {
  DROPS,
  FEWER,
  isOn,
  type ListScene,
  narrowest,
  type ReadClause,
  SWAPS,
  typesOf,
  wishOf,
} from './list-clause.ts';
import type { ListEdit } from './list-edit.ts';
import { priceMinded } from './minds-piece.ts';
import { editOfPieces, OWNS } from './read-piece-edit.ts';
import { restoreIn } from './read-restore.ts';
import {
  ALL_OF,
  budgetIn,
  colorsOf,
  editOfWhole,
  inColor,
  LEFT,
  leftAsked,
  NO_TOTAL,
  OF_MONEY,
  TOTAL,
} from './read-whole-edit.ts';

const THAT_ONE = /\b(?:it|that|this|that one|this one|those|these|them|that piece|this piece)\b/;

const COUNT_BESIDES =
  /\b(?:\d{1,2}|[a-z]+) (?:pieces|items|things|garments|clothes|pcs) (?:besides|beside|without|excluding|not counting|plus|apart from|other than|in addition to|on top of)\b/;

const ALL =
  /\bwhat(?:['’]?s| is| was| do i have) (?:all )?(?:on|in) (?:it|there|(?:the|my) (?:(?:packing|whole|full|entire|complete) )*list)\b|\b(?:show|see|read|repeat|give|tell|what(?:['’]?s| is)|remind)\b.*\b(?:list|everything|all of it|whole thing|capsule|wardrobe)\b/;

const ENOUGH =
  /\b(?:is|are|will|would|does|do|can|could|should)\b.*\b(?:enough|ok|okay|fine|work|works|do|good|warm|cold|suit|suitable|right|appropriate|wear|cover|covers|freeze|freezing|last)\b/;

/** "What should I do if it rains?" asks what is missing, and not whether it is enough. */
const ASKS_WHAT = /\bwhat (?:should|do|can|would|could) (?:i|we) (?:do|need|take|bring)\b/;

/** "Back to my list", "the list again", "my packing list pls". */
const BACK =
  /\b(?:back to|return to|see|want|give me|show me|where(?:['’]?s| is)|what about) (?:the|my|that|our) (?:(?:packing|whole|full|entire|complete) )*(?:list|packing|suitcase)\b(?:[^.?!,]*\b(?:again|back|pls|please|now|then)\b|\W*$)|^\W*(?:(?:ok|okay|and|but|no|so|now|can we|can i|lets|let['’]?s)[ ,]+)*(?:the|my|that|our)? ?(?:(?:packing|whole|full|entire|complete) )*list (?:again|back|pls|please|now|once more)\b|^\W*(?:(?:whole|full|entire|complete) )(?:packing )?list\W*$|^\W*(?:(?:ok|okay|and|but|no|so|now)[ ,]+)*(?:the|my|that|our) (?:(?:packing|whole|full|entire|complete) )*list\W*$/;

const TO_BUY =
  /\bwhat (?:else )?(?:do|should|would|must) (?:i|we) (?:still |actually |really )?(?:need|have) to (?:buy|get|shop|order)\b/;

const TRAVELS =
  /\b(?:what|which)\b[^.?!]*\b(?:wear|put on|travel in)\b[^.?!]*\b(?:plane|flight|train|way there|journey|airport|travel(?:ing)?|bus|drive)\b|\b(?:what|which)\b[^.?!]*\bfor (?:the|my|our) (?:plane|flight|way there|airport)\b/;

/** These look for something of its own. */
const SEARCHES = /\b(?:show me|find me|search|looking for|browse|outfit|outfits|look for)\b/;

/** "What's the cheapest ski jacket?" asks it of the shop, and swaps nothing. */
const ASKS_MOST =
  /^\W*(?:(?:and|so|ok|but)[ ,]+)*(?:what|which)(?:['’]?s| is| are)? (?:the |your )?(?:cheapest|least expensive|most expensive|warmest|softest|lightest)\b(?! of\b)/;

/** "We're seeing a play one night": what would be worn to it. */
const GOES_OUT =
  /\b(?:a play|theat(?:er|re)|opera|ballet|musical|(?:fancy|nice|posh) (?:dinner|restaurant|meal|place|bar)|clubbing|a club)\b[^.?!]*\b(?:one|some|a|on|the|every|at) (?:night|evening|friday|saturday|sunday)?|\b(?:one|some) (?:night|evening)\b[^.?!]*\b(?:play|theat(?:er|re)|opera|ballet|fancy|restaurant|club)\b/;

/** "Something light under 50", said of the piece that is spoken of. */
const SOMETHING = /\b(?:something|anything|one|ones|some|pair)\b/;

/** "The shoes from that list", "the shoes you recommended": those that stand on it. */
const OF_LIST =
  /\b(?:from|of|on|in|off) (?:the|that|your|this|my) (?:\w+ )?(?:list|suitcase|capsule|wardrobe|luggage)\b|\byou(?:['’](?:d|ve)| would| have)? (?:just )?(?:recommend|suggest|pick|choose|chose|list|name|mention|told|said)(?:ed|ing)?\b/;

const TO_SEE =
  /\b(?:show|see|look at|which|what|let me|pull up|bring up|open|where)\b|^\W*(?:and |only |just )?the \w+(?: \w+)? (?:from|on|in|off|of|you)\b/;

const POINTS_BACK =
  /^\W*(?:(?:so|and|please|pls|just|you can|can you|we can|i can)\s+)*(?:(?:leave|take|cross|keep) (?:those|them|these|it|that|both)(?: ones| two)? (?:out|off|away)|(?:skip|drop|remove|lose|ditch) (?:those|them|these|it|that|both)(?: ones| two)?)(?: then| please| pls| of it| (?:of |from )?(?:the|my) list)*\W*$/i;

/** "I have a coat and boots, leave those out": what follows says again what was said before it. */
export const pointsBack = (clause: string, before: string | undefined): boolean =>
  before !== undefined && OWNS.test(before.toLowerCase()) && POINTS_BACK.test(clause);

/** Pieces of the list that somebody wants to look at; null where none are. */
function piecesToSee(text: string, types: readonly string[], scene: ListScene): ListEdit | null {
  const there = types.filter((one) => isOn(scene.types, one));
  const isOfList = OF_LIST.test(text) && TO_SEE.test(text);
  const isChanged = DROPS.test(text) || SWAPS.test(text) || FEWER.test(text) || OF_MONEY.test(text);
  return there.length > 0 && isOfList && !isChanged ? { kind: 'some', types: there } : null;
}

/** "Nothing over 50" holds for each piece. */
const EACH_MOST =
  /\b(?:nothing|none|no (?:single )?(?:piece|item|thing)s?)\b[^.?!]*\b(?:over|above|more than|costing more than) \$?(?<sum>\d{2,4})\b/;

const DAYS_PLAN =
  /\b(?:outfits?|wear|looks?|plan|combine|combinations?)\b[^.?!]*\b(?:each|every|per|day by|which|on (?:the )?(?:first )?) ?day\b|\bday[- ](?:by|to)[- ]day\b|\bwear\b[^.?!]*\bday (?:1|one|2|two)\b|\b(?:what|which|how many) outfits (?:can|could|do|would) (?:i|you|we) (?:make|get|do|wear)\b/;

/** What is asked of a piece, and changes none: "what goes with the jeans", "can I wash the sweater". */
const ASKS_OF_PIECE =
  /\b(?:what|which)\b[^.?!]*\bgo(?:es)? (?:well )?with\b|\b(?:can|do|should|could) (?:i|you|we|it|they)\b[^.?!]*\b(?:wash|iron|dry|dry-clean|clean|tumble|shrink|pill)\b/;

/** "How do I pack it without wrinkly shirts?" asks for a way, and leaves no shirts at home. */
const HOW_TO = /\bhow (?:do|can|could|should|would) (?:i|we|you|one)\b|\bhow to\b/;

/** Whether a message asks what of a list is best worn on the way. */
export const asksOfTravel = (text: string): boolean => TRAVELS.test(text.toLowerCase());

/** What is asked of the list in whole, whatever kinds it names. */
function askedOfWhole(clause: ReadClause, types: readonly string[]): ListEdit | null {
  const { text } = clause;
  if (BACK.test(text) || TO_BUY.test(text)) return { kind: 'all' };
  if (DAYS_PLAN.test(text)) return { kind: 'days' };
  const each = EACH_MOST.exec(text)?.groups?.sum;
  if (each !== undefined && types.length === 0) return { kind: 'most', most: Number(each) };
  if (asksOfTravel(text)) return { kind: 'travel' };
  const without =
    /\b(?:if i (?:skip|leave|drop|don['’]?t)|without|minus|except|excluding|not counting|besides)\b/.test(
      text,
    );
  return TOTAL.test(text) && without && types.length > 0 ? { kind: 'total', without: types } : null;
}

/**
 * What one clause of a message does to the list on the screen, or asks of it; null where it does
 * something else.
 */
export function readListEdit(clause: ReadClause, scene: ListScene): ListEdit | null {
  const { text } = clause;
  const types = typesOf(clause);
  const asked =
    restoreIn(clause) ?? priceMinded(clause, scene.types) ?? askedOfWhole(clause, types);
  if (asked !== null) return asked;
  if (types.length > 0 && (ASKS_OF_PIECE.test(text) || HOW_TO.test(text))) return null;
  const some = piecesToSee(text, types, scene);
  if (some !== null) return some;
  if ((SEARCHES.test(text) && !ALL.test(text)) || ASKS_MOST.test(text)) return null;
  if (types.length === 0 && asksWhatMisses(text)) return { kind: 'gaps' };
  // What only asks puts nothing on the list.
  if (types.length > 0 && asksIfNeeded(text))
    return { kind: 'needed', types: narrowest(types), words: text };
  // "14 pieces besides underwear" names what is not counted.
  if (COUNT_BESIDES.test(text)) return editOfWhole(clause);
  if (NO_TOTAL.test(text)) return { kind: 'budget', budget: null };
  const isOpen = types.length === 0 && (!ENOUGH.test(text) || ASKS_WHAT.test(text));
  const needs = isOpen ? needsIn(text) : [];
  // Whoever asks whether it is wanted has not asked for it yet.
  if (needs.some(({ name }) => name === 'rain') && asksIfNeeded(text))
    return { kind: 'needed', types: ['rain-jacket'], words: text };
  if (needs.length > 0) return { kind: 'need', needs };
  if (types.length > 0 && !ENOUGH.test(text)) return editOfPieces(clause, scene);
  if (types.length === 0) {
    const colors = colorsOf(clause);
    if (colors !== null) return colors;
    const colored = inColor(clause, scene);
    if (colored !== null) return colored;
    if (GOES_OUT.test(text) && !ENOUGH.test(text)) return { kind: 'enough', words: text };
    const isOfPiece = scene.focusId !== null && SOMETHING.test(text) && !ALL_OF.test(text);
    if (budgetIn(clause).budget !== null && !isOfPiece) return editOfWhole(clause);
  }
  if (ENOUGH.test(text) && /\b(?:that|this|it|list|all|these|those|i)\b/.test(text)) {
    return LEFT.test(text) ? leftAsked(text) : { kind: 'enough', words: text };
  }
  const wish = wishOf(clause);
  const isOfOne =
    (THAT_ONE.test(text) && (SWAPS.test(text) || wish.isCheaper)) ||
    (SOMETHING.test(text) && (wish.most !== undefined || wish.isLight === true));
  if (scene.focusId !== null && isOfOne) {
    return { kind: 'swap', types: [], itemId: scene.focusId, wish };
  }
  if (scene.focusId !== null && THAT_ONE.test(text) && DROPS.test(text)) {
    return { kind: 'drop', types: [], itemId: scene.focusId, isOwned: false };
  }
  const whole = editOfWhole(clause);
  if (whole !== null) return whole;
  return ALL.test(text) ? { kind: 'all' } : null;
}
