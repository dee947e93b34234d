import type { GarmentWords } from '../garments/garment-words.ts';
import { readGarment } from '../product-text/read-garment.ts';

/** What a shop's words say of a garment, in one line: "midi-dress for Women: Black, linen". */
export function tellGarment(words: GarmentWords): string {
  const { type, gender, colors, materials, patterns, attributes } = readGarment(words);
  const facts = [...colors, ...materials, ...patterns, ...attributes];
  const garment = `${type ?? 'nothing to wear'}${gender === null ? '' : ` for ${gender}`}`;
  return facts.length === 0 ? garment : `${garment}: ${facts.join(', ')}`;
}
