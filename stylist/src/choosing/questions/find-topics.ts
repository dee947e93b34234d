import { excessAsked } from '../reasons/asks-of-excess.ts';
import { asksOfFabric } from '../verdicts/fabric-verdicts.ts';
import { asksOfGaping, gapingTold } from '../verdicts/gapes.ts';
import { bignessTold } from '../verdicts/how-big.ts';
import {
  OF_BRA,
  OF_FIGURE,
  OF_WIDTH,
  tellBra,
  tellFigure,
  tellHeel,
  tellWidth,
} from './body-answers.ts';
import { asksOfAmount, tellColors } from './color-answers.ts';
import { conceptTopics, joinedTopics } from './concept-topics.ts';
import { tellFabricVerdict } from './fabric-answers.ts';
import {
  tellCleaning,
  tellComfort,
  tellLengthOnWearer,
  tellQuality,
  tellShortness,
  tellWorth,
} from './judged-answers.ts';
import {
  exactTopics,
  tellGroup,
  tellLaptop,
  tellLining,
  tellSheer,
  tellStretch,
} from './make-answers.ts';
import { OF_METAL, OF_REAL, tellMaterial, tellMetal, tellReal } from './material-answers.ts';
import { asksOfNeed, tellNeedVerdict } from './need-answers.ts';
import {
  FORMER_PRICE,
  tellDiscount,
  tellFormerPrice,
  tellPrice,
  tellPriceHistory,
} from './price-answers.ts';
import { type Question, quoteAbout, says, type Told, unsaid } from './question.ts';
import { pieceTopics } from './record-answers.ts';
import {
  asksOfShop,
  asksOfSize,
  tellBrand,
  tellGender,
  tellShop,
  tellSizes,
  tellWhere,
} from './stock-answers.ts';
import { tellExcess, tellHeat, tellWarmth, tellWeight } from './wear-answers.ts';

/** What a question asks for, and who answers it. */
interface Topic {
  asks: RegExp;
  tell: (question: Question) => Told;
}

