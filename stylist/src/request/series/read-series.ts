import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { SeriesPart } from '../../dialogue/outfit-request.ts';

/** More outfits than these are no longer looked through one by one. */
const OUTFITS_MAX = 5;
/** Who asks for outfits for several occasions and names no number gets so many. */
const OUTFITS_USUAL = 3;

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  another: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
};
const NUMBER = '(?:[1-5]|one|two|three|four|five|another|a couple of|a couple)';
const OUTFIT = '(?:outfits?|looks?|fits?|ensembles?|sets?|combos?)';
/** Where one thing that is asked for ends and the next one begins. */
const ENDS = new RegExp(
  `[.,;:!?+&/\\n]+(?!\\d)|\\b(?:and|plus|then|but)\\b|\\bwith (?=${NUMBER}\\b)|(?<!\\bi )(?=\\b${NUMBER} for\\b)`,
  'i',
);
const COUNTED = new RegExp(
  `\\b(?<all>(?:all|both|the|these|those|each of) )?(?<count>${NUMBER}|an?)\\b (?<before>(?:(?!for\\b|to\\b)[\\w-]+ ){0,3}?)(?<noun>${OUTFIT}|ones?)\\b(?<after>.*)$`,
  'i',
);
/** "1 for going out", "one nice dinner": what is counted is the occasion. */
const OF_OCCASION = new RegExp(
  `^\\W*(?:(?:also|maybe|like|just|only) )*(?<count>${NUMBER}|a)\\b (?<after>.+)$`,
  'i',
);
/** These are counted, and no outfits of them. */
const OTHER_THINGS =
  /^(?:days|nights|weeks|weekends|months|hours|years|times|kids|people|persons|pieces?|items?|things?|pairs?|dollars?|bucks|euros?|hundred|of us|of the|more)\b/i;
/** After these a number counts no outfits. */
const OTHER_UNITS =
  /^(?:for )?(?:days|days?(?= (?:trip|in))|nights?|weeks?|weekends?|months?|hours?|years?|times?|kids?|people|persons?|pieces?|items?|things?|pairs?|dollars?|bucks|euros?|eur|usd|k|hundred|each|of us|of the|size|more)\b|^[$€£%]/i;

/** What people say of a part of the day or a trip, and how the composer of outfits knows it. */
interface Purpose {
  said: RegExp;
  query: string;
}

/** Of these a day has one: "for the evening", and "for dinner". */
const WITH_ARTICLE =
  /^(?:day|daytime|evening|night|beach|city|office|wedding|party|gym|flight|plane|bar|beach bar|club|ceremony|interview)$/;
const NO_PART = /^(?:an?|one|two|three|my|our|some|and|for|to|the|of|in|on|at|mostly|mainly|just)$/;

/** What an occasion is called: by the word that was said of it, and the one before. */
function nameIn(words: string, found: string): string {
  const at = words.toLowerCase().indexOf(found.toLowerCase());
  const [before = ''] = words.slice(0, Math.max(0, at)).trim().split(/\s+/).toReversed();
  const isPart = /^[a-z-]{3,}$/i.test(before) && !NO_PART.test(before.toLowerCase());
  const name = `${isPart ? `${before} ` : ''}${found}`.toLowerCase();
  if (WITH_ARTICLE.test(name)) return `the ${name}`;
  return / (?:restaurant|bar|club)$/.test(name) ? `a ${name}` : name;
}

