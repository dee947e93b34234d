import type { Item } from '@modiste/contract/entities/item';
import { matchPhrases } from '@modiste/lexicon/phrase-table';
import { tokenize } from '@modiste/lexicon/tokens';
import { readItemFacts } from './item-facts.ts';
import { exceeds, isExtreme, type Measure } from './item-measures.ts';
import { recordSays } from './record-says.ts';

interface Scene {
  item: Item;
  among: readonly Item[];
}

interface Ranked {
  measure: Measure;
  direction: -1 | 1;
  most: string;
  more: string;
}

const RANKS: readonly Ranked[] = [
  {
    measure: 'price',
    direction: -1,
    most: 'cheapest|least expensive|lowest[- ]priced|lowest price|most affordable|costs? (?:the )?least|least costly|best price|kindest price',
    more: 'cheaper|less expensive|costs? less|lower[- ]priced|more affordable',
  },
  {
    measure: 'price',
    direction: 1,
    most: 'most expensive|priciest|highest[- ]priced|highest price|dearest|costs? (?:the )?most',
    more: 'more expensive|pricier|costs? more|dearer|higher[- ]priced',
  },
  {
    measure: 'discount',
    direction: 1,
    most: '(?:biggest|largest|deepest|best|highest|steepest) (?:discount|reduction|saving|markdown)|most reduced|reduced the most',
    more: 'more reduced|(?:bigger|larger|deeper) (?:discount|reduction|saving)',
  },
  {
    measure: 'warmth',
    direction: 1,
    most: 'warmest|coziest|cosiest',
    more: 'warmer|cozier|cosier',
  },
  {
    measure: 'warmth',
    direction: -1,
    most: 'lightest|coolest|airiest|least warm',
    more: 'cooler|airier|less warm|lighter to wear|lighter on',
  },
  {
    measure: 'formality',
    direction: 1,
    most: 'dressiest|most formal|most dressed[- ]up|smartest|most elegant|fanciest|classiest',
    more: 'dressier|more formal|more dressed[- ]up|smarter',
  },
  {
    measure: 'formality',
    direction: -1,
    most: 'most casual|least formal|least dressy|most relaxed|most laid[- ]back',
    more: 'more casual|less formal|less dressy',
  },
  { measure: 'length', direction: 1, most: 'longest', more: 'longer(?! sleeve)' },
  { measure: 'length', direction: -1, most: 'shortest', more: 'shorter(?! sleeve)' },
  { measure: 'sleeve', direction: 1, most: 'longest sleeves?', more: 'longer sleeves?' },
  { measure: 'fit', direction: 1, most: 'loosest|roomiest', more: 'looser|roomier|more relaxed' },
  {
    measure: 'fit',
    direction: -1,
    most: 'slimmest|closest[- ]fitting',
    more: 'slimmer|closer[- ]fitting',
  },
  {
    measure: 'coverage',
    direction: 1,
    most: 'most (?:covered(?:[- ]up)?|modest)|covers the most',
    more: 'more (?:covered(?:[- ]up)?|modest)|covers more',
  },
  {
    measure: 'coverage',
    direction: -1,
    most: 'most revealing|least (?:covered|modest)',
    more: 'more revealing|less (?:covered|modest)',
  },
  { measure: 'shade', direction: -1, most: 'darkest', more: 'darker' },
  { measure: 'heel', direction: 1, most: 'highest heels?', more: 'higher heels?' },
  { measure: 'heel', direction: -1, most: 'lowest heels?|flattest', more: 'lower heels?|flatter' },
];

/** The scale and the end of it that a question names: "which is the warmest?". */
export function findSuperlative(words: string) {
  const asked = RANKS.find(({ most }) => new RegExp(`\\b(?:${most})\\b`, 'i').test(words));
  return asked === undefined ? null : { measure: asked.measure, direction: asked.direction };
}

/** The scale and the direction that a question about two names: "which is warmer?". */
export function findComparative(words: string) {
  const asked = RANKS.find(({ more }) => new RegExp(`\\b(?:${more})\\b`, 'i').test(words));
  return asked === undefined ? null : { measure: asked.measure, direction: asked.direction };
}

/** Nothing in a record can tell these. */
const UNTELLABLE =
  /\b(?:(?:the|its|our|their|this season’s|this season's) )(?:softest|newest|latest|finest|strongest|toughest|thinnest|rarest|trendiest|sturdiest|most (?:comfortable|popular|durable|flattering|wanted|loved|breathable|luxurious))\b/gi;
/** "More casual than a wedding asks for" compares with no other item. */
const AGAINST_WANT =
  /^ than [^.,;]*\b(?:asks?|calls?|needs?|expects?|usual|wants?|you (?:pointed|saved|showed|chose|attached))\b/i;
const AGAINST_ALL = /^ than (?:the|all|any|every)? ?(?:\w+ )?(?:others?|rest|else|all|both)\b/i;

function falseRank(
  { measure, direction, most, more }: Ranked,
  text: string,
  scene: Scene,
): string[] {
  const { item, among } = scene;
  const rank = { measure, direction };
  const extremes = [...text.matchAll(new RegExp(`\\b(?:${most})\\b`, 'gi'))];
  const wrong = extremes.filter(() => !isExtreme(item, among, rank)).map(([claim]) => claim);
  const others = among.filter(({ id }) => id !== item.id);
  const comparisons = [...text.matchAll(new RegExp(`\\b(?:${more})\\b`, 'gi'))].filter((match) => {
    const rest = text.slice(match.index + match[0].length);
    if (AGAINST_WANT.test(rest)) return false;
    return AGAINST_ALL.test(rest)
      ? !isExtreme(item, among, rank)
      : !others.some((other) => exceeds(item, other, rank));
  });
  return [...wrong, ...comparisons.map(([claim]) => claim)];
}

const ONLY = /\bthe only ((?:[\w$-]+ ?){1,8})/gi;
const IS_REDUCED = /\b(?:on sale|reduced|discounted|marked down)\b/i;

/** "The only linen one": whether any other of them is so, too. */
function falseOnly(text: string, { item, among }: Scene): string[] {
  const others = among.filter(({ id }) => id !== item.id).map(readItemFacts);
  return [...text.matchAll(ONLY)]
    .filter(([, words = '']) => {
      const concepts = matchPhrases(tokenize(words)).map((match) => match.concepts);
      if (IS_REDUCED.test(words)) return others.some((one) => one.item.price < one.item.full_price);
      if (concepts.length === 0) return false;
      return others.some((other) =>
        concepts.every((any) => any.some((concept) => recordSays(other, concept) === 'yes')),
      );
    })
    .map(([claim]) => claim.trim());
}

/** Superlatives, comparisons and "the only one" that are not true among the items. */
export const falseSuperlatives = (text: string, scene: Scene): string[] => [
  ...RANKS.flatMap((rank) => falseRank(rank, text, scene)),
  ...falseOnly(text, scene),
  ...[...text.matchAll(UNTELLABLE)].map(([claim]) => claim),
];
