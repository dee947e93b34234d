import { STOP_WORDS } from '@modiste/lexicon/query-words';
import { CUE_WORDS } from '../understanding/cue-tables.ts';
import type { Message, PlacedReading } from '../understanding/message.ts';
import type { Mention } from './mention.ts';
import {
  COUNTS,
  garmentAt,
  HEADS,
  headAt,
  NUMBERS,
  POINTERS,
  readingAt,
  wordAt,
} from './mention-words.ts';

type Described = Extract<Mention, { kind: 'described' }>;

/** How many words may describe a thing between "the" and "one", or behind it. */
const DESCRIPTION_WORDS_MAX = 4;
const PLURAL_NOUN = /[^s]s$/;
const LOOKS: ReadonlySet<string> = new Set(['material', 'color', 'pattern']);
/** What a description ends in, beside a garment; a look is an outfit, and is counted. */
const ENDS = /^(?:ones?|pairs?)$/;
const LINKS: ReadonlySet<string> = new Set(
  'in with from by without that made on under below at for'.split(' '),
);
/** Behind these a name may stand that no list has: "the one in ink". */
const BEFORE_NAMES: ReadonlySet<string> = new Set(['in', 'from', 'by', 'at']);

const isName = (word: string): boolean =>
  /^[a-z]{2}/.test(word) && !CUE_WORDS.has(word) && !STOP_WORDS.has(word);

/** "$70", "88 dollar", "40.50": what a piece costs; null where no price stands here. */
function priceAt({ text, words }: Message, at: number): number | null {
  const word = words[at];
  if (word === undefined || !/^\d+(?:\.\d+)?$/.test(word.word)) return null;
  const isMarked = text[word.start] === '$' || text[word.start - 1] === '$';
  // "The 165 one": what is larger than any place is a price.
  const isBeforeOne = /^(?:ones?|pairs?)$/.test(words[at + 1]?.word ?? '');
  const isPrice =
    isMarked ||
    /\.\d\d$/.test(word.word) ||
    (isBeforeOne && !NUMBERS.has(word.word)) ||
    /^(?:dollars?|bucks?)$/.test(words[at + 1]?.word ?? '');
  return isPrice ? Number(word.word) : null;
}

/** "black", "linen and lined" before a head: what stands between a place and what is meant. */
export function describedBefore(
  message: Message,
  at: number,
): { readings: PlacedReading[]; to: number } {
  const readings: PlacedReading[] = [];
  for (let next = at; next < at + DESCRIPTION_WORDS_MAX; ) {
    const head = headAt(message, next);
    if (head !== null) return { readings, to: next };
    const placed = readingAt(message, next);
    if (placed === undefined || placed.reading.role !== 'wanted') break;
    readings.push(placed);
    next = placed.to;
  }
  return { readings: [], to: at };
}

interface After {
  readings: PlacedReading[];
  perhaps: string[];
  price: number | null;
  to: number;
}

/** One more thing said behind "the one": "in blue", "with pockets", "from Arket", "at $40". */
function oneAfter(message: Message, at: number): Omit<After, 'to'> & { to: number | null } {
  const none = { readings: [], perhaps: [], price: null, to: null };
  // Of "the brown one from before warm?" the warmth is asked.
  const isWhen = /^(?:before|earlier|above|previously)$/.test(wordAt(message, at + 1));
  if (!LINKS.has(wordAt(message, at)) || isWhen) return none;
  const price = priceAt(message, at + 1);
  if (price !== null && !/^(?:under|below)$/.test(wordAt(message, at))) {
    return { ...none, price, to: at + 2 };
  }
  const start = [at, at + 1, at + 2, at + 3].find((place) => readingAt(message, place));
  const read = start === undefined ? undefined : readingAt(message, start);
  // "The cheapest at home" tells where, and not which one.
  const isPlace = wordAt(message, at) === 'at' && read?.reading.kind !== 'brand';
  // A size is asked of the piece, and does not say which it is.
  if (read?.reading.kind === 'size') return none;
  const placed = isPlace ? undefined : read;
  if (placed !== undefined) {
    const next = readingAt(message, placed.to);
    // "The cognac boots with navy chinos" are worn with these.
    if (isLook(placed) && garmentAt(message, placed.to) !== null) return none;
    // "With the teal stripes" is one detail.
    const isMore = next?.reading.concepts.some(({ kind }) => LOOKS.has(kind)) === true;
    return isMore
      ? { ...none, readings: [placed, next], to: next.to }
      : { ...none, readings: [placed], to: placed.to };
  }
  const name = wordAt(message, at + 1);
  const isCalled = /^[a-z]{3}/.test(name) && !STOP_WORDS.has(name);
  return BEFORE_NAMES.has(wordAt(message, at)) && isCalled
    ? { ...none, perhaps: [name], to: at + 2 }
    : none;
}

