import { STYLE_CHARS_MAX, STYLES_MAX } from '@modiste/contract/limits';
import { STYLE_TAGS } from '@modiste/contract/values';

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const isTag = (style: string) => STYLE_TAGS.some((tag) => alike(tag, style));

/** Room is left for every listed tag, so that these can always be chosen. */
const OWN_STYLES_MAX = STYLES_MAX - STYLE_TAGS.length;

/** The styles in a shopper's own words, without the listed tags. */
export const ownStyles = (styles: readonly string[]): string[] =>
  styles.filter((style) => !isTag(style));

export const mayAddStyle = (styles: readonly string[]): boolean =>
  ownStyles(styles).length < OWN_STYLES_MAX;

/**
 * The styles with one more, in the shopper's own words; a listed tag that was typed is that tag.
 * The same list when nothing was typed or it is there already, in capitals or not.
 */
export function addStyle(styles: readonly string[], typed: string): readonly string[] {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, STYLE_CHARS_MAX).trim();
  const tag = STYLE_TAGS.find((entry) => alike(entry, text));
  if (text === '' || styles.some((style) => alike(style, text))) return styles;
  if (tag === undefined && !mayAddStyle(styles)) return styles;
  return [...styles, tag ?? text];
}

/** The styles with a tag put in or taken out. */
export const toggleStyle = (styles: readonly string[], style: string): string[] =>
  styles.includes(style) ? styles.filter((entry) => entry !== style) : [...styles, style];
