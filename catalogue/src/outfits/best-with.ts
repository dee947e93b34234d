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
function goesByColor(own: readonly Color[], pieces: readonly Piece[]): number {
  const [main] = own;
  const others = pieces.map(({ worn }) => worn.colors.slice(0, 1));
  const least = others.reduce(
    (harmony, other) => Math.min(harmony, colorHarmony(own.slice(0, 1), other)),
    1,
  );
  const hues = new Set([main, ...others.flat()].filter((color) => color && !QUIET.has(color)));
  return SHOWN_HARMONY * least - (hues.size > HUES_MAX ? MOTLEY : 0);
}

/** A piece as it is seen in one of its colors; what is read of it late stays unread. */
function inColor(piece: Piece, colors: readonly Color[]): Piece {
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
  const [best = { shown: first, worth: 0 }] = colors
    .map((shown) => ({
      shown,
      worth: shown.worth - first.worth + goesByColor(shown.colorway.colors, pieces),
    }))
    .toSorted((a, b) => b.worth - a.worth);
  const { colorway } = best.shown;
  const offer = { ...one, piece: inColor(piece, colorway.colors), colors: [best.shown] };
  return { offer, worth: best.worth };
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