/** All that is said behind "the one": "with the belt from Arket in ink". */
export function describedAfter(message: Message, at: number): After {
  const first = oneAfter(message, at);
  if (first.to === null) return { readings: [], perhaps: [], price: null, to: at };
  const { to, ...others } = describedAfter(message, first.to);
  return {
    readings: [...first.readings, ...others.readings],
    perhaps: [...first.perhaps, ...others.perhaps],
    price: first.price ?? others.price,
    to,
  };
}

const OR: ReadonlySet<string> = new Set(['or', 'and', 'vs', 'versus']);
/** What a question says right before and behind "the denim", so that it is a piece and no wish. */
const ASKED_OF = /^(?:is|are|does|do|did|will|would|can|could|about|than|like|love|with)$/;
const BESIDE = /^(?:over|than|against|beside)$/;
const SAYS_OF =
  /^(?:come|comes|creases?|wrinkles?|runs?|fits?|looks?|wash|stretch|shrink|have|has|cost|costs|go|goes|work|works|feel|feels|last|lasts|pill|pills|itch|breathe|too|from|you|worth|better|nicer|good|ok|okay|warm|lined|really|over)$/;

const isLook = ({ reading: { concepts } }: PlacedReading): boolean =>
  concepts.some(({ kind }) => LOOKS.has(kind));

/** What a piece may be called by without a noun: "the Lowtide", "the black maxi". */
const CALLED: ReadonlySet<string> = new Set([...LOOKS, 'attribute', 'brand']);

const isCalledBy = ({ reading: { concepts } }: PlacedReading): boolean =>
  concepts.some(({ kind }) => CALLED.has(kind));

/** "The black maxi, can I iron it?": named at the head of a question, without a noun. */
function topicAt(message: Message, at: number): Mention | null {
  const { words } = message;
  if (at > 0 && words[at]?.afterBreak !== true) return null;
  const readings: PlacedReading[] = [];
  let to = at + 1;
  for (let placed = readingAt(message, to); placed !== undefined; placed = readingAt(message, to)) {
    const { kind, role, concepts } = placed.reading;
    const isCalled = kind === 'brand' || concepts.some((concept) => CALLED.has(concept.kind));
    if (role !== 'wanted' || !isCalled) return null;
    readings.push(placed);
    to = placed.to;
  }
  // "The black, please" may be a wish; what is asked behind a comma is asked of a piece.
  if (readings.length === 0 || words[to]?.afterBreak !== true) return null;
  return described({ from: at, to, readings });
}

const isOfBrand = ({ reading: { kind } }: PlacedReading): boolean => kind === 'brand';

const isOfBrandAndLook = (one: PlacedReading, more: PlacedReading | undefined): boolean =>
  more !== undefined &&
  more.reading.role !== 'negated' &&
  ((isLook(one) && isOfBrand(more)) || (isOfBrand(one) && isLook(more)));

/** "The linen or the satin", "does the denim crease?": named by what it is of, without a noun. */
export function pairedAt(message: Message, at: number): Mention | null {
  if (!POINTERS.has(wordAt(message, at))) return null;
  const topic = topicAt(message, at);
  if (topic !== null) return topic;
  const placed = readingAt(message, at + 1);
  if (placed === undefined || placed.reading.role === 'negated') return null;
  // "The black Fable Row and the Common Thread ones": the look and the brand are one piece.
  const more = readingAt(message, placed.to);
  const isOne = isOfBrandAndLook(placed, more) && OR.has(wordAt(message, more?.to ?? 0));
  if (isOne && more !== undefined && POINTERS.has(wordAt(message, more.to + 1)))
    return described({ from: at, to: more.to, readings: [placed, more] });
  const { to } = placed;
  const beside = wordAt(message, at - 1);
  // "Over the rib knit" names a piece by its knit, which is no fabric.
  const isCalled = BESIDE.test(beside) && to === message.words.length && isCalledBy(placed);
  if (!isLook(placed) && !isCalled) return null;
  const isBefore = OR.has(wordAt(message, to)) && POINTERS.has(wordAt(message, to + 1));
  const isAfter = OR.has(wordAt(message, at - 1)) && !HEADS.has(wordAt(message, to));
  const next = readingAt(message, to)?.reading.concepts ?? [];
  const isAlone = next.every(({ kind }) => kind !== 'type' && !LOOKS.has(kind));
  const before = wordAt(message, at - 1);
  // "Is the fair isle heavy?"
  const isJudged = /^(?:is|are)$/.test(before) && isAlone && to === message.words.length - 1;
  // "Is the silk worth it over the crepe?"
  const isBeside = BESIDE.test(before) && isAlone && to === message.words.length;
  const isSaidOf = ASKED_OF.test(before) && SAYS_OF.test(wordAt(message, to));
  const isAsked = isJudged || isBeside || isSaidOf;
  if (!isBefore && !(isAfter && isAlone) && !isAsked) return null;
  return described({ from: at, to, readings: [placed] });
}

