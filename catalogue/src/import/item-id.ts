import { shortHash } from '../hash/content-hash.ts';

const SLUG_CHARS_MAX = 80;

/** "MH01 / Grey" -> "mh01-grey"; what no letter or digit survives of becomes a hash. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return shortHash(text);
  return slug.length <= SLUG_CHARS_MAX
    ? slug
    : `${slug.slice(0, SLUG_CHARS_MAX - 9)}-${shortHash(text)}`;
}

export const itemIdOf = (source: string, slug: string): string => `${slugOf(source)}_${slug}`;
