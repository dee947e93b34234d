/** An item as it was shown before: in one of the colors that it is sold in. */
export function inShownColor<Shown extends { id: string; shown_color?: string | undefined }>(
  item: Shown,
  colors: Readonly<Record<string, string>>,
): Shown {
  const color = colors[item.id];
  return color === undefined || color === item.shown_color ? item : { ...item, shown_color: color };
}

/** The colors that items are shown in, by their ids; without those that show none in particular. */
export const shownColorsOf = (
  items: readonly { id: string; shown_color?: string | undefined }[],
): Record<string, string> =>
  Object.fromEntries(
    items.flatMap(({ id, shown_color }) => (shown_color === undefined ? [] : [[id, shown_color]])),
  );