const described = (
  one: Pick<Described, 'from' | 'to' | 'readings'> & Partial<Described>,
): Described => ({
  kind: 'described',
  names: [],
  perhaps: [],
  price: null,
  count: null,
  isPlural: false,
  ...one,
});

/** "The heel of the second pair" is a part of it, and no pair of heels. */
const PARTS = new Set(['heel', 'hood', 'collar', 'sole', 'strap', 'lining', 'waistband']);

/** "the linen one", "that black midi dress", "the two suede ones", "the one with pockets". */
export function describedAt(message: Message, at: number): Mention | null {
  const isBoth = wordAt(message, at) === 'both';
  if (!POINTERS.has(wordAt(message, at)) && !isBoth) return null;
  const start = isBoth && wordAt(message, at + 1) === 'the' ? at + 1 : at;
  const said = COUNTS.get(wordAt(message, start + 1)) ?? null;
  const count = isBoth ? 2 : said;
  const first = said === null ? start + 1 : start + 2;
  const readings: PlacedReading[] = [];
  const names: string[] = [];
  let price: number | null = null;
  for (let next = first; next <= first + DESCRIPTION_WORDS_MAX; ) {
    const placed = readingAt(message, next);
    const word = wordAt(message, next);
    const garment = garmentAt(message, next);
    if (garment !== null && PARTS.has(word)) return null;
    if (placed !== undefined) readings.push(placed);
    const to = placed?.to ?? next + 1;
    const isHead = ENDS.test(word) || garment !== null;
    if (isHead && (ENDS.test(word) || garmentAt(message, to) === null)) {
      const after = ENDS.test(word) ? describedAfter(message, to) : garmentAfter(message, to);
      const all = [...readings, ...after.readings];
      const own = price ?? after.price;
      if (all.length + names.length + after.perhaps.length === 0 && own === null) return null;
      // "The two pairs" are counted, and "the two suede ones" are called by what they are of.
      if (count !== null && readings.length + names.length === 0) return null;
      const isPlural =
        count !== null ||
        /^(?:ones|pairs)$/.test(word) ||
        PLURAL_NOUN.test(wordAt(message, to - 1));
      return described({
        from: at,
        to: after.to,
        readings: all,
        names,
        perhaps: after.perhaps,
        price: own,
        count,
        isPlural,
      });
    }
    if (placed === undefined) {
      const sum = priceAt(message, next);
      const isPlain = wordAt(message, at) === 'the' && /^ones?$/.test(wordAt(message, next + 1));
      // "The dinner blouse" may be called so in its title, whatever else such a word asks for.
      const isBeforeGarment = garmentAt(message, next + 1) !== null;
      const mayBeName = (isPlain || isBeforeGarment) && /^[a-z]{3}/.test(word);
      const isCalled = isName(word) || (mayBeName && !STOP_WORDS.has(word));
      if ((!isCalled && sum === null) || message.words[next]?.afterBreak === true) return null;
      if (sum === null) names.push(word);
      else price = sum;
    }
    next = to;
  }
  return null;
}

/** "The tee with the teal stripes": of a garment only what is seen of it describes it. */
function garmentAfter(message: Message, at: number): After {
  const none = { readings: [], perhaps: [], price: null, to: at };
  if (wordAt(message, at) !== 'with') return none;
  const after = oneAfter(message, at);
  const { to, readings } = after;
  return to !== null && readings.length > 0 && readings.every(isLook) ? { ...after, to } : none;
}
