import { z } from 'zod';

const SCHEMA = 'https://schema.org';

const webUrl = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
/** A number as schema.org writes one in text: digits and a dot. */
const amount = z.string().regex(/^\d+\.\d{2}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  z.enum(names.map((name) => `${SCHEMA}/${name}`));

const strikethroughPrice = z.strictObject({
  '@type': z.literal('UnitPriceSpecification'),
  priceType: z.literal(`${SCHEMA}/StrikethroughPrice`),
  price: amount,
  priceCurrency: currency,
});

const offer = z
  .strictObject({
    '@type': z.literal('Offer'),
    url: webUrl,
    price: amount.refine((price) => Number(price) > 0, 'Google lists nothing that is free'),
    priceCurrency: currency,
    availability: oneOf('InStock', 'OutOfStock', 'Discontinued'),
    itemCondition: oneOf('NewCondition'),
    priceSpecification: strikethroughPrice.optional(),
    seller: z.strictObject({ '@type': z.literal('Organization'), name: text }).optional(),
  })
  .refine(
    ({ price, priceSpecification: before }) => !before || Number(before.price) > Number(price),
    'what is struck through was dearer',
  );

/**
 * What Google asks of the Product of a page, and schema.org of its properties: the required and the
 * recommended ones that a shop can know, and no property that neither has.
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export const productSchema = z.strictObject({
  '@context': z.literal(SCHEMA),
  '@type': z.literal('Product'),
  url: webUrl,
  name: text.max(150),
  description: text.max(5000),
  image: z.array(webUrl).min(1),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  sku: text,
  color: text.optional(),
  material: text.optional(),
  pattern: text.optional(),
  audience: z.strictObject({
    '@type': z.literal('PeopleAudience'),
    suggestedGender: z.enum(['male', 'female', 'unisex']),
  }),
  offers: offer,
});
