import { discountPercent, formatPrice } from '@modiste/contract/price';
import { capitalize } from '../../speech/join-words.ts';
import { fullPriceOf, priceOf } from '../reasons/reason.ts';
import { type Question, says, type Told } from './question.ts';

export function tellPrice({ item, name: called }: Question): Told {
  const name = called.replace(` at ${priceOf(item)}`, '');
  const percent = discountPercent(item.price, item.full_price);
  const before = percent > 0 ? `, down from ${fullPriceOf(item)}` : '';
  return says(
    `${capitalize(name)} costs ${priceOf(item)}${before}.`,
    `${priceOf(item)} for ${name}${before}.`,
  );
}

/** What a piece cost before: "what was it before the sale?" */
export const FORMER_PRICE =
  /\b(?:what|how much)\b.*\b(?:was|were|did)\b.*\b(?:before|originally|sale|cost|price|go for|sell for)\b|\boriginal(?:ly)?\b.*\b(?:prices?d?|costs?)\b|\b(?:old|former|previous|regular|normal|usual) price\b|\bbefore (?:the |it went on |they went on )?(?:sale|discount|reduction|markdown)\b|\bused to (?:cost|be)\b|\b(?:cheaper|less|lower) than (?:it (?:was|used to be)|before|usual|normal)\b|\bcosts? before\b/;

/** What a piece cost before it was reduced, or that it never was. */
export function tellFormerPrice({ item, name }: Question): Told {
  const percent = discountPercent(item.price, item.full_price);
  const [now, before] = [priceOf(item), fullPriceOf(item)];
  return percent === 0
    ? says(
        `It is not reduced: ${name} is at its full price of ${now}.`,
        `The same as now: ${name} has not been reduced from its ${now}.`,
      )
    : says(
        `${capitalize(name)} was ${before} and costs ${now} now, ${percent}% less.`,
        `Before it was reduced, ${name} cost ${before}; now it is ${now}.`,
      );
}

/** "Is that the lowest price ever?": what it costs now, and where its price history stands. */
export function tellPriceHistory({ item, name }: Question): Told {
  const percent = discountPercent(item.price, item.full_price);
  const now =
    percent === 0
      ? `Now ${name} is at its full price of ${fullPriceOf(item)}`
      : `Now ${name} is ${percent}% below its full price of ${fullPriceOf(item)}`;
  return says(
    `${now}. Open it to see its lowest price of the last 90 days; what it will cost later nobody can tell.`,
    `${now}; its details show what it cost in the last 90 days.`,
  );
}

const OF_FULL = /\bfull price\b/;

export function tellDiscount({ item, name, words }: Question): Told {
  const percent = discountPercent(item.price, item.full_price);
  if (percent === 0 && OF_FULL.test(words)) {
    return says(`Yes, ${priceOf(item)} is its full price: nothing is taken off ${name}.`);
  }
  if (percent === 0) {
    return says(
      `No, ${name} is at its full price of ${fullPriceOf(item)}.`,
      `No: ${name} is not reduced, and costs ${priceOf(item)}.`,
    );
  }
  const saved = formatPrice(
    Math.round((item.full_price - item.price) * 100) / 100,
    item.other_info.currency,
  );
  return says(
    `${OF_FULL.test(words) ? 'No' : 'Yes'}, ${name} is ${percent}% off: ${priceOf(item)} instead of ${fullPriceOf(item)}.`,
    `${OF_FULL.test(words) ? 'No' : 'Yes'}: it costs ${priceOf(item)} rather than ${fullPriceOf(item)}, so you save ${saved} on ${name}.`,
  );
}
