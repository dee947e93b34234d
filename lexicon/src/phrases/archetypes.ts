/** One product that people name for a whole kind of things. */
interface ArchetypeRow {
  /** Its names, separated by commas. */
  named: string;
  /** The type that it is of. */
  type: string;
  /** Attributes and materials that make it what it is, separated by commas. */
  like?: string;
  /** The color that it is known in: what a shopper means, though it is sold in others. */
  color?: string;
}

/** So that "sneakers like Stan Smiths" finds white leather court sneakers of every maker. */
export const ARCHETYPES: readonly ArchetypeRow[] = [
  { named: 'stan smith, stans', type: 'court-sneakers', like: 'leather, low-top', color: 'White' },
  {
    named: 'air force 1, air force ones, af1, air forces',
    type: 'court-sneakers',
    like: 'leather',
    color: 'White',
  },
  {
    named: 'chuck taylor, chucks, all stars, chuck 70, converses',
    type: 'canvas-shoes',
    like: 'canvas, lace-up',
  },
  {
    named: 'old skool, vans old skools, vans authentics',
    type: 'skate-shoes',
    like: 'canvas, low-top',
  },
  {
    named: 'samba, adidas gazelle, sambas, gazelles, dunks, nike dunk, nike dunks',
    type: 'retro-sneakers',
    like: 'suede, gum-sole, low-top',
  },
  { named: 'adidas superstar', type: 'court-sneakers', like: 'leather, stripes', color: 'White' },
  { named: 'air jordan, jordan 1, jordans', type: 'basketball-shoes', like: 'high-top' },
  {
    named: 'air max, new balance 990, dad sneakers, yeezy, yeezys, dad trainers',
    type: 'chunky-sneakers',
  },
  { named: 'common projects, achilles low', type: 'court-sneakers', like: 'leather, minimalist' },
  {
    named: 'doc martens, dr martens, docs, doc martins, 1460 boots',
    type: 'combat-boots',
    like: 'leather, lace-up',
  },
  { named: 'timbs, timberlands, timberland boots', type: 'work-boots', like: 'leather, lace-up' },
  { named: 'uggs, ugg boots, ugg classic', type: 'sheepskin-boots', like: 'suede, sherpa' },
  {
    named: 'birkenstocks, birks, birkenstock arizona',
    type: 'footbed-sandals',
    like: 'buckle, cork',
  },
  { named: 'crocs', type: 'clogs', like: 'eva' },
  { named: 'hunter boots, hunter wellies', type: 'rain-boots', like: 'rubber, waterproof' },
  { named: 'louboutins, manolos, jimmy choos', type: 'pumps', like: 'high-heel, pointed-toe' },
  { named: 'sperrys, topsiders', type: 'boat-shoes', like: 'leather' },
  { named: 'clarks desert boots, wallabees', type: 'chukka-boots', like: 'suede' },
  { named: 'blundstones', type: 'chelsea-boots', like: 'leather' },
  { named: 'levis 501, 501s, 501 jeans, 501', type: 'straight-jeans', like: 'denim' },
  {
    named: 'lululemon aligns, align leggings',
    type: 'sports-leggings',
    like: 'high-waisted, stretch',
  },
  { named: 'barbour jacket, barbours', type: 'wax-jacket', like: 'waxed-cotton', color: 'Green' },
  {
    named: 'burberry trench',
    type: 'trench-coat',
    like: 'belted, double-breasted',
    color: 'Beige',
  },
  { named: 'canada goose jacket, canada goose parka', type: 'parka', like: 'down-fill, hooded' },
  { named: 'nano puff, nuptse, moncler jacket', type: 'puffer-jacket', like: 'quilted, down-fill' },
  { named: 'patagonia synchilla, patagonia fleece', type: 'fleece-jacket', like: 'fleece' },
  { named: 'carhartt jacket, detroit jacket', type: 'chore-jacket', like: 'canvas' },
  { named: 'little black dress, lbd', type: 'dress', like: 'cocktail', color: 'Black' },
  { named: 'chanel jacket', type: 'tweed-jacket', like: 'tweed, cropped' },
  { named: 'max mara coat', type: 'wool-coat', like: 'wool, belted', color: 'Beige' },
  { named: 'birkin, kelly bag', type: 'top-handle-bag', like: 'leather' },
  { named: 'neverfull, longchamp le pliage', type: 'tote-bag' },
  {
    named: 'chanel flap, chanel 2 55',
    type: 'quilted-bag',
    like: 'quilted, chain-detail',
    color: 'Black',
  },
  { named: 'love bracelet', type: 'cuff-bracelet' },
  { named: 'submariner', type: 'dive-watch', like: 'stainless-steel' },
];
