import type { Concept } from '@modiste/lexicon/concept';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { LRUCache } from 'lru-cache';
import { readItemFacts } from '../../facts/item-facts.ts';
import { recordSays } from '../../facts/record-says.ts';
import { capitalize } from '../../speech/join-words.ts';
import { wearsStyle } from '../pieces/wears-style.ts';
import { isClothing, type WornPiece } from '../pieces/worn-piece.ts';
import { readStyles } from '../themes/style-themes.ts';
import { type Theme, themeDetails } from '../themes/themes.ts';

/** How a theme is spoken of. */
export interface ThemeWords {
  title: string;
  /** What it is for, as a sentence names it: "the office". */
  for: string;
}

const STATED: ReadonlySet<string> = new Set(['type', 'material', 'color', 'pattern']);

type Named = readonly (readonly Concept[])[];

const CACHED_MAX = 1000;
/** The words of themes are few, and reading them takes milliseconds. */
const named = new LRUCache<string, Named>({ max: CACHED_MAX });

/** What garments, fabrics, colors and patterns words name, each with its readings. */
function namedIn(words: string): Named {
  const known =
    named.get(words) ??
    understandQuery(words)
      .readings.map(({ concepts }) => concepts.filter(({ kind }) => STATED.has(kind)))
      .filter((concepts) => concepts.length > 0);
  named.set(words, known);
  return known;
}

/** Whether some piece is what each garment, fabric and color of the words names. */
function isShown(words: string, pieces: readonly WornPiece[]): boolean {
  const facts = pieces.map(({ item }) => readItemFacts(item));
  return namedIn(words).every((concepts) =>
    concepts.some((concept) => facts.some((one) => recordSays(one, concept) === 'yes')),
  );
}

const isOfPalette = (pieces: readonly WornPiece[], palette: readonly string[]): boolean =>
  pieces
    .filter(isClothing)
    .every(({ colors }) => colors.length > 0 && colors.every((color) => palette.includes(color)));

/** "Dinner out" is a purpose for anything, "a gothic evening" is not. */
const isPlain = (purpose: string): boolean => readStyles([purpose]).length === 0;

/**
 * The words of a theme, as far as the outfit bears them out: "Double denim" of nothing else. Plain
 * ones otherwise, and of a theme that is not of the table.
 */
export function themeWords(theme: Theme, pieces: readonly WornPiece[]): ThemeWords {
  const details = themeDetails(theme);
  if (details === null) return { title: theme.title, for: 'the day ahead' };
  const { palette, isEvening, named: styles } = details;
  const holds =
    isShown(theme.title, pieces) &&
    isShown(details.for, pieces) &&
    (palette === null || isOfPalette(pieces, palette));
  const isOfStyle = styles.length === 0 || wearsStyle(styles, pieces);
  if (holds && isOfStyle) return { title: theme.title, for: details.for };
  if (holds && isPlain(details.for)) return { title: capitalize(details.for), for: details.for };
  const name = isEvening ? 'the evening ahead' : 'the day ahead';
  return { title: `T${name.slice(1)}`, for: name };
}
