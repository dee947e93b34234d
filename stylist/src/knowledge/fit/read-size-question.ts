import { alphaSize } from '@modiste/lexicon/alpha-sizes';
import type { SizeSystem } from '@modiste/lexicon/convert-size';
import { findType } from '@modiste/lexicon/garment-types';
import type { ReadTurn } from '../../answers/answer.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { sizeLetter } from '../../facts/number-words.ts';
import type { Asked, Wearer } from '../topics/asked.ts';

type SizePlace = 'shoes' | 'clothing' | 'waist';

/** A size that is to be converted. */
export interface SizeQuestion {
  size: number;
  system: SizeSystem;
  /** What it is a size of; null where the words do not say. */
  of: SizePlace | null;
  wearer: Wearer | null;
}

const SYSTEMS: Readonly<Record<string, SizeSystem>> = {
  us: 'US',
  usa: 'US',
  american: 'US',
  uk: 'UK',
  british: 'UK',
  eu: 'EU',
  eur: 'EU',
  euro: 'EU',
  european: 'EU',
  french: 'EU',
  german: 'EU',
  italian: 'IT',
};
const NAMES = Object.keys(SYSTEMS).join('|');
const BETWEEN = "(?:\\s+(?:size|shoe|shoes|women'?s|womens|men'?s|mens|dress))*\\s*";
const AFTER = new RegExp(`\\b(${NAMES})${BETWEEN}(\\d{1,2}(?:\\.5)?)\\b`, 'i');
const BEFORE = new RegExp(`\\b(\\d{1,2}(?:\\.5)?)\\s*(?:in\\s+)?(${NAMES})\\b`, 'i');
const TARGET = new RegExp(`\\b(?:in|to|into)\\s+(?:an?\\s+)?(${NAMES})\\b`, 'i');
const NUMBER = /\b(\d{1,2}(?:\.5)?)\b/;
const WAIST =
  /\b(?:w\s?(\d{2})|(\d{2})(?:["”]|\s*(?:inch(?:es)?|in))?\s+waist|waist\s+(?:of\s+)?(\d{2})|(?:size\s+)?(\d{2})\s+(?:in\s+)?jeans|jeans\s+(?:size\s+)?(\d{2}))\b/i;
const SHOE =
  /\b(?:shoes?|boots?|sneakers?|trainers?|heels?|sandals?|loafers?|flats|pumps|feet|foot)\b/i;
const CLOTHES =
  /\b(?:dress(?:es)?|tops?|pants|trousers|jeans|skirts?|blouses?|shirts?|jackets?|coats?|suits?|blazers?|cloth(?:es|ing))\b/i;
const EU_SHOE_MIN = 34;

function placeOf(text: string, types: readonly string[]): SizePlace | null {
  if (SHOE.test(text)) return 'shoes';
  const isShoe = types.some((type) => findType(type)?.category === 'shoes');
  if (isShoe) return 'shoes';
  return CLOTHES.test(text) || types.length > 0 ? 'clothing' : null;
}

/** The other country's size that is told, where only the wanted one is named: "39 in US". */
function sizeForTarget(text: string): { size: number; system: SizeSystem } | null {
  const target = SYSTEMS[TARGET.exec(text)?.[1]?.toLowerCase() ?? ''];
  const size = Number(NUMBER.exec(text.replace(TARGET, ' '))?.[1] ?? Number.NaN);
  if (target === undefined || Number.isNaN(size)) return null;
  if (target !== 'US') return { size, system: 'US' };
  return { size, system: size >= EU_SHOE_MIN ? 'EU' : 'UK' };
}

function sizeIn(text: string): { size: number; system: SizeSystem } | null {
  const withoutTarget = text.replace(TARGET, ' ');
  const after = AFTER.exec(withoutTarget);
  if (after !== null) {
    return { size: Number(after[2]), system: SYSTEMS[after[1]?.toLowerCase() ?? ''] ?? 'US' };
  }
  const before = BEFORE.exec(withoutTarget);
  if (before !== null) {
    return { size: Number(before[1]), system: SYSTEMS[before[2]?.toLowerCase() ?? ''] ?? 'US' };
  }
  return sizeForTarget(text);
}

/**
 * The kinds that a question of sizes is about: those that it names, that of the piece spoken of, or
 * else those that are looked for.
 */
export function typesAsked({ understood, referred, turn }: ReadTurn): readonly string[] {
  const named = typesOf(understood.readings);
  if (named.length > 0) return named;
  const [item] = referred;
  return item === undefined ? typesOf(turn.state.request?.wishes ?? []) : [item.other_info.type];
}

/** Reads a size that is to be converted: "EU 39", "UK 10 dress in US", "28 waist"; null without. */
export function readSizeQuestion({ read, text, wearer }: Asked): SizeQuestion | null {
  const words = read.turn.words;
  const waist = WAIST.exec(words)
    ?.slice(1)
    .find((part) => part !== undefined);
  const of = placeOf(words, typesAsked(read).slice(0, 1));
  if (waist !== undefined && of !== 'shoes') {
    return { size: Number(waist), system: 'US', of: 'waist', wearer };
  }
  const found = sizeIn(words) ?? sizeIn(text);
  return found === null ? null : { ...found, of, wearer };
}

const ASKS_LETTER =
  /\b(?:numbers?|numeric|equals?|equivalent|convert|what size is|in us|in eu|in uk|same as|how big)\b/i;
const LETTER = /\b(xx?s|[23]xl|xx?l|[sml]|[1-3]x|small|medium|large|extra small|extra large)\b/i;

/** A letter size whose numbers are asked for: "what is a medium in numbers?" */
export function readLetterQuestion({ read }: Asked): string | null {
  const { words } = read.turn;
  const letter = LETTER.exec(words)?.[1];
  return letter === undefined || !ASKS_LETTER.test(words) ? null : alphaSize(letter.toLowerCase());
}

const SIZE =
  '(?:an?\\s+|the\\s+)?(?:size\\s+)?(\\d{2}x\\d{2}|\\d?x{0,4}[- ]?(?:small|large)|extra (?:small|large)|\\dx|\\d?x{0,4}[sl]|m|medium|\\d{1,2}(?:\\.5)?[wprst]?)';
const BETWEEN_SIZES = new RegExp(`\\bbetween\\s+${SIZE}\\s+(?:and|or|&)\\s+${SIZE}(?![\\w.])`, 'i');

/** The two sizes that the shopper stands between, "between an M and an L"; null where none are named. */
export function readBetweenSizes(text: string): readonly [string, string] | null {
  const [, one = '', other = ''] = BETWEEN_SIZES.exec(text) ?? [];
  return one === '' || /\bdifferen/i.test(text) ? null : [sizeLetter(one), sizeLetter(other)];
}

/** "2 or 3 weddings" counts, and names no size. */
const NO_COUNT =
  '(?![\\w.]| (?!would|should|what|which|if|in|for|on|then|pls|please|u|you|i|w|with|of)[a-z]+s\\b)';
/** "2 or 3?" may be a count of anything. */
const ONLY_COUNTS = /^\W*(?:so |and |ok )*[12]?\d or [12]?\d\W*$/i;
const TAKES = '(?:take|get|go (?:for|with)|order|pick|choose|buy|do|wear|try)';
/** "Should I get the L or the XL?", "L or XL, what would you take?" */
const EITHER_SIZE = new RegExp(
  `(?:\\b(?:should|shall|would|do|could|better|which|what)\\b[^.?!]*?(?<!\\w)${SIZE}\\s+or\\s+${SIZE}${NO_COUNT})|(?:(?<!\\w)${SIZE}\\s+or\\s+${SIZE}${NO_COUNT}[^.!]*\\b(?:which|what (?:would|should|do|size)|would (?:you|u)|should i|${TAKES}\\b.*\\?|better))|^\\W*(?:(?:so|and|ok|then|hm+)[ ,]+)*${SIZE}\\s+or\\s+${SIZE}\\W*(?:\\?|$|(?:in|for|with) (?:the|that|this|those|it|these)\\b)|(?<=[.!?]\\s*)${SIZE}\\s+or\\s+${SIZE} (?:in|for|with) (?:the|that|this|those|it|these)\\b`,
  'i',
);
const ASKS_WHICH =
  /\?|\bor\b.*\b(?:in|for|with) (?:the|that|this|those|these|it)\b|\b(?:which|what|would|should|recommend|suggest|advise|take|pick|choose|go (?:for|with|up|down)|better)\b/i;
const LOOKS_FOR =
  /\b(?:show|find|looking for|do you have|have you got|in stock|available|any|there in)\b/i;

/** The two sizes that a question leaves the choice between; null where it leaves none. */
export function readEitherSize(text: string): readonly [string, string] | null {
  if (LOOKS_FOR.test(text) || !ASKS_WHICH.test(text) || ONLY_COUNTS.test(text)) return null;
  const between = readBetweenSizes(text);
  if (between !== null) return between;
  const [one, other] = EITHER_SIZE.exec(text)?.slice(1).filter(Boolean) ?? [];
  return one === undefined || other === undefined ? null : [sizeLetter(one), sizeLetter(other)];
}
