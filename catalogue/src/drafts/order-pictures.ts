import type { FeedVariant } from '../feeds/fields/feed-row.ts';

/** An item's page holds no more. */
const PICTURES_MAX = 30;

/**
 * One list of pictures out of the product's own and its variants': each color's pictures
 * stand together, the color of the product's first picture comes first, none twice.
 * A product picture that no variant names belongs to the color of the one before it.
 */
export function orderPictures(
  productPictures: readonly string[],
  variants: readonly FeedVariant[],
): string[] {
  const colorOf = new Map<string, string>();
  for (const { colors, pictures } of variants) {
    for (const picture of pictures) {
      if (!colorOf.has(picture)) colorOf.set(picture, colors.join('/'));
    }
  }
  const firstKnown = productPictures.find((picture) => colorOf.has(picture));
  let color = colorOf.get(firstKnown ?? '') ?? variants[0]?.colors.join('/') ?? '';
  const groups = new Map<string, Set<string>>([[color, new Set()]]);
  const place = (picture: string, group: string) => {
    groups.set(group, (groups.get(group) ?? new Set()).add(picture));
  };
  for (const picture of productPictures) {
    color = colorOf.get(picture) ?? color;
    place(picture, color);
  }
  for (const [picture, group] of colorOf) place(picture, group);
  return fitted([...groups.values()].map((pictures) => [...pictures]));
}

/** So many pictures of each color that no color is left without one. */
function fitted(groups: readonly string[][]): string[] {
  const most = Math.max(0, ...groups.map((pictures) => pictures.length));
  let each = most;
  const taken = () => groups.flatMap((pictures) => pictures.slice(0, each));
  while (each > 1 && taken().length > PICTURES_MAX) each -= 1;
  return taken().slice(0, PICTURES_MAX);
}
