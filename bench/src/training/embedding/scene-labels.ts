/** The classes that the embedding network is trained on, with the demo shop's types of each. */
const TYPES_OF_LABEL = {
  't-shirt': 't-shirt',
  'long-tee': 'long-sleeve-tee henley',
  polo: 'polo-shirt',
  'tank-top': 'tank-top camisole',
  shirt:
    'shirt oxford-shirt dress-shirt linen-shirt hawaiian-shirt overshirt chore-jacket corduroy-shirt grandad-shirt',
  blouse: 'blouse wrap-top',
  tunic: '',
  sweater:
    'crewneck-sweater turtleneck-sweater quarter-zip argyle-sweater fair-isle-sweater fisherman-sweater',
  'sweater-vest': 'sweater-vest',
  cardigan: 'cardigan',
  sweatshirt: 'sweatshirt hoodie',
  jacket:
    'bomber-jacket puffer-jacket leather-jacket biker-jacket denim-jacket jacket fleece-jacket varsity-jacket windbreaker track-jacket',
  coat: 'wool-coat trench-coat wrap-coat parka robe raincoat rain-jacket chesterfield peacoat leather-coat',
  blazer: 'blazer suit-jacket dinner-jacket',
  suit: 'two-piece-suit tuxedo pantsuit lounge-set pajamas tracksuit',
  jumpsuit: 'jumpsuit boilersuit',
  dress:
    'slip-dress wrap-dress midi-dress mini-dress maxi-dress shirt-dress sweater-dress evening-gown cocktail-dress tennis-dress',
  jeans: 'straight-jeans slim-jeans wide-leg-jeans skinny-jeans flared-jeans tapered-jeans',
  trousers:
    'chinos dress-pants cargo-pants wide-leg-pants linen-pants tapered-pants corduroy-pants hiking-pants pants',
  joggers: 'joggers track-pants',
  leggings: 'leggings yoga-pants sports-leggings leather-leggings tights',
  shorts:
    'shorts chino-shorts athletic-shorts denim-shorts swim-trunks leather-shorts tennis-shorts',
  skirt:
    'denim-skirt maxi-skirt midi-skirt mini-skirt pencil-skirt pleated-skirt slip-skirt wrap-skirt leather-skirt suede-skirt',
  sneakers: 'sneakers high-tops slip-ons court-sneakers',
  'running-shoes': 'running-shoes trail-shoes training-shoes',
  'formal-shoes': 'oxfords monk-straps loafers boat-shoes brogues derbies spectators',
  boots:
    'ankle-boots chelsea-boots combat-boots knee-high-boots work-boots hiking-boots dress-boots riding-boots',
  heels: 'pumps slingbacks heeled-sandals wedges block-heels',
  flats: 'ballet-flats mary-janes',
  sandals: 'sandals',
  slides: 'slides',
  mules: 'mules clogs',
  handbag: 'tote-bag shoulder-bag bucket-bag satchel crossbody-bag beach-bag',
  backpack: 'backpack',
  wallet: 'clutch wallet',
  'travel-bag': 'duffel-bag belt-bag weekender',
  belt: 'belt',
  cap: 'cap',
  beanie: 'beanie beret',
  hat: 'bucket-hat sun-hat fedora',
  scarf: 'scarf silk-scarf pocket-square',
  tie: 'tie',
  'bow-tie': 'bow-tie',
  gloves: 'gloves',
  socks: 'socks ankle-socks dress-socks wool-socks athletic-socks',
  sunglasses: 'sunglasses aviators',
  watch: 'watch field-watch sports-watch',
  necklace: 'chain-necklace pendant pearl-necklace',
  bracelet: 'bangle bracelet beaded-bracelet',
  earrings: 'hoop-earrings stud-earrings drop-earrings',
  ring: 'signet-ring cocktail-ring',
  bra: 'bra bralette sports-bra',
  briefs: 'panties boxer-briefs',
  swimwear: 'swimsuit bikini',
} as const;

export type SceneLabel = keyof typeof TYPES_OF_LABEL;

/** The photos' labels by what they may show. */
const LABELS_OF_PHOTO: Readonly<Record<string, readonly SceneLabel[]>> = {
  'T-Shirt': ['t-shirt'],
  Polo: ['polo'],
  Undershirt: ['tank-top'],
  Top: ['tank-top', 'blouse'],
  Shirt: ['shirt'],
  Blouse: ['blouse'],
  Longsleeve: ['long-tee', 'sweater', 'sweatshirt', 'cardigan'],
  Hoodie: ['sweatshirt'],
  Outwear: ['jacket', 'coat'],
  Blazer: ['blazer'],
  Dress: ['dress', 'tunic'],
  Skirt: ['skirt'],
  Pants: ['jeans', 'trousers', 'joggers', 'leggings'],
  Shorts: ['shorts'],
  Shoes: [
    'sneakers',
    'running-shoes',
    'formal-shoes',
    'boots',
    'heels',
    'flats',
    'sandals',
    'slides',
    'mules',
  ],
  Hat: ['cap', 'beanie', 'hat'],
};

const isLabel = (name: string): name is SceneLabel => name in TYPES_OF_LABEL;

export const SCENE_LABELS: readonly SceneLabel[] = Object.keys(TYPES_OF_LABEL).filter(isLabel);

const labelOfType = new Map(
  SCENE_LABELS.flatMap((label) =>
    TYPES_OF_LABEL[label].split(' ').map((type): [string, SceneLabel] => [type, label]),
  ),
);

/** The labels that a photo's label may mean; empty where it names no garment. */
export const labelsOfPhoto = (label: string): readonly SceneLabel[] => LABELS_OF_PHOTO[label] ?? [];

/** Null for a type of the demo shop that has no label. */
export const labelOfDemoType = (type: string): SceneLabel | null => labelOfType.get(type) ?? null;
