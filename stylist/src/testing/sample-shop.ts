import type { Item } from '@modiste/contract/entities/item';
import { discountPercent } from '@modiste/contract/price';
import type { Color, TryOnCategory } from '@modiste/contract/values';
import { sampleItem } from './sample-items.ts';

interface Design {
  type: string;
  name: string;
  category: TryOnCategory;
  fabrics: readonly string[];
  /** What its description says of its cut and details. */
  cut: readonly string[];
  uses: string;
}

const DESIGNS: readonly Design[] = [
  {
    type: 'midi-dress',
    name: 'Midi Dress',
    category: 'dresses',
    fabrics: ['linen', 'cotton', 'silk', 'viscose', 'crepe'],
    cut: ['V-neck, short sleeves.', 'Square neckline, sleeveless.', 'Boat neck, long sleeves.'],
    uses: 'midi dress for summer, brunch and garden parties',
  },
  {
    type: 'cocktail-dress',
    name: 'Cocktail Dress',
    category: 'dresses',
    fabrics: ['satin', 'velvet', 'lace'],
    cut: ['Halter neck, sleeveless.', 'Off the shoulder. Unlined.'],
    uses: 'cocktail dress for evenings, parties and wedding guests',
  },
  {
    type: 'blouse',
    name: 'Blouse',
    category: 'upper_body',
    fabrics: ['silk', 'cotton', 'polyester'],
    cut: ['Tie neck, long sleeves.', 'Puff sleeves. The pocket is lined in silk.'],
    uses: 'blouse for the office',
  },
  {
    type: 'crewneck-sweater',
    name: 'Crew-Neck Sweater',
    category: 'upper_body',
    fabrics: ['wool', 'merino', 'cashmere', 'cotton'],
    cut: ['Crew neck, long sleeves.', 'Crew neck, long sleeves. Wear it with leather pants.'],
    uses: 'sweater for winter',
  },
  {
    type: 'wool-coat',
    name: 'Overcoat',
    category: 'upper_body',
    fabrics: ['wool', 'cashmere'],
    cut: ['Notch lapel, long sleeves. Fully lined in cupro.', 'Two inside pockets. Notch lapel.'],
    uses: 'coat for winter and the office',
  },
  {
    type: 'straight-jeans',
    name: 'Straight Jeans',
    category: 'lower_body',
    fabrics: ['denim'],
    cut: ['A high waist and a straight leg.', 'With a touch of stretch. Five pockets.'],
    uses: 'jeans for every day',
  },
  {
    type: 'loafers',
    name: 'Loafers',
    category: 'shoes',
    fabrics: ['leather', 'suede', 'faux-leather'],
    cut: ['A flat sole and a round toe.', 'With a block heel.'],
    uses: 'loafers for the office',
  },
];

interface Paint {
  names: readonly string[];
  colors: readonly Color[];
}

const PAINTS: readonly Paint[] = [
  { names: ['Navy', 'Ivory'], colors: ['Blue', 'White'] },
  { names: ['Black'], colors: ['Black'] },
  { names: ['Sage', 'Camel', 'Rust'], colors: ['Green', 'Beige', 'Orange'] },
  { names: ['Burgundy'], colors: ['Red'] },
];
const BRANDS = ['Alder', 'Birch & Co', 'Cedar', 'Dogwood'] as const;
const SIZES = ['XS', 'S', 'M', 'L', 'XL'];
const SHOE_SIZES = ['6', '7', '8', '9', '10'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Made {
  design: Design;
  fabric: string;
  paint: Paint;
  /** Which of all, so that prices, brands and details differ. */
  turn: number;
}

function makeItem({ design, fabric, paint, turn }: Made): Item {
  const { type, name, category, cut, uses } = design;
  const fullPrice = 30 + ((turn * 37) % 290) + (turn % 4 === 0 ? 0.5 : 0);
  const price = turn % 3 === 0 ? Math.round(fullPrice * 0.7 * 100) / 100 : fullPrice;
  const sizes = category === 'shoes' ? SHOE_SIZES : SIZES;
  const words = fabric.replaceAll('-', ' ');
  const details = cut[turn % cut.length] ?? '';
  return sampleItem(`${type}-${fabric}-${turn}`, {
    short_description: `${capital(words)} ${name}`,
    description: `Made of ${words} and cut to last. ${details} Goes with white sneakers or a gold chain.`,
    semantic_search_description: `${words} ${uses}`,
    brand: BRANDS[turn % BRANDS.length] ?? 'Alder',
    price,
    full_price: fullPrice,
    discount_perc: discountPercent(price, fullPrice),
    colors: [...paint.colors],
    size: sizes,
    sizes,
    try_on_category: category,
    facts: {
      type,
      gender: category === 'shoes' ? 'Unisex' : 'Women',
      colors: [...paint.colors],
      color_names: [...paint.names],
      color_variants: paint.names.map((one, at) => ({
        name: one,
        colors: paint.colors.slice(at, at + 1),
        image: null,
      })),
      materials: [fabric],
      patterns: ['solid'],
      clothing_size: category === 'shoes' ? [] : sizes,
      shoes_size: category === 'shoes' ? sizes : [],
      sold_out_sizes: turn % 5 === 0 ? sizes.slice(1, 2) : [],
    },
  });
}

/** A shop of some hundreds of records: every kind in every fabric and paint, several times. */
export const SAMPLE_SHOP: readonly Item[] = DESIGNS.flatMap((design, at) =>
  design.fabrics.flatMap((fabric, row) =>
    PAINTS.flatMap((paint, column) =>
      [0, 1, 2].map((copy) =>
        makeItem({
          design,
          fabric,
          paint,
          turn: at * 61 + row * 17 + column * 5 + copy * 3 + 1,
        }),
      ),
    ),
  ),
);

/** The items of a kind, by their type. */
export const sampleItemsOf = (type: string): readonly Item[] =>
  SAMPLE_SHOP.filter(({ other_info }) => other_info.type === type);
