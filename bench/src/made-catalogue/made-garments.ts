import type { Color, Gender, TryOnCategory } from '@modiste/contract/values';

type SizeSystem = 'alpha' | 'numeric' | 'bottoms' | 'shoes' | 'none';

export interface GarmentKind {
  type: string;
  name: string;
  category: TryOnCategory;
  genders: readonly Gender[];
  sizes: SizeSystem;
  /** Usual lowest and highest price in dollars. */
  price: readonly [number, number];
  words: string;
}

const kind = (
  [type, name, category]: readonly [string, string, TryOnCategory],
  sizes: SizeSystem,
  rest: Pick<GarmentKind, 'genders' | 'price' | 'words'>,
): GarmentKind => ({ type, name, category, sizes, ...rest });

const WOMEN: readonly Gender[] = ['Women'];
const BOTH: readonly Gender[] = ['Women', 'Men'];
const ANYONE: readonly Gender[] = ['Women', 'Men', 'Unisex'];

/** The kinds of garment that the made catalogue consists of. */
export const GARMENT_KINDS: readonly GarmentKind[] = [
  kind(['midi-dress', 'Midi Dress', 'dresses'], 'numeric', {
    genders: WOMEN,
    price: [45, 320],
    words: 'dress frock midi calf length',
  }),
  kind(['maxi-dress', 'Maxi Dress', 'dresses'], 'alpha', {
    genders: WOMEN,
    price: [55, 380],
    words: 'dress gown maxi long',
  }),
  kind(['mini-dress', 'Mini Dress', 'dresses'], 'alpha', {
    genders: WOMEN,
    price: [35, 240],
    words: 'dress mini short',
  }),
  kind(['t-shirt', 'T-Shirt', 'upper_body'], 'alpha', {
    genders: ANYONE,
    price: [12, 70],
    words: 'tee top short sleeve',
  }),
  kind(['oxford-shirt', 'Oxford Shirt', 'upper_body'], 'alpha', {
    genders: BOTH,
    price: [30, 160],
    words: 'button up top collar',
  }),
  kind(['blouse', 'Blouse', 'upper_body'], 'numeric', {
    genders: WOMEN,
    price: [35, 190],
    words: 'top shirt feminine',
  }),
  kind(['sweater', 'Crew Sweater', 'upper_body'], 'alpha', {
    genders: ANYONE,
    price: [40, 290],
    words: 'jumper pullover knit top',
  }),
  kind(['cardigan', 'Cardigan', 'upper_body'], 'alpha', {
    genders: BOTH,
    price: [45, 260],
    words: 'knit open front',
  }),
  kind(['hoodie', 'Hoodie', 'upper_body'], 'alpha', {
    genders: ANYONE,
    price: [35, 140],
    words: 'hooded sweatshirt fleece',
  }),
  kind(['denim-jacket', 'Denim Jacket', 'upper_body'], 'alpha', {
    genders: BOTH,
    price: [60, 350],
    words: 'outerwear trucker',
  }),
  kind(['wool-coat', 'Wool Coat', 'upper_body'], 'alpha', {
    genders: BOTH,
    price: [120, 900],
    words: 'outerwear overcoat winter warm',
  }),
  kind(['blazer', 'Blazer', 'upper_body'], 'numeric', {
    genders: BOTH,
    price: [90, 600],
    words: 'tailored jacket office',
  }),
  kind(['straight-jeans', 'Straight Jeans', 'lower_body'], 'bottoms', {
    genders: BOTH,
    price: [45, 280],
    words: 'denim pants trousers',
  }),
  kind(['pants', 'Tailored Trousers', 'lower_body'], 'bottoms', {
    genders: BOTH,
    price: [50, 320],
    words: 'pants slacks office',
  }),
  kind(['shorts', 'Shorts', 'lower_body'], 'bottoms', {
    genders: BOTH,
    price: [25, 120],
    words: 'summer short pants',
  }),
  kind(['pleated-skirt', 'Pleated Skirt', 'lower_body'], 'numeric', {
    genders: WOMEN,
    price: [30, 220],
    words: 'pleats bottom',
  }),
  kind(['leggings', 'Leggings', 'lower_body'], 'alpha', {
    genders: WOMEN,
    price: [20, 110],
    words: 'tights stretch workout',
  }),
  kind(['two-piece-suit', 'Two-Piece Suit', 'suits'], 'numeric', {
    genders: BOTH,
    price: [180, 1400],
    words: 'tailored formal wedding office',
  }),
  kind(['jumpsuit', 'Jumpsuit', 'dresses'], 'alpha', {
    genders: WOMEN,
    price: [55, 300],
    words: 'one piece playsuit',
  }),
  kind(['sneakers', 'Sneakers', 'shoes'], 'shoes', {
    genders: ANYONE,
    price: [40, 240],
    words: 'trainers shoes running casual',
  }),
  kind(['ankle-boots', 'Ankle Boots', 'shoes'], 'shoes', {
    genders: BOTH,
    price: [70, 450],
    words: 'shoes chelsea bootie',
  }),
  kind(['block-heels', 'Block Heels', 'shoes'], 'shoes', {
    genders: WOMEN,
    price: [50, 420],
    words: 'shoes pumps evening',
  }),
  kind(['loafers', 'Loafers', 'shoes'], 'shoes', {
    genders: BOTH,
    price: [60, 380],
    words: 'shoes slip on moccasin',
  }),
  kind(['sandals', 'Sandals', 'shoes'], 'shoes', {
    genders: BOTH,
    price: [25, 210],
    words: 'shoes summer open toe',
  }),
  kind(['tote-bag', 'Tote Bag', 'bags'], 'none', {
    genders: ['Women', 'Unisex'],
    price: [30, 520],
    words: 'bag handbag shopper',
  }),
  kind(['backpack', 'Backpack', 'bags'], 'none', {
    genders: ['Unisex'],
    price: [35, 260],
    words: 'bag rucksack',
  }),
  kind(['scarf', 'Scarf', 'accessories'], 'none', {
    genders: ANYONE,
    price: [15, 180],
    words: 'wrap winter',
  }),
  kind(['belt', 'Belt', 'accessories'], 'none', {
    genders: BOTH,
    price: [15, 140],
    words: 'buckle waist',
  }),
  kind(['bucket-hat', 'Bucket Hat', 'accessories'], 'none', {
    genders: ANYONE,
    price: [15, 90],
    words: 'cap headwear',
  }),
  kind(['sunglasses', 'Sunglasses', 'accessories'], 'none', {
    genders: ANYONE,
    price: [20, 260],
    words: 'shades eyewear',
  }),
];

