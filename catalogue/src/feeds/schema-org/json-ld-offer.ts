import { isAvailable } from '../fields/availability.ts';
import { parseDay } from '../fields/parse-day.ts';
import { parsePrice } from '../fields/parse-price.ts';
import { type JsonNode, nodesOf, textOf } from './json-ld-nodes.ts';

export interface JsonLdOffer {
  price: number | null;
  fullPrice: number | null;
  currency: string | null;
  isInStock: boolean;
}

/** The lowest offer of a product that holds today; a reason in words when a price is no number. */
export function readJsonLdOffer(product: JsonNode, now: Date): JsonLdOffer | string {
  const offers = nodesOf(product.offers).flatMap((offer) => {
    const inner = nodesOf(offer.offers);
    return inner.length > 0 ? inner : [offer];
  });
  let best: JsonLdOffer = { price: null, fullPrice: null, currency: null, isInStock: false };
  for (const offer of offers) {
    const read = readOffer(offer, now);
    if (typeof read === 'string') return read;
    if (isBetter(read, best)) best = read;
  }
  return best;
}

const isBetter = (one: JsonLdOffer, other: JsonLdOffer): boolean => {
  if (one.price === null) return false;
  if (other.price === null || one.isInStock !== other.isInStock) {
    return other.price === null || one.isInStock;
  }
  return one.price < other.price;
};

const isListPrice = (specification: JsonNode): boolean =>
  /(?:ListPrice|StrikethroughPrice|SRP|MSRP)$/.test(textOf(specification.priceType));

function readOffer(offer: JsonNode, now: Date): JsonLdOffer | string {
  const specifications = nodesOf(offer.priceSpecification);
  const current = specifications.find((one) => !isListPrice(one));
  const list = specifications.find(isListPrice);
  const priceText = textOf(offer.price) || textOf(offer.lowPrice) || textOf(current?.price);
  const price = parsePrice(priceText);
  if (priceText !== '' && price === null) return `bad price "${priceText}"`;
  const full = parsePrice(textOf(list?.price));
  const currency = textOf(offer.priceCurrency) || textOf(current?.priceCurrency);
  const until = parseDay(textOf(offer.priceValidUntil), 'end');
  const isOver = until !== null && until < now.getTime() && full !== null;
  return {
    price: (isOver ? full : price)?.amount ?? null,
    fullPrice: price === null ? null : Math.max(full?.amount ?? 0, price.amount),
    currency: currency || (price?.currency ?? null),
    isInStock: isAvailable(textOf(offer.availability)),
  };
}
