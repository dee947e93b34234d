import type { PictureKind } from '@modiste/contract/values';

interface KindTraits {
  /** One of it, or a pair, as a shopper says it. */
  name: string;
  /** Kinds of one family are taken for one another more easily than for others. */
  family: PictureFamily;
  /** The garment types of the lexicon that it stands for, with all types below them. */
  types: string;
}

export type PictureFamily = 'top' | 'outer' | 'whole' | 'bottom' | 'shoes' | 'other';

/** What is said where the kind is in doubt and its family is not. */
const FAMILY_NAMES: Partial<Record<PictureFamily, string>> = { top: 'top', shoes: 'shoes' };

const KINDS: Readonly<Record<PictureKind, KindTraits>> = {
  't-shirt': { name: 't-shirt', family: 'top', types: 't-shirt jersey crop-top' },
  'polo-shirt': { name: 'polo shirt', family: 'top', types: 'polo-shirt' },
  'tank-top': {
    name: 'tank top',
    family: 'top',
    types: 'tank-top halter-top tube-top corset sweater-vest undershirt knit-vest-top sports-top',
  },
  shirt: { name: 'shirt', family: 'top', types: 'shirt blouse tunic peasant-top smock-top kurta' },
  'long-sleeve-top': {
    name: 'long-sleeve top',
    family: 'top',
    types:
      'long-sleeve-tee henley thermal-top turtleneck breton-top wrap-top knitwear sweatshirt bodysuit',
  },
  hoodie: { name: 'hoodie', family: 'top', types: 'hoodie' },
  outerwear: { name: 'jacket', family: 'outer', types: 'outerwear vest fleece' },
  blazer: { name: 'blazer', family: 'outer', types: 'blazer dinner-jacket waistcoat' },
  dress: { name: 'dress', family: 'whole', types: 'dress nightgown nightshirt' },
  skirt: { name: 'skirt', family: 'bottom', types: 'skirt' },
  pants: { name: 'pants', family: 'bottom', types: 'pants jeans leggings tights' },
  shorts: { name: 'shorts', family: 'bottom', types: 'shorts swim-trunks' },
  jumpsuit: { name: 'jumpsuit', family: 'whole', types: 'jumpsuit' },
  suit: { name: 'suit', family: 'whole', types: 'suit sweat-set pajamas lounge-set' },
  sneakers: { name: 'sneakers', family: 'shoes', types: 'sneakers slip-ons cleats water-shoes' },
  boots: { name: 'boots', family: 'shoes', types: 'boots' },
  'dress-shoes': {
    name: 'dress shoes',
    family: 'shoes',
    types: 'dress-shoes loafers boat-shoes moccasins',
  },
  heels: { name: 'heels', family: 'shoes', types: 'heels heeled-sandals' },
  sandals: { name: 'sandals', family: 'shoes', types: 'sandals mules slippers' },
  flats: { name: 'flats', family: 'shoes', types: 'flats espadrilles ballroom-shoes' },
  clogs: { name: 'clogs', family: 'shoes', types: 'clogs' },
  hat: { name: 'hat', family: 'other', types: 'hat' },
  bag: { name: 'bag', family: 'other', types: 'bag' },
  jewelry: { name: 'jewelry', family: 'other', types: 'jewelry' },
  eyewear: { name: 'sunglasses', family: 'other', types: 'eyewear' },
  watch: { name: 'watch', family: 'other', types: 'watch' },
  belt: { name: 'belt', family: 'other', types: 'belt' },
  scarf: { name: 'scarf', family: 'other', types: 'scarf' },
  tie: { name: 'tie', family: 'other', types: 'tie bow-tie cravat bolo-tie' },
  gloves: { name: 'gloves', family: 'other', types: 'gloves' },
  socks: { name: 'socks', family: 'other', types: 'hosiery' },
  underwear: { name: 'underwear', family: 'other', types: 'underwear' },
  swimwear: { name: 'swimwear', family: 'other', types: 'swimwear' },
};

/** Null for a family of things that share no name. */
export const familyName = (family: PictureFamily): string | null => FAMILY_NAMES[family] ?? null;

export const kindName = (kind: PictureKind): string => KINDS[kind].name;
export const kindFamily = (kind: PictureKind): PictureFamily => KINDS[kind].family;
export const kindTypes = (kind: PictureKind): readonly string[] => KINDS[kind].types.split(' ');
