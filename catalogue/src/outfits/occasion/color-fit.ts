import { type Colorway, colorwaysOf } from '../../item-facts/colorways.ts';
import type { IndexedItem } from '../../item-facts/indexed-item.ts';
import type { Piece } from '../../similar/outfit/piece.ts';
import { colorLoss } from './occasion-worth.ts';
import type { Setting } from './setting.ts';

/** What a color is worth where an occasion asks for it, or loses where it is too loud. */
const WORTH = { called: 6, strict: 10, loud: 3, loudest: 6, quiet: 1 };

/** Worn every day with everything, so that a color of its own is one too many. */
const EVERYDAY: ReadonlySet<string | null> = new Set(['belt', 'watch']);
const NEUTRALS = ['Black', 'White', 'Gray', 'Brown', 'Beige', 'Blue'];
const METALLIC = ['Gold', 'Silver'];
/** Blouses, scarves and ties may have a color of their own anywhere. */
const MAY_GLOW: ReadonlySet<string | null> = new Set(['top', 'scarf', 'tie', 'jewelry', 'watch']);
/** What carries an outfit, and goes with more of it in a quiet color. */
const CARRIES: ReadonlySet<string | null> = new Set(['shoes', 'bag', 'bottom', 'outer']);
/** What an occasion's own color is looked for in. */
const TAKES_CALLED: ReadonlySet<string | null> = new Set([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
]);
/** What a dinner jacket is worn with. */
const BLACK_TIE: Readonly<Record<string, string>> = {
  suit: 'Black',
  top: 'White',
  shoes: 'Black',
  other: 'Black',
};

/** The color that a man's clothes of a role have at an occasion; undefined where any will do. */
function strictColor({ role, worn }: Piece, setting: Setting): string | undefined {
  if (worn.gender !== 'Men') return undefined;
  if (setting.isBlackTie) return BLACK_TIE[role ?? ''];
  // Black upon black is for the nightclub.
  return setting.isMourning && role === 'top' ? 'White' : undefined;
}

/** What a color loses by drawing every eye where nobody wants that. */
function loudness(color: string, { role }: Piece, setting: Setting): number {
  const isNeutral = NEUTRALS.includes(color);
  if (EVERYDAY.has(role) && !isNeutral && !METALLIC.includes(color)) return WORTH.loud;
  if (!setting.isReserved || role === null || role === 'jewelry') return 0;
  if (setting.colors.has(color)) return 0;
  const isQuiet = isNeutral && !(role === 'shoes' && color === 'Blue');
  if (isQuiet) return 0;
  return MAY_GLOW.has(role) ? WORTH.loud : WORTH.loudest;
}

/** What a color speaks for a piece at an occasion, below 0 against it, however it goes with others. */
function colorFit(color: string, piece: Piece, setting: Setting): number {
  const { role } = piece;
  const wanted = strictColor(piece, setting);
  const isTie = role === 'other' && setting.isMourning;
  const isCalled = (TAKES_CALLED.has(role) || isTie) && setting.colors.has(color);
  return (
    (wanted === color ? WORTH.strict : 0) +
    (isCalled ? WORTH.called : 0) +
    (CARRIES.has(role) && NEUTRALS.includes(color) ? WORTH.quiet : 0) -
    loudness(color, piece, setting) -
    (role === 'one-piece' && setting.avoided.includes(color) ? WORTH.loudest : 0)
  );
}

/** A color that a piece may be shown in, and what the occasion thinks of it; see `colorFit`. */
export interface ShownColor {
  colorway: Colorway;
  worth: number;
}

/** The colors that an item is sold in and that are wanted, the best for an occasion first. */
export function colorsToShow(
  item: IndexedItem,
  piece: Piece,
  {
    setting,
    isWanted,
  }: { setting: Setting; isWanted: (colorway: Colorway, at: number) => boolean },
): ShownColor[] {
  const all = colorwaysOf(item);
  const wanted = all.filter(isWanted);
  return (wanted.length > 0 ? wanted : all)
    .map((colorway) => {
      const color = colorway.colors[0] ?? '';
      return { colorway, worth: colorFit(color, piece, setting) + colorLoss(item, color, setting) };
    })
    .toSorted((one, other) => other.worth - one.worth);
}
