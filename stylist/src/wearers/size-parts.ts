import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { sizeKind } from '@modiste/lexicon/same-size';
import { sizePart } from '@modiste/lexicon/size-part';
import type { SizeFilters } from '../dialogue/own-facts.ts';

/** How sizes of clothes are told: by letters and women's numbers, by the chest, or by the waist. */
type Scale = 'body' | 'chest' | 'waist';

/** The parts that sizes are told of: what is tailored goes by the chest. */
type Part = 'top' | 'tailored' | 'bottom' | 'shoes' | 'none';

const EXACT: Readonly<Partial<Record<Part, Scale>>> = { tailored: 'chest', bottom: 'waist' };
const TAILORED: readonly string[] = ['blazer', 'suit', 'suit-jacket', 'dinner-jacket'];

const scaleOf = (size: string): Scale => {
  const kind = sizeKind(size);
  return kind === 'chest' || kind === 'waist' ? kind : 'body';
};

function partOf(type: string): Part {
  const isTailored = TAILORED.some((kind) => isKindOf(type, kind));
  const part = sizePart(type, findType(type)?.category ?? null);
  return isTailored && part === 'top' ? 'tailored' : part;
}

const partsOf = (types: readonly string[]): readonly Part[] => [
  ...new Set(types.map(partOf).filter((part) => part !== 'none')),
];

export type Clothes = Pick<
  SizeFilters,
  'clothing_size' | 'clothing_canonical_size' | 'clothing_fit'
>;

const MENS_FITS: ReadonlySet<string> = new Set(['S', 'R', 'L']);

const filtered = (sizes: Clothes, keeps: (scale: Scale) => boolean): Clothes => ({
  clothing_size: sizes.clothing_size.filter((size) => keeps(scaleOf(size))),
  clothing_canonical_size: sizes.clothing_canonical_size.filter((size) => keeps(scaleOf(size))),
  // Short, regular and long are lengths of what goes by the chest.
  clothing_fit: sizes.clothing_fit.filter((fit) => !MENS_FITS.has(fit) || keeps('chest')),
});

const scalesIn = ({ clothing_size, clothing_canonical_size }: Clothes): ReadonlySet<Scale> =>
  new Set([...clothing_size, ...clothing_canonical_size].map(scaleOf));

/**
 * Sizes said now among those before. They take the place of those told the same way, and of those told
 * another way of just what is looked for: "a medium" instead of a waist, said of trousers.
 */
export function mergeSizes(before: Clothes, said: Clothes, types: readonly string[]): Clothes {
  const scales = scalesIn(said);
  const parts = partsOf(types);
  const [part] = parts;
  const exact = parts.length === 1 && part !== undefined ? EXACT[part] : undefined;
  const keeps = (scale: Scale): boolean =>
    scales.size === 0 || (!scales.has(scale) && !(scale === exact && scales.has('body')));
  const fits = said.clothing_fit.length > 0 ? said.clothing_fit : null;
  const kept = filtered(before, keeps);
  return {
    clothing_size: [...new Set([...kept.clothing_size, ...said.clothing_size])],
    clothing_canonical_size: [
      ...new Set([...kept.clothing_canonical_size, ...said.clothing_canonical_size]),
    ],
    clothing_fit: fits ?? kept.clothing_fit,
  };
}

/** Of all that is told of somebody's sizes, what counts for these kinds: the waist of trousers, if known. */
export function sizesFor(types: readonly string[], sizes: Clothes): Clothes {
  const parts = partsOf(types);
  const [part] = parts;
  if (parts.length !== 1 || part === undefined || part === 'shoes') return sizes;
  const scales = scalesIn(sizes);
  const exact = EXACT[part];
  if (exact !== undefined && scales.has(exact)) return filtered(sizes, (scale) => scale === exact);
  const [own, other]: [Scale, Scale] = part === 'bottom' ? ['waist', 'chest'] : ['chest', 'waist'];
  const isBody = scales.has('body');
  return filtered(sizes, (scale) => scale !== other && !(scale === own && isBody));
}

/** Whether shoes are among what is looked for, or may be. */
export const mayBeShoes = (types: readonly string[]): boolean =>
  types.length === 0 || partsOf(types).includes('shoes');
