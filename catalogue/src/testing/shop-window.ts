import type { Item } from '@modiste/contract/entities/item';

/** What a shopper reads of an item on its tile and its page. */
export const shopWindow = (item: Item | undefined) =>
  item && {
    title: item.short_description,
    brand: item.brand,
    price: `${item.price} of ${item.full_price} ${item.other_info.currency}`,
    colors: item.colors,
    colorNames: item.other_info.color_names,
    sizes: item.sizes,
    soldOut: item.other_info.sold_out_sizes,
    gender: item.other_info.gender,
    type: item.other_info.type,
    materials: item.other_info.materials,
    availability: item.other_info.availability,
    link: item.item_url,
    pictures: item.image_urls,
  };
