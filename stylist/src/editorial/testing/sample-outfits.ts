import type { Item } from '@modiste/contract/entities/item';
import type { Color, TryOnCategory } from '@modiste/contract/values';
import { sampleItem } from '../../testing/sample-items.ts';
import { numberOfText } from '../day/day-choice.ts';

interface Kind {
  type: string;
  title: string;
  category: TryOnCategory;
  fabrics: readonly string[];
  cuts?: readonly string[];
}

const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  top: [
    { type: 't-shirt', title: 'Tee', category: 'upper_body', fabrics: ['cotton', 'linen'] },
    {
      type: 'oxford-shirt',
      title: 'Button-Down Shirt',
      category: 'upper_body',
      fabrics: ['cotton', 'flannel'],
      cuts: ['Button-down collar, long sleeves.'],
    },
    {
      type: 'blouse',
      title: 'Blouse',
      category: 'upper_body',
      fabrics: ['silk', 'viscose', 'satin'],
      cuts: ['Tie neck, long sleeves.', 'Puff sleeves.'],
    },
    {
      type: 'crewneck-sweater',
      title: 'Crew-Neck Sweater',
      category: 'upper_body',
      fabrics: ['merino', 'cashmere', 'wool'],
    },
    {
      type: 'turtleneck-sweater',
      title: 'Roll-Neck Sweater',
      category: 'upper_body',
      fabrics: ['merino', 'cotton'],
    },
    { type: 'hoodie', title: 'Hoodie', category: 'upper_body', fabrics: ['cotton'] },
    {
      type: 'polo-shirt',
      title: 'Polo Shirt',
      category: 'upper_body',
      fabrics: ['cotton', 'merino'],
    },
  ],
  bottom: [
    { type: 'straight-jeans', title: 'Straight Jeans', category: 'lower_body', fabrics: ['denim'] },
    {
      type: 'wide-leg-pants',
      title: 'Wide-Leg Trousers',
      category: 'lower_body',
      fabrics: ['wool', 'crepe'],
    },
    { type: 'chinos', title: 'Chinos', category: 'lower_body', fabrics: ['cotton', 'corduroy'] },
    {
      type: 'pleated-skirt',
      title: 'Pleated Midi Skirt',
      category: 'lower_body',
      fabrics: ['satin', 'silk'],
    },
    {
      type: 'mini-skirt',
      title: 'A-Line Mini Skirt',
      category: 'lower_body',
      fabrics: ['wool', 'denim'],
    },
    {
      type: 'chino-shorts',
      title: 'Chino Shorts',
      category: 'lower_body',
      fabrics: ['linen', 'cotton'],
    },
  ],
  outer: [
    {
      type: 'wool-coat',
      title: 'Wool Coat',
      category: 'upper_body',
      fabrics: ['wool', 'cashmere'],
    },
    {
      type: 'trench-coat',
      title: 'Trench Coat',
      category: 'upper_body',
      fabrics: ['cotton'],
      cuts: ['Notch lapel, belted.'],
    },
    {
      type: 'denim-jacket',
      title: 'Denim Jacket',
      category: 'upper_body',
      fabrics: ['denim', 'corduroy'],
    },
    {
      type: 'biker-jacket',
      title: 'Biker Jacket',
      category: 'upper_body',
      fabrics: ['leather', 'suede'],
    },
    { type: 'puffer-jacket', title: 'Puffer Jacket', category: 'upper_body', fabrics: ['nylon'] },
    {
      type: 'blazer',
      title: 'Blazer',
      category: 'upper_body',
      fabrics: ['wool', 'linen', 'tweed'],
    },
  ],
  whole: [
    {
      type: 'slip-dress',
      title: 'Slip Midi Dress',
      category: 'dresses',
      fabrics: ['satin', 'silk', 'velvet'],
    },
    {
      type: 'shirt-dress',
      title: 'Shirt Dress',
      category: 'dresses',
      fabrics: ['linen', 'cotton'],
      cuts: ['A collar and buttons at the front.'],
    },
    {
      type: 'sweater-dress',
      title: 'Knit Dress',
      category: 'dresses',
      fabrics: ['merino', 'cashmere'],
    },
    {
      type: 'maxi-dress',
      title: 'Tiered Maxi Dress',
      category: 'dresses',
      fabrics: ['cotton', 'viscose'],
    },
    { type: 'jumpsuit', title: 'Jumpsuit', category: 'suits', fabrics: ['crepe', 'cotton'] },
    {
      type: 'two-piece-suit',
      title: 'Two-Piece Suit',
      category: 'suits',
      fabrics: ['wool', 'linen'],
    },
  ],
  shoes: [
    { type: 'loafers', title: 'Loafers', category: 'shoes', fabrics: ['leather', 'suede'] },
    {
      type: 'sneakers',
      title: 'Sneakers',
      category: 'shoes',
      fabrics: ['leather', 'suede', 'canvas'],
    },
    { type: 'ankle-boots', title: 'Ankle Boots', category: 'shoes', fabrics: ['leather', 'suede'] },
    { type: 'pumps', title: 'Pumps', category: 'shoes', fabrics: ['leather', 'satin'] },
    { type: 'sandals', title: 'Flat Sandals', category: 'shoes', fabrics: ['leather'] },
    { type: 'monk-straps', title: 'Monk Shoes', category: 'shoes', fabrics: ['leather'] },
  ],
  extra: [
    { type: 'tote-bag', title: 'Tote Bag', category: 'bags', fabrics: ['canvas', 'leather'] },
    { type: 'clutch', title: 'Clutch', category: 'bags', fabrics: ['satin', 'leather'] },
    {
      type: 'hoop-earrings',
      title: 'Hoop Earrings',
      category: 'accessories',
      fabrics: ['gold-plated'],
    },
    { type: 'scarf', title: 'Scarf', category: 'accessories', fabrics: ['merino', 'cashmere'] },
    { type: 'belt', title: 'Belt', category: 'accessories', fabrics: ['leather', 'suede'] },
    { type: 'watch', title: 'Watch', category: 'accessories', fabrics: ['leather'] },
  ],
};

