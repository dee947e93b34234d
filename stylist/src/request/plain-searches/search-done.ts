import type { Item } from '@modiste/contract/entities/item';
import { formatPrice } from '@modiste/contract/price';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import type { Translation, Turn } from '../../stylist.ts';
import type { SearchAct } from './guess-search.ts';
import type { Named } from './named-in-results.ts';

/** What was made of a message, held against what it most likely asks for. */
interface Made {
  translation: Translation;
  turn: Turn;
  named: Named;
  request: StyleRequest | null;
  filters: Turn['filters'];
}

/** Whether a request wishes, or refuses, what words mean. */
function wishes(request: StyleRequest | null, words: string, isRefused = false): boolean {
  const meant = new Set(understandQuery(words).concepts.map(({ id }) => id));
  return (request?.wishes ?? []).some(
    ({ role, concepts }) =>
      (role === 'negated') === isRefused && concepts.some(({ id }) => meant.has(id)),
  );
}

/** Whether a request, or a filter, wishes every look that is named. */
const wishesLooks = ({ named: { looks }, request, filters }: Made): boolean => {
  const filtered = [...filters.color, ...filters.material].map((one) => one.toLowerCase());
  return looks.every((look) => filtered.includes(look) || wishes(request, look));
};

const isOfItems = ({ translation: { itemIds }, named: { ids } }: Made): boolean =>
  ids.every((id) => itemIds.includes(id));

const itemsNamed = ({ turn: { items }, named: { ids } }: Made): Item[] =>
  ids.flatMap((id) => items.find((item) => item.id === id) ?? []);

/** Whether an answer is of the pieces that are named, and tells one of these words. */
const tells = (made: Made, words: readonly string[]): boolean => {
  const answer = made.translation.answer.toLowerCase();
  return isOfItems(made) && words.some((one) => answer.includes(one.toLowerCase()));
};
const pricesOf = (items: readonly Item[]): string[] => items.map(({ price }) => formatPrice(price));
const materialsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ other_info }) => other_info.materials.map((id) => id.replaceAll('-', ' ')));

/** Whether the price limit and the kind are those of before. */
const keepsRest = ({ filters, turn, request }: Made): boolean =>
  filters.priceRangeMax === turn.filters.priceRangeMax &&
  typesOf(request?.wishes ?? []).join() === typesOf(turn.state.request?.wishes ?? []).join();
const isAnchored = ({ request, named: { ids } }: Made): boolean =>
  ids.some((id) => request?.anchor?.itemId === id);
const areSizes = ({ filters, turn }: Made): boolean =>
  (
    ['clothing_size', 'clothing_canonical_size', 'shoes_size', 'shoes_canonical_size'] as const
  ).some((key) => filters[key].join() !== turn.filters[key].join());
const hasColor = (request: StyleRequest | null): boolean =>
  request?.wishes.some(({ role, concepts }) =>
    concepts.some(({ kind }) => role !== 'negated' && kind === 'color'),
  ) === true;

/** Whether what was made of a message does what an act asks for; those left out are always said plainly. */
const DONE: Partial<Record<SearchAct, (made: Made) => boolean>> = {
  under: ({ filters, named }) => filters.priceRangeMax === Number(named.price ?? named.number),
  cheaper: ({ filters, turn, request }) =>
    filters.priceRangeMax !== turn.filters.priceRangeMax ||
    request?.beyond?.some(({ aspect }) => aspect === 'price') === true ||
    request?.anchor?.relation === 'compared',
  look: (made) => wishesLooks(made) && keepsRest(made),
  notLook: ({ named, request }) => named.looks.every((look) => wishes(request, look, true)),
  size: (made) => areSizes(made) && keepsRest(made),
  occasion: (made) =>
    made.named.places.every((place) => wishes(made.request, place)) && keepsRest(made),
  more: ({ request, turn }) =>
    (request?.exceptIds.length ?? 0) > (turn.state.request?.exceptIds.length ?? 0),
  like: isAnchored,
  kind: ({ named, request }) => named.other.every((kind) => wishes(request, kind)),
  brand: (made) => made.filters.brand.length > 0 && keepsRest(made),
  dropColor: ({ request, filters }) => filters.color.length === 0 && !hasColor(request),
  dropPrice: ({ filters }) => filters.priceRangeMax === null,
  dropBrand: ({ filters }) => filters.brand.length === 0,
  refuse: ({ request, named }) => named.ids.every((id) => request?.exceptIds.includes(id)),
  goesWith: isAnchored,
  outfit: ({ request, named }) => named.ids.every((id) => request?.outfit?.keep.includes(id)),
  undo: () => true,
};

