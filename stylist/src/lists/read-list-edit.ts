import { type Comparison, findComparison } from '@modiste/lexicon/comparisons';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { numberOf } from '../facts/number-words.ts';
import { budgetOf } from '../knowledge/style/packing/list-budget.ts';
import { asksIfNeeded, asksWhatMisses } from './asks-of-needs.ts';
import type { ListEdit, SwapWish } from './list-edit.ts';

/** One clause of a message, as the lexicon reads it. */
export interface ReadClause {
  /** As it was said, misspellings corrected, in lower case. */
  text: string;
  understood: UnderstoodQuery;
}

/** What the words may point at. */
export interface ListScene {
  /** The kinds of the pieces on the list, by lexicon id. */
  types: readonly string[];
  /** The piece last spoken of, where it is on the list. */
  focusId: string | null;
}

const DROPS =
  /\b(?:drop|skip|lose|remove|ditch|scrap|delete|nix|cross off|take (?:out|off)|take .+ (?:out|off)|leave (?:out|off|behind)|leave .+ (?:out|off|behind|home|at home)|without|minus|no|not bringing|won['’]?t need|don['’]?t (?:really )?(?:need|want)|do not (?:need|want)|no need for|forget(?: about)?|get rid of)\b/;
const OWNS =
  /\b(?:have|own|got)\b.*\balready\b|\b(?:already|i|we)\b.*\b(?:have|own|got|ve got|has)\b(?!.*\b(?:left|to)\b)|\bat home\b/;
const ADDS =
  /\b(?:add|also|plus|include|throw in|put (?:in|on)|need|needs|forgot|missing|want|with|one more|another pair|more|and)\b/;
