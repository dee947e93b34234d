import type { Color } from '@modiste/contract/values';
import { readColors } from '@modiste/lexicon/colors';
import { shadeMatcher } from '@modiste/lexicon/shade-match';
import { LRUCache } from 'lru-cache';
import { type Colorway, colorwaysOf } from '../item-facts/colorways.ts';
import type { IndexedItem } from '../item-facts/indexed-item.ts';
import { colorwayTest, refusesColors } from './colorway-test.ts';
import type { VariantColor } from './filter.ts';

/** A name this near to the shade that was asked for is taken for it (see `shadeMatcher`). */
const SHADE_MATCH_MIN = 0.45;

/** Reading a name takes microseconds, a large shop has tens of thousands, each filter reads all. */
const colorsByName = new LRUCache<string, readonly Color[]>({ max: 100_000 });

function colorsNamed(name: string): readonly Color[] {
  const known = colorsByName.get(name) ?? readColors(name);
  colorsByName.set(name, known);
  return known;
}

/** Tells whether a variant of this name is of the color; null where the name tells no color. */
function variantMatcher({ colors, plain, shades, isPatterned }: VariantColor) {
  const matchShade = shadeMatcher(shades);
  return (name: string): boolean | null => {
    const named = colorsNamed(name);
    const [main] = named;
    if (main === undefined) return null;
    const isColor =
      colors.length === 0 ||
      (isPatterned ? named.some((color) => colors.includes(color)) : colors.includes(main));
    if (plain.includes(main)) return true;
    const [first = name] = isPatterned ? [name] : name.split('/');
    return isColor && (shades.length === 0 || matchShade(first) >= SHADE_MATCH_MIN);
  };
}

interface VariantColorTests {
  /** By the names of its colors; null where these do not tell, so that the colors must. */
  isNamed: (names: readonly string[]) => boolean | null;
  isListed: (colors: readonly Color[]) => boolean;
}

/** What tells of an item whether it can be had in a color, as long as nothing is refused. */
export function variantColorTests(wanted: VariantColor): VariantColorTests {
  const matchVariant = variantMatcher(wanted);
  const { colors, plain, shades } = wanted;
  const anyShade = shades.length === 0 ? colors : plain;
  return {
    isNamed(names) {
      const told = names.map(matchVariant);
      if (told.includes(true)) return true;
      const isUntold = told.length === 0 || told.includes(null) || colors.includes('Multicolor');
      return isUntold ? null : false;
    },
    isListed: (own) => own.some((color) => anyShade.includes(color)),
  };
}

/** Tells of one color that an item is sold in whether it is the one asked for, with nothing refused in it. */
export function wantedColorwayTest(wanted: VariantColor): (colorway: Colorway) => boolean {
  const { isNamed, isListed } = variantColorTests(wanted);
  const isOpen = colorwayTest({ colors: [], refused: wanted.refused });
  return (colorway) => isOpen(colorway) && (isNamed([colorway.name]) ?? isListed(colorway.colors));
}

type Colored = Pick<IndexedItem, 'colors' | 'color_names' | 'colorways'>;

/** Tells of an item whether it can be had in a color. */
export function variantColorTest(wanted: VariantColor): (item: Colored) => boolean {
  if (refusesColors(wanted.refused)) {
    const isWanted = wantedColorwayTest(wanted);
    return (item) => colorwaysOf(item).some(isWanted);
  }
  const { isNamed, isListed } = variantColorTests(wanted);
  return ({ colors, color_names = [] }) => isNamed(color_names) ?? isListed(colors);
}
