import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import type { GarmentFacts } from '@modiste/lexicon/garment-facts';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { exactFabrics, fabricAdjective } from '../../facts/fabric-traits.ts';
import { shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { broadKind, patternAdjective, written } from '../../facts/item-names.ts';

/** A piece of an outfit, as a sentence speaks of it. */
export interface WornPiece {
  item: Item;
  role: string;
  /** The lexicon's type id; empty where it could not be told. */
  type: string;
  /** "Coat", "jeans". */
  noun: string;
  isPair: boolean;
  /** The one color in which it is shown: "navy"; null where it has several, or none that is a word. */
  color: string | null;
  /** What it looks like, before the noun: its color, or its pattern where it has several colors. */
  look: string | null;
  colors: readonly Color[];
  /** Whether its look is that of a pattern. */
  isPatterned: boolean;
  /** Whether it is denim in one of its own blues, which go with every color. */
  isDenim: boolean;
  /** What it is made of, before the noun: "merino"; null where nothing or too much is known. */
  fabric: string | null;
  /** Lexicon ids of the attributes that its record states. */
  stated: ReadonlySet<string>;
}

/** Kinds that are spoken of by their own name, and not as a kind of something wider. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'chinos',
  'trench-coat',
  'parka',
  'puffer-jacket',
  'biker-jacket',
  'denim-jacket',
  'bomber-jacket',
  'slip-dress',
  'shirt-dress',
  'wrap-dress',
  'sweater-dress',
  'evening-gown',
  'cocktail-dress',
  'tuxedo',
  'pantsuit',
  'slingbacks',
  'wedges',
  'high-tops',
  'pumps',
  'mules',
  'oxfords',
  'clutch',
  'tote-bag',
  'backpack',
  'polo-shirt',
  'henley',
  'tank-top',
  'camisole',
  'leggings',
  'joggers',
  'overshirt',
  'lounge-set',
]);
/** Types that name a fabric themselves: a denim jacket in corduroy is a jacket. */
const NAMES_FABRIC: Readonly<Record<string, string>> = { 'denim-jacket': 'denim' };

/** What type a piece is, without a fabric that it is not made of. */
function typeOf({ type, materials }: GarmentFacts): string {
  const named = NAMES_FABRIC[type ?? ''];
  if (type === null || named === undefined || materials.includes(named)) return type ?? '';
  return findType(type)?.parent ?? type;
}
/** Roles of which nobody says what they are made of. */
const NO_FABRIC: ReadonlySet<string> = new Set(['jewelry', 'eyewear', 'watch']);
const COLOR_WORDS = /^[a-z]+(?: [a-z]+)?$/;
/** How spoken names differ from those of the lexicon. */
const SPOKEN: Readonly<Record<string, string>> = {
  'high tops': 'high-tops',
  'tote bag': 'tote',
  'monk straps': 'monk shoes',
};

/** The colors that the shop's name tells: "Sky / White" is two. */
function tonesOf(item: Item): readonly string[] {
  const shown = shownColor(item);
  const names =
    shown?.name
      .toLowerCase()

      .split(/ ?\/ ?/) ?? [];
  const tones = [...new Set(names)];
  if (tones.every((tone) => COLOR_WORDS.test(tone))) return tones;
  return shown?.colors.slice(0, 1).map((color) => color.toLowerCase()) ?? [];
}

/** A fabric dyed as denim is goes with every color. */
const isWash = (tone: string, materials: readonly string[]): boolean =>
  materials.includes('denim') && (tone.includes('wash') || tone === 'indigo' || tone === 'blue');

function nounOf(item: Item): { noun: string; isPair: boolean } {
  const broad = broadKind(item);
  const own = findType(typeOf(readItemFacts(item).garment));
  if (own === null || !OWN_NAMES.has(own.id)) {
    return { ...broad, noun: SPOKEN[broad.noun] ?? broad.noun };
  }
  const noun = written(broad.isPair || own.name === own.plural ? own.plural : own.name);
  return { noun: SPOKEN[noun] ?? noun, isPair: broad.isPair };
}

/** A piece, as sentences speak of it. */
export function readPiece(item: Item): WornPiece {
  const { garment, stated } = readItemFacts(item);
  const { noun, isPair } = nounOf(item);
  const role = typeRole(item.other_info.type) ?? 'other';
  const fabrics = NO_FABRIC.has(role) ? [] : exactFabrics(garment.materials).map(fabricAdjective);
  const [fabric = null] = fabrics;
  const tones = tonesOf(item);
  const [tone = null] = tones;
  const isDenim = tone !== null && isWash(tone, garment.materials);
  const pattern = garment.patterns.find((id) => id !== 'solid');
  const isMixed = tones.length > 1 && pattern !== undefined;
  return {
    item,
    role,
    type: typeOf(garment),
    noun,
    isPair,
    color: tones.length > 1 ? null : isDenim ? 'denim' : tone,
    look: isMixed ? patternAdjective(pattern) : tone,
    colors: shownColor(item)?.colors ?? [],
    isDenim,
    isPatterned: isMixed,
    fabric: fabric !== null && (noun.includes(fabric) || noun === 'jeans') ? null : fabric,
    stated,
  };
}

/** The pieces of an outfit, as sentences speak of them. */
export const readPieces = (items: readonly Item[]): readonly WornPiece[] => items.map(readPiece);

/** Whether an outfit has another piece of the same name. */
const isShared = ({ noun, item }: WornPiece, among: readonly WornPiece[]): boolean =>
  among.some((other) => other.item.id !== item.id && other.noun === noun);

/** How a piece is told: by its color, by its fabric, or by its kind alone. */
export type NamedBy = 'color' | 'fabric' | 'kind';

/** "The navy coat", "the wool coat", "the coat": one piece of the outfit, and no other. */
export function pieceName(piece: WornPiece, among: readonly WornPiece[], by: NamedBy): string {
  const { look, fabric, noun } = piece;
  const told = by === 'kind' && isShared(piece, among) ? 'color' : by;
  const word = told === 'fabric' ? (fabric ?? '') : told === 'color' ? (look ?? '') : '';
  return ['the', word, noun].filter((part) => part !== '').join(' ');
}

export const isOrAre = ({ isPair }: WornPiece): string => (isPair ? 'are' : 'is');

/** Whether it is a piece of clothing, and no shoe or accessory. */
export const isClothing = ({ role }: WornPiece): boolean =>
  ['one-piece', 'suit', 'top', 'mid-layer', 'outer', 'bottom', 'swim', 'sleep'].includes(role);
