import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { findType } from '@modiste/lexicon/garment-types';
import { fabricAdjective } from '../../facts/fabric-traits.ts';
import { written } from '../../facts/item-names.ts';
import { capitalize } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import { turnedBy } from '../day/day-choice.ts';
import { describeTrend, type TrendSubject } from './describe-trend.ts';
import { type Cause, causeLines } from './tell-cause.ts';

export type TrendCause = Cause;

export interface TrendFacts extends TrendSubject {
  /** Some of its items, of which all that the tile says is true. */
  items: readonly Item[];
  cause: TrendCause;
  setting: DaySetting;
}

export interface WrittenTrend {
  /** Its name, at most 28 characters: "Satin skirts". */
  trend: string;
  /** At most 140 characters. */
  description: string;
  reason: string;
  /** The search that finds its items. */
  query: string;
}

const NAME_CHARS_MAX = 28;
/** Fabrics whose name before a noun is not the one that stands alone. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  sequin: 'sequin',
  'glass-bead': 'beaded',
  'down-fill': 'down-filled',
};
/** What has no color of its own to be looked for. */
const UNNAMED = 'Multicolor';
const METALS: ReadonlySet<string> = new Set(['Gold', 'Silver']);

const without = (words: string, other: string): string => (other.includes(words) ? '' : words);
const joined = (...words: readonly string[]): string =>
  words.filter((word) => word !== '').join(' ');

/** "Wide-leg jeans", "Chelsea boots": as prose spells what the lexicon has in plain words. */
const SPELLED: readonly (readonly [string, string])[] = [
  ['wide leg', 'wide-leg'],
  ['knee high', 'knee-high'],
  ['high tops', 'high-tops'],
  ['long sleeve', 'long-sleeve'],
  ['slip ons', 'slip-ons'],
  ['chelsea', 'Chelsea'],
  ['mary janes', 'Mary Janes'],
  ['hawaiian', 'Hawaiian'],
];
const spelled = (noun: string): string =>
  SPELLED.reduce((text, [plain, written]) => text.replace(plain, written), noun);

/** The words for the subject: of its color, its fabric and its kind. */
function wordsOf({ type, material, color, items }: TrendFacts) {
  const isBare = type === null && material === null && (color === null || color === UNNAMED);
  const [first] = items;
  const kind = findType(type ?? (isBare ? (first?.other_info.type ?? '') : ''));
  const noun = kind === null ? '' : spelled(written(kind.plural));
  const fabric = material === null ? '' : (ADJECTIVES[material] ?? fabricAdjective(material));
  return {
    noun,
    fabric: without(fabric, noun),
    shade: color === null || color === UNNAMED ? '' : without(color.toLowerCase(), noun),
  };
}

/** "Shades of red", "Burgundy velvet", "Satin skirts": as much of it as fits the tile. */
function nameOf({ noun, fabric, shade }: ReturnType<typeof wordsOf>): string {
  const isColorAlone = noun === '' && fabric === '' && shade !== '';
  const alone = METALS.has(capitalize(shade)) ? `Touches of ${shade}` : `Shades of ${shade}`;
  const names = isColorAlone
    ? [alone]
    : [joined(shade, fabric, noun), joined(fabric, noun), joined(shade, noun), noun, fabric];
  const fits = names.find((name) => name !== '' && name.length <= NAME_CHARS_MAX);
  return capitalize(fits ?? 'Worn now');
}

/** The words on a tile of what is worn now, from facts only. No sentence of the speech comes twice. */
export function writeTrend(facts: TrendFacts, speech: Speech): WrittenTrend {
  const { cause, setting } = facts;
  const words = wordsOf(facts);
  const query = joined(words.shade, words.fabric, words.noun);
  const seed = `${setting.day} ${query}`;
  const descriptions = describeTrend(facts, seed);
  const reasons = turnedBy(causeLines(cause, setting, facts.type), seed);
  const [reason = ''] = reasons;
  const trend = nameOf(words);
  return {
    trend,
    description: speech.say(...descriptions) || `${trend}, as worn now.`,
    reason: speech.say(...reasons) || reason,
    query,
  };
}
