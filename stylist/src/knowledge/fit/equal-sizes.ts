import type { Item } from '@modiste/contract/entities/item';
import { shoeToUs } from '@modiste/lexicon/convert-size';
import { sameSizes } from '@modiste/lexicon/same-size';

/** The same size in the shop's own numbers: 8 and 10 for an M. */
export function equalSizes(size: string, { item }: { item: Item }): string[] {
  const own = item.sizes.filter((one) => one.toLowerCase() === size.toLowerCase());
  if (own.length > 0) return own;
  // "40 regular" of suits is "40R", and "40" alone any length of it.
  const [, chest, length = ''] = /^(\d{2}) ?([rsl])?/i.exec(size) ?? [];
  const ofChest = item.sizes.filter(
    (one) => /^\d{2}[RSL]$/.test(one) && one.startsWith(`${chest}${length.toUpperCase()}`),
  );
  if (chest !== undefined && ofChest.length > 0) return ofChest;
  // "32" of jeans is the waist, and every leg of it.
  const ofWaist = item.sizes.filter((one) => one.startsWith(`${size}x`));
  if (ofWaist.length > 0) return ofWaist;
  // A 22 is a 22W where that is how it is cut, before it is any letter.
  const ofCut = item.sizes.filter((one) => one === `${size}W`);
  if (ofCut.length > 0) return ofCut;
  const foreign = shoeSizeOf(size, item);
  if (foreign !== null) return item.sizes.filter((one) => one === foreign);
  const others = sameSizes(size.toUpperCase(), item.other_info.gender);
  return item.sizes.filter((one) => others.includes(one));
}

/** From here on a number of shoes is European. */
const EU_SHOES_FROM = 34;

/** "A 41", "UK 5" of shoes that are sold in American sizes; null for any other size. */
function shoeSizeOf(size: string, { try_on_category, other_info }: Item): string | null {
  const [, system = '', number = ''] = /^(uk|eu)? ?(\d+(?:\.5)?)$/i.exec(size) ?? [];
  if (try_on_category !== 'shoes' || number === '') return null;
  const isEu = /eu/i.test(system) || (system === '' && Number(number) >= EU_SHOES_FROM);
  if (!isEu && !/uk/i.test(system)) return null;
  const us = shoeToUs(Number(number), isEu ? 'EU' : 'UK', other_info.gender);
  return us === null ? null : String(us);
}
