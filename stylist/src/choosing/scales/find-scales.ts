import type { Item } from '@modiste/contract/entities/item';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { findComparative, findSuperlative } from '../../facts/claim-superlatives.ts';
import { type FabricQuality, gradeFabrics } from '../../facts/fabric-grades.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { type Measure, measureItem } from '../../facts/item-measures.ts';
import { exactKind, withKindArticle } from '../../facts/item-names.ts';
import { itemCare } from '../../knowledge/care/item-care.ts';
import { fullPriceOf, priceOf } from '../reasons/reason.ts';
import { isNoCloth } from '../verdicts/item-verdict.ts';
import { findCountedScale } from './counted-scales.ts';
import { findNeedScale, scaleOfNeeds } from './need-scale.ts';
import type { Ranking, Scale } from './ranking.ts';
import { findVerdictScale } from './verdict-scale.ts';

type Direction = -1 | 1;
const NEAR = 0.05;

/** How the two ends of a scale are said: "the most expensive", "the warmest". */
const MOST: Readonly<Partial<Record<Measure, readonly [most: string, least: string]>>> = {
  price: ['the most expensive', 'the least expensive'],
  discount: ['the most reduced', 'the least reduced'],
  warmth: ['the warmest', 'the lightest'],
  formality: ['the dressiest', 'the most casual'],
  length: ['the longest', 'the shortest'],
  sleeve: ['the longest in the sleeve', 'the shortest in the sleeve'],
  heel: ['the highest in the heel', 'the lowest in the heel'],
  fit: ['the loosest', 'the slimmest'],
  shade: ['the lightest in color', 'the darkest'],
  coverage: ['the most covered', 'the most revealing'],
};

const IRREGULAR: Readonly<Record<string, string>> = { most: 'more', least: 'less', best: 'better' };

/** Of two there is a warmer one, and no warmest. */
const ofTwo = (word: string): string =>
  word.replace(
    /^the (\w+)/,
    (_, most: string) => `the ${IRREGULAR[most] ?? most.replace(/est$/, 'er')}`,
  );

interface Asked {
  quality: FabricQuality;
  asks: RegExp;
  word: string;
  caveat?: string;
  /** What decides before the fabric. */
  first?: Scale;
  /** Below this grade even the first of them is no good, which is said. */
  good?: { from: number; otherwise: string };
}

/** What only the fabric can tell; asked before the measures, as "longest lasting" is no length. */
const QUALITIES: readonly Asked[] = [
  {
    quality: 'softness',
    asks: /\b(?:softe(?:st|r)|(?:least|less) (?:itchy|scratchy)|(?:itch|scratch)(?:es)? (?:the )?(?:least|less)|(?:least|less) likely to (?:itch|scratch))\b/,
    word: 'the softest',
  },
  {
    quality: 'softness',
    asks: /\b(?:(?:most|more) comfortable|comfie(?:st|r)|(?:most|more) comfy|comfortablest|(?:kind|gentl|easi)(?:est|er) (?:on|to) (?:the|my|your|her|his) (?:feet|foot|toes|body|waist))\b/,
    word: 'the easiest to wear',
    caveat: 'Comfort is not in a listing, so I go by the cut, then by how soft the fabric is.',
    first: scaleOfNeeds(['easy-wear']),
  },
  {
    quality: 'durability',
    asks: /\b(?:(?:most|more) (?:durable|robust|hard[- ]?wearing)|sturdie(?:st|r)|toughe(?:st|r)|stronge(?:st|r)|hardest[- ]wearing|long(?:est|er)[- ]lasting|(?:which|what)\b.*\b(?:will|would|gonna|going to|should) last(?= *$|[?.!]| (?:me|a while|years|forever))|lasts? (?:the |me (?:the )?)?(?:longe(?:st|r)|better)|wears? best|holds? up (?:the )?(?:best|better))\b/,
    word: 'the most durable',
  },
  {
    quality: 'durability',
    asks: /\b(?:best|highest|better)[- ](?:made|quality)\b/,
    word: 'the most durable',
    caveat: 'No listing rates quality, so I go by how long the fabric lasts.',
  },
  {
    quality: 'rain',
    asks: /\b(?:best|good|better|ok|okay|right|safest|most suited)\b.*\b(?:rain|rainy|wet|drizzle)\b|\b(?:most|more) (?:waterproof|water[- ]resistant|rainproof)\b|\b(?:keep|keeps|stay|stays|be)\b.*\bdri(?:est|er)\b/,
    word: 'the best for rain',
    good: { from: 6, otherwise: 'None of them is made for rain.' },
  },
  {
    quality: 'care',
    asks: /\b(?:easie(?:st|r)|simple(?:st|r))\b.*\b(?:wash|clean|care|look after|maintain|keep)\b|\b(?:least|lowest)[- ](?:care|maintenance|upkeep|ironing)\b|\beasiest care\b/,
    word: 'the easiest to wash',
    good: { from: 5, otherwise: 'None of them is an easy wash.' },
  },
];

const WEATHER: readonly { asks: RegExp; direction: Direction }[] = [
  { asks: /\bbest\b.*\b(?:winter|cold|snow|freezing)\b/, direction: 1 },
  { asks: /\bbest\b.*\b(?:summer|heat|hot|humid)\b|\bmost breathable\b/, direction: -1 },
];

const groupPhrase = (item: Item, group: string): string =>
  [...readItemFacts(item).stated]
    .filter((id) => attributeGroup(id) === group)
    .flatMap((id) => attributePhrase(id) ?? [])[0] ?? '';

