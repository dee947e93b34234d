import type { ShopperPreferences } from '@modiste/catalogue/rank/taste';
import { DEFAULT_FILTERS, type Filters } from '@modiste/contract/filters/filters';
import { CLOTHING_SIZES, COLORS, type Color, SHOES_SIZES } from '@modiste/contract/values';
import { type SeededRandom, seededRandom } from '../sampling/seeded-random.ts';

/** Whom a page of Home is made for. */
export interface MadeShopper {
  filters: Filters;
  preferences: ShopperPreferences;
  priceLevel: number;
  exceptColors: readonly Color[];
}

const STYLES = ['classic', 'boho', 'minimalist', 'sporty', 'romantic', 'streetwear', 'vintage'];

/** What the outfits of a page are for. */
export const THEMES = [
  'office outfit for cool weather',
  'casual weekend outfit',
  'outfit for a dinner date',
  'wedding guest outfit',
  'outfit for a rainy autumn day',
  'travel outfit',
  'party outfit',
  'outfit for brunch with friends',
  'smart casual outfit for a gallery',
  'cozy outfit at home',
  'outfit for a concert',
  'business meeting outfit',
];

function makeShopper(random: SeededRandom): MadeShopper {
  const gender = random.pick(['Women', 'Men'] as const);
  const sizes = {
    clothing_size: [random.pick(CLOTHING_SIZES.slice(1, 6))],
    shoes_size: [random.pick(SHOES_SIZES.slice(2, 8))],
  };
  const filters = { ...DEFAULT_FILTERS, ...sizes, gender: [gender] };
  return {
    filters: random.next() < 0.3 ? { ...filters, priceRangeMax: 120 } : filters,
    preferences: {
      ...sizes,
      gender: [gender],
      clothing_canonical_size: [],
      shoes_canonical_size: [],
      clothing_fit: [],
      styles: [random.pick(STYLES), random.pick(STYLES)],
      personality: [],
    },
    priceLevel: random.next(),
    exceptColors: random.next() < 0.3 ? [random.pick(COLORS)] : [],
  };
}

/** Shoppers with saved sizes and styles, some with a limit of price or a color that they refuse. */
export function madeShoppers(count: number, seed: number): MadeShopper[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => makeShopper(random));
}
