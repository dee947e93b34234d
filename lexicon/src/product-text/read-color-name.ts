import type { Color } from '@modiste/contract/values';
import { colorOfPhrase, colorsNamedIn } from '../colors/colors.ts';
import { translatePhrase } from '../languages/translate.ts';

/** What a shop's color name says. */
export interface ColorName {
  /** The colors that its words name; empty where they name none. */
  colors: Color[];
  /**
   * Whether the name can be believed as it stands. "Poison" names no color, "Combo B" and
   * "Midnight Plum 042" may mean several: a picture then decides.
   */
  isClear: boolean;
}

const SEPARATORS = /[/,;|&+]|\band\b|\bwith\b|\bund\b|\bet\b|\by\b/i;
/** Article codes beside a name: "042", "B", "x2". */
const CODE = /(?<![\p{L}\p{N}])(?:\p{L}?\d+\p{L}?|\p{L})(?![\p{L}\p{N}])/gu;

const unique = (colors: readonly Color[]): Color[] => [...new Set(colors)];

function readPart(part: string): ColorName {
  const words = part.replace(CODE, ' ').trim();
  const hasCode = words !== part.trim();
  const sure = colorOfPhrase(words, 'sure');
  if (sure !== null) return { colors: [sure], isClear: true };
  const foreign = colorOfPhrase(translatePhrase(words) ?? '', 'sure');
  if (foreign !== null) return { colors: [foreign], isClear: true };
  const loose = colorOfPhrase(words, 'loose');
  if (loose !== null) return { colors: [loose], isClear: !hasCode };
  const named = unique(colorsNamedIn(words, 'sure'));
  if (named.length > 0) return { colors: named, isClear: named.length === 1 };
  return { colors: unique(colorsNamedIn(words, 'loose')), isClear: false };
}

/** Reads a color name, part by part: a part that is clear makes up for one that is not. */
export function readColorName(name: string): ColorName {
  const parts = name
    .split(SEPARATORS)
    .filter((part) => part.trim() !== '')
    .map(readPart);
  const clear = parts.filter(({ isClear }) => isClear);
  const kept = clear.length > 0 ? clear : parts;
  return { colors: unique(kept.flatMap(({ colors }) => colors)), isClear: clear.length > 0 };
}
