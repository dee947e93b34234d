import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';

const DESCRIPTION_CHARS_MAX = 240;
const AUDIENCES = { Men: "men's", Women: "women's", Unisex: 'unisex' } as const;

const joined = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

const plainWords = (ids: readonly string[]): string[] => ids.map((id) => id.replaceAll('-', ' '));

/**
 * A sentence that says what an item is, made of its facts, for search by meaning: "Chaz Hoodie:
 * a men's hoodie in black, gray and orange, made of wool, color blocked, by Luma." and the
 * beginning of the shop's own description.
 */
export function writeDescription(item: Item): string {
  const { gender, materials, patterns, type } = item.other_info;
  const noun = findType(type)?.name ?? item.try_on_category.replaceAll('_', ' ');
  const drawn = patterns.filter((pattern) => pattern !== 'solid');
  const parts = [`${AUDIENCES[gender]} ${noun}`];
  if (item.colors.length > 0) parts.push(`in ${joined(item.colors).toLowerCase()}`);
  const known = [
    parts.join(' '),
    materials.length > 0 ? `made of ${joined(plainWords(materials))}` : '',
    drawn.length > 0 ? `${joined(plainWords(drawn))} pattern` : '',
    item.brand === '' ? '' : `by ${item.brand}`,
  ].filter((part) => part !== '');
  const sentence = `${item.short_description}: ${known.join(', ')}.`;
  return `${sentence} ${beginningOf(item.description)}`.trim();
}

/** Whole sentences from the start of a text. */
function beginningOf(text: string): string {
  const line = text.replace(/\s*\n\s*•?\s*/g, ' ').trim();
  if (line.length <= DESCRIPTION_CHARS_MAX) return line;
  const cut = line.slice(0, DESCRIPTION_CHARS_MAX);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > 40 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
