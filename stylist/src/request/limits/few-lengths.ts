import type { Item } from '@modiste/contract/entities/item';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';

const WAIST_AND_LENGTH = /^\d{2}x\d{2}$/;
/** The lengths that most trousers come in. */
const USUAL: ReadonlySet<string> = new Set(['30', '32', '34']);
const MANY = 3;

type Sized = Pick<UnderstoodQuery, 'hard'>;

/**
 * A waist said without a length is that waist in the lengths that were on the screen, or else in the
 * usual ones: each is a chip of its own, and eight of them are no answer to "size 32".
 */
export function withFewLengths({ hard }: Sized, shown: readonly Item[]): Sized {
  const sizes = hard.clothing_canonical_size;
  const pairs = sizes.filter((size) => WAIST_AND_LENGTH.test(size));
  const waists = new Set(pairs.map((size) => size.slice(0, 2)));
  if (pairs.length <= MANY || pairs.length < sizes.length || waists.size > 1) return { hard };
  const inStock = new Set(shown.flatMap((item) => item.other_info.clothing_canonical_size));
  const sold = sizes.filter((size) => inStock.has(size));
  const usual = sizes.filter((size) => USUAL.has(size.slice(-2)));
  const few = sold.length > 0 && sold.length < sizes.length ? sold : usual;
  return { hard: { ...hard, clothing_canonical_size: few } };
}
