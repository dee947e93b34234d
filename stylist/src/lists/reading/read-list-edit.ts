import { numberOf } from '../../facts/number-words.ts';
import { budgetOf } from '../../knowledge/style/packing/list-budget.ts';
import { needsIn } from '../../knowledge/style/packing/trip-needs.ts';
import { asksIfNeeded, asksWhatMisses } from './asks-of-needs.ts';
import {
  asksForFewer,
  DROPS,
  FEWER,
  isOn,
  type ListScene,
  narrowest,
  type ReadClause,
  SWAPS,
  thanOf,
  typesOf,
  wishOf,
} from './list-clause.ts';
import type { ListEdit } from './list-edit.ts';
import { editOfPieces, OWNS } from './read-piece-edit.ts';

const THAT_ONE = /\b(?:it|that|this|that one|this one|those|these|them|that piece|this piece)\b/;
const TOTAL =
  /\b(?:total|sum|altogether|all together|how much|what(?:['’]?s| is| does| would| will)? (?:it|that|this|everything|all of (?:it|that|them)|the (?:list|lot|whole (?:thing|list))) (?:all )?(?:cost|come|add|run)|what(?:['’]?s| is) (?:it|everything|all of (?:it|them)|the lot) in (?:all|total)|cost me|come to|add up)\b/;