/** The like for what is answered, and looks for nothing. */
const ANSWERED: Partial<Record<SearchAct, (made: Made) => boolean>> = {
  startOver: ({ request }) => request === null,
  choose: ({ translation, named }) =>
    named.ids.every((id) => translation.state.chosen?.includes(id)),
  itemLook: isOfItems,
  compare: isOfItems,
  askPrice: (made) => tells(made, pricesOf(itemsNamed(made))),
  askFabric: (made) => tells(made, materialsOf(itemsNamed(made))),
  askSize: (made) => tells(made, [made.named.size ?? made.named.number ?? '']),
  askCare: isOfItems,
  total: (made) =>
    tells(made, [formatPrice(itemsNamed(made).reduce((sum, { price }) => sum + price, 0))]),
  which: ({ translation: { answer }, turn: { items, state } }) => {
    const shown = items.filter(({ id }) => state.shown.itemIds.includes(id));
    return answer.includes(formatPrice(Math.min(...shown.map(({ price }) => price))));
  },
};

/** Whether what was made of a message does what it most likely asks for. */
export function isDone(
  act: SearchAct,
  named: Named,
  { translation, turn }: Pick<Made, 'translation' | 'turn'>,
): boolean {
  const { intent, state, updatedFilters } = translation;
  const { request } = state;
  const made = { translation, turn, named, request, filters: updatedFilters ?? turn.filters };
  // "The second one in blue" shows it so, or tells whether it comes so.
  if (act === 'itemLook' && intent === 'search') return true;
  const done = intent === 'search' ? DONE[act] : ANSWERED[act];
  return done?.(made) === true;
}

const ASKS =
  /^\W*(?:(?:and|but|so|ok|hm+|lol|wait)[ ,]+)*(?:are|am|is|was|were|does|must|why|which|what|who|how|when)\b/i;
