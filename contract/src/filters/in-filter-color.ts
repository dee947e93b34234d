/** What of an item tells the colors that it is sold in, and the one that it is shown in. */
interface Colored {
  shown_color?: string | undefined;
  other_info: {
    color_variants?: readonly { name: string; colors: readonly string[] }[] | undefined;
  };
}

/**
 * An item as those see it who filter by color: in a variant of one of these, rather one that is
 * mostly of it. As it is where it has none, or is shown in one already.
 */
export function inFilterColor<Shown extends Colored>(
  item: Shown,
  colors: readonly string[],
): Shown {
  const met = (item.other_info.color_variants ?? []).filter((variant) =>
    variant.colors.some((color) => colors.includes(color)),
  );
  if (met.some(({ name }) => name === item.shown_color)) return item;
  const shown = met.find((variant) => colors.includes(variant.colors[0] ?? '')) ?? met[0];
  return shown === undefined ? item : { ...item, shown_color: shown.name };
}
