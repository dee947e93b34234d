import type { Whole } from '../shown-outfits.ts';

const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  '1st': 0,
  '2nd': 1,
  '3rd': 2,
  '4th': 3,
  '5th': 4,
};
/** "The first two", "the last 2 outfits". */
const ROW = /\b(?<end>first|last) (?<count>two|2|three|3|couple)\b/i;
const PLACE = /\b(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\b/gi;
/** "Outfit 1 and 3", "1 vs 2". */
const NUMBERS =
  /\b(?:(?:outfits?|looks?|options?|numbers?|no\.?|sets?) #?[1-6](?:(?:,| and| or| vs\.?| versus| with| to|&)+ (?:outfit |look |number |the )?[1-6])*|[1-6] (?:and|or|vs\.?|versus|&) [1-6])(?![\d.]| ?(?:hours?|hrs?|days?|in\b|cm\b|°))/i;

function placesIn(words: string, count: number): number[] {
  const row = ROW.exec(words)?.groups;
  if (row !== undefined) {
    const of = /^(?:three|3)$/i.test(row.count ?? '') ? 3 : 2;
    const start = row.end?.toLowerCase() === 'last' ? Math.max(0, count - of) : 0;
    return Array.from({ length: of }, (_, at) => start + at);
  }
  const named = [...words.matchAll(PLACE)].map(([word]) => PLACES[word.toLowerCase()] ?? count - 1);
  const numbered = NUMBERS.exec(words)?.[0].match(/\d/g) ?? [];
  return [...named, ...numbered.map((one) => Number(one) - 1)];
}

/** The outfits that words hold side by side, each once; all of them where they name fewer than two. */
export function outfitsNamed(words: string, all: readonly Whole[]): readonly Whole[] {
  const places = [...new Set(placesIn(words, all.length))];
  const named = places.flatMap((at) => all[at] ?? []);
  return named.length > 1 ? named : all;
}
