import { formalityOf, GARMENT_TYPES, typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import { lexiconWords } from '@modiste/lexicon/phrase-table';
import { tokenize } from '@modiste/lexicon/tokens';
import type { Role } from '@modiste/lexicon/type-row';
import type { IndexedItem } from '../../item-facts/indexed-item.ts';
import { shiftOf } from './facet-traits.ts';
import { type Mood, readMood } from './mood-profile.ts';
import { priceLevel } from './price-level.ts';

/** What is known of a garment before it is looked at as part of an outfit. */
export type Worn = Pick<IndexedItem, 'title' | 'type' | 'gender' | 'colors' | 'facets' | 'price'>;

/** One garment as the outfit rules see it; null is what is not known of it. */
export interface Piece {
  worn: Worn;
  role: Role | null;
  /** From 0 to 1, as its type, materials and details make it. */
  formality: number | null;
  warmth: number | null;
  /** How much warmer it is than others of its role. */
  warmthLean: number | null;
  /** Ids of its materials, patterns and details together. */
  facets: readonly string[];
  /** See `Mood`. */
  mood: Float32Array | null;
  sport: number;
  /** See `priceLevel`. */
  priceLevel: number | null;
  materials: readonly string[];
  patterns: readonly string[];
  /** Necklines, lengths, occasions, styles: whatever else is said. */
  details: readonly string[];
  isPrinted: boolean;
  metals: readonly string[];
  /** Names of makers and lines: words of the title that the language of clothes does not have. */
  names: ReadonlySet<string>;
}

const NAME_CHARS_MIN = 3;
const ROSE_GOLD = /\brose gold\b/i;
const GOLDEN: ReadonlySet<string> = new Set(['solid-gold', 'gold-plated', 'brass']);
const SILVERY: ReadonlySet<string> = new Set([
  'sterling-silver',
  'stainless-steel',
  'platinum',
  'rhodium',
]);
const PLAIN: ReadonlySet<string> = new Set(['solid', 'heather', 'ombre']);

const usualWarmths = new Map(
  [...Map.groupBy(GARMENT_TYPES, ({ role }) => role)].map(([role, types]): [Role, number] => [
    role,
    types.reduce((sum, { warmth }) => sum + warmth, 0) / types.length,
  ]),
);

const clamp = (value: number) => Math.max(0, Math.min(1, value));
const shifted = (base: number | null, shift: number) =>
  base === null ? null : clamp(base + shift);

function namesIn(title: string): Set<string> {
  const words = tokenize(title).map(({ word }) => word);
  return new Set(words.filter((word) => word.length >= NAME_CHARS_MIN && !lexiconWords.has(word)));
}

function metalsOf({ colors, title }: Worn, materials: readonly string[]): string[] {
  if (ROSE_GOLD.test(title)) return ['rose gold'];
  const isGolden = colors.includes('Gold') || materials.some((id) => GOLDEN.has(id));
  const isSilvery = colors.includes('Silver') || materials.some((id) => SILVERY.has(id));
  return [...(isGolden ? ['gold'] : []), ...(isSilvery ? ['silver'] : [])];
}

/** Reads a garment once, for being compared with many; what takes long when it is first asked for. */
export function readPiece(worn: Worn): Piece {
  const { type, colors } = worn;
  const of = (kind: string) =>
    worn.facets.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length));
  const [materials, patterns, details] = [of('m:'), of('p:'), of('a:')];
  const facets = [...materials, ...patterns, ...details];
  const role = typeRole(type);
  const shift = shiftOf(facets);
  const warmth = shifted(warmthOf(type), shift.warmth);
  const usual = role === null ? undefined : usualWarmths.get(role);
  let mood: Mood | null = null;
  let names: ReadonlySet<string> | null = null;
  const readOwnMood = (): Mood => {
    mood ??= readMood({ type, facets, colors });
    return mood;
  };
  return {
    worn,
    role,
    formality: shifted(formalityOf(type), shift.formality),
    warmth,
    warmthLean: warmth === null || usual === undefined ? null : warmth - usual,
    get mood() {
      return readOwnMood().profile;
    },
    get sport() {
      return readOwnMood().sport;
    },
    facets,
    priceLevel: priceLevel(role, worn.price),
    materials,
    patterns,
    details,
    isPrinted: patterns.some((id) => !PLAIN.has(id)),
    metals: metalsOf(worn, materials),
    get names() {
      names ??= namesIn(worn.title);
      return names;
    },
  };
}