/** "Is it unisex?", "are those mens?" */
const ASKS_WHOSE =
  /\bunisex\b|\b(?:for|made for) (?:men|women|guys|girls|ladies)\b|\b(?:is|are|isn't|aren't)\b.*\b(?:(?:wo)?men'?s|ladies'?)(?: (?:or (?:a )?(?:wo)?men'?s|ones?|pairs?|[a-z]+))?\W*$/;

const quoted =
  (about: RegExp, what: string) =>
  (question: Question): Told => {
    const quote = quoteAbout(question, about);
    return quote === null ? unsaid(what) : says(`The listing of ${question.name} says: ${quote}`);
  };

const MEASURE = /\b\d+(?:\.\d+)? ?(?:cm|in|inch(?:es)?|mm)\b|\b(?:laptop|letter-size|A4)\b/i;

/** "How big is it?": what is measured, or else what its name and its kind tell. */
function tellBigness(question: Question): Told {
  const quote = quoteAbout(question, MEASURE);
  if (quote !== null) return says(`The listing of ${question.name} says: ${quote}`);
  const told = bignessTold(question.item);
  return told === null ? unsaid('what it measures') : says(...told);
}

function tellGaping(question: Question): Told {
  const quote = quoteAbout(question, /\bgap(?:e|es|ing)\b/i);
  const told =
    quote === null ? gapingTold(question.facts) : [`Its own page speaks of that: ${quote}`];
  return told === null
    ? unsaid('whether it buttons at the front, which is what gapes')
    : says(...told);
}

/** What a question is about by its words; the first that fits answers, and a second one with "and". */
const TOPICS: readonly Topic[] = [
  {
    asks: /\b(?:easy|hard|difficult) to (?:clean|wash|care|look after|keep clean)|\bclean easily\b|\bget dirty\b/,
    tell: tellCleaning,
  },
  {
    asks: /\bhow (?:thick|thin|heavy|chunky|light)\b|\b(?:is|are|does|do) (?:it|this|that|they|these|those|the (?:[\w-]+ ){1,3}?(?:ones?|pair)) (?:(?:very|really|quite|kind of|at all|feel) )*(?:thick|thin|heavy|heavyweight|chunky)\b(?! enough\b)/,
    tell: tellWeight,
  },
  { asks: /\btoo (?:short|revealing)\b|\bshow too much leg\b/, tell: tellShortness },
  { asks: /\b(?:un)?lin(?:ed|ing|er)\b/, tell: tellLining },
  { asks: /\b(?:leather|suede|fur) or (?:fake|faux|imitation|not)\b/, tell: tellMaterial },
  {
    asks: /\bpad(?:s|ded|ding)\b/,
    tell: quoted(/\b(?:un)?pad(?:s|ded|ding)?\b|\bcups?\b/i, 'whether it is padded'),
  },
  { asks: /\bstretch|\belastic\b(?! waist)/, tell: tellStretch },
  {
    asks: /\bsee[- ]?thr(?:ough|u)|\bshows? (?:through|my)\b|thick enough(?! (?:for|in) (?:the )?(?:winter|cold|snow|frost|fall|autumn))|\bsheer|\btransparent|\bopaque|\bsquat[- ]?proof/,
    tell: tellSheer,
  },
  {
    asks: /\bheels?\b.*\b(?:high|tall|height)|\bhow (?:high|tall)\b(?!.*\bshaft)|\bheel height\b/,
    tell: tellHeel,
  },
  {
    asks: /\b(?:warm|thick|heavy) enough (?:for|in)\b|\bwarm enough\b|\bkeep (?:me|her|him|you) warm\b|\bhow warm\b|\b(?:is|are) (?:it|this|that|they|these|those|the (?:[\w-]+ ){1,3}?(?:ones?|pair)) (?:really |very |actually )?warm\b|\b(?:for|in) (?:the )?(?:winter|cold|snow|frost|minus|below zero|subzero|freezing)\b|(?:for|in|at) [-−–]\d/,
    tell: tellWarmth,
  },
  {
    asks: /\btoo (?:hot|warm|heavy|thick)\b|\b(?:for|in) (?:the )?(?:summer|heat|hot)\b|\bcool enough\b|\blight enough\b|\b(?:will|would|do) i (?:sweat|roast|boil|overheat|be (?:too )?hot|get (?:too )?hot)\b|\boverheat\b/,
    tell: tellHeat,
  },
  { asks: FORMER_PRICE, tell: tellFormerPrice },
  { asks: OF_BRA, tell: tellBra },
  { asks: ASKS_WHOSE, tell: tellGender },
  { asks: /\b(?:laptops?|macbooks?)\b/, tell: tellLaptop },
  {
    asks: /\brestock\w*|\bback in stock\b|\bwhen (?:will|is|are|would) (?:it|this|that|they|these|those|the \w+ (?:ones?|pair)|my size)(?: (?:be|come|get))* (?:back|available|in stock)\b/,
    tell: () =>
      says(
        'No listing tells when a size comes back, and there is no alert for that. Save it to your wishlist to find it again, or ask me for more like it in your size.',
        'When it comes back stands in no listing. Its heart keeps it in your wishlist, and I can look for more like it meanwhile.',
      ),
  },
  { asks: /\bshaft\b/, tell: quoted(/\bshaft\b|\b(?:calf|knee)\b/i, 'how high the shaft is') },
  {
    asks: /\bcross[- ]?body\b/,
    tell: (question) =>
      question.item.other_info.type === 'crossbody-bag'
        ? says(`Yes, the shop sells ${question.name} as a crossbody bag.`)
        : quoted(
            /\bcross[- ]?body\b|\b(?:shoulder|long|detachable) strap\b/i,
            `whether ${question.name} is worn crossbody`,
          )(question),
  },
  { asks: OF_METAL, tell: tellMetal },
  { asks: OF_REAL, tell: tellReal },
  { asks: OF_WIDTH, tell: tellWidth },
  {
    asks: /\b(?:lowest|best|cheapest) (?:price|it(?:'s| has| was))\b|\bprice (?:history|drop)|\b(?:ever|usually|often|normally|before) (?:been )?(?:cheaper|lower|on sale)|\b(?:cheaper|lower|on sale) before\b/,
    tell: tellPriceHistory,
  },
  {
    asks: /\b(?:on sale|discount|reduced|markdown|marked down|full price|percent off|% off|how much off)\b/,
    tell: tellDiscount,
  },
  {
    asks: /\bworth (?:it|the|that|this|buying|\$)|\bgood (?:deal|value|price|buy)\b|\bsave up for\b|\boverpriced\b|\brip[- ]?off\b|\btoo (?:expensive|much money)\b/,
    tell: tellWorth,
  },
  { asks: /\bhow much\b(?!.*\bweighs?\b)|\bprices?\b|\bcosts?\b/, tell: tellPrice },
  {
    asks: /\bwhere (?:can|do|could|is|to)\b.*\b(?:buy|get|order|find|sold)\b|\bwho sells\b|\b(?:what|which) (?:shop|store|website)\b|\bbuy (?:it|this|that)\b|\blink\b/,
    tell: tellWhere,
  },
  {
    asks: /\bbrand\b|\bwho (?:makes|made|designed)\b|\bdesigner\b|\blabel\b|\bmade by\b/,
    tell: tellBrand,
  },
  {
    asks: /\btrue to size\b|\bruns? (?:small|large|big)\b|\bhow does (?:it|this|that) fit\b/,
    tell: quoted(
      /\bbetween sizes\b|\bsize (?:up|down)\b|\btake the (?:smaller|larger)\b|\btrue to size\b|\bruns? (?:small|large)\b/i,
      'how its sizes run',
    ),
  },
  {
    asks: /\bsizes?\b|\bin stock\b|\bavailable\b|\bsold out\b|\bdo (?:you|they) (?:still )?have (?:it|this|that)\b(?! in (?!(?:an? )?(?:size|x*s\b|m\b|x*l\b|\d)))|\bcomes? in (?:an? )?(?:x*s|m|x*l|\dxl?|\d+)\b/,
    tell: tellSizes,
  },
  {
    asks: /\bwhat(?:'s| is)? (?:it |this |that )?made (?:of|from)\b|\bwhat\b.*\bmade (?:of|from)\b|\bmaterials?\b|\bfabrics?\b|\bcomposition\b|\bwhat(?:'s|s| is)? in (?:it|this|that|them)\b|\bpercent(?:age)?\b|\bhow much (?:elastane|spandex|lycra|cotton|wool|polyester|nylon|silk|linen|cashmere)\b|\bwhat (?:is|are) (?:it|they|this|that|these|the \w+ (?:one|pair)) (?:made )?(?:of|from)\b/,
    tell: tellMaterial,
  },
  {
    asks: /\b(?:what|which|other|another|different|any|many) colou?rs?\b|\bcolou?r options\b/,
    tell: tellColors,
  },
  {
    asks: /\blong enough\b|\b(?:drag|dragging|trip over|trail|sweep)\b|\bcovers? (?:my|her|the) (?:knees?|bum|butt|bottom|hips|stomach|belly)\b|\b(?:how|too) long\b.*\b(?:on (?:me|her|him|someone)|i(?:'m| am)|at [4-6]['’ ]|[4-6]['’]\d|feet|cm|tall|short|petite)\b|\bwhere (?:does|will|would) (?:it|this|that) (?:end|hit|fall)\b/,
    tell: tellLengthOnWearer,
  },
  {
    asks: /\bcomf(?:y|ie|ortable)|\bfeel(?:s)? (?:like|soft|nice|good)\b|\bhow soft\b|\b(?:is|are) (?:it|this|that|they|these|those) (?:really |very )?soft\b/,
    tell: tellComfort,
  },
  {
    asks: /\b(?:good|high|decent|bad|cheap|poor) (?:quality|made)\b|\bwell[- ]made\b|\bany good\b|\bquality\b|\b(?:will|would|does|do|is|are|can) (?:it|this|that|they|these|those|the \w+ (?:ones?|pairs?)) (?:(?:really|actually|even|gonna|going to|likely to|ever) )*(?:last|hold up|wear well|wear out|fall apart|survive)\b|\bhow long\b.*\blasts?\b|\bhow durable\b|\bis (?:it|this|that) (?:durable|sturdy)\b/,
    tell: tellQuality,
  },
  {
    asks: /\bhow long\b(?!.*\blasts?\b)(?! (?:are|is) (?:the|its|their) (?:sleeves?|straps?|zip|shaft))|\b(?:what|which) length\b|\b(?:what(?:'?s| is| are)|tell me) the(?:ir)? length\b|\bhow short\b|\binseam\b/,
    tell: (question) => tellGroup(question, 'length'),
  },
  {
    asks: /\b(?:what(?:'?s)?|which|kind of|type of) (?:\w+ )?neck(?:line)?\b|\b(?:is|how) (?:\w+ )?(?:the|its) neck(?:line)?\b/,
    tell: (question) => tellGroup(question, 'neckline'),
  },
  {
    asks: /\b(?:what|which|kind of|type of) (?:\w+ )?sleeves?\b|\b(?:are|is) (?:the|its|their) sleeves?\b|\bsleeves? (?:long|short)\b|\b(?:have|has|got|any|with) sleeves?\b|\bsleeveless\b/,
    tell: (question) => tellGroup(question, 'sleeve'),
  },
  {
    asks: /\bhow (?:does|do) (?:it|they|this|that) (?:close|fasten)\b|\bfastening\b/,
    tell: (question) => tellGroup(question, 'closure'),
  },
  {
    asks: /\bwhere (?:is|are|was|were) (?:it|this|that|they|these)\b.*\bmade\b|\bcountry\b|\borigin\b/,
    tell: quoted(/\bmade in\b|\bwoven in\b|\bknitted in\b/i, 'where it is made'),
  },
  {
    asks: /\bship|\bdeliver|\breturns?\b|\brefund/,
    tell: () => unsaid('delivery and returns'),
  },
  {
    asks: /\bdimensions?\b|\bmeasurements?\b|\bhow (?:big|large|deep|wide|small|tiny) (?:is|are)\b|\bdiameter\b|\btoo big for\b/,
    tell: tellBigness,
  },
  { asks: /\bhow heavy\b|\bweigh/, tell: tellWeight },
];

/** "The wool one", "what about the brown boots": which of them it is, and nothing of it. */
const NAMES_ONE =
  /^(?:(?:no|ok|yes|and|so|hmm|i (?:mean|meant|like)|show me|tell me about|(?:what|how)? ?about)[ ,]+)*(?:the|that|those|these) [\w-]+(?: (?!in\b|with\b|for\b)[\w-]+){0,3}(?: (?:from|you showed)[^,?]*)?[.!?]*$/;

const TOPICS_MAX = 3;

const isTopic = (words: string): boolean => TOPICS.some(({ asks }) => asks.test(words));

/** Those who answer a question, in the order it asks; empty where nothing in it is known. */
export function findTopics(question: Question): ((question: Question) => Told)[] {
  const isSeveral =
    /\b(?:and|n|plus)\b|,|&|\?.*\w|\bor (?:is|are|does|do|has|have|can|will)\b/.test(
      question.words,
    );
  const isOfGaping = asksOfGaping(question.words);
  const real = isOfGaping ? [] : exactTopics(question);
  const ofPiece = pieceTopics(question);
  if (ofPiece.length > 0) return ofPiece;
  if (asksOfAmount(question)) return [tellColors];
  const own = [
    ...(asksOfNeed(question) ? [tellNeedVerdict] : []),
    ...real,
    ...(OF_FIGURE.test(question.words) && !OF_WIDTH.test(question.words) ? [tellFigure] : []),
    ...(excessAsked(question.words) !== null ? [tellExcess] : []),
    ...(asksOfShop(question) ? [tellShop] : []),
    ...(asksOfSize(question) ? [tellSizes] : []),
    ...(isOfGaping ? [tellGaping] : []),
    ...(asksOfFabric(question.words) === null ? [] : [tellFabricVerdict]),
  ];
  const listed = TOPICS.filter(({ asks }) => asks.test(question.words)).map(({ tell }) => tell);
  // What is off a price tells the price with it.
  const isOfPrice = listed.some((tell) => tell === tellDiscount || tell === tellFormerPrice);
  const named = [...own, ...listed].filter((tell) => !isOfPrice || tell !== tellPrice);
  const isNamed = named.length > 0 || NAMES_ONE.test(question.words);
  const joined = real.length > 0 ? [] : joinedTopics(question, isTopic);
  const all = isNamed ? [...named, ...joined] : conceptTopics(question);
  return [...new Set(all)].slice(0, isSeveral ? TOPICS_MAX : 1);
}
