import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { StockMost } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import { findSuperlative } from '../facts/claim-superlatives.ts';
import type { Turn } from '../stylist.ts';

/** What is looked for in the whole stock, and by what it is ordered. */
export interface AskedOfStock {
  /** What is looked for, without the superlative: "cashmere for women". */
  words: string;
  /** Left out where nothing is asked to be the most. */
  most?: StockMost;
  /** Whether the kinds looked for so far count no more: "the cheapest cashmere thing". */
  isAnew: boolean;
}

const LEAD =
  "^\\W*(?:(?:and|but|so|ok|okay|hm+|then|now|also|hey|hi|hello|yo|sup|dude|bro|lol|um+|please|pls|just|well|actually)[ ,!.]+)*(?:(?:can you |could you )?(?:show me|find me|give me|get me|let me see|tell me|i want|i need|i'd like|list)|(?:what|which)(?:'s|s| is| are| do you have as)?|do you have|have you got|got)? *";
const MOST =
  '(?<most>cheapest|least expensive|lowest[- ]priced|most expensive|priciest|dearest|most affordable|warmest|coziest|cosiest|softest|lightest|coolest|longest|shortest|dressiest|fanciest|most formal|most casual|most durable|sturdiest|darkest|most reduced)';
const HAVE =
  "(?: (?:that )?(?:you|u|you guys|ya|they)(?: have|'ve| got|'ve got| have got| sell| carry| stock| do)(?: got)?| in (?:the |your |ur )?(?:shop|store|stock|range)| there is| on (?:this|the) site| of (?:them )?all)";
/** "The cheapest cashmere thing you have", "what's your most expensive bag?" */
const ASKS = new RegExp(
  `${LEAD}(?<whose>the |your |ur )?${MOST} (?<what>[a-z][a-z0-9 '-]*?)(?<noun> (?:things?|anything|items?|pieces?|stuff|ones?))?(?<have>${HAVE})?(?<rest> (?:for|in|with|without|that|under|not|which)\\b[^?]*?)?(?<after>${HAVE})?\\W*$`,
);
/** "Which jeans are cheapest?" */
const WHICH = new RegExp(
  `^\\W*(?:(?:and|but|so|ok|okay|hm+|then|now|also)[ ,]+)*(?:which|what) (?<what>[a-z][a-z '-]*?) (?:is|are) (?:the )?${MOST}(?<rest>)\\W*$`,
);
/** "What's the cheapest you have?": of the kind that is looked for. */
const BARE = new RegExp(
  `${LEAD}(?:the |your |ur )?${MOST}(?: (?:ones?|pairs?|things?|options?|pieces?))?${HAVE}\\W*$`,
);
const ONE = /^ ones?$/;
const WORD_OF = { [-1]: 'cheapest ', 0: '', 1: 'expensive ' } as const;
/** What is on the screen, or a part of it. */
const OF_SHOWN =
  /\b(?:of (?:these|those|them(?! all)|the (?:two|three|first))|shown|here|outfits?|looks?|first|second|third|option|way|pair$)\b|^(?:one|ones|of)\b/;

const typesIn = (words: string): string[] =>
  understandQuery(words).readings.flatMap(({ role, concepts }) =>
    role === 'negated' ? [] : concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );

/** The end of the prices that a superlative names; null where it is of something else. */
function priceRanked(most: string): -1 | 1 | null {
  const ranked = findSuperlative(most);
  return ranked?.measure === 'price' ? ranked.direction : null;
}

/**
 * The most of something that the whole shop is asked for, and not what is on the screen. Null where a
 * message asks no such thing.
 */
export function asksStockMost({ words, items, state, attachment }: Turn): AskedOfStock | null {
  const text = words.toLowerCase().replaceAll('’', "'");
  const bare = BARE.exec(text)?.groups?.most;
  const kind = findType(typesOf(state.request?.wishes ?? [])[0] ?? '');
  if (bare !== undefined && kind !== null && attachment === null) {
    const price = priceRanked(bare);
    return {
      words: `${WORD_OF[price ?? 0]}${kind.plural.toLowerCase()}`,
      most: { words: bare, ...(price !== null && { price }) },
      isAnew: false,
    };
  }
  const found = ASKS.exec(text)?.groups ?? WHICH.exec(text)?.groups;
  if (found === undefined || attachment !== null) return null;
  const { most = '', what = '', noun = '', have, after, whose = '', rest = '' } = found;
  if (OF_SHOWN.test(what) || understandQuery(what).readings.length === 0) return null;
  const types = typesIn(what);
  const { itemIds, outfits } = state.shown;
  const shown = items.filter(({ id }) => itemIds.includes(id) || outfits.flat().includes(id));
  const isShown = shown.some(({ other_info }) =>
    types.some((type) => isKindOf(other_info.type, type)),
  );
  const isOne = ONE.test(noun);
  const isOfStock =
    have !== undefined || after !== undefined || whose.trim().startsWith('u') || whose === 'your ';
  const isOther = (types.length > 0 && !isShown) || (noun !== '' && !isOne);
  if (!isOfStock && !isOther) return null;
  const price = priceRanked(most);
  // "The cheapest maxi you have" is another of the kind that is looked for.
  const ofKind =
    types.length === 0 && noun.trim() === '' && kind !== null
      ? ` ${kind.plural.toLowerCase()}`
      : '';
  return {
    // What is cheap is wished for in words, too, which the shop reads.
    words: `${WORD_OF[price ?? 0]}${what}${ofKind}${rest}`,
    most: { words: most, ...(price !== null && { price }) },
    isAnew: !isOne,
  };
}
