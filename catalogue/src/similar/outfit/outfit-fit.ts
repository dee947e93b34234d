import type { Role } from '@modiste/lexicon/type-row';
import { type ColorTimes, colorEcho, countColors } from './color-echo.ts';
import { FIT_FEATURES, FIT_WEIGHTS, type FitFeatures } from './fit-weights.ts';
import { moodMatch, sharedProfile } from './mood-profile.ts';
import { addPairFeatures, noPairFeatures } from './pair-features.ts';
import type { Piece } from './piece.ts';
import { rolesClash, wantOf } from './role-wants.ts';

/** At least one garment, read once for being compared with many others. */
export interface Outfit {
  pieces: readonly Piece[];
  roles: readonly Role[];
  mood: Float32Array | null;
  colors: ColorTimes;
}

export const toOutfit = (pieces: readonly Piece[]): Outfit => ({
  pieces,
  roles: pieces.flatMap(({ role }) => role ?? []),
  mood: sharedProfile(pieces.map(({ mood }) => mood)),
  colors: countColors(pieces.map(({ worn }) => worn.colors)),
});

/** How much is wanted of a garment whose kind is not known. */
const UNKNOWN_WANTED = 0.4;

function roleFeatures(role: Role | null, { roles, pieces }: Outfit) {
  if (role === null) return { wanted: UNKNOWN_WANTED, clash: 0 };
  const clashing = roles.filter((other) => rolesClash(role, other)).length;
  return { wanted: wantOf(role, roles), clash: clashing / pieces.length };
}

/** What speaks for wearing a garment with an outfit: how it goes with each piece, on the mean. */
export function fitFeatures(piece: Piece, outfit: Outfit): FitFeatures {
  const pairs = noPairFeatures();
  const share = 1 / outfit.pieces.length;
  for (const other of outfit.pieces) addPairFeatures(pairs, { one: piece, other, share });
  return {
    ...roleFeatures(piece.role, outfit),
    mood: moodMatch(piece.mood, outfit.mood),
    palette: colorEcho(piece.worn.colors, outfit.colors),
    ...pairs,
  };
}

/** How well a garment completes an outfit; only the order means something. */
export function outfitFit(piece: Piece, outfit: Outfit): number {
  const features = fitFeatures(piece, outfit);
  return FIT_FEATURES.reduce((sum, name) => sum + FIT_WEIGHTS[name] * features[name], 0);
}
