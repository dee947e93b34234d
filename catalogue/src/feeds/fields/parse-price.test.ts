import { describe, expect, it } from 'vitest';
import { htmlToText } from '../text/html-to-text.ts';
import { parsePrice } from './parse-price.ts';

describe('a price', () => {
  it.each([
    ['39.99 USD', 39.99, 'USD'],
    ['USD 39.99', 39.99, 'USD'],
    ['$1,299.00', 1299, 'USD'],
    ['1.299,00 €', 1299, 'EUR'],
    ['1 299,50 EUR', 1299.5, 'EUR'],
    ["CHF 1'299.00", 1299, 'CHF'],
    ['£12', 12, 'GBP'],
    ['12,5', 12.5, null],
    ['1,299', 1299, null],
    ['1.299', 1.299, null],
    ['1.234.567', 1234567, null],
    ['0', 0, null],
  ])('%s is read', (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency });
  });

  it.each(['', 'free', '-5', 'call 555 now', '12 pieces'])('"%s" is none', (text) => {
    expect(parsePrice(text)).toBeNull();
  });
});

describe('a description', () => {
  it('keeps its list points and loses tags, scripts and entities', () => {
    const html =
      '<style>p{}</style><p>Soft &amp; warm&nbsp;knit.<br/>Ribbed</p><ul><li>100% wool\n<li>Made in <b>Italy</b></ul><script>x()</script>';
    expect(htmlToText(html)).toBe('Soft & warm knit.\nRibbed\n• 100% wool\n• Made in Italy');
  });

  it('keeps signs that are no tags', () => {
    expect(htmlToText('Height < 5 cm & width > 3 cm')).toBe('Height < 5 cm & width > 3 cm');
  });
});
