import type { Item } from '@modiste/contract/entities/item';
import { listOf } from '@modiste/lexicon/tokens';
import { exactFabrics, fabricName, kindsOfFabric } from '../../facts/fabric-traits.ts';
import { shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import type { Standing } from './fabric-verdicts.ts';

const kindsOf = (list: string): ReadonlySet<string> =>
  new Set(listOf(list).flatMap((id) => [...kindsOfFabric(id)]));

/** Open or so fine that light comes through unless something lies below. */
const SHEER = kindsOf('tulle, chiffon, organza, mesh, lace');
/** So dense that no light comes through in any color. */
const DENSE = kindsOf(
  'denim, leather, suede, faux-leather, faux-suede, tweed, velvet, corduroy, canvas, fleece, boiled-wool, shearling, faux-fur, neoprene, twill, down-fill, sequin',
);
/** Fine enough that pale colors may show what is below. */
const THIN = kindsOf(
  'linen, cotton, silk, viscose, satin, crepe, jersey-knit, modal, lyocell, polyester',
);
const PALE: ReadonlySet<string> = new Set(['White', 'Beige', 'Yellow', 'Pink']);
/** Knitted for warmth, or worn over something. */
const THICK_KINDS =
  /coat|jacket|blazer|sweater|cardigan|hoodie|sweatshirt|parka|jeans|boots|sneakers|bag/;

const SEE_THROUGH =
  /\bsee[- ]?thr(?:ough|u)|\bsheer|\btransparent|\bopaque|\bsquat[- ]?proof|\bshows? through\b/;

/** Whether words ask if light shows through a piece. */
export const asksOfLight = (words: string): boolean => SEE_THROUGH.test(words);

/** How likely something shows through a piece, by its fabric and the color it is shown in; null where that is open. */
export function lightThrough(item: Item): { standing: Standing; why: string } | null {
  const { garment, denied } = readItemFacts(item);
  const fabrics = exactFabrics(garment.materials);
  const of = (kinds: ReadonlySet<string>) => fabrics.find((id) => kinds.has(id));
  const isLined = readItemFacts(item).stated.has('lined');
  const [sheer, dense, thin] = [of(SHEER), of(DENSE), of(THIN)];
  if (denied.has('sheer')) return { standing: 'no', why: 'its listing calls it opaque' };
  if (isLined) return { standing: 'no', why: 'it is lined' };
  if (sheer !== undefined) {
    return { standing: 'yes', why: `${fabricName(sheer)} lets light through unless it is lined` };
  }
  if (dense !== undefined) {
    return { standing: 'no', why: `${fabricName(dense)} is too dense for light to come through` };
  }
  if (THICK_KINDS.test(garment.type ?? '')) {
    return { standing: 'no', why: `a piece of that kind is made of thick cloth` };
  }
  if (thin === undefined) return null;
  const name = fabricName(thin);
  const color = shownColor(item);
  return color?.colors.some((one) => PALE.has(one)) === true
    ? { standing: 'partly', why: `${name} in a pale color may show what is below` }
    : { standing: 'no', why: `${name} in a deeper color hardly shows what is below` };
}