/** What a record says outright, before its fabric is looked at. */
const STATED: Readonly<Partial<Record<FabricQuality, { id: string; fact: string }>>> = {
  rain: { id: 'waterproof', fact: ': its listing names it for wet weather' },
  care: { id: 'machine-washable', fact: ': its listing allows the machine' },
};
const ABOVE_ALL = 11;

/** Fabrics on a quality; `direction` -1 puts the least of it first. */
function fabricScale(quality: FabricQuality, direction: Direction = 1): Scale {
  const told = STATED[quality];
  const isStated = (item: Item): boolean =>
    told !== undefined && readItemFacts(item).stated.has(told.id);
  const gradeOf = (item: Item) => gradeFabrics(quality, readItemFacts(item).garment.materials);
  return {
    margin: 0.4,
    valueOf: (item) => {
      if (isStated(item)) return ABOVE_ALL;
      const grade = gradeOf(item)?.grade;
      return grade === undefined ? null : grade * direction;
    },
    factOf: (item) => {
      if (told !== undefined && isStated(item)) return told.fact;
      const graded = gradeOf(item);
      return graded === null ? '' : `: ${graded.fabric} ${graded.does}`;
    },
    doesOf: (item) => gradeOf(item)?.does ?? '',
  };
}

function measureFact(item: Item, measure: Measure): string {
  const reduced = item.price < item.full_price ? `, down from ${fullPriceOf(item)}` : '';
  if (measure === 'price' || measure === 'discount') return `, at ${priceOf(item)}${reduced}`;
  const phrase = groupPhrase(item, measure);
  if (phrase !== '') return `, with ${phrase}`;
  return measure === 'formality' ? `, being ${withKindArticle('', exactKind(item))}` : '';
}

const measureScale = (measure: Measure, direction: Direction): Scale => ({
  margin: measure === 'price' || measure === 'discount' ? 0 : NEAR,
  valueOf: (item) => {
    const value = measureItem(measure, item);
    return value === null ? null : value * direction;
  },
  factOf: (item) => measureFact(item, measure),
  doesOf: () => '',
});

/** What adds to warmth beside the fabric, in the order of what it adds. */
const WARMING = ['insulated', 'quilted', 'lined', 'hooded', 'turtleneck', 'long-sleeve'];

const coverScale = (direction: Direction): Scale => {
  const found = (item: Item) => WARMING.filter((id) => readItemFacts(item).stated.has(id));
  return {
    margin: 0.5,
    valueOf: (item) => found(item).length * direction,
    factOf: (item) => {
      const [id] = found(item);
      const phrase = id === undefined ? null : attributePhrase(id);
      return direction < 0 || phrase === null ? '' : `, with ${phrase}`;
    },
    doesOf: () => '',
  };
};

function scalesOf(measure: Measure, direction: Direction): Scale[] {
  const first = measureScale(measure, direction);
  if (measure === 'warmth') {
    // What a bag or a shoe weighs no fabric tells.
    const ofCloth = (scale: Scale): Scale => ({
      ...scale,
      valueOf: (item) => (direction < 0 && isNoCloth(item) ? null : scale.valueOf(item)),
    });
    const byFabric = ofCloth(fabricScale('warmth', direction));
    const byKind = { ...byFabric, valueOf: ofCloth(first).valueOf, margin: NEAR };
    return [byKind, byFabric, ofCloth(coverScale(direction))];
  }
  return measure === 'formality' ? [first, fabricScale('formality', direction)] : [first];
}

const OF_STRETCH =
  /\bstretch(?:iest|ier)\b|\b(?:most|more) stretch(?:y)?\b|\b(?:stretch|give)(?:s|es)? (?:the )?most\b/;
const ELASTIC = /(\d+)% (?:elastane|spandex|lycra)/;

/** How much elastane the listings give. */
const stretchScale: Scale = {
  margin: 0,
  valueOf: (item) => {
    const { shares } = itemCare(item);
    return shares === null ? null : Number(ELASTIC.exec(shares)?.[1] ?? 0);
  },
  factOf: (item) => `: ${itemCare(item).shares ?? ''}`,
  doesOf: () => '',
};

/** What a question ranks items by: "which is the warmest?"; null where it ranks nothing. */
export function findScales(asked: string): Ranking | null {
  const words = asked.toLowerCase();
  const needed = findNeedScale(words);
  if (needed !== null) return needed;
  if (OF_STRETCH.test(words)) {
    const word = 'the stretchiest';
    const scales = [stretchScale];
    return { measure: 'fit', word, wordOfTwo: ofTwo(word), caveat: '', good: null, scales };
  }
  const quality = QUALITIES.find(({ asks }) => asks.test(words));
  if (quality !== undefined) {
    const { quality: measure, word, caveat = '', good = null, first } = quality;
    return {
      measure,
      word,
      wordOfTwo: ofTwo(word),
      caveat,
      good,
      scales: [...(first === undefined ? [] : [first]), fabricScale(measure)],
    };
  }
  const verdict = findVerdictScale(words) ?? findCountedScale(words);
  if (verdict !== null) return verdict;
  const weather = WEATHER.find(({ asks }) => asks.test(words));
  const ranked =
    weather === undefined
      ? (findSuperlative(words) ?? findComparative(words))
      : { measure: 'warmth' as const, direction: weather.direction };
  const word = ranked === null ? undefined : MOST[ranked.measure]?.[ranked.direction > 0 ? 0 : 1];
  if (ranked === null || word === undefined) return null;
  const { measure, direction } = ranked;
  return {
    measure,
    word,
    wordOfTwo: ofTwo(word),
    caveat: '',
    good: null,
    scales: scalesOf(measure, direction),
  };
}