/** These say more than what the lexicon reads in them: a museum is no evening at the theater. */
const PURPOSES: readonly Purpose[] = [
  {
    said: /\b(?:business|work|client) (?:dinners?|lunch(?:es)?|meals?)\b/i,
    query: 'business casual',
  },
  {
    said: /\b(?:dinners?|restaurants?|supper|meals? out|eating out|dining)\b/i,
    query: 'restaurant',
  },
  { said: /\b(?:temples?|church(?:es)?|mosques?)\b/i, query: 'sightseeing, modest' },
  {
    said: /\b(?:sightsee\w*|tour(?:ing|ist\w*)?|explor\w+|museums?|galler(?:y|ies)|walk(?:ing|s)?(?: a?round)?|stroll\w*)\b/i,
    query: 'sightseeing',
  },
];
/** No occasions of the lexicon by themselves. */
const TIMES: readonly Purpose[] = [
  { said: /\b(?:daytime|days?|city)\b/i, query: 'sightseeing' },
  { said: /\b(?:evenings?|nights?|bars?|drinks|clubs?)\b/i, query: 'night out' },
];
/** "For 5 days" is how long, and "day outfits" is what for. */
const DURATION = new RegExp(
  `\\b(?:\\d{1,2}|an?|the|whole|${NUMBER})[ -](?:whole )?(?:days?|nights?|weeks?|weekends?)\\b(?! (?:out|on)\\b| ${OUTFIT})`,
  'gi',
);

const OCCASIONS: ReadonlySet<string | null> = new Set(['occasion', 'dress-code', 'activity']);
/** Where a trip goes as such is what all of its outfits are for. */
const OF_ALL: ReadonlySet<string> = new Set(['vacation', 'everyday']);

type Named = Pick<SeriesPart, 'query' | 'name'>;

/** What one of several outfits is for; null where nothing tells. */
function purposeOf(said: string): Named | null {
  const words = said.replace(DURATION, ' ');
  const byWord = (purposes: readonly Purpose[]): Named[] =>
    purposes.flatMap(({ said: pattern, query }) => {
      const found = pattern.exec(words);
      return found === null ? [] : [{ query, name: nameIn(words, found[0]) }];
    });
  const [own] = byWord(PURPOSES);
  if (own !== undefined) return own;
  const read = understandQuery(words).readings.find(
    ({ role, concepts }) =>
      role === 'wanted' &&
      concepts.some(({ id }) => OCCASIONS.has(attributeGroup(id)) && !OF_ALL.has(id)),
  );
  if (read !== undefined) {
    return { query: read.words, name: nameIn('', read.words.replace(/^(?:for|at|to) /i, '')) };
  }
  return byWord(TIMES)[0] ?? null;
}

const numberOf = (word: string): number => {
  const [last = ''] = word.toLowerCase().replace(' of', '').split(' ').toReversed();
  return NUMBERS[last] ?? Number(word);
};

/** One thing that a message says of outfits. */
interface Said {
  /** Null where it is not counted: "mostly sightseeing". */
  count: number | null;
  purpose: Named | null;
  /** Whether outfits are counted, and not the occasions for them. */
  isOutfit: boolean;
}

/** "3 outfits", "one evening look", "1 dinner one". */
function readCounted(words: string): Said | null {
  const { all, count, before = '', noun = '', after = '' } = COUNTED.exec(words)?.groups ?? {};
  if (count === undefined || OTHER_THINGS.test(before)) return null;
  const purpose = purposeOf(`${before} ${after}`);
  const isOne = /^(?:an?|one|ones)$/i;
  // "The first one", "an outfit" and "one more" count nothing.
  if ((isOne.test(noun) || isOne.test(count)) && purpose === null) return null;
  const isOutfit = !isOne.test(noun) && !/^an?$/i.test(count);
  return { count: numberOf(count), purpose: all === undefined ? purpose : null, isOutfit };
}

function readPart(words: string): Said | null {
  const counted = readCounted(words);
  if (counted !== null) return counted;
  const { count, after = '' } = OF_OCCASION.exec(words)?.groups ?? {};
  const isCounted = count !== undefined && !OTHER_UNITS.test(after);
  const purpose = purposeOf(isCounted ? after : words);
  if (purpose === null) return null;
  return { count: isCounted ? numberOf(count) : null, purpose, isOutfit: false };
}