const OVER = /\b(?:over|above|more than|beyond|at least|from)\b/i;
const NEGATES =
  /\b(?:not?|nothing|none|never|without|remove|hide|drop|exclude|cut|lose|skip|anything|everything|\w+n['’]?t)\b/i;
/** A price below this is a count or a size. */
const PRICE_MIN = 8;
const OF_PRICE =
  /cheap|pric|cost|expens|afford|budget|money|cash|bargain|dear|wallet|purse|spend|steep|deal|low|bank|broke|bill|save|saving|sale|rich|pocket|thrift|\$|least|small|econom|bottom|damage|buck|dollar/i;
const TAKES_BACK =
  /\b(?:undo|un-?do|back|before|previous|prior|revert|reverse|last (?:one|change|thing|bit|step|filter|search|list|edit|move)|oops|mistake|wrong|restore|return|earlier|cancel|never ?mind|nvm|scrap|forget|didn['’]?t|step)\b/i;
const BEGINS_ANEW =
  /\b(?:start|strat|over|begin\w*|scratch|reset|re-?start|clear|forget|clean|fresh|everything|wipe|scrap|zero|square|erase|delete|empty|anew|all)\b/i;
const OF_ALL_SHOP = /\b(?:outfits?|together|arrivals?|anything new|shop|store|sale)\b/i;
const OTHER_RANK =
  /\b(?:most expensive|priciest|dearest|highest|second|next|difference|first (?:please|pls)|costs? (?:the )?most|heels?|hems?|necklines?|rise|(?:cheapest|affordable|lowest) first|sort|order|low(?:est)? to|to (?:low|high)|after)\b/i;
/** Price alerts are asked about, and nothing cheaper is looked for. */
const ALERTS = /\b(?:mail|alert|notif\w+|tell me when|let me know)\b/i;
const EITHER = /\b(?:or|between|not|should|which|and)\b|[/&%]/i;
const SIZE =
  /^(?:\d{1,2}(?:\.5)?|\d{2}x\d{2}|x{0,3}[sml]|[2-4]xl|[1-4]x|x{0,2}[ -]?(?:small|medium|large)|one size)$/i;
/** "Ok 2 then" may be a place. */
const PLACES_MAX = 6;
const OF_SIZE = /\b(?:sizes?|fit|wear|i['’]?m|i am|sz)\b/i;
/** What is said of the piece that is spoken of concerns no list. */
const OF_ONE = /\b(?:it|that one|this one|that|this)\b/i;
const COMPLAINS = /\b(?:keep|stop|still|why|again)\b/i;
const TOO_MANY = /\b(?:too many|enough|stop|fewer|less)\b/i;

/** "The cheapest one, what’s in it?" asks another thing. */
const ASKS_MORE = /[,.?!;]\s*(?:and )?(?:what|how|is|are|does|do|can)(?:['’]?s)?\b/i;
/** "Something for the gym" may be of any kind. */
const ANYTHING = /\b(?:something|anything|outfits?|also|now)\b/i;
const TAKES = /\b(?:i['’]?ll|i will|gonna|going to) (?:take|have|get)\b/i;

const asksOfOne = ({ words, state }: Turn): boolean => state.focusId !== null && OF_ONE.test(words);

function isNoSize({ size, number }: Named, words: string): boolean {
  const isBare = size === null && Number(number) <= PLACES_MAX && !OF_SIZE.test(words);
  return isBare || EITHER.test(words) || ASKS.test(words) || !SIZE.test(size ?? number ?? '');
}

/** Whether the words stand against an act, however likely the network holds it. */
export function isContradicted(act: SearchAct, named: Named, turn: Turn): boolean {
  const { words, state, filters } = turn;
  const isOfOne = asksOfOne(turn);
  if (ASKS_MORE.test(words)) return true;
  switch (act) {
    case 'under': {
      const price = Number(named.price ?? named.number);
      return price < PRICE_MIN || ASKS.test(words) || (OVER.test(words) && !NEGATES.test(words));
    }
    case 'cheaper':
      return !OF_PRICE.test(words) || OTHER_RANK.test(words) || ALERTS.test(words);
    case 'look': {
      const isRefused = named.looks.some((look) => wishes(state.request, look, true));
      return isOfOne || isRefused || ASKS.test(words) || COMPLAINS.test(words);
    }
    case 'notLook':
      return ASKS.test(words) || /\bactually\b/i.test(words);
    case 'occasion':
      return ASKS.test(words) || ANYTHING.test(words);
    case 'brand':
    case 'kind':
      return ASKS.test(words);
    case 'choose':
      return words.includes('?');
    case 'goesWith':
      return TAKES.test(words);
    case 'more':
      return TOO_MANY.test(words) || understandQuery(words).comparisons.length > 0;
    case 'size':
      return isOfOne || isNoSize(named, words);
    case 'compare':
      return /\bwhy\b/i.test(words);
    case 'refuse':
      return /\b(?:instead|forget)\b/i.test(words);
    case 'dropColor':
      return (
        /\bpop\b/i.test(words) ||
        ASKS.test(words) ||
        !(filters.color.length > 0 || hasColor(state.request))
      );
    case 'dropPrice':
      return ASKS.test(words) || filters.priceRangeMax === null;
    case 'dropBrand':
      return ASKS.test(words) || filters.brand.length === 0;
    case 'which':
      return OTHER_RANK.test(words) || !OF_PRICE.test(words);
    case 'undo':
      return !TAKES_BACK.test(words) || ASKS.test(words);
    case 'startOver':
      return !BEGINS_ANEW.test(words) || OF_ALL_SHOP.test(words);
    default:
      return false;
  }
}
