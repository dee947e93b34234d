/** A part of an outfit that is made up for a phrasing. */
export type MadeRole = 'shoes' | 'bottom' | 'top' | 'onePiece' | 'outer' | 'bag' | 'extra';

/** What pieces of outfits are called, by the part that they play. */
export const KINDS: Readonly<Record<MadeRole, readonly string[]>> = {
  shoes: [
    'shoes',
    'sneakers',
    'loafers',
    'heels',
    'sandals',
    'ankle boots',
    'flats',
    'pumps',
    'boots',
    'wedges',
    'trainers',
    'oxfords',
    'slingbacks',
    'ballet flats',
  ],
  bottom: [
    'trousers',
    'jeans',
    'skirt',
    'shorts',
    'pants',
    'chinos',
    'midi skirt',
    'wide leg pants',
  ],
  top: ['shirt', 'top', 't-shirt', 'blouse', 'polo shirt', 'tee', 'wrap top', 'sweater', 'tank'],
  onePiece: ['dress', 'maxi dress', 'jumpsuit', 'midi dress', 'slip dress', 'shirt dress'],
  outer: ['jacket', 'blazer', 'coat', 'denim jacket', 'cardigan', 'trench coat'],
  bag: ['bag', 'clutch', 'tote', 'crossbody bag', 'handbag'],
  extra: [
    'belt',
    'hat',
    'scarf',
    'earrings',
    'necklace',
    'sunglasses',
    'tie',
    'watch',
    'cap',
    'bracelet',
  ],
};

/** The types of the shop that made-up outfits have for shoes, by what these are called. */
export const SHOE_TYPES: Readonly<Record<string, string>> = {
  shoes: 'sneakers',
  sneakers: 'sneakers',
  trainers: 'sneakers',
  loafers: 'loafers',
  heels: 'pumps',
  sandals: 'sandals',
  'ankle boots': 'ankle-boots',
  flats: 'ballet-flats',
  pumps: 'pumps',
  boots: 'ankle-boots',
  wedges: 'wedges',
  oxfords: 'oxfords',
  slingbacks: 'pumps',
  'ballet flats': 'ballet-flats',
};

/** Colors that a piece may be asked for in. */
export const COLORS = ['navy', 'white', 'brown', 'green', 'black', 'beige', 'red'];

/** How a piece may be asked to look. */
export const LOOKS = [
  ...COLORS,
  'linen',
  'leather',
  'cotton',
  'denim',
  'pink',
  'flat',
  'longer',
  'striped',
  'plain',
  'gold',
  'light blue',
  'shorter',
  'dressier',
  'more casual',
  'wider',
  'suede',
  'silk',
];