const totalOf = (parts: readonly SeriesPart[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

/** Occasions that are dressed for alike are one. */
function joinParts(parts: readonly SeriesPart[]): SeriesPart[] {
  const joined: SeriesPart[] = [];
  for (const part of parts) {
    const at = joined.findIndex(({ query }) => query === part.query);
    const known = joined[at];
    if (known === undefined) joined.push(part);
    else joined[at] = { ...known, count: known.count + part.count };
  }
  return joined;
}

/** "Two outfits, one for the beach and one for dinner" are two, and not four. */
const withoutTotal = ([first, ...others]: readonly SeriesPart[]): SeriesPart[] => {
  if (first === undefined) return [];
  return others.length > 1 && totalOf(others) === first.count ? others : [first, ...others];
};

function capped(parts: readonly SeriesPart[]): SeriesPart[] {
  let left = OUTFITS_MAX;
  return parts.flatMap((part) => {
    const count = Math.min(part.count, left);
    left -= count;
    return count > 0 ? [{ ...part, count }] : [];
  });
}

/** Among what is not counted the rest of the outfits is parted, most of them for what comes first. */
function partRest(
  total: number,
  counted: readonly SeriesPart[],
  open: readonly Named[],
): readonly SeriesPart[] {
  const unlike = open.filter(({ query }) => counted.every((part) => part.query !== query));
  const others = joinParts(unlike.map((one) => ({ ...one, count: 1 })));
  const few = counted.map((part) => ({
    ...part,
    count: Math.max(1, Math.min(part.count, total - others.length - counted.length + 1)),
  }));
  const more = Math.max(0, total - totalOf(few) - others.length);
  const rest = others.slice(0, Math.max(1, total - totalOf(few)));
  return [...rest.map((part, at) => ({ ...part, count: at === 0 ? 1 + more : 1 })), ...few];
}

/**
 * The outfits that a message asks for at once: how many, and what each is for. "Two for the day and
 * one for dinner", "3 outfits", or "mostly sightseeing and one dinner" once a number was named.
 * @param before What was asked for so far; null where nothing was.
 * @param asksForOutfits Whether outfits are asked for without a number.
 * @returns Null where a message names no several outfits.
 */
export function readSeries(
  text: string,
  before: readonly SeriesPart[] | null,
  asksForOutfits: boolean,
): readonly SeriesPart[] | null {
  const said = text.split(ENDS).flatMap((part) => readPart(part.trim()) ?? []);
  if (!asksForOutfits && before === null && !said.some(({ isOutfit }) => isOutfit)) return null;
  const counted = withoutTotal(
    joinParts(
      said.flatMap(({ count, purpose }) =>
        count === null || purpose === null ? [] : [{ ...purpose, count }],
      ),
    ),
  );
  const open = said.flatMap(({ count, purpose }) => (count === null ? (purpose ?? []) : []));
  const [number = null] = said.flatMap(({ count, purpose, isOutfit }) =>
    count !== null && purpose === null && isOutfit ? [count] : [],
  );
  const total = number ?? (before === null ? null : totalOf(before));
  if (counted.length > 1 && (total ?? 0) <= totalOf(counted)) return capped(counted);
  if (counted.length > 0 && open.length > 0) {
    const isWhole = said.some(({ isOutfit, purpose }) => isOutfit && purpose !== null);
    if (isWhole && total === null) return totalOf(counted) > 1 ? capped(counted) : null;
    return capped(partRest(total ?? OUTFITS_USUAL, counted, open));
  }
  if (totalOf(counted) > 1) return capped(counted);
  if (number === null || number < 2 || before !== null) return null;
  return capped([{ ...(open[0] ?? { query: null, name: '' }), count: number }]);
}

const TOGETHER =
  /\b(?:(?:all|both)(?: (?:of (?:it|them)|the))? ?(?:together|in|up|two|three|four|five|[2-5])?(?: (?:outfits|looks|of them))?(?: together)?|altogether|together|in total|total|combined|for (?:everything|it all|the lot|the whole lot)|in all|everything)\b/i;
const EACH = /\b(?:each|apiece|per (?:outfit|look)|a piece)\b/i;

/** Whether a sum is said for all outfits together, and not for each. */
export const isForAllOutfits = (text: string): boolean => TOGETHER.test(text) && !EACH.test(text);
