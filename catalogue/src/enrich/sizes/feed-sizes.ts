import { isOneSize } from '@modiste/lexicon/alpha-sizes';
import type { NormalSizes } from '@modiste/lexicon/garment-facts';
import { normalizeSizes } from '@modiste/lexicon/normalize-sizes';
import { type SizeEvidence, systemOfRun } from './number-run.ts';
import { inConvertedSystem, type NamedSystem, systemOf } from './size-systems.ts';

export interface FeedSizes {
  sizes: NormalSizes;
  /** Sizes that stay the shop's own words. */
  unread: string[];
}

const CODES = 'usa|us|uk|gb|aus|au|nz|eur|euro|eu|ger|de|fr|ita|it|jpn|jp|rus|ru|es|d|f|i|e';
const NUMBER = String.raw`\d{1,2}(?:[.,]\d|\s?½|\s?[12]/[23])?`;
/** "IT 42", "42 IT", "EU38", "38 (EU)", "FR: 40-42" */
const NAMED = new RegExp(
  String.raw`(?:\b(${CODES})[\s.:-]*(?:size\s*)?(${NUMBER})|\b(${NUMBER})\s*\(?(${CODES})\b)(?:\s*[-/–]\s*(${NUMBER})(?!\s*\(?(?:${CODES})\b))?`,
  'gi',
);
const BARE = new RegExp(
  String.raw`^(?:size|gr(?:\.|ö(?:ß|ss)e)?|t(?:aille|g)?\.?|sz|n[°º]?)?\s*(${NUMBER})(?:\s*[-/–]\s*(${NUMBER}))?$`,
  'i',
);
const CM_PER_INCH = 2.54;
const JAPANESE_SHOE_CM = /^(\d{2}(?:[.,]5)?)\s*cm$/i;

interface NamedNumber {
  system: NamedSystem;
  size: number;
}

const numberOf = (text: string): number => {
  const whole = Number.parseFloat(text.replace(',', '.'));
  return /½|\d\s?[12]\/[23]/.test(text) ? Math.floor(whole) + 0.5 : whole;
};

/** Every number of a size that names its system; a size may say the same in several. */
function namedNumbers(text: string): NamedNumber[] {
  return [...text.matchAll(NAMED)].flatMap(([, before, first, other, after, last]) => {
    const system = systemOf(before ?? after ?? '');
    const numbers = [first ?? other, last].filter((one) => one !== undefined);
    return system === null ? [] : numbers.map((one) => ({ system, size: numberOf(one) }));
  });
}

function bareNumbers(text: string): number[] {
  const found = BARE.exec(text.trim());
  return found === null
    ? []
    : [found[1], found[2]].filter((one) => one !== undefined).map(numberOf);
}

/** Of one size said in several systems the American number, or else the first. */
function preferred(numbers: readonly NamedNumber[]): NamedNumber[] {
  const system = numbers.find((one) => one.system === 'US')?.system ?? numbers[0]?.system;
  return numbers.filter((one) => one.system === system);
}

const isSized = ({ category }: SizeEvidence): boolean =>
  category === null || !['bags', 'accessories'].includes(category);

/** A size in words that the lexicon converts; null where it must stay the shop's own word. */
function translate(
  size: string,
  evidence: SizeEvidence,
  run: ReturnType<typeof systemOfRun>,
): string[] | null {
  const named = preferred(namedNumbers(size));
  const isPair = /\d\s*[x×]\s*\d/.test(size);
  if (named.length > 0 && !isPair) return converted(named, evidence);
  const bare = bareNumbers(size);
  const cm = evidence.category === 'shoes' ? JAPANESE_SHOE_CM.exec(size.trim())?.[1] : undefined;
  if (cm !== undefined) return converted([{ system: 'JP', size: numberOf(cm) }], evidence);
  if (bare.length === 0) return [size];
  if (isNeck(bare, evidence)) return [size];
  if (run === 'waist') return bare.length === 1 ? bare.map((one) => `W${one}`) : [size];
  if (run === 'collar') return bare.map((one) => String(Math.round((one / CM_PER_INCH) * 2) / 2));
  return run === null
    ? null
    : converted(
        bare.map((one) => ({ system: run, size: one })),
        evidence,
      );
}

const isNeck = ([size = 0]: readonly number[], { category, gender }: SizeEvidence): boolean =>
  category === 'upper_body' && gender === 'Men' && size >= 13.5 && size <= 20;

function converted(numbers: readonly NamedNumber[], evidence: SizeEvidence): string[] | null {
  const texts = numbers.map(({ size, system }) => inConvertedSystem(size, system, evidence));
  const known = texts.filter((text) => text !== null);
  return known.length > 0 ? known : null;
}

const isEmpty = (sizes: NormalSizes): boolean =>
  Object.values(sizes).every((list) => list.length === 0);

/**
 * A feed's sizes in our own lists, by what the feed says of whose numbers they are. What that
 * leaves open, such as a designer's 1 to 4, is not guessed.
 */
export function readFeedSizes(
  raw: readonly string[],
  evidence: SizeEvidence & { types: readonly string[] },
): FeedSizes {
  const { category, gender, types } = evidence;
  const context = { category, gender, types };
  const several = raw.filter((size) => !isOneSize(size));
  const run = systemOfRun(several.flatMap(bareNumbers), evidence);
  const unread: string[] = [];
  const texts = several.flatMap((size) => {
    const translated = translate(size, evidence, run);
    const isRead = translated !== null && !isEmpty(normalizeSizes(translated, context));
    if (!isRead && isSized(evidence)) unread.push(size);
    return translated ?? [];
  });
  return { sizes: normalizeSizes(texts, context), unread };
}
