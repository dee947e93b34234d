import type { Item } from '@modiste/contract/entities/item';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';

interface Term {
  asks: RegExp;
  /** What is up to the shop: "returns". */
  what: string;
  /** What to do about it. */
  advice: readonly string[];
}

const of = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`, 'i');
const IT = '(?:it|them|this|that|these|those|something|everything|stuff|things|an item)';

const CARD_WORD = 'cards?(?! ?(?:holders?|cases?|slots?|pockets?|wallets?))';
const OF_WISHES =
  '(?:birthday|b-?day|greetings?|thank[- ]?you|anniversary|christmas|xmas|congratulations?)';
const UP_TO_FOUR = '(?:(?!gift\\b)[a-z\\d]+ ){0,4}';
const WRITES = '(?:add|write|include|attach|enclose)';
/** "Can u add a nice card msg", "write a birthday card to go with it", "a gift note pls". */
const CARD = of(
  `${OF_WISHES} (?:${CARD_WORD}|messages?|msgs?)|gift (?:messages?|msgs?|notes?)|card (?:messages?|msgs?|texts?|notes?)|${WRITES} ${UP_TO_FOUR}(?:messages?|msgs?|notes?)|(?:${WRITES}|come with|comes with|send|put in|with) ${UP_TO_FOUR}${CARD_WORD}`,
);

/** Whether a message asks for words to go with a present: a card, a note. */
const asksForCard = (words: string): boolean =>
  CARD.test(words) && !/\b(?:wallets?|card[- ]?(?:holder|case)s?|pay|credit|debit)\b/i.test(words);

const WRAPS = of('gift[- ]?wrap(?:s|ped|ping)?');

/** Whether a message asks what is added to a present, whatever it seems to look for beside. */
export const asksForCardOrWrapping = (words: string): boolean =>
  asksForCard(words) || WRAPS.test(words);

/** What a shop decides and no listing tells, the most pressing first. */
const TERMS: readonly Term[] = [
  {
    asks: of(
      'gift[- ]?(?:cards?|vouchers?|certificates?)|e-?gift|store credit|(?<!discount )vouchers?',
    ),
    what: 'gift cards',
    advice: [
      'I sell none myself; the shop’s own page says whether it has any.',
      'There are none to buy here; look on the shop’s own page.',
    ],
  },
  {
    asks: of(
      `(?:send|ship|give|bring|take) ${IT} back|return(?:s|ed|able)?(?: ${IT})?(?! to (?:the|my)\\b)|refund(?:s|able)?|money back|exchange ${IT}|exchanges|final sale|return policy`,
    ),
    what: 'returns',
    advice: [
      'Read its terms before you order; its confirmation email says how to send a piece back.',
      'The terms on its page say how long you have and who pays.',
    ],
  },
  {
    asks: of(
      `arrives?|deliver(?:y|ed|s)?|shipp(?:ing|ed)|ships?|get ${IT} (?:here )?(?:by|before|in time|on time|tomorrow|today|this week)|(?:here|there) (?:by|before|in time)|(?:express|overnight|next[- ]day)|in time for`,
    ),
    what: 'delivery',
    advice: [
      'At checkout it names the day and the cost, so look there before you pay.',
      'Where it ships and how fast stands at its checkout; I can’t promise a day for it.',
    ],
  },
  {
    asks: of(
      '(?:student|military|senior|teacher|nurse|employee|first[- ]order|new customer|birthday|bulk) discounts?|coupons?|promo(?:tion)? ?codes?|discount (?:codes?|vouchers?)|price[- ]match(?:ing)?',
    ),
    what: 'codes and special discounts',
    advice: [
      'I know of none; what I can show are pieces that are on sale right now.',
      'If it has one, its page says so; I only see the prices it lists.',
    ],
  },
  {
    asks: CARD,
    what: 'cards and gift messages',
    advice: [
      'I can’t add or write one; its checkout says whether it takes a note.',
      'From here I can add none; where its checkout takes a note, you write it there.',
    ],
  },
  {
    asks: of(
      'gift[- ]?wrap(?:s|ped|ping)?|wrapped as a gift|comes? in an? (?:gift |nice |pretty )?box|gift (?:receipt|box)s?',
    ),
    what: 'gift wrapping and notes',
    advice: [
      'Its checkout says whether it wraps or adds a note.',
      'Look for it at its checkout; if there is none, a plain box and ribbon always work.',
    ],
  },
  {
    asks: of(
      'paypal|klarna|afterpay|affirm|apple pay|google pay|venmo|credit cards?|debit card|installments?|pay (?:later|with|by|in)|payment (?:plan|methods?|options?)',
    ),
    what: 'payment',
    advice: [
      'Its checkout shows which ways to pay it takes.',
      'You pay there and not here, so its checkout decides.',
    ],
  },
  {
    asks: of(
      `(?:do|does) (?:you|u|they|it|ya)(?: guys)? have (?:a|an|any) (?:physical |real |actual |local |brick and mortar )?(?:stores?|shops?|locations?|showrooms?)|pick ${IT} up|(?:in|at) (?:a|the|your) (?:physical )?store|(?:physical|brick[- ]and[- ]mortar) stores?|where (?:are you|is your (?:store|shop))`,
    ),
    what: 'stores to visit',
    advice: [
      'We have none of our own; its page says whether it has one near you.',
      'I only live online, so its page is where to look for one.',
    ],
  },
];

const WORDS_MAX = 22;
/** "How do I return to my search" and what is worn at an event ask for something else. */
const ASKS_ELSE = /\b(?:price alert|wishlist|account|search|password|chat)\b/i;

/** All that a message asks of the shop: "gift wrap it and deliver by Friday". */
const termsOf = (words: string): readonly Term[] =>
  words.split(/\s+/).length > WORDS_MAX || ASKS_ELSE.test(words)
    ? []
    : TERMS.filter(({ asks }) => (asks === CARD ? asksForCard(words) : asks.test(words)));

/** Whether a message asks what only the shop decides: "can i send it back", "student discount?" */
export const asksOfShop = (words: string): boolean => termsOf(words).length > 0;

/** The shop of what is spoken of, or of all that is shown first; null where these are several. */
function shopMeant({ referred, turn }: ReadTurn): string | null {
  const { focusId, shown } = turn.state;
  const ids = focusId === null ? shown.itemIds.slice(0, 1) : [focusId];
  const pieces: readonly Item[] =
    referred.length > 0 ? referred : turn.items.filter(({ id }) => ids.includes(id));
  const shops = [...new Set(pieces.map(({ website }) => website))].filter((name) => name !== '');
  return shops.length === 1 ? (shops[0] ?? null) : null;
}

/** Who decides on returns, delivery, codes, wrapping and payment, and where it says so. */
export function tellShopTerms(read: ReadTurn): Answer | null {
  const terms = termsOf(read.turn.words);
  const [term, ...others] = terms;
  if (term === undefined) return null;
  const { speech } = read;
  const shop = shopMeant(read);
  const who = shop ?? 'the shop that sells the piece';
  const which = shop === null ? '' : ', which sells it';
  const what = joinWithAnd(terms.map((one) => one.what));
  const verb = what.endsWith('s') || others.length > 0 ? 'are' : 'is';
  const [first, second] = [0, 1].map((at) => terms.map(({ advice }) => advice[at] ?? '').join(' '));
  const text = speech.say(
    `${capitalize(what)} ${verb} up to ${who}${which}. ${first}`,
    `On ${what}, ${who} has the last word. ${second}`,
    `${capitalize(who)} alone decides on ${what}.`,
    `As for ${what}: ask ${who}, according to its page.`,
  );
  if (text === '') return null;
  const { focusId } = read.turn.state;
  // Whoever asks for a card has chosen: the piece stays in sight.
  const isOfChosen = asksForCard(read.turn.words) && focusId !== null;
  return {
    text,
    itemIds: isOfChosen ? [focusId] : [],
    suggestions: [
      'How do I buy it?',
      what.startsWith('codes')
        ? 'Show me what is on sale'
        : what.startsWith('cards')
          ? 'Can it be gift wrapped?'
          : 'Which sizes are in stock?',
    ],
  };
}
