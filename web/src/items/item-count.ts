export const countText = (count: number): string => count.toLocaleString('en-US');

export const itemsText = (count: number): string =>
  count === 1 ? '1 item' : `${countText(count)} items`;

/** Of a list that may show fewer than were found. */
export const shownText = (count: number): string => `${itemsText(count)} shown`;
