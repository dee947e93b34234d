import type { Item } from '@modiste/contract/entities/item';
import { ASPECT_SCALES } from '@modiste/lexicon/aspect-value';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { listOf } from '@modiste/lexicon/tokens';
import { readItemFacts } from '../../facts/item-facts.ts';
import type { Wish } from './wish.ts';

const fits = new Map(
  listOf(ASPECT_SCALES.fit).map((row) => {
    const at = row.lastIndexOf(' ');
    return [row.slice(0, at), Number(row.slice(at + 1))] as const;
  }),
);
/** Skinny and slim are this near to one another; slim and straight are not. */
const NEXT_FIT = 0.16;

const idsOf = (wanted: Wish['refused']): string[] =>
  wanted.flatMap(({ concepts }) => concepts.map(({ id }) => id));

/** Whether an item is cut nearly as what was refused: "no skinny" is not answered by slim first. */
export function isNearRefusedFit(item: Item, { refused, details, types }: Wish): boolean {
  const places = idsOf(refused).flatMap((id) => fits.get(id) ?? []);
  if (places.length === 0) return false;
  const wanted = new Set(idsOf(details));
  const { stated, garment } = readItemFacts(item);
  if (types.some((type) => type === garment.type)) return false;
  return [...stated, ...garment.attributes].some((id) => {
    const own = fits.get(id);
    return (
      own !== undefined && !wanted.has(id) && places.some((one) => Math.abs(one - own) <= NEXT_FIT)
    );
  });
}

/** Made to be stood and walked in. */
const STEADY = listOf(
  'sneakers, clogs, loafers, slip-ons, boat-shoes, oxfords, derby-shoes, work-boots, chelsea-boots, ankle-boots, hiking-boots',
);
const SHOES = 'shoes';

/** Whether shoes are none to be on one's feet in for hours, where that is what they are for. */
export function isHardOnFeet(item: Item, { details, refused }: Wish): boolean {
  const wanted = idsOf(details);
  const isFlat = wanted.includes('flat-heel') || idsOf(refused).includes('heels');
  const asksForEase = wanted.includes('comfortable') && isFlat;
  if (!asksForEase || item.try_on_category !== SHOES) return false;
  const { type } = readItemFacts(item).garment;
  return type === null || !STEADY.some((id) => isKindOf(type, id));
}
