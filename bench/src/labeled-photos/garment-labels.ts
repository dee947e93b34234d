/** The kinds the model tells apart, in the order of its answers. */
export const KINDS = [
  't-shirt',
  'tank-top',
  'shirt',
  'knit',
  'jacket',
  'dress',
  'skirt',
  'trousers',
  'shorts',
  'suit',
  'shoe',
  'boot',
  'bag',
  'hat',
  'jewellery',
  'accessory',
  'underwear',
] as const;

type Kind = (typeof KINDS)[number];

/** The demo shop's types of each kind. */
const TYPES: Readonly<Record<Kind, string>> = {
  't-shirt': 't-shirt polo-shirt',
  'tank-top': 'tank-top camisole sweater-vest',
  shirt:
    'shirt blouse dress-shirt hawaiian-shirt linen-shirt oxford-shirt overshirt chore-jacket corduroy-shirt grandad-shirt',
  knit: 'cardigan crewneck-sweater henley hoodie long-sleeve-tee quarter-zip sweatshirt turtleneck-sweater wrap-top argyle-sweater fair-isle-sweater fisherman-sweater',
  jacket:
    'biker-jacket blazer bomber-jacket denim-jacket leather-jacket parka puffer-jacket trench-coat wool-coat wrap-coat robe suit-jacket dinner-jacket jacket fleece-jacket varsity-jacket windbreaker track-jacket raincoat rain-jacket chesterfield peacoat leather-coat',
  dress:
    'cocktail-dress evening-gown maxi-dress midi-dress mini-dress shirt-dress slip-dress sweater-dress wrap-dress tennis-dress',
  skirt:
    'denim-skirt maxi-skirt midi-skirt mini-skirt pencil-skirt pleated-skirt slip-skirt wrap-skirt leather-skirt suede-skirt',
  trousers:
    'cargo-pants chinos dress-pants flared-jeans joggers leggings linen-pants skinny-jeans slim-jeans straight-jeans wide-leg-jeans wide-leg-pants tapered-jeans tapered-pants corduroy-pants hiking-pants pants track-pants yoga-pants sports-leggings leather-leggings tights',
  shorts:
    'shorts athletic-shorts chino-shorts denim-shorts swim-trunks leather-shorts tennis-shorts',
  suit: 'boilersuit jumpsuit lounge-set pantsuit tuxedo two-piece-suit pajamas tracksuit',
  shoe: 'ballet-flats boat-shoes clogs heeled-sandals high-tops loafers mary-janes monk-straps mules oxfords pumps running-shoes sandals slides slingbacks slip-ons sneakers wedges block-heels brogues derbies spectators court-sneakers trail-shoes training-shoes',
  boot: 'ankle-boots chelsea-boots combat-boots knee-high-boots work-boots hiking-boots dress-boots riding-boots',
  bag: 'backpack beach-bag belt-bag bucket-bag clutch crossbody-bag duffel-bag satchel shoulder-bag tote-bag weekender',
  hat: 'beanie beret bucket-hat cap fedora sun-hat',
  jewellery:
    'aviators sunglasses bangle beaded-bracelet bracelet chain-necklace cocktail-ring drop-earrings hoop-earrings pearl-necklace pendant signet-ring stud-earrings watch field-watch sports-watch',
  accessory:
    'ankle-socks socks dress-socks wool-socks athletic-socks belt bow-tie gloves pocket-square scarf silk-scarf tie wallet',
  underwear: 'bikini boxer-briefs bra bralette panties sports-bra swimsuit',
};

/** The photos' labels. Those that name no garment are not here; "Shoes" may be boots too. */
const PHOTO_LABELS: Readonly<Record<string, readonly Kind[]>> = {
  'T-Shirt': ['t-shirt'],
  Polo: ['t-shirt'],
  Undershirt: ['tank-top'],
  Top: ['tank-top'],
  Shirt: ['shirt'],
  Blouse: ['shirt'],
  Longsleeve: ['knit'],
  Hoodie: ['knit'],
  Outwear: ['jacket'],
  Blazer: ['jacket'],
  Dress: ['dress'],
  Skirt: ['skirt'],
  Pants: ['trousers'],
  Shorts: ['shorts'],
  Shoes: ['shoe', 'boot'],
  Hat: ['hat'],
};

const kindOfType = new Map(
  KINDS.flatMap((kind, at) => TYPES[kind].split(' ').map((type): [string, number] => [type, at])),
);

/** The places in KINDS that a photo's label may mean; empty where it names none of them. */
export const kindsOfPhotoLabel = (label: string): readonly number[] =>
  (PHOTO_LABELS[label] ?? []).map((kind) => KINDS.indexOf(kind));

/**
 * The place in KINDS of a type of the demo shop.
 *
 * @throws RangeError for a type without a kind: it wants a line above
 */
export function kindOfDemoType(type: string): number {
  const kind = kindOfType.get(type);
  if (kind === undefined) throw new RangeError(`The type "${type}" belongs to no kind`);
  return kind;
}
