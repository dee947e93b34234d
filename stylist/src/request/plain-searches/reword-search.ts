import type { Translation, Turn } from '../../stylist.ts';
import { guessSearch, type SearchAct } from './guess-search.ts';
import { nameResults, resultsOf } from './name-results.ts';
import { type Named, namedIn } from './named-in-results.ts';
import { isContradicted, isDone } from './search-done.ts';
import { readSearchMessage, typesShown } from './search-message.ts';

/** From here on it is said plainly what a message does; what would be worse by mistake has to be surer. */
const LIKELY = 0.5;
const LIKELY_OF: Partial<Record<SearchAct, number>> = {
  refuse: 0.7,
  notLook: 0.6,
  notBrand: 0.7,
  brand: 0.6,
  startOver: 0.7,
  choose: 0.6,
  itemLook: 0.6,
};
/** "Yes to the second" takes it, whatever is said after it. */
const AGREES = /^\W*(?:[a-z]+[ ,.!]+){0,3}?(?:yes|yep|yeah|love|loving|adore|sold)\b/i;
const REFUSES: ReadonlySet<SearchAct> = new Set(['refuse', 'notLook', 'notBrand']);

/** What a plain sentence takes, beside the kind on the screen: exactly one of each part named here. */
type Part = 'items' | 'brands' | 'other' | 'looks' | 'places' | 'price' | 'size';

const countOf = (named: Named, part: Part): number => {
  const own = named[part];
  return own === null ? 0 : typeof own === 'string' ? 1 : own.length;
};

const PARTS: readonly Part[] = ['items', 'brands', 'other', 'looks', 'places', 'price', 'size'];

interface Plain {
  takes: readonly Part[];
  /** What may be named beside it and changes nothing: "which is easiest on my wallet". */
  ignores?: readonly Part[];
  /** How many items are named, where that are several. */
  items?: number;
  say: (named: {
    item: string;
    second: string;
    brand: string;
    other: string;
    look: string;
    place: string;
    price: string;
    size: string;
    kind: string;
  }) => string;
}

/** Whether nothing but what a plain sentence takes is named. */
const hasOnly = (named: Named, { takes, ignores = [], items = 1 }: Plain): boolean =>
  PARTS.every((part) => {
    const count = takes.includes(part) ? (part === 'items' ? items : 1) : 0;
    return ignores.includes(part) || countOf(named, part) === count;
  });

/** How what is done is said, by the act. */
const PLAIN: Partial<Record<SearchAct, Plain>> = {
  under: { takes: ['price'], say: ({ price }) => `under $${price}` },
  cheaper: { takes: [], say: () => 'cheaper ones' },
  look: { takes: ['looks'], say: ({ look }) => `in ${look}` },
  notLook: { takes: ['looks'], say: ({ look }) => `no ${look}` },
  size: { takes: ['size'], say: ({ size }) => `in size ${size}` },
  occasion: { takes: ['places'], say: ({ kind, place }) => `${kind} for ${place}` },
  more: { takes: [], say: () => 'show me more' },
  like: { takes: ['items'], say: ({ item }) => `more like ${item}` },
  kind: { takes: ['other'], say: ({ other }) => `show me ${other} instead` },
  brand: { takes: ['brands'], say: ({ brand }) => `show me only ${brand}` },
  notBrand: { takes: ['brands'], say: ({ brand }) => `no ${brand}` },
  dropColor: { takes: [], say: () => 'any color' },
  dropPrice: { takes: [], say: () => 'any price' },
  dropBrand: { takes: [], say: () => 'any brand' },
  refuse: { takes: ['items'], say: ({ item }) => `I don’t like ${item}` },
  goesWith: {
    takes: ['items', 'other'],
    say: ({ item, other }) => `${other} that go with ${item}`,
  },
  outfit: { takes: ['items'], ignores: ['other'], say: ({ item }) => `an outfit with ${item}` },
  startOver: { takes: [], say: () => 'start over' },
  undo: { takes: [], say: () => 'undo that' },
  choose: { takes: ['items'], say: ({ item }) => `I’ll take ${item}` },
  itemLook: { takes: ['items', 'looks'], say: ({ item, look }) => `does ${item} come in ${look}?` },
  compare: {
    takes: ['items'],
    items: 2,
    say: ({ item, second }) => `compare ${item} and ${second}`,
  },
  askPrice: { takes: ['items'], say: ({ item }) => `how much is ${item}?` },
  askFabric: { takes: ['items'], say: ({ item }) => `what is ${item} made of?` },
  askSize: {
    takes: ['items', 'size'],
    say: ({ item, size }) => `does ${item} come in size ${size}?`,
  },
  askCare: { takes: ['items'], say: ({ item }) => `how do I wash ${item}?` },
  which: { takes: [], ignores: ['other'], say: () => 'which is the cheapest?' },
  total: {
    takes: ['items'],
    items: 2,
    say: ({ item, second }) => `how much are ${item} and ${second} together?`,
  },
};

