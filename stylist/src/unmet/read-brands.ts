import { isEnglishWord } from '@modiste/lexicon/english-dictionary';
import { WELL_KNOWN_BRANDS } from '@modiste/lexicon/find-missing-brands';
import { memoized } from '@modiste/lexicon/memoized';
import { lexiconWords } from '@modiste/lexicon/phrase-table';
import { listOf, phraseKey } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { titleCase } from '../titles/title-case.ts';
import styles from './brand-styles.json' with { type: 'json' };

const styleByBrand: ReadonlyMap<string, string> = new Map(
  Object.entries(styles).flatMap(([style, brands]) =>
    listOf(brands).map((brand): [string, string] => [phraseKey(brand), style]),
  ),
);

/** Brands that are words of their own too: only where somebody likens or asks for a shop. */
const COMMON: ReadonlySet<string> = new Set(
  listOf(
    'gap, supreme, columbia, keen, cos, omega, palace, theory, vince, polo, noah, spell, acne, alo, obey, on cloud, set active, revolve, the row, ald, gant, huf, vans, swatch, pandora, kappa, aldo, teva, reformation, free people, lulus',
  ),
);

/** "Arc'teryx", "H&M" and "Off-White" are written in several ways. */
const spelled = (brand: string): string =>
  brand
    .split(' ')
    .map((word) => (word === 'and' ? '(?:and|&|n)' : [...word].join("[’']?")))
    .join('[ -]?');

const KNOWN = [...new Set([...WELL_KNOWN_BRANDS, ...styleByBrand.keys()])]
  .toSorted((one, other) => other.length - one.length)
  .map(spelled)
  .join('|');
const LEAD =
  '(?:(?:like|such as|similar to|dupes? (?:for|of)|a dupe for|from|by|at|inspired by|think|giving|carry|sell|stock) (?:(?:something|stuff|things|clothes) )?(?:(?:from|by|at) )?(?:(?:the )?brands? (?:like )?)?|(?:,|\\/|\\b(?:or|and)) *)';
const MESSAGES_REMEMBERED = 500;
const TAIL =
  "(?:[’']?s(?![\\p{L}\\d]))?(?:-?(?:ish|esque|inspired|coded|core)\\b|[- ](?:style|type|like|inspired|vibes?|aesthetic|dupes?|look|coded|energy)\\b)?";
