import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { readColors } from '@modiste/lexicon/colors';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import type { SeededRandom } from '../sampling/seeded-random.ts';

/** What a shopper wants, known before it is put into words. */
export interface Intent {
  type: string;
  gender: 'Men' | 'Women' | null;
  color: Color | null;
  material: string | null;
  priceMin: number | null;
  priceMax: number | null;
  /** As the size lists write it. */
  size: { list: 'clothing_size' | 'shoes_size'; value: string } | null;
  notColor: Color | null;
  notMaterial: string | null;
}

const NOTHING: Omit<Intent, 'type'> = {
  gender: null,
  color: null,
  material: null,
  priceMin: null,
  priceMax: null,
  size: null,
  notColor: null,
  notMaterial: null,
};

const COLORS_ASKED: readonly Color[] = [
  'Black',
  'White',
  'Red',
  'Blue',
  'Green',
  'Pink',
  'Brown',
  'Yellow',
  'Purple',
  'Orange',
];
const MATERIALS_ASKED = ['cotton', 'linen', 'wool', 'silk', 'leather', 'satin', 'denim'] as const;
const CLOTHED: ReadonlySet<string | null> = new Set([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
]);

/** The main color of each variant of an item. */
export const variantColors = ({ colors, other_info }: Item): Color[] => {
  const named = other_info.color_names.flatMap((name) => readColors(name).slice(0, 1));
  return named.length > 0 ? named : [...colors];
};

function pickSize(type: string, random: SeededRandom): Intent['size'] {
  const role = typeRole(type);
  if (role === 'shoes')
    return { list: 'shoes_size', value: random.pick(['6', '7', '8', '9', '10']) };
  if (!CLOTHED.has(role)) return null;
  return { list: 'clothing_size', value: random.pick(['XS', 'S', 'M', 'L', 'XL']) };
}

/** Composes what somebody might want around an item that the shop has. */
export function composeIntent(items: readonly Item[], random: SeededRandom): Intent | null {
  const item = random.pick(items);
  const { type, gender } = item.other_info;
  if (findType(type) === null) return null;
  const wants = (share: number) => random.next() < share;
  const price = Math.max(10, Math.round(item.price / 10) * 10);
  const own = random.pick(variantColors(item).length > 0 ? variantColors(item) : COLORS_ASKED);
  const color = wants(0.5) ? (wants(0.7) ? own : random.pick(COLORS_ASKED)) : null;
  const isNegating = color === null && wants(0.4);
  return {
    ...NOTHING,
    type,
    gender: gender !== 'Unisex' && wants(0.35) ? gender : null,
    color: color === 'Multicolor' ? null : color,
    material: wants(0.15) ? random.pick(MATERIALS_ASKED) : null,
    priceMax: wants(0.35) ? price + 20 : null,
    priceMin: null,
    size: wants(0.25) ? pickSize(type, random) : null,
    notColor: isNegating && wants(0.6) ? random.pick(COLORS_ASKED) : null,
    notMaterial: isNegating && wants(0.4) ? random.pick(MATERIALS_ASKED) : null,
  };
}
