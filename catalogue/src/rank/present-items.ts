import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { readColors } from '@modiste/lexicon/colors';
import { shadeMatcher } from '@modiste/lexicon/shade-match';

/** The colors that a request names, by words or by a filter. */
export interface RequestedColors {
  colors: readonly string[];
  /** Names that say more than their color. */
  shades: readonly string[];
}

type Variant = NonNullable<Item['other_info']['color_variants']>[number];

/** How well a variant answers the colors asked for; its first color counts most. */
function variantRater({ colors, shades }: RequestedColors): (variant: Variant) => number {
  const matchShade = shadeMatcher(shades);
  const rateColor = (own: readonly Color[], name: string) => {
    const [main] = readColors(name);
    if (colors.includes(main ?? own[0] ?? '')) return 1;
    return own.some((color) => colors.includes(color)) ? 0.5 : 0;
  };
  return ({ name, colors: own }) => rateColor(own, name) + 2 * matchShade(name);
}

/** The variant that shows the asked color best; null where none shows it. */
function shownVariant(item: Item, rate: (variant: Variant) => number): Variant | null {
  const rated = (item.other_info.color_variants ?? [])
    .map((variant) => ({ variant, worth: rate(variant) }))
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = rated;
  return best === undefined || best.worth === 0 ? null : best.variant;
}

/** Gives each item its rank and the color variant to show. */
export function presentItems(
  items: readonly Item[],
  ranks: readonly number[],
  asked: RequestedColors,
): Item[] {
  const isAsked = asked.colors.length + asked.shades.length > 0;
  const rate = variantRater(asked);
  return items.map((item, at) => {
    const shown = isAsked ? shownVariant(item, rate) : null;
    const ranked = { ...item, rank: ranks[at] ?? at + 1 };
    return shown === null ? ranked : { ...ranked, shown_color: shown.name };
  });
}