const BRAND = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?<lead>${LEAD}))?(?<![\p{L}\d])(?<brand>${KNOWN})(?<tail>${TAIL})(?![\p{L}\d])`,
  'giu',
);
/** One message is asked about again and again while it is understood. */
const brandsIn = memoized((words) => [...words.matchAll(BRAND)], MESSAGES_REMEMBERED);

/** "Like Zendaya", "Bridgerton-ish": a name of something to look like. */
const LIKENED =
  /\b(?:like|similar to|dupes? (?:for|of)|inspired by) (?<after>\p{L}{4,})(?=\s*(?:[,.;!?]|$|\b(?:or|but|under|for|please|pls|style)\b))|(?<![\p{L}\d])(?<before>\p{L}{4,})(?:-?(?:ish|esque|inspired|coded)\b|[- ](?:vibes?|inspired|coded|energy|aesthetic)\b)/giu;
const JOINS = /^(?:,|\/|or\b|and\b)/i;
const REFUSES =
  /\b(?:not|no|never|nothing|isn[’']?t|don[’']?t|doesn[’']?t|hate|without|avoid|except|other than|(?:anything|everything|all|any \w+) but|aside from|besides)\b[^,.;]*$/i;
const ACRONYM_CHARS_MAX = 3;

/** As its bearer writes it: "H&M", "YSL", "Stussy". */
function written(brand: string): string {
  const key = phraseKey(brand);
  if (/^\w and \w$/.test(key)) return key.replace(' and ', '&').toUpperCase();
  const isAcronym = key.length <= ACRONYM_CHARS_MAX && !/^(?:gap|ugg|alo)$/.test(key);
  return isAcronym ? key.toUpperCase() : titleCase(key);
}

/** A word that is none, of a language or of clothes: the name of something. */
const isUnknownName = (name: string): boolean => {
  const key = phraseKey(name);
  const { corrected, concepts } = understandQuery(key);
  const isWord = isEnglishWord(key) || isEnglishWord(name) || lexiconWords.has(key);
  return !isWord && corrected === null && concepts.length === 0;
};

/** A message and the brands in it that the shop does not have. */
export interface ReadBrands {
  /** With the nearest style in the place of the brands. */
  words: string;
  /** As their bearers write them. */
  brands: readonly string[];
  /** Names that stand for nothing that is known. */
  names: readonly string[];
  /** The style that stands in their place; empty where none is known. */
  style: string;
}

interface Named {
  text: string;
  name: string;
  /** Whether something like it is wanted. */
  isLikened: boolean;
}

const LIKENS =
  /^(?:like|such as|similar|dupes?|a dupe|inspired|think|giving)|(?:ish|esque|inspired|coded|core|style|type|like|vibes?|aesthetic|dupes?|look|energy)$/i;

/** "I wear a 6 at Zara" tells a size. */
const TELLS_SIZE =
  /\b(?:i(?:[’']m| am| wear| take)?|size)\b[^,.;?]*\b(?:\d+|xx?s|s|m|l|x+l|small|medium|large)\b[^,.;?]*$/i;

const isAside = ({ input, index }: RegExpExecArray): boolean => {
  const before = input.slice(0, index);
  return REFUSES.test(before) || TELLS_SIZE.test(before);
};

/** What the name of a brand says of clothes by itself: "Converse" are sneakers. */
const meansGarment = (key: string): boolean => understandQuery(key).concepts.length > 0;

function namedBrands(words: string, isCarried: (name: string) => boolean): Named[] {
  let end = -1;
  return brandsIn(words).flatMap((match) => {
    const { lead = '', brand = '', tail = '' } = match.groups ?? {};
    const key = phraseKey(brand);
    const isLed = JOINS.test(lead) ? match.index <= end + 1 : lead !== '';
    const isNamed = isLed || /\w{3}/.test(tail) || !(COMMON.has(key) || meansGarment(key));
    if (!isNamed || isCarried(brand) || isAside(match)) return [];
    end = match.index + match[0].length;
    return [{ text: match[0], name: brand, isLikened: LIKENS.test(match[0].trim()) }];
  });
}

const likenedNames = (words: string, isCarried: (name: string) => boolean): Named[] =>
  [...words.matchAll(LIKENED)].flatMap((match) => {
    const { after, before } = match.groups ?? {};
    const name = after ?? before ?? '';
    const isName = isUnknownName(name) && !isCarried(name) && !isAside(match);
    return isName ? [{ text: match[0], name, isLikened: true }] : [];
  });

/** "Do you have it at Zara?" asks of what is shown. */
const OF_SHOWN = /\b(?:it|this|that|these|those|them)\b/i;

/** "Is that from Nike?" asks of a piece. */
const ASKS_OF_PIECE = /^\W*(?:is|are|was|were) (?!there\b)/i;

/** Reads the brands and shops that people name to say what they like; the shop's own stay. */
export function readBrands(words: string, isCarried: (name: string) => boolean): ReadBrands {
  if (ASKS_OF_PIECE.test(words)) return { words, brands: [], names: [], style: '' };
  const found = namedBrands(words, isCarried);
  const brandless = found.reduce((text, { text: said }) => text.replace(said, ' '), words);
  const likened = likenedNames(brandless, isCarried);
  const keys = found.map(({ name }) => phraseKey(name));
  const style = keys.flatMap((key) => styleByBrand.get(key) ?? [])[0] ?? '';
  const bare = likened.reduce((text, { text: said }) => text.replace(said, ' '), brandless);
  const rest = bare
    .replaceAll(/\s+([,.;!?])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isBare = understandQuery(rest).readings.length === 0 && !OF_SHOWN.test(rest);
  const isWanted = isBare || found.some(({ isLikened }) => isLikened);
  const isSaid = !isWanted || rest.toLowerCase().includes(style);
  return {
    words: [rest, isSaid ? '' : style].filter((part) => /\w/.test(part)).join(', '),
    brands: [...new Set(found.map(({ name }) => written(name)))],
    names: [...new Set(likened.map(({ name }) => name))],
    style: isWanted ? style : '',
  };
}
