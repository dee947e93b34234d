import type { Item } from '@modiste/contract/entities/item';
import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { formatPrice } from '@modiste/contract/price';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { readItemFacts } from '../../facts/item-facts.ts';
import { recordSays } from '../../facts/record-says.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { numberOfText, turnedBy } from '../day/day-choice.ts';
import { weatherAside } from '../day/tell-weather.ts';
import { wearsStyle } from '../pieces/wears-style.ts';
import { isClothing, pieceName, type WornPiece } from '../pieces/worn-piece.ts';
import { readStyles } from '../themes/style-themes.ts';
import { stylesOfTheme, type Theme } from '../themes/themes.ts';

/** What the reason of an outfit may rest on. */
export interface ReasonScene {
  pieces: readonly WornPiece[];
  theme: Theme;
  /** What the outfit is for: "the office". */
  purpose: string;
  setting: DaySetting;
  likes: readonly string[];
  savedIds: readonly string[];
  seed: string;
}

const CHARS_MAX = 90;
const COLORS_MAX = 3;
/** One of so many outfits is told by what it is for alone, so that a page does not say one thing. */
const OWN_OF = 3;

/** The colors of the clothes, each once; null where not all of them can be named, or they are many. */
export function paletteOf(pieces: readonly WornPiece[], most: number): readonly string[] | null {
  const colors = pieces.filter(isClothing).map(({ color }) => color);
  const named = [...new Set(colors.filter((color) => color !== null))];
  const isWhole = named.length > 0 && !colors.includes(null) && named.length <= most;
  return isWhole ? named : null;
}

/** "Linen and cotton", where all clothes are of these. */
function fabricsOf(pieces: readonly WornPiece[]): readonly string[] | null {
  const fabrics = pieces.filter(isClothing).map(({ fabric }) => fabric);
  const named = [...new Set(fabrics.filter((fabric) => fabric !== null))];
  return named.length > 0 && named.length <= 2 && !fabrics.includes(null) ? named : null;
}

function savedReasons({ pieces, savedIds, purpose }: ReasonScene): string[] {
  const saved = pieces.find(({ item }) => savedIds.includes(item.id));
  if (saved === undefined) return [];
  const name = pieceName(saved, pieces, 'color');
  return isClothing(saved)
    ? [`Built around ${name} you saved`, `For ${purpose}, around ${name} you saved`]
    : [`With ${name} you saved`, `For ${purpose}, with ${name} you saved`];
}

/** Whether a color, a fabric or a brand that the shopper likes is in the outfit. */
function isWorn(like: string, pieces: readonly WornPiece[]): boolean {
  if (pieces.some(({ item }) => item.brand.toLowerCase() === like.toLowerCase())) return true;
  const words = like.toLowerCase();
  const isShown = ({ color, colors }: WornPiece) =>
    color === words || colors.some((one) => one.toLowerCase() === words);
  const fabrics = understandQuery(words).concepts.filter(({ kind }) => kind === 'material');
  const isMade = ({ item }: WornPiece) =>
    fabrics.some((fabric) => recordSays(readItemFacts(item), fabric) === 'yes');
  return pieces.some((piece) => isShown(piece) || isMade(piece));
}

/** What of the outfit follows the shopper's likes, in a few words: "your minimalist style". */
function likedWords({ likes, theme, pieces }: ReasonScene): string[] {
  return likes.flatMap((like) => {
    const [style] = readStyles([like]);
    const isOfTheme =
      stylesOfTheme(theme, [like]).length > 0 || theme.query.includes(like.toLowerCase());
    if (style !== undefined && isOfTheme && wearsStyle(style.ids, pieces)) {
      return [style.ids.includes('denim') ? 'your love of denim' : `your ${style.words} style`];
    }
    if (style !== undefined || !isWorn(like, pieces)) return [];
    const brand = pieces.find(({ item }) => item.brand.toLowerCase() === like.toLowerCase());
    return [
      brand === undefined
        ? `the ${like.toLowerCase()} you like`
        : `${brand.item.brand}, which you like`,
    ];
  });
}

const totalOf = (items: readonly Item[]): string | null => {
  const currencies = new Set(items.map(({ other_info }) => other_info.currency));
  const [currency] = currencies;
  if (currency === undefined || currencies.size > 1) return null;
  const total = items.reduce((sum, { price }) => sum + price, 0);
  return formatPrice(Math.round(total * 100) / 100, currency);
};

/** Why an outfit is shown, in short lines, what concerns the shopper first. */
export function outfitReasons(scene: ReasonScene): readonly string[] {
  const { pieces, purpose, setting, seed } = scene;
  const weather = weatherAside(setting);
  const colors = paletteOf(pieces, COLORS_MAX);
  const fabrics = fabricsOf(pieces);
  const total = totalOf(pieces.map(({ item }) => item));
  const inColors = colors === null ? null : `in ${joinWithAnd(colors)}`;
  const liked = likedWords(scene).flatMap((words) => {
    const isStyle = words.startsWith('your ');
    const start = isStyle ? capitalize(words) : `With ${words}`;
    const later = words.endsWith(' style') ? [`${capitalize(purpose)}, in ${words}`] : [];
    const asides = [weather, inColors].filter((aside) => aside !== null);
    return [`${start}, for ${purpose}`, ...later, ...asides.map((aside) => `${start}, ${aside}`)];
  });
  const plain = [
    ...(inColors === null ? [] : [`For ${purpose}, ${inColors}`]),
    ...(weather === null ? [] : [`For ${purpose}, ${weather}`]),
    ...(fabrics === null ? [] : [`For ${purpose}, in ${joinWithAnd(fabrics)}`]),
    ...(total === null ? [] : [`For ${purpose}, at ${total} in all`]),
  ];
  const own = turnedBy(liked, seed);
  const all = turnedBy(plain, seed);
  const isOwnFirst = numberOfText(`${seed} own`) % OWN_OF !== 0;
  return [
    ...savedReasons(scene),
    ...(isOwnFirst ? [...own, ...all] : [...all, ...own]),
    `Chosen for ${purpose}`,
  ].filter(({ length }) => length <= CHARS_MAX);
}
