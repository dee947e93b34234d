import type { Item } from '@modiste/contract/entities/item';
import type { Availability, Gender } from '@modiste/contract/values';
import { plainLine, shortenLine } from '../../html/clean-text.ts';
import { itemUrl, toWebUrl } from './item-url.ts';

const SCHEMA = 'https://schema.org';
const IMAGES_MAX = 10;
/** As many as Google reads. */
const NAME_CHARS_MAX = 150;
const DESCRIPTION_CHARS_MAX = 5000;

const AVAILABILITY: Record<Availability, string> = {
  in_stock: `${SCHEMA}/InStock`,
  out_of_stock: `${SCHEMA}/OutOfStock`,
  unavailable: `${SCHEMA}/Discontinued`,
};

const SUGGESTED_GENDER: Record<Gender, string> = {
  Men: 'male',
  Women: 'female',
  Unisex: 'unisex',
};

/** A shop's currency; dollars, as on the screens, where it names none. */
export const currencyOf = ({ other_info }: Item): string =>
  /^[A-Z]{3}$/.test(other_info.currency) ? other_info.currency : 'USD';

/** As Google reads amounts: a dot, two digits, no sign. */
export const amountOf = (price: number): string => price.toFixed(2);

export const isReduced = ({ price, full_price }: Item): boolean => full_price > price;

/** A property with its value, or none at all where there is nothing to say. */
const named = (name: string, values: readonly string[]): Record<string, string> => {
  const text = values.map(plainLine).filter(Boolean).join('/');
  return text === '' ? {} : { [name]: text };
};

/** The price before, in the form Google strikes it through beside the present one. */
const priceBefore = (item: Item) => ({
  '@type': 'UnitPriceSpecification',
  priceType: `${SCHEMA}/StrikethroughPrice`,
  price: amountOf(item.full_price),
  priceCurrency: currencyOf(item),
});

function presentOffer(item: Item, origin: string) {
  const seller = plainLine(item.website);
  return {
    '@type': 'Offer',
    url: toWebUrl(item.item_url, origin) ?? itemUrl(origin, item.id),
    price: amountOf(item.price),
    priceCurrency: currencyOf(item),
    availability: AVAILABILITY[item.other_info.availability],
    itemCondition: `${SCHEMA}/NewCondition`,
    ...(isReduced(item) && { priceSpecification: priceBefore(item) }),
    ...(seller !== '' && { seller: { '@type': 'Organization', name: seller } }),
  };
}

export const imagesOf = (item: Item, origin: string): string[] =>
  item.image_urls.flatMap((url) => toWebUrl(url, origin) ?? []).slice(0, IMAGES_MAX);

/** An item as schema.org's Product, with what Google asks of one that is sold by others. */
export function presentProduct(item: Item, origin: string): object {
  const { colors, color_names, materials, patterns, gender } = item.other_info;
  const images = imagesOf(item, origin);
  const description = plainLine(item.description || item.semantic_search_description);
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    url: itemUrl(origin, item.id),
    name: shortenLine(plainLine(item.short_description), NAME_CHARS_MAX) || item.id,
    ...(description !== '' && { description: shortenLine(description, DESCRIPTION_CHARS_MAX) }),
    ...(images.length > 0 && { image: images }),
    ...(plainLine(item.brand) !== '' && {
      brand: { '@type': 'Brand', name: plainLine(item.brand) },
    }),
    sku: item.id.toWellFormed(),
    ...named('color', color_names.length > 0 ? color_names : colors),
    ...named('material', materials),
    ...named('pattern', patterns),
    audience: { '@type': 'PeopleAudience', suggestedGender: SUGGESTED_GENDER[gender] },
    offers: presentOffer(item, origin),
  };
}
