import { numberOf } from '../../facts/number-words.ts';
import { budgetOf } from '../../knowledge/style/packing/list-budget.ts';
import {
  asksForFewer,
  isOn,
  type ListScene,
  type ReadClause,
  thanOf,
  wishOf,
} from './list-clause.ts';
import type { ListEdit } from './list-edit.ts';

export const TOTAL =
  /\b(?:total|sum|altogether|all together|how much|what(?:['’]?s| is| does| would| will)? (?:it|that|this|everything|all of (?:it|that|them)|the (?:list|lot|whole (?:thing|list))) (?:all )?(?:costs?|comes?|adds?|runs?)|what(?:['’]?s| is) (?:it|everything|all of (?:it|them)|the lot) in (?:all|total)|cost me|comes? to|adds? up)\b/;

export const LEFT =
  /\b(?:how much (?:over|under|more|do i have left|is left|left|budget)|what(?:['’]?s| is) left|left over|leftover|remaining|over (?:my |the )?budget|under (?:my |the )?budget|within (?:my |the )?budget|in (?:my |the )?budget|budget left|left (?:in|of) (?:my |the )?budget|am i over|is (?:it|that) over)\b/;

/** "What's left" may be asked of the money or of the list. */
const LEFT_OF_LIST =
  /\bwhat(?:['’]?s|s| is| do i have| have i got) (?:still )?left(?: (?:on|in) (?:it|there|(?:the|my) (?:packing )?list))?(?: (?:now|then))?\W*$/;

/** Asks what is left of the money, or of the list. */
export const leftAsked = (text: string): ListEdit => ({
  kind: 'left',
  ...(LEFT_OF_LIST.test(text) && { isOfPieces: true }),
});

/** "Half as long", "way too much": more than a few pieces less. */
const MUCH =
  /\b(?<!too )(?:much|way|far|half|lots|really|very|essentials?|basics|bare minimum|must[- ]haves)\b/;

export const OF_MONEY =
  /\b(?:money|expensive|pricey|cost|costs|spend|budget|dollars|bucks|cash)\b|\$/;

const CHEAPER =
  /\b(?:cheaper|less expensive|too (?:expensive|pricey|dear|much money)|cost(?:s)? too much|can['’]?t afford|cannot afford|out of (?:my )?budget|lower the (?:price|total|cost)|bring (?:it|that|the (?:price|total|cost)) down)\b/;

const COUNT =
  /\b(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:pieces|items|things|garments|clothes|pcs)\b/;

const NO_BUDGET =
  /\b(?:no|forget the|forget my|ignore the|drop the|without (?:a )?|skip the) (?:budget|limit)\b|\bmoney (?:is|['’]?s) no(?:t an)? (?:issue|object)\b/;

/** "The trip budget isn't 50", "not for the whole trip": the sum was that of one piece. */
export const NO_TOTAL =
  /\b(?:budget|limit|trip|list|total|everything|whole thing)\b[^.?!]*\b(?:isn['’]?t|is not|wasn['’]?t|not)\b|\bnot (?:for |of )?(?:the (?:whole|entire) (?:trip|list|thing|lot|budget)|everything|all of it)\b/;

/** "Only the essentials" is a shorter list. */
const ESSENTIALS =
  /\b(?:only|just|keep|bare|strictly)\b[^.?!]*\b(?:essentials?|basics|minimum|necessities|must[- ]haves?|what i (?:really|actually) need)\b/;

export const ALL_OF = /\b(?:it|everything|all|the (?:whole )?list|the lot|whole thing)\b/;

const EACH = /\b(?:each|apiece|per (?:piece|item)|a piece)\b/;

/** A bare sum for all of it: "i only have 90 for everything". */
const SUM =
  /(?:\b(?:only have|i have|i['’]?ve got|budget(?: is| of)?|max|make it|down to|(?:do|get|have) (?:it|this|that|all|all of (?:it|this)|everything)(?: all)? (?:for|in|within|at)) \$?|\$)(?<sum>\d{2,5})\b(?! ?(?:pieces|items|things|days?|nights?|weeks?|tops|bottoms|pairs?))|\b(?<all>\d{2,5})(?= ?(?:dollars|bucks|total|in (?:all|total)|altogether|for (?:everything|all|it all|the (?:lot|whole))|budget|max)\b)/;

/** What all of the list may cost, where a clause says so. */
export function budgetIn({ text, understood }: ReadClause): ReturnType<typeof budgetOf> {
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

/** What all of a list may be moved along. */
const MOVED: ReadonlySet<string> = new Set(['formality', 'warmth']);

/** What a clause does with the list in whole. */
export function editOfWhole(clause: ReadClause): ListEdit | null {
  const { text } = clause;
  const refusal = refusalIn(clause);
  if (refusal !== null) return refusal;
  if (NO_BUDGET.test(text) || NO_TOTAL.test(text)) return { kind: 'budget', budget: null };
  if (LEFT.test(text)) return leftAsked(text);
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

/** "Something red" is wanted among the tops, where a color is seen most. */
export function inColor({ text, understood }: ReadClause, scene: ListScene): ListEdit | null {
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

const NEUTRALS = /\b(?:in|all|only|just|make|everything|keep)\b[^.?!]*\bneutrals?\b/;

const NEUTRAL = ['Black', 'White', 'Gray', 'Beige', 'Brown'];

const BRIGHT = ['Red', 'Orange', 'Yellow', 'Green', 'Pink', 'Purple'];

/** What all of the list is to look like: "make it all black and white". */
export function colorsOf({ text, understood }: ReadClause): ListEdit | null {
  const wanted = understood.readings.filter(({ role }) => role === 'wanted');
  const colors = wanted.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'color' ? [id] : [])),
  );
  if (NEUTRALS.test(text)) return { kind: 'recolor', colors: NEUTRAL };
  if (BRIGHTER.test(text)) return { kind: 'recolor', colors: BRIGHT, isBright: true };
  const isAll =
    (/\b(?:make|want|have|keep|do|in|only|all)\b/.test(text) && ALL_OF.test(text)) ||
    /\b(?:i|she|he) (?:only|just|always) (?:ever )?wears?\b/.test(text);
  return colors.length > 0 && isAll ? { kind: 'recolor', colors: [...new Set(colors)] } : null;
}
