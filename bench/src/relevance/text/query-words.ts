/**
 * How shoppers call what the data names its own way: after the bar the plural forms, before it the
 * singular one where an article goes with it. Written without a look at what any search knows;
 * types that no shopper would name so ("Accessory Gift Set") have no row and are not asked for.
 */
const TYPE_ROWS = `
Tshirts: t-shirt | t-shirts, tees, tshirts
Shirts: shirt | shirts, button-down shirts
Casual Shoes: | casual shoes, shoes for everyday
Watches: watch | watches, wristwatches
Sports Shoes: | sports shoes, running shoes, athletic shoes
Kurtas: kurta | kurtas
Tops: top | tops
Handbags: handbag | handbags, purses
Heels: | heels, high heels
Sunglasses: | sunglasses, shades
Wallets: wallet | wallets
Flip Flops: | flip flops, flip-flops
Sandals: | sandals
Belts: belt | belts
Briefs: | briefs
Backpacks: backpack | backpacks, rucksacks
Socks: | socks
Jeans: | jeans, denims
Formal Shoes: | formal shoes, dress shoes
Shorts: | shorts
Trousers: | trousers, pants
Flats: | flats, flat shoes
Bra: bra | bras
Dresses: dress | dresses
Sarees: saree | sarees, saris
Earrings: | earrings
Track Pants: | track pants, joggers, tracksuit bottoms
Sweatshirts: sweatshirt | sweatshirts
Caps: cap | caps, baseball caps
Clutches: clutch | clutches, clutch bags
Jackets: jacket | jackets
Ties: tie | ties, neckties
Sweaters: sweater | sweaters, jumpers, pullovers
Kurtis: kurti | kurtis
Innerwear Vests: | undershirts, innerwear vests
Tunics: tunic | tunics
Nightdress: nightdress | nightdresses, nighties, nightgowns
Capris: | capris, capri pants
Leggings: | leggings
Necklace and Chains: necklace | necklaces
Pendant: pendant | pendants
Trunk: | trunks, boxer briefs
Skirts: skirt | skirts
Night suits: | pyjamas, pajama sets, night suits
Dupatta: dupatta | dupattas
Ring: ring | rings
Scarves: scarf | scarves
Cufflinks: | cufflinks
Kurta Sets: kurta set | kurta sets
Stoles: stole | stoles
Duffel Bag: duffel bag | duffel bags, gym bags
Bangle: bangle | bangles
Laptop Bag: laptop bag | laptop bags
Sports Sandals: | sports sandals
Lounge Pants: | lounge pants
Bracelet: bracelet | bracelets
Boxers: | boxers, boxer shorts
Mufflers: muffler | mufflers
Messenger Bag: messenger bag | messenger bags
Suspenders: | suspenders, braces
Patiala: | patiala pants
Camisoles: camisole | camisoles
Jeggings: | jeggings
Salwar: salwar | salwars
Stockings: | stockings
Tracksuits: tracksuit | tracksuits
Churidar: churidar | churidars
Swimwear: swimsuit | swimsuits, swimwear
Rain Jacket: rain jacket | rain jackets, waterproof jackets
Jumpsuit: jumpsuit | jumpsuits
Gloves: | gloves
Waistcoat: waistcoat | waistcoats
`;

export interface TypeWords {
  /** Null where only the plural is said. */
  one: string | null;
  many: readonly string[];
}

const toTypeWords = (row: string): [string, TypeWords] => {
  const [type = '', words = ''] = row.split(':');
  const [one = '', many = ''] = words.split('|').map((part) => part.trim());
  return [type, { one: one === '' ? null : one, many: many.split(', ') }];
};

export const TYPE_WORDS: ReadonlyMap<string, TypeWords> = new Map(
  TYPE_ROWS.trim().split('\n').map(toTypeWords),
);

/** Before the type, or after it. */
export interface FacetWords {
  before: readonly string[];
  after: readonly string[];
}

export const GENDER_WORDS: ReadonlyMap<string, FacetWords> = new Map([
  ['Men', { before: ["men's", 'mens'], after: ['for men', 'for him', 'for my husband'] }],
  ['Women', { before: ["women's", 'womens', 'ladies'], after: ['for women', 'for her'] }],
]);

export const USAGE_WORDS: ReadonlyMap<string, FacetWords> = new Map([
  ['Casual', { before: ['casual', 'everyday'], after: ['for everyday wear'] }],
  ['Sports', { before: ['sports', 'athletic'], after: ['for the gym', 'for training'] }],
  ['Ethnic', { before: ['ethnic', 'traditional'], after: ['for a festival'] }],
  ['Formal', { before: ['formal', 'smart'], after: ['for the office', 'for work'] }],
  ['Party', { before: ['party'], after: ['for a party'] }],
]);

export const SEASON_WORDS: ReadonlyMap<string, string> = new Map([
  ['Summer', 'summer'],
  ['Winter', 'winter'],
  ['Fall', 'autumn'],
  ['Spring', 'spring'],
]);

/** Other words for the data's color names, beside the names themselves. */
export const COLOR_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Navy Blue', ['navy', 'dark blue']],
  ['Grey', ['gray']],
  ['Grey Melange', ['heather grey', 'marl grey']],
  ['Maroon', ['wine red', 'oxblood']],
  ['Off White', ['ivory', 'off-white']],
  ['Cream', ['ecru']],
  ['Beige', ['sand-colored']],
  ['Multi', ['multicolored', 'colorful', 'multicoloured']],
  ['Turquoise Blue', ['turquoise']],
  ['Charcoal', ['dark grey']],
  ['Skin', ['nude', 'flesh-coloured']],
  ['Steel', ['silver', 'steel']],
  ['Gold', ['golden']],
  ['Teal', ['teal']],
  ['Peach', ['peach']],
  ['Tan', ['tan', 'camel']],
  ['Purple', ['violet']],
]);