const SWAPS =
  /\b(?:swap|change|replace|switch|exchange|trade|other|another|different|instead|hate|dislike|ugly|boring|hideous|awful|rather|new|better|nicer|not (?:that|those|this|these|the|feeling|into|a fan)|don['’]?t (?:really )?(?:like|love)|do not (?:really )?like|not sure about|not .* (?:it|me|my style))\b/;
const IS_TO_BE = /\b(?:make|have|get|want|can|could|should|prefer|in|be)\b/;
const THAT_ONE = /\b(?:it|that|this|that one|this one|those|these|them|that piece|this piece)\b/;
const TOTAL =
  /\b(?:total|sum|altogether|all together|how much|what(?:['’]?s| is| does| would| will)? (?:it|that|this|everything|all of (?:it|that|them)|the (?:list|lot|whole (?:thing|list))) (?:all )?(?:cost|come|add|run)|what(?:['’]?s| is) (?:it|everything|all of (?:it|them)|the lot) in (?:all|total)|cost me|come to|add up)\b/;
const LEFT =
  /\b(?:how much (?:over|under|more|do i have left|is left|left|budget)|what(?:['’]?s| is) left|left over|leftover|remaining|over (?:my |the )?budget|under (?:my |the )?budget|within (?:my |the )?budget|in (?:my |the )?budget|budget left|left (?:in|of) (?:my |the )?budget|am i over|is (?:it|that) over)\b/;
const FEWER =
  /\b(?:fewer|less (?:stuff|things|pieces|items|clothes)|too (?:many|much|long)|shorter|half (?:as (?:long|many|much)|of (?:it|them|that|this|the list)|the (?:list|size|length|pieces))|less|cut (?:it |that |this )?(?:down|back)|trim|slim (?:it )?down|shorter list|smaller list|(?:pack|travel) light(?:er)?|reduce|shrink)\b/;
/** "Half as long", "way too much": more than a few pieces less. */
const MUCH = /\b(?:much|way|far|half|a lot|lots|really|very)\b/;
const LESS_SO = /\b(?:something|anything|one|ones|bit|little|looks?|be|is|are) less [a-z]+/;
const OF_MONEY = /\b(?:money|expensive|pricey|cost|costs|spend|budget|dollars|bucks|cash)\b|\$/;
const CHEAPER =
  /\b(?:cheaper|less expensive|too (?:expensive|pricey|dear|much money)|cost(?:s)? too much|can['’]?t afford|cannot afford|out of (?:my )?budget|lower the (?:price|total|cost)|bring (?:it|that|the (?:price|total|cost)) down)\b/;
const COUNT =
  /\b(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:pieces|items|things|garments|clothes|pcs)\b/;
const COUNT_BESIDES =
  /\b(?:\d{1,2}|[a-z]+) (?:pieces|items|things|garments|clothes|pcs) (?:besides|beside|without|excluding|not counting|plus|apart from|other than|in addition to|on top of)\b/;
const ALL =
  /\b(?:show|see|read|repeat|give|tell|what(?:['’]?s| is)|remind)\b.*\b(?:list|everything|all of it|whole thing|capsule|wardrobe)\b/;
const ENOUGH =
  /\b(?:is|are|will|would|does|do|can|could|should)\b.*\b(?:enough|ok|okay|fine|work|works|do|good|warm|cold|suit|suitable|right|appropriate|wear|cover|covers|freeze|freezing)\b/;
const NO_BUDGET =
  /\b(?:no|forget the|forget my|ignore the|drop the|without (?:a )?|skip the) (?:budget|limit)\b|\bmoney (?:is|['’]?s) no(?:t an)? (?:issue|object)\b/;
/** These look for something of its own. */
const SEARCHES = /\b(?:show me|find me|search|looking for|browse|outfit|outfits|look for)\b/;
/** "What's the cheapest ski jacket?" asks it of the shop, and swaps nothing. */
const ASKS_MOST =
  /^\W*(?:(?:and|so|ok|but)[ ,]+)*(?:what|which)(?:['’]?s| is| are)? (?:the |your )?(?:cheapest|least expensive|most expensive|warmest|softest|lightest)\b(?! of\b)/;
/** "The shoes from that list", "the shoes you recommended": those that stand on it. */
const OF_LIST =
  /\b(?:from|of|on|in|off) (?:the|that|your|this|my) (?:\w+ )?(?:list|suitcase|capsule|wardrobe|luggage)\b|\byou(?:['’](?:d|ve)| would| have)? (?:just )?(?:recommend|suggest|pick|choose|chose|list|name|mention|told|said)(?:ed|ing)?\b/;
const TO_SEE =
  /\b(?:show|see|look at|which|what|let me|pull up|bring up|open|where)\b|^\W*(?:and |only |just )?the \w+(?: \w+)? (?:from|on|in|off|of|you)\b/;
const EACH = /\b(?:each|apiece|per (?:piece|item)|a piece)\b/;

const isWanted = ({ role }: QueryReading): boolean => role === 'wanted' || role === 'shown';

/** "Swap the coat for a puffer" names both, though the puffer was read as what it goes with. */
const typesOf = ({ text, understood }: ReadClause): string[] => [
  ...new Set(
    understood.readings.flatMap(({ concepts, role }) =>
      role === 'beside' && !SWAPS.test(text)
        ? []
        : concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
    ),
  ),
];

const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern', 'attribute']);

/** Whether some reading of one role is of a kind of garment, or of something else. */
const hasLess = ({ readings }: UnderstoodQuery, isOfType: boolean): boolean =>
  readings.some(
    ({ role, concepts }) =>
      role === 'less' &&
      concepts.length > 0 &&
      concepts.some(({ kind }) => kind === 'type') === isOfType,
  );

/** How a new piece is to differ from the old one; its price is told apart. */
const thanOf = ({ readings }: UnderstoodQuery): Comparison[] =>
  readings.flatMap(({ role, concepts }) =>
    role === 'negated'
      ? []
      : concepts.flatMap(({ kind, id }) => {
          const found = kind === 'comparison' ? findComparison(id) : null;
          return found === null || found.aspect === 'price' ? [] : [found];
        }),
  );

/** How a new piece is to look, in the words that a search reads. */
function wishOf({ understood }: ReadClause): SwapWish {
  const { readings, comparisons } = understood;
  const words = readings
    .filter(
      (reading) =>
        isWanted(reading) &&
        reading.concepts.length > 0 &&
        reading.concepts.every(({ kind }) => LOOKS.has(kind)),
    )
    .map((reading) => reading.words.toLowerCase());
  const isCheaper =
    comparisons.some(({ aspect, direction }) => aspect === 'price' && direction < 0) ||
    readings.some(({ amount }) => amount?.kind === 'price-level' && amount.level < 0);
  const than = thanOf(understood);
  return { words: words.join(' '), isCheaper, ...(than.length > 0 && { than }) };
}

/** Of "a puffer jacket" the puffer, and no jacket beside it. */
const narrowest = (types: readonly string[]): string[] =>
  types.filter((type) => !types.some((one) => one !== type && isKindOf(one, type)));

const isOn = (types: readonly string[], type: string): boolean =>
  types.some((one) => isKindOf(one, type));

/** "Swap a top for a dress": the first gives way to the second. */
const IN_PLACE = /\b(?:swap|change|replace|switch|exchange|trade)\b.+\b(?:for|with|by|to|into)\b/;

/** "Less tops" are fewer of them; "something less sporty" is another piece. */
function asksForFewer({ text, understood }: ReadClause): boolean {
  if (hasLess(understood, true)) return true;
  const isOfLook = thanOf(understood).length > 0 || hasLess(understood, false);
  return !isOfLook && !LESS_SO.test(text) && FEWER.test(text);
}

/** "Go with the loafers" takes those that are on the list, and adds no others. */
const SETTLES =
  /^\W*(?:(?:ok|okay|yes|so|then|alright|i['’]?ll|i will|let['’]?s|lets|i['’]?m|im) )*(?:go|going|stick|sticking|stay) with (?:the|those|these|that|my) [^?.!]*[.!]?\s*$/;

/** What a clause does with pieces that it names. */
function editOfPieces(clause: ReadClause, scene: ListScene): ListEdit | null {
  const { text } = clause;
  const types = typesOf(clause);
  const [type] = types;
  if (type === undefined) return null;
  const there = types.filter((one) => isOn(scene.types, one));
  if (SETTLES.test(text) && there.length > 0) return { kind: 'settle', types: there };
  const wish = wishOf(clause);
  const isDrop = DROPS.test(text);
  const isSwap = SWAPS.test(text) || wish.than !== undefined;
  if (asksForFewer(clause) && there.length > 0) return { kind: 'less', types: there };
  if (OWNS.test(text) && !isSwap) return { kind: 'drop', types, itemId: null, isOwned: true };
  if (isDrop && !isSwap) return { kind: 'drop', types, itemId: null, isOwned: false };
  if (isSwap && there.length > 0 && !/\b(?:add|another pair|one more)\b/.test(text)) {
    const [first, second] = narrowest(types);
    if (first !== undefined && second !== undefined && IN_PLACE.test(text)) {
      return { kind: 'swap', types: [first], itemId: null, wish: { ...wish, type: second } };
    }
    const next = narrowest(types).find((one) => !there.includes(one));
    const isOther = next !== undefined && /\b(?:for|by|with|to|into)\b/.test(text);
    return {
      kind: 'swap',
      types: there,
      itemId: null,
      wish: isOther ? { ...wish, type: next } : wish,
    };
  }
  const isChanged = wish.words !== '' || wish.isCheaper;
  if (isChanged && there.length > 0 && IS_TO_BE.test(text) && !/\badd\b/.test(text)) {
    return { kind: 'swap', types: there, itemId: null, wish };
  }
  const isMissing = there.length === 0 && isSwap && /\b(?:the|that|those|my)\b/.test(text);
  if (wish.isCheaper || isMissing) {
    return { kind: 'swap', types: there.length > 0 ? there : types, itemId: null, wish };
  }
  if (!ADDS.test(text) || clause.text.includes('?')) return null;
  return { kind: 'add', types: narrowest(types), words: wish.words };
}

/** A bare sum for all of it: "i only have 90 for everything". */
const SUM =
  /(?:\b(?:only have|i have|i['’]?ve got|budget(?: is| of)?|max|make it|down to) \$?|\$)(?<sum>\d{2,5})\b(?! ?(?:pieces|items|things|days?|nights?|weeks?|tops|bottoms|pairs?))|\b(?<all>\d{2,5})(?= ?(?:dollars|bucks|total|in (?:all|total)|altogether|for (?:everything|all|it all|the (?:lot|whole))|budget|max)\b)/;

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

/** What a clause does with the list in whole. */
function editOfWhole(clause: ReadClause): ListEdit | null {
  const { text } = clause;
  const refusal = refusalIn(clause);
  if (refusal !== null) return refusal;
  if (NO_BUDGET.test(text)) return { kind: 'budget', budget: null };
  if (LEFT.test(text)) return { kind: 'left' };
  const said = budgetIn(clause);
  if (said.budget !== null && !EACH.test(text)) return { kind: 'budget', ...said };
  if (TOTAL.test(text)) return { kind: 'total' };
  const count = numberOf(COUNT.exec(text)?.groups?.count ?? '');
  if (count !== null) return { kind: 'count', count };
  const isFewer = asksForFewer(clause) && !OF_MONEY.test(text);
  const isCheaper = CHEAPER.test(text);
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

/**
 * What one clause of a message does to the list on the screen, or asks of it; null where it does
 * something else.
 */
export function readListEdit(clause: ReadClause, scene: ListScene): ListEdit | null {
  const { text } = clause;
  const types = typesOf(clause);
  const some = piecesToSee(text, types, scene);
  if (some !== null) return some;
  if ((SEARCHES.test(text) && !ALL.test(text)) || ASKS_MOST.test(text)) return null;
  if (types.length === 0 && asksWhatMisses(text)) return { kind: 'gaps' };
  // What only asks puts nothing on the list.
  if (types.length > 0 && asksIfNeeded(text))
    return { kind: 'needed', types: narrowest(types), words: text };
  // "14 pieces besides underwear" names what is not counted.
  if (COUNT_BESIDES.test(text)) return editOfWhole(clause);
  if (types.length > 0 && !ENOUGH.test(text)) return editOfPieces(clause, scene);
  if (ENOUGH.test(text) && /\b(?:that|this|it|list|all|these|those|i)\b/.test(text)) {
    return LEFT.test(text) ? { kind: 'left' } : { kind: 'enough', words: text };
  }
  const wish = wishOf(clause);
  const isOfOne = THAT_ONE.test(text) && (SWAPS.test(text) || wish.isCheaper);
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
