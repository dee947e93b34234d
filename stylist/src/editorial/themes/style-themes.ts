import { STYLE_TAGS } from '@modiste/contract/values';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { LRUCache } from 'lru-cache';
import { capitalize } from '../../speech/join-words.ts';

/** A person's style, as far as the lexicon knows it. */
export interface Style {
  /** As a sentence names it: "minimalist", "quiet luxury". */
  words: string;
  ids: readonly string[];
}

/** What one may wear a style to; `{style}` is its name. */
interface Occasion {
  id: string;
  title: string;
  query: string;
  for: string;
  level: 'relaxed' | 'any' | 'dressy';
}

const OCCASIONS: readonly Occasion[] = [
  {
    id: 'weekend',
    title: '{Style} weekend',
    query: '{style} weekend outfit',
    for: 'the weekend',
    level: 'relaxed',
  },
  {
    id: 'city',
    title: '{Style} in the city',
    query: '{style} outfit with flat shoes or sneakers',
    for: 'a day in the city',
    level: 'relaxed',
  },
  {
    id: 'concert',
    title: '{Style} concert night',
    query: '{style} concert outfit',
    for: 'a concert',
    level: 'relaxed',
  },
  {
    id: 'work',
    title: '{Style} at work',
    query: '{style} smart casual outfit',
    for: 'work',
    level: 'any',
  },
  {
    id: 'brunch',
    title: '{Style} brunch',
    query: '{style} brunch outfit',
    for: 'brunch',
    level: 'any',
  },
  {
    id: 'dinner',
    title: '{Style} dinner',
    query: '{style} dinner date outfit',
    for: 'dinner out',
    level: 'dressy',
  },
  {
    id: 'party',
    title: '{Style} party',
    query: '{style} party outfit',
    for: 'a party',
    level: 'dressy',
  },
];
/** Nobody looks for a track suit to dine in, or for black tie at a concert. */
const RELAXED: ReadonlySet<string> = new Set([
  'casual',
  'athleisure',
  'streetwear',
  'denim',
  'western',
]);
const DRESSY: ReadonlySet<string> = new Set(['formal', 'glamorous']);
const WORDS_MAX = 3;
/** What the words of a style leave unsaid, where the weather would outweigh it. */
const IN_COLOR: Readonly<Record<string, string>> = { gothic: ' in black', edgy: ' in black' };

/** A place: the menswear fair in Florence. */
const NAMES: Readonly<Record<string, string>> = { pitti: 'Pitti' };

const isTag = (text: string): boolean =>
  STYLE_TAGS.some((tag) => tag.toLowerCase() === text.toLowerCase());

const CACHED_MAX = 1000;
/** A page asks for the same few styles many times. */
const read = new LRUCache<string, { style: Style | null }>({ max: CACHED_MAX });

/** A style of a person; null where the lexicon knows none of that name. */
function styleOf(text: string): Style | null {
  const known = read.get(text) ?? { style: readStyle(text) };
  read.set(text, known);
  return known.style;
}

function readStyle(text: string): Style | null {
  const words = text.trim().toLowerCase();
  const { concepts } = understandQuery(words);
  const ids = concepts
    .filter(({ kind }) => kind === 'attribute' || (kind === 'material' && isTag(words)))
    .map(({ id }) => id)
    .filter((id) => isTag(words) || attributeGroup(id) === 'style');
  return ids.length === 0 ? null : { words: NAMES[words] ?? words, ids };
}

/** The styles of a person that the lexicon knows, each once. */
export function readStyles(texts: readonly string[]): readonly Style[] {
  const all = texts.flatMap((text) => styleOf(text) ?? []);
  const first = (style: Style) => all.find(({ ids }) => ids.join() === style.ids.join());
  return all.filter((style) => first(style) === style);
}

const suits = ({ ids }: Style, { id, level }: Occasion): boolean => {
  if (ids.some((one) => RELAXED.has(one))) return level === 'relaxed';
  if (ids.includes('office')) return id === 'dinner';
  if (ids.some((one) => DRESSY.has(one))) return level === 'dressy';
  return true;
};

/** Themes that take a style to several occasions; none where its name is a whole sentence. */
export function styleRows(style: Style) {
  const { words } = style;
  if (words.split(' ').length > WORDS_MAX) return [];
  const named = (text: string) =>
    text.replace('{style}', words).replace('{Style}', capitalize(words));
  return OCCASIONS.filter((occasion) => suits(style, occasion)).map(
    ({ id, title, query, for: purpose, level }) => ({
      id: `${style.ids[0]}-${id}`,
      title: named(title),
      query: `${named(query)}${IN_COLOR[style.ids[0] ?? ''] ?? ''}`,
      for: purpose,
      ...(level === 'dressy' && { weather: 'coat' }),
    }),
  );
}

/** A theme of a style by its id; null where it is none. */
export function styledRow(themeId: string) {
  const occasion = OCCASIONS.find(({ id }) => themeId.endsWith(`-${id}`));
  if (occasion === undefined) return null;
  const style = themeId.slice(0, -occasion.id.length - 1);
  return {
    for: occasion.for,
    styles: [style],
    only: true,
    ...(occasion.level === 'dressy' && { weather: 'coat' }),
  };
}