const LEFT =
  /\b(?:how much (?:over|under|more|do i have left|is left|left|budget)|what(?:['’]?s| is) left|left over|leftover|remaining|over (?:my |the )?budget|under (?:my |the )?budget|within (?:my |the )?budget|in (?:my |the )?budget|budget left|left (?:in|of) (?:my |the )?budget|am i over|is (?:it|that) over)\b/;
/** "Half as long", "way too much": more than a few pieces less. */
const MUCH =
  /\b(?<!too )(?:much|way|far|half|lots|really|very|essentials?|basics|bare minimum|must[- ]haves)\b/;
const OF_MONEY = /\b(?:money|expensive|pricey|cost|costs|spend|budget|dollars|bucks|cash)\b|\$/;
const CHEAPER =
  /\b(?:cheaper|less expensive|too (?:expensive|pricey|dear|much money)|cost(?:s)? too much|can['’]?t afford|cannot afford|out of (?:my )?budget|lower the (?:price|total|cost)|bring (?:it|that|the (?:price|total|cost)) down)\b/;
const COUNT =
  /\b(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:pieces|items|things|garments|clothes|pcs)\b/;
const COUNT_BESIDES =
  /\b(?:\d{1,2}|[a-z]+) (?:pieces|items|things|garments|clothes|pcs) (?:besides|beside|without|excluding|not counting|plus|apart from|other than|in addition to|on top of)\b/;
const ALL =
  /\bwhat(?:['’]?s| is| do i have) (?:all )?(?:on|in) (?:it|there)\b|\b(?:show|see|read|repeat|give|tell|what(?:['’]?s| is)|remind)\b.*\b(?:list|everything|all of it|whole thing|capsule|wardrobe)\b/;
const ENOUGH =
  /\b(?:is|are|will|would|does|do|can|could|should)\b.*\b(?:enough|ok|okay|fine|work|works|do|good|warm|cold|suit|suitable|right|appropriate|wear|cover|covers|freeze|freezing)\b/;
const NO_BUDGET =
  /\b(?:no|forget the|forget my|ignore the|drop the|without (?:a )?|skip the) (?:budget|limit)\b|\bmoney (?:is|['’]?s) no(?:t an)? (?:issue|object)\b/;
/** "The trip budget isn't 50", "not for the whole trip": the sum was that of one piece. */
const NO_TOTAL =
  /\b(?:budget|limit|trip|list|total|everything|whole thing)\b[^.?!]*\b(?:isn['’]?t|is not|wasn['’]?t|not)\b|\bnot (?:for |of )?(?:the (?:whole|entire) (?:trip|list|thing|lot|budget)|everything|all of it)\b/;
/** "Back to my list", "the list again", "my packing list pls". */
const BACK =
  /\b(?:back to|return to|see|want|give me|show me|where(?:['’]?s| is)|what about) (?:the|my|that|our) (?:packing |whole |full )?(?:list|packing|suitcase)\b(?:[^.?!,]*\b(?:again|back|pls|please|now|then)\b|\W*$)|^\W*(?:(?:ok|okay|and|but|no|so|now|can we|can i|lets|let['’]?s)[ ,]+)*(?:the|my|that|our)? ?(?:packing |whole |full )?list (?:again|back|pls|please|now|once more)\b|^\W*(?:(?:ok|okay|and|but|no|so|now)[ ,]+)*(?:the|my|that|our) (?:packing |whole |full )?list\W*$/;
const TO_BUY =
  /\bwhat (?:else )?(?:do|should|would|must) (?:i|we) (?:still |actually |really )?(?:need|have) to (?:buy|get|shop|order)\b/;
/** "Only the essentials" is a shorter list. */
const ESSENTIALS =
  /\b(?:only|just|keep|bare|strictly)\b[^.?!]*\b(?:essentials?|basics|minimum|necessities|must[- ]haves?|what i (?:really|actually) need)\b/;
const TRAVELS =
  /\b(?:what|which)\b[^.?!]*\b(?:wear|put on|travel in)\b[^.?!]*\b(?:plane|flight|train|way there|journey|airport|travel(?:ing)?|bus|drive)\b/;
const ALL_OF = /\b(?:it|everything|all|the (?:whole )?list|the lot|whole thing)\b/;

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
const EACH = /\b(?:each|apiece|per (?:piece|item)|a piece)\b/;

/** A bare sum for all of it: "i only have 90 for everything". */
const SUM =
  /(?:\b(?:only have|i have|i['’]?ve got|budget(?: is| of)?|max|make it|down to|(?:do|get|have) (?:it|this|that|all|all of (?:it|this)|everything)(?: all)? (?:for|in|within|at)) \$?|\$)(?<sum>\d{2,5})\b(?! ?(?:pieces|items|things|days?|nights?|weeks?|tops|bottoms|pairs?))|\b(?<all>\d{2,5})(?= ?(?:dollars|bucks|total|in (?:all|total)|altogether|for (?:everything|all|it all|the (?:lot|whole))|budget|max)\b)/;

/** What all of the list may cost, where a clause says so. */
function budgetIn({ text, understood }: ReadClause): ReturnType<typeof budgetOf> {
  const said = budgetOf(understood);
  const { sum, all } = SUM.exec(text)?.groups ?? {};
  const bare = sum ?? all;
  return said.budget === null && bare !== undefined ? { budget: Number(bare) } : said;
}

const RUNS_HOT =
  /\b(?:i|we|he|she|they)(?: always| just| tend to)? (?:runs? (?:so |very |really |a bit )?(?:hot|warm)|overheats?|sweats?(?: a lot| easily| so much)?|gets? (?:too |so |very )?(?:hot|warm) (?:easily|quickly|fast))\b/;
/** Fabrics that are too warm for who runs hot. */
const WARM_FABRICS = [
  'wool',
  'tweed',
  'cashmere',
  'mohair',
  'fleece',
  'flannel',
  'corduroy',
  'velvet',
];

/** "No black" is said of every piece; who runs hot wants none of the warm fabrics either. */
function refusalIn({ text, understood }: ReadClause): ListEdit | null {
  const refused = understood.readings.filter(
    ({ role, concepts }) =>
      role === 'negated' &&
      concepts.length > 0 &&
      concepts.every(({ kind }) => kind === 'color' || kind === 'material'),
  );
  const warm = RUNS_HOT.test(text) ? WARM_FABRICS : [];
  if (refused.length + warm.length === 0) return null;
  const names = [...refused.flatMap(({ concepts }) => concepts.map(({ id }) => id)), ...warm];
  const said = refused.map((reading) => reading.words.replace(/^(?:no|not|without) /i, ''));
  const words = warm.length > 0 ? [...said, 'wool'] : said;
  return { kind: 'refuse', names, words: words.map((word) => `not ${word}`).join(' ') };
}

const POINTS_BACK =
  /^\W*(?:(?:so|and|please|pls|just|you can|can you|we can|i can)\s+)*(?:(?:leave|take|cross|keep) (?:those|them|these|it|that|both)(?: ones| two)? (?:out|off|away)|(?:skip|drop|remove|lose|ditch) (?:those|them|these|it|that|both)(?: ones| two)?)(?: then| please| pls| of it| (?:of |from )?(?:the|my) list)*\W*$/i;

/** "I have a coat and boots, leave those out": what follows says again what was said before it. */
export const pointsBack = (clause: string, before: string | undefined): boolean =>
  before !== undefined && OWNS.test(before.toLowerCase()) && POINTS_BACK.test(clause);

/** What all of a list may be moved along. */
const MOVED: ReadonlySet<string> = new Set(['formality', 'warmth']);

/** What a clause does with the list in whole. */
function editOfWhole(clause: ReadClause): ListEdit | null {
  const { text } = clause;
  const refusal = refusalIn(clause);
  if (refusal !== null) return refusal;
  if (NO_BUDGET.test(text) || NO_TOTAL.test(text)) return { kind: 'budget', budget: null };
  if (LEFT.test(text)) return { kind: 'left' };
  const said = budgetIn(clause);
  if (said.budget !== null && !EACH.test(text)) return { kind: 'budget', ...said };
  if (TOTAL.test(text)) return { kind: 'total', without: [] };
  if (ESSENTIALS.test(text)) return { kind: 'count', count: null, isMuch: true };
  const count = numberOf(COUNT.exec(text)?.groups?.count ?? '');
  if (count !== null) return { kind: 'count', count };
  const isFewer = asksForFewer(clause) && !OF_MONEY.test(text);
  const isCheaper = CHEAPER.test(text);
  const than = thanOf(clause.understood).filter(({ aspect }) => MOVED.has(aspect));
  if (than.length > 0) return { kind: 'move', than };
  if (isFewer) return { kind: 'count', count: null, isMuch: MUCH.test(text), isCheaper };
  return isCheaper ? { kind: 'cheaper' } : null;
}

/** Pieces of the list that somebody wants to look at; null where none are. */
function piecesToSee(text: string, types: readonly string[], scene: ListScene): ListEdit | null {
  const there = types.filter((one) => isOn(scene.types, one));
  const isOfList = OF_LIST.test(text) && TO_SEE.test(text);
  const isChanged = DROPS.test(text) || SWAPS.test(text) || FEWER.test(text) || OF_MONEY.test(text);
  return there.length > 0 && isOfList && !isChanged ? { kind: 'some', types: there } : null;
}

/** "Something red" is wanted among the tops, where a color is seen most. */
function inColor({ text, understood }: ReadClause, scene: ListScene): ListEdit | null {
  const isSome = /\b(?:something|sth|anything|a (?:bit|pop|touch|splash) of)\b/.test(text);
  const isColor = understood.readings.some(
    ({ role, concepts }) => role === 'wanted' && concepts.some(({ kind }) => kind === 'color'),
  );
  if (!isSome || !isColor || !isOn(scene.types, 'top')) return null;
  return { kind: 'swap', types: ['top'], itemId: null, wish: wishOf({ text, understood }) };
}

/** "More color", "it's all so boring". */
const BRIGHTER =
  /\b(?:more|some|bit of|add) colou?rs?\b|\bmore colou?rful\b|\b(?:too|so|all|bit|very) (?:boring|bland|dull|plain|beige|drab)\b/;
const BRIGHT = ['Red', 'Orange', 'Yellow', 'Green', 'Pink', 'Purple'];
/** "Nothing over 50" holds for each piece. */
const EACH_MOST =
  /\b(?:nothing|none|no (?:single )?(?:piece|item|thing)s?)\b[^.?!]*\b(?:over|above|more than|costing more than) \$?(?<sum>\d{2,4})\b/;
const DAYS_PLAN =
  /\b(?:outfits?|wear|looks?|plan|combine|combinations?)\b[^.?!]*\b(?:each|every|per|day by|which|on (?:the )?(?:first )?) ?day\b|\bday[- ](?:by|to)[- ]day\b|\bwear\b[^.?!]*\bday (?:1|one|2|two)\b|\b(?:what|which|how many) outfits (?:can|could|do|would) (?:i|you|we) (?:make|get|do|wear)\b/;
/** What is asked of a piece, and changes none: "what goes with the jeans", "can I wash the sweater". */
const ASKS_OF_PIECE =
  /\b(?:what|which)\b[^.?!]*\bgo(?:es)? (?:well )?with\b|\b(?:can|do|should|could) (?:i|you|we|it|they)\b[^.?!]*\b(?:wash|iron|dry|dry-clean|clean|tumble|shrink|pill)\b/;

/** What all of the list is to look like: "make it all black and white". */
function colorsOf({ text, understood }: ReadClause): ListEdit | null {
  const wanted = understood.readings.filter(({ role }) => role === 'wanted');
  const colors = wanted.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'color' ? [id] : [])),
  );
  if (BRIGHTER.test(text)) return { kind: 'recolor', colors: BRIGHT, isBright: true };
  const isAll =
    (/\b(?:make|want|have|keep|do|in|only|all)\b/.test(text) && ALL_OF.test(text)) ||
    /\b(?:i|she|he) (?:only|just|always) (?:ever )?wears?\b/.test(text);
  return colors.length > 0 && isAll ? { kind: 'recolor', colors: [...new Set(colors)] } : null;
}

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
  const without = /\b(?:without|minus|except|excluding|not counting|besides)\b/.test(text);
  return TOTAL.test(text) && without && types.length > 0 ? { kind: 'total', without: types } : null;
}

/**
 * What one clause of a message does to the list on the screen, or asks of it; null where it does
 * something else.
 */
export function readListEdit(clause: ReadClause, scene: ListScene): ListEdit | null {
  const { text } = clause;
  const types = typesOf(clause);
  const asked = askedOfWhole(clause, types);
  if (asked !== null) return asked;
  if (types.length > 0 && ASKS_OF_PIECE.test(text)) return null;
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
  const needs = types.length === 0 && !ENOUGH.test(text) ? needsIn(text) : [];
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
    return LEFT.test(text) ? { kind: 'left' } : { kind: 'enough', words: text };
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
