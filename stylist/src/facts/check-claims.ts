import type { Item } from '@modiste/contract/entities/item';

/**
 * Every claim of a sentence about an item that is not true of its record, as the sentence words it.
 * @param among The items that "the cheapest" and "of the eight" speak of, the item among them.
 * @returns empty where all that is said is true.
 */
export function findFalseClaims(text: string, item: Item, among: readonly Item[]): string[] {
  const prices = new Set([item, ...among].flatMap(({ price, full_price }) => [price, full_price]));
  return [...text.matchAll(/\$(\d+(?:\.\d\d)?)/g)]
    .filter(([, amount]) => !prices.has(Number(amount)))
    .map(([claim]) => claim);
}
