import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';

/** A color that an item can be had in: one color, or several in one garment. */
export interface Colorway {
  /** As the shop calls it. */
  name: string;
  colors: readonly Color[];
}

/** The colors that an item is sold in; none where the shop sells it in one only. */
export const soldColorways = ({ other_info }: Item): Colorway[] =>
  (other_info.color_variants ?? []).map(({ name, colors }) => ({ name, colors }));

/** What of an item tells its colors. */
interface Colored {
  colorways?: readonly Colorway[];
  colors: readonly Color[];
  color_names?: readonly string[];
}

/**
 * The colors that an item can be had in. Where nobody tells which of its colors are sold apart, all
 * of them are taken for one.
 */
export const colorwaysOf = ({
  colorways = [],
  colors,
  color_names = [],
}: Colored): readonly Colorway[] =>
  colorways.length > 0 ? colorways : [{ name: color_names.join(' / '), colors }];
