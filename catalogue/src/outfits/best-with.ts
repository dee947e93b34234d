import type { Color } from '@modiste/contract/values';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { outfitFit, toOutfit } from '../similar/outfit/outfit-fit.ts';
import type { Piece } from '../similar/outfit/piece.ts';
import type { ShownColor } from './occasion/color-fit.ts';

/** What may be worn, and what else speaks for it than what it is worn with. */
export interface Wearable {
  piece: Piece;
  /** How well it suits the words and the occasion in the best of its colors. */
  suits: number;
  /** The colors that it may be shown in, best first; none where it has but one. */
  colors: readonly ShownColor[];
}

/** What it is worth that the colors to be seen, of all that a piece comes in, go together. */
const SHOWN_HARMONY = 8;
/** What it costs to be one more color beside two others. */
const MOTLEY = 3;
const HUES_MAX = 2;
const QUIET: ReadonlySet<string> = new Set([
  'Black',
  'White',
  'Gray',
  'Beige',
  'Brown',
  'Blue',
  'Gold',
  'Silver',
]);

/** How well a color goes with those of the pieces, at the least, and whether it is one too many. */
function goesByColor([main]: readonly Color[], pieces: readonly Piece[]): number {
  const own = main === undefined ? [] : [main];
  const hues = new Set<Color>();
  let least = 1;
  for (const { worn } of pieces) {
    const [color] = worn.colors;
    least = Math.min(least, colorHarmony(own, color === undefined ? [] : [color]));
    if (color !== undefined && !QUIET.has(color)) hues.add(color);
  }
  if (main !== undefined && !QUIET.has(main)) hues.add(main);
  return SHOWN_HARMONY * least - (hues.size > HUES_MAX ? MOTLEY : 0);
}

/** A piece as it is seen in one of its colors; what is read of it late stays unread. */
export function inColor(piece: Piece, colors: readonly Color[]): Piece {
  const { title, type, gender, facets, price } = piece.worn;
  const worn = { title, type, gender, colors, facets, price };
  return Object.create(piece, { worn: { value: worn } });
}

/** A piece in the color that goes best with others, by occasion and harmony, and how well. */
function inBestColor<One extends Wearable>(one: One, pieces: readonly Piece[]) {
  const { piece, colors } = one;
  const [first] = colors;
  if (first === undefined) {
    return { offer: one, worth: goesByColor(piece.worn.colors, pieces) };
  }
  let shown = first;
  let worth = goesByColor(first.colorway.colors, pieces);
  for (const color of colors.slice(1)) {
    const own = color.worth - first.worth + goesByColor(color.colorway.colors, pieces);
    if (own > worth) [shown, worth] = [color, own];
  }
  const offer = { ...one, piece: inColor(piece, shown.colorway.colors), colors: [shown] };
  return { offer, worth };
}

/** A piece in the color that goes best with others, or that suits the occasion best where none are. */
export const shownWith = <One extends Wearable>(one: One, pieces: readonly Piece[]): One =>
  inBestColor(one, pieces).offer;

/** The one that goes best with the pieces, in the color that does; null of none. */
export function bestWith<One extends Wearable>(
  offers: readonly One[],
  pieces: readonly Piece[],
): One | null {
  const outfit = toOutfit(pieces);
  let best: One | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of offers) {
    const { offer, worth: colored } = inBestColor(one, pieces);
    const worth = offer.suits + outfitFit(offer.piece, outfit) + colored;
    if (worth > most) [best, most] = [offer, worth];
  }
  return best;
}
