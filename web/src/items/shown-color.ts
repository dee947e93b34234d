import type { Item } from '@modiste/contract/entities/item';

const variantsOf = ({ other_info }: Item) => other_info.color_variants ?? [];

/** The picture of a color, as its index; the first where the item has no such picture. */
export function pictureIndexOf(item: Item, color: string | undefined): number {
  const variant = variantsOf(item).find(({ name }) => name === color);
  const index = variant?.image ?? 0;
  return index < item.image_urls.length ? index : 0;
}

/** The picture that stands for an item in a list: of the color that was searched for or saved. */
export const shownPicture = (item: Item): string | undefined =>
  item.image_urls[pictureIndexOf(item, item.shown_color)];

/** The color that a picture shows; undefined for one that shows none in particular. */
export const colorOfPicture = (item: Item, index: number): string | undefined =>
  variantsOf(item).find(({ image }) => image === index)?.name;

/** The item as it is to be saved and shown in a color. */
export const inColor = (item: Item, color: string | undefined): Item =>
  color === undefined || color === item.shown_color ? item : { ...item, shown_color: color };
