import { unpackDrape } from '@modiste/wardrobe/unpack-drape';
import type { Body } from '../bodies/body.ts';
import { readStoredDrapes } from './drape-files.ts';
import { joinDrapes } from './join-drapes.ts';

/** Garments that are sold as one: which stored drape is worn over which. */
export const OUTFITS = [
  { name: 'mens-suit', over: 'mens-suit-jacket', under: 'mens-dress-trousers' },
  { name: 'mens-dinner-suit', over: 'mens-dinner-jacket', under: 'mens-dress-trousers' },
  { name: 'womens-suit', over: 'womens-suit-jacket', under: 'straight-trousers' },
  { name: 'lounge-set', over: 'mens-crew-neck-sweater', under: 'joggers' },
  { name: 'pajama-set', over: 'pajama-shirt', under: 'linen-trousers' },
] as const;

/**
 * Joins the stored drapes of an outfit on a body, or on the first that its upper half hangs on.
 * @throws {Error} where no outfit has that name, or one of its drapes is not stored.
 */
export function joinOutfit(
  name: string,
  { bodyOf, wanted = '' }: { bodyOf: (name: string) => Body; wanted?: string | undefined },
) {
  const outfit = OUTFITS.find((one) => one.name === name);
  if (!outfit) throw new Error(`No outfit is called "${name}".`);
  const stored = readStoredDrapes();
  const read = (drape: string, body: string) => {
    const found = stored.find((one) => one.name.startsWith(`${drape}--${body}`));
    if (!found) throw new Error(`The drape "${drape}" is not stored for the body "${body}".`);
    return unpackDrape(found.packed);
  };
  const over = read(outfit.over, wanted);
  const under = read(outfit.under, over.body);
  return joinDrapes({ name, over, under }, bodyOf(over.body));
}