/** A bare number is the price or the size that an act takes and that nothing else names. */
function withNumber(named: Named, takes: readonly Part[]): Named {
  const { number, price, size } = named;
  if (takes.includes('price')) return { ...named, price: price ?? number };
  return takes.includes('size') ? { ...named, size: size ?? number } : named;
}

/** What is done, in plain words; null where what that takes is not named, or more is. */
function plainly(act: SearchAct, given: Named): string | null {
  const plain = PLAIN[act];
  if (plain === undefined) return null;
  const named = withNumber(given, plain.takes);
  if (!hasOnly(named, plain)) return null;
  if (named.isRefused && act !== 'notLook') return null;
  const [item = '', second = ''] = named.items;
  const [brand = ''] = named.brands;
  const [other = ''] = named.other;
  const [look = ''] = named.looks;
  const [place = ''] = named.places;
  const { price, size, kind } = named;
  return plain.say({
    item,
    second,
    brand,
    other,
    look,
    place,
    price: price ?? '',
    size: size ?? '',
    kind,
  });
}

/** A message said plainly, with what it most likely asks for. */
export interface PlainSearch {
  words: string;
  /** Whether what was made of the message as it was written does something else. */
  isOther: (translation: Translation) => boolean;
}

/** Answers that are none to what is asked of results, and that a message was mistaken for. */
const LOST: ReadonlySet<string> = new Set(['help', 'small_talk', 'out_of_scope', 'clarify']);
/** From here on what was made of a message gives way, whatever it was. */
const SURE = 0.85;
/** Where a limit is let go that there is, less will do. */
const SURE_OF: Partial<Record<SearchAct, number>> = {
  dropColor: 0.6,
  dropPrice: 0.6,
  dropBrand: 0.6,
};
/** What was answered to a question may be right, however sure it seems that a list is to change. */
const QUESTION = /\?|\b(?:can|could|would|should|is|are|does|do|will|how|what|which|why)\b/i;
const ANSWERS: ReadonlySet<string> = new Set(['item_question', 'style_advice', 'size_fit', 'care']);
const OF_LIST: ReadonlySet<SearchAct> = new Set([
  'under',
  'cheaper',
  'look',
  'notLook',
  'size',
  'occasion',
  'more',
  'kind',
  'brand',
  'notBrand',
]);

/**
 * A message said of single pieces on the screen, said plainly: "ew the ostra one, bin it" becomes "I don’t like
 * the third one". Null where it is no such message, or does more than one thing.
 */
export function rewordSearch(turn: Turn): PlainSearch | null {
  const { words } = turn;
  const results = resultsOf(turn);
  if (results.length === 0) return null;
  const { words: numbered, brands } = nameResults(words, results);
  const message = readSearchMessage(numbered, typesShown(results));
  const named = namedIn(message, { brands, results });
  const [best] = guessSearch(message).toSorted((one, other) => other.likelihood - one.likelihood);
  if (best === undefined || best.likelihood < (LIKELY_OF[best.act] ?? LIKELY)) return null;
  const { act, likelihood } = best;
  const plain = plainly(act, named);
  if (plain === null || plain === words || isContradicted(act, named, turn)) return null;
  if (REFUSES.has(act) && AGREES.test(words)) return null;
  const isQuestion = OF_LIST.has(act) && QUESTION.test(words);
  return {
    words: plain,
    isOther: (translation) =>
      translation.intent !== 'unsafe' &&
      (likelihood >= (SURE_OF[act] ?? SURE) || LOST.has(translation.intent)) &&
      !(isQuestion && ANSWERS.has(translation.intent)) &&
      !isDone(act, named, { translation, turn }),
  };
}
