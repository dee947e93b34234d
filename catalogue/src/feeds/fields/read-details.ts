import { readText } from '@modiste/lexicon/read-text';
import type { Cells } from './cells.ts';

/** The noun that makes a value a phrase: "Long" of a sleeve is "Long sleeve". */
const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/sleeve/i, 'sleeve'],
  [/neck|collar|ausschnitt|encolure|scollo|cuello/i, 'neck'],
  [/(?:dress|skirt|item|garment|hem|leg|kleid|rock).?length|^length$/i, 'length'],
  [/^(?:fit|leg.?style|silhouette|passform)/i, 'fit'],
  [/rise|waist/i, 'rise'],
  [/heel/i, 'heel'],
  [/toe/i, 'toe'],
  [/closure|fastening/i, ''],
  [/^(?:style|climate|activity|occasion|season)/i, ''],
];
/** Columns of tables that are named after such an attribute. */
const COLUMNS = [
  'sleeve',
  'sleeves',
  'sleeve_length',
  'sleeve_length_type',
  'sleeve_type',
  'neckline',
  'neck',
  'neck_type',
  'collar',
  'collar_type',
  'dress_length',
  'skirt_length',
  'item_length',
  'fit',
  'fit_type',
  'rise',
  'waist_rise',
  'heel_type',
  'toe_shape',
  'closure',
  'closure_type',
] as const;

const isMeasure = (value: string): boolean => /^[\d.,\s]*(?:cm|mm|in|inch|inches|")?$/i.test(value);

/** One attribute as a phrase that the lexicon reads, or nothing. */
export function readDetail(name: string, value: string): string[] {
  const noun = NOUNS.find(([pattern]) => pattern.test(name))?.[1];
  if (noun === undefined || isMeasure(value)) return [];
  const phrases = [`${value} ${noun}`, value];
  const known = phrases.find((phrase) => readText(phrase).attributes.length > 0);
  return known === undefined ? [] : [known];
}

/** What the columns named after an attribute say, such as `sleeve_length`. */
export const detailColumns = (cells: Cells): string[] =>
  COLUMNS.flatMap((column) => cells.all(column).flatMap((value) => readDetail(column, value)));

/** Google's product_detail, "General:Sleeve length:Long" or "Sleeve length:Long". */
export function googleDetail(text: string): string[] {
  const [value = '', name = ''] = text.split(':').reverse();
  return readDetail(name.trim(), value.trim());
}