/** The shop's names for each color. */
export const COLOR_NAMES: Record<Color, readonly string[]> = {
  Black: ['Black', 'Jet', 'Onyx'],
  White: ['White', 'Ivory', 'Chalk'],
  Gray: ['Gray', 'Slate', 'Ash'],
  Beige: ['Beige', 'Sand', 'Oat'],
  Brown: ['Brown', 'Cocoa', 'Chestnut'],
  Red: ['Red', 'Scarlet', 'Cherry'],
  Pink: ['Pink', 'Blush', 'Rose'],
  Orange: ['Orange', 'Rust', 'Apricot'],
  Yellow: ['Yellow', 'Mustard', 'Lemon'],
  Green: ['Green', 'Olive', 'Sage'],
  Blue: ['Blue', 'Navy', 'Cobalt'],
  Purple: ['Purple', 'Plum', 'Lilac'],
  Gold: ['Gold'],
  Silver: ['Silver'],
  Multicolor: ['Multi'],
};

export const MATERIALS = [
  'cotton',
  'linen',
  'wool',
  'silk',
  'leather',
  'denim',
  'polyester',
  'cashmere',
  'viscose',
  'suede',
];
export const PATTERNS = ['', '', '', 'striped', 'floral', 'checked', 'polka-dot', 'leopard'];
export const ATTRIBUTES = [
  'v-neck',
  'long-sleeve',
  'sleeveless',
  'wrap',
  'oversized',
  'slim',
  'casual',
  'formal',
  'party',
  'office',
  'boho',
  'vintage',
  'high-waist',
  'cropped',
];
const BRAND_STARTS = [
  'Alder',
  'Bram',
  'Cove',
  'Dune',
  'Elm',
  'Fern',
  'Gale',
  'Haven',
  'Iris',
  'Juno',
  'Kite',
  'Lark',
  'Moss',
  'North',
  'Opal',
  'Pike',
  'Quill',
  'Rowan',
  'Stone',
  'Tern',
];
const BRAND_ENDS = [
  '',
  ' & Co',
  ' Studio',
  ' Works',
  ' House',
  ' Atelier',
  ' Supply',
  ' Row',
  ' Lane',
  ' Field',
];
export const BRANDS = BRAND_STARTS.flatMap((start) => BRAND_ENDS.map((end) => `${start}${end}`));
export const SENTENCES = [
  'Cut for an easy fit that moves with you through the day.',
  'Finished by hand in a small workshop.',
  'A quiet piece that goes with everything you already own.',
  'Lined, with pockets where you want them.',
  'The fabric softens with every wash and keeps its shape.',
  'Made for warm evenings, garden parties and long dinners.',
  'Wear it to the office and straight on to drinks.',
  'Our best seller since the first season.',
  'Light enough to pack, smart enough for a wedding.',
  'Details are kept small: tonal buttons, clean seams, no logo.',
  'Machine wash cold and dry flat.',
  'A generous cut; take your usual size for a relaxed look.',
];
