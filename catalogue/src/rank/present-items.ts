import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { readColors } from '@modiste/lexicon/colors';
import { occasionColors } from '@modiste/lexicon/occasion-fit';
import { shadeMatcher } from '@modiste/lexicon/shade-match';
import { colorwayTest, refusesColors } from '../filters/colorway-test.ts';
import type { RefusedColors } from '../filters/filter.ts';

/** The colors that a request names, by words or by a filter. */
export interface RequestedColors {
  colors: readonly string[];
  /** Names that say more than their color. */
  shades: readonly string[];
  refused: RefusedColors;
  /** Rather not shown in these alone: white at a wedding. */
  avoided?: readonly string[];
}

type Variant = NonNullable<Item['other_info']['color_variants']>[number];

/** How well a variant answers the colors asked for; its first color counts most. */
function variantRater({
  colors,
  shades,
}: Pick<RequestedColors, 'colors' | 'shades'>): (variant: Variant) => number {
  const matchShade = shadeMatcher(shades);
  const rateColor = (own: readonly Color[], name: string) => {
    const [main] = readColors(name);
    if (colors.includes(main ?? own[0] ?? '')) return 1;
    return own.some((color) => colors.includes(color)) ? 0.5 : 0;
  };
  return ({ name, colors: own }) => rateColor(own, name) + 2 * matchShade(name);
}

/** What a picture of its own is worth, and the item's first picture: less than any color asked for. */
const PICTURED_WORTH = 0.1;
const FIRST_WORTH = 0.2;

const pictureWorth = ({ image }: Variant): number =>
  image === null ? 0 : image === 0 ? FIRST_WORTH : PICTURED_WORTH;

/**
 * The variant that shows the asked color best; of those with nothing refused in them any will do.
 * Null where none shows it.
 */
function variantChooser(asked: RequestedColors): (item: Item) => Variant | null {
  const { avoided = [] } = asked;
  const isRefusing = refusesColors(asked.refused) || avoided.length > 0;
  const isOpen = colorwayTest({ colors: [], refused: asked.refused });
  const rate = variantRater(asked);
  const isAvoided = ({ colors }: Variant) =>
    colors.length > 0 && colors.every((color) => avoided.includes(color));
  const worthOf = (variant: Variant) =>
    rate(variant) + (isRefusing ? pictureWorth(variant) : 0) - (isAvoided(variant) ? 1 : 0);
  return ({ other_info: { color_variants = [] } }) => {
    const [best] = color_variants
      .filter(isOpen)
      .map((variant) => ({ variant, worth: worthOf(variant) }))
      .toSorted((a, b) => b.worth - a.worth);
    return best === undefined || (best.worth === 0 && !isRefusing) ? null : best.variant;
  };
}

/** Gives each item its rank and the color variant to show. */
export function presentItems(
  items: readonly Item[],
  ranks: readonly number[],
  asked: RequestedColors,
): Item[] {
  const isAsked =
    asked.colors.length + asked.shades.length > 0 ||
    refusesColors(asked.refused) ||
    (asked.avoided ?? []).length > 0;
  const choose = variantChooser(asked);
  return items.map((item, at) => {
    const shown = isAsked ? choose(item) : null;
    const ranked = { ...item, rank: ranks[at] ?? at + 1 };
    return shown === null ? ranked : { ...ranked, shown_color: shown.name };
  });
}

/**
 * Shows items in a color that suits what they are looked for, where the first that they are sold in does
 * not: black shoes for a funeral, no white for a wedding guest.
 * @param occasions Lexicon ids.
 */
export function inFittingColors(items: readonly Item[], occasions: readonly string[]): Item[] {
  const judge = occasionColors(occasions);
  const gradeIn = ({ other_info: { type, gender } }: Item, colors: readonly string[]) =>
    judge({ type, gender, colors: colors.slice(0, 1) });
  return items.map((item) => {
    const variants = item.other_info.color_variants ?? [];
    const first = variants.find(({ name }) => name === item.shown_color) ?? variants[0];
    if (first === undefined || gradeIn(item, first.colors) >= 0) return item;
    const [best] = variants.toSorted(
      (one, other) => gradeIn(item, other.colors) - gradeIn(item, one.colors),
    );
    return best === undefined || best === first ? item : { ...item, shown_color: best.name };
  });
}
