import { formatPrice } from '@modiste/contract/price';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Note } from './read-covered.ts';

/** US sizes of clothes end below these numbers, and European ones begin there. */
const EUROPEAN_MIN = 32;

/** That a limit was said in another currency than that of the prices. */
function ofCurrency({ readings }: UnderstoodQuery): Note | null {
  for (const { amount } of readings) {
    if (amount?.kind !== 'price' || amount.currency === null) continue;
    const sum = amount.max ?? amount.around ?? amount.min;
    if (sum === null) continue;
    const [said, taken] = [formatPrice(sum, amount.currency), formatPrice(sum, 'USD')];
    return [
      `Prices here are in US dollars, so I took ${said} as ${taken}.`,
      `I cannot convert ${said}; all prices are in dollars, so it counts as ${taken}.`,
    ];
  }
  return null;
}

/** Which size of the shop a European one is. */
function ofSize({ readings, hard }: UnderstoodQuery): Note | null {
  const said = readings.flatMap(({ amount }) => (amount?.kind === 'sizes' ? amount.sizes : []));
  const [clothes = '', ...more] = hard.clothing_canonical_size;
  const [shoes = '', ...others] = hard.shoes_size;
  const [size = '', ...rest] = said;
  const isOne = rest.length + more.length + others.length === 0;
  const found = clothes === '' ? shoes : clothes;
  const isEither = clothes !== '' && shoes !== '';
  if (!isOne || isEither || found === '' || found === size || Number(size) < EUROPEAN_MIN)
    return null;
  return [
    `Size ${size} is a US ${found} here.`,
    `I looked for US ${found}, which is your ${size}.`,
  ];
}

/** What was taken for what where a message counts in another currency, or in European sizes. */
export const unitNotes = (understood: UnderstoodQuery): Note[] =>
  [ofCurrency(understood), ofSize(understood)].filter((note) => note !== null);