const PAINTS: readonly (readonly [name: string, colors: readonly Color[]])[] = [
  ['Navy', ['Blue']],
  ['Camel', ['Brown']],
  ['Black', ['Black']],
  ['Ecru', ['White']],
  ['Burgundy', ['Red']],
  ['Sage', ['Green']],
  ['Sky / White', ['Blue', 'White']],
  ['Grey Marl', ['Gray']],
];
const PATTERNS = ['solid', 'solid', 'solid', 'stripes', 'floral'] as const;
const SHAPES: readonly (readonly string[])[] = [
  ['top', 'bottom', 'shoes', 'extra'],
  ['top', 'bottom', 'outer', 'shoes', 'extra'],
  ['whole', 'shoes', 'extra'],
  ['whole', 'outer', 'shoes', 'extra'],
];

const pick = <Value>(values: readonly Value[], seed: string): Value => {
  const value = values[numberOfText(seed) % values.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

function makeItem(part: string, seed: string): Item {
  const kind = pick(KINDS[part] ?? [], `${seed} kind`);
  const fabric = pick(kind.fabrics, `${seed} fabric`);
  const [name, colors] = pick(PAINTS, `${seed} paint`);
  const pattern = name.includes('/') ? pick(PATTERNS, `${seed} pattern`) : 'solid';
  const price = 20 + (numberOfText(`${seed} price`) % 38_000) / 100;
  return sampleItem(`${part} ${seed}`, {
    short_description: `${fabric.replaceAll('-', ' ')} ${kind.title}`,
    description: kind.cuts === undefined ? '' : pick(kind.cuts, `${seed} cut`),
    try_on_category: kind.category,
    price: Math.round(price * 100) / 100,
    colors: [...colors],
    facts: {
      type: kind.type,
      gender: 'Unisex',
      materials: [fabric],
      patterns: [pattern],
      color_names: [name],
      color_variants: [{ name, colors: [...colors], image: 0 }],
    },
  });
}

/** An outfit of garments that are made up at random, the same for the same seed. */
export const sampleOutfit = (seed: string): readonly Item[] =>
  pick(SHAPES, `${seed} shape`).map((part) => makeItem(part, `${seed} ${part}`));
