import { findType } from '@modiste/lexicon/garment-types';
import type { StockMost } from '../dialogue/dialogue-state.ts';
import { typesOf } from '../dialogue/types-of.ts';
import type { Turn } from '../stylist.ts';

const LOW = `(?:cheap(?:est|er)?|low(?:est|er)?|least expensive|less expensive|most affordable|affordable)(?:[- ]priced?)?`;
const HIGH = `(?:(?:most |more )?(?:expensive|pricey|dear)|priciest|dearest|high(?:est|er)?)(?:[- ]priced?)?`;
const ONES = '(?: ones?| ones at the top| stuff| things?| prices?)?';
const SORT = `(?:(?:please |pls |can you |could you )*(?:sort|order|rank|arrange|list|show|put)(?:ed)? (?:it |them |these |those |all |everything )*)?(?:(?:by |the |its |their |with |from |in )*(?:prices?|costs?|order)[ ,:]+)*(?:from |the |with |by )*`;

const orderOf = (ends: string): RegExp =>
  new RegExp(
    String.raw`(?:^|(?<=[\s,.;!?]))${SORT}(?:${ends})(?: please| pls)?(?=$|[\s,.;!?])`,
    'i',
  );
/** "Cheap to expensive", "most affordable first", "price low to high". */
const RISING = orderOf(
  `${LOW}${ONES} (?:to|up to|till) ${HIGH}|${LOW}${ONES} (?:first|on top|at the top)`,
);
const FALLING = orderOf(
  `${HIGH}${ONES} (?:to|down to|till) ${LOW}|${HIGH}${ONES} (?:first|on top|at the top)`,
);
/** "Sort by price". */
const BY_PRICE =
  /\b(?:sort|order|rank|arrange)(?:ed)?(?: (?:it|them|these|those|all|everything))* by (?:the )?(?:price|cost)\b/i;

const ORDERS: readonly (readonly [RegExp, StockMost])[] = [
  [RISING, { words: 'cheapest', price: -1 }],
  [FALLING, { words: 'most expensive', price: 1 }],
  [BY_PRICE, { words: 'cheapest', price: -1 }],
];

/** The turn without the order of prices that it asks for, which it carries from then on. */
export function withPriceOrder(turn: Turn): Turn {
  const { state, words } = turn;
  const found = ORDERS.find(([pattern]) => pattern.test(words));
  if (found === undefined || state.list !== undefined) return turn;
  const [pattern, most] = found;
  const rest = words
    .replace(pattern, ' ')
    .replaceAll(/\s+([,.;!?])/g, '$1')
    .replace(
      /^(?:[\s,.;!?]|\b(?:and|but|now|then|please|pls|ok)\b)+|(?:[\s,;]|\b(?:and|but)\b)+$/gi,
      '',
    );
  if (rest !== '') return { ...turn, words: rest, most };
  const kind = findType(typesOf(state.request?.wishes ?? [])[0] ?? '');
  return kind === null ? turn : { ...turn, words: kind.plural.toLowerCase(), most };
}
