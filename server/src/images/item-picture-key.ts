/** Where the object store keeps an imported picture, whole or in a smaller width. */
export const itemPictureKey = (hash: string, widthPx?: number): string =>
  `pictures/${hash}${widthPx === undefined ? '' : `-${widthPx}`}.webp`;
