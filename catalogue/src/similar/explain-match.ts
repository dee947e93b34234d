import type { Color } from '@modiste/contract/values';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { findType } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import { sharedMood } from './outfit/mood-profile.ts';
import type { Piece } from './outfit/piece.ts';

const nameOf = ({ worn }: Piece): string => findType(worn.type)?.name ?? 'piece';

const QUIET_MIN = 0.84;
const BOLD_MIN = 0.6;
const WARM_MIN = 0.6;

/** What makes the lines of an outfit; the rest is put on top. */
const CLOTHES: ReadonlySet<Role | null> = new Set<Role>([
  'top',
  'mid-layer',
  'outer',
  'bottom',
  'one-piece',
  'suit',
]);
const areClothes = (...pieces: readonly Piece[]) => pieces.every(({ role }) => CLOTHES.has(role));

function colorPair(own: Color, other: Color): string {
  const [one, two] = [own.toLowerCase(), other.toLowerCase()];
  const harmony = colorHarmony([own], [other]);
  if (harmony >= QUIET_MIN) return `${one} pairs easily with ${two}`;
  return harmony >= BOLD_MIN ? `${one} sets off ${two}` : `${one} adds an accent to ${two}`;
}

function colorReason(anchor: Piece, piece: Piece): string | null {
  const [own, other] = [piece.worn.colors[0], anchor.worn.colors[0]];
  if (own === undefined) return null;
  const color = own.toLowerCase();
  if (anchor.isPrinted && !piece.isPrinted && own !== 'Multicolor' && areClothes(piece)) {
    return `plain ${color} lets the ${nameOf(anchor)}’s print stand out`;
  }
  if (other === undefined) return null;
  if (own !== other) return colorPair(own, other);
  if (areClothes(anchor, piece)) return `${color} with ${color} creates one long line`;
  return `its ${color} echoes the ${nameOf(anchor)}`;
}

function metalReason(anchor: Piece, piece: Piece): string | null {
  if (anchor.worn.colors[0] === piece.worn.colors[0]) return null;
  const metal = piece.metals.find((name) => anchor.metals.includes(name));
  return metal === undefined ? null : `its ${metal} echoes the ${nameOf(anchor)}`;
}

const moodSigns = ({ worn, facets }: Piece) => ({ type: worn.type, facets, colors: worn.colors });

function moodReason(anchor: Piece, piece: Piece): string | null {
  const mood = sharedMood(moodSigns(anchor), moodSigns(piece));
  return mood === null ? null : `both have the same ${mood} mood`;
}

function occasionOf({ formality }: Piece): string | null {
  if (formality === null) return null;
  if (formality >= 0.75) return 'dressed up';
  if (formality >= 0.5) return 'smart';
  return formality >= 0.15 ? 'easy' : 'sporty';
}

function occasionReason(anchor: Piece, piece: Piece): string | null {
  const occasion = occasionOf(piece);
  if (occasion === null || occasion !== occasionOf(anchor)) return null;
  return `it’s as ${occasion} as the ${nameOf(anchor)}`;
}

const warmthReason = (_: Piece, piece: Piece): string | null =>
  (piece.warmth ?? 0) >= WARM_MIN ? 'it keeps you warm' : null;

/** Beside the colors one more, the most telling first. */
const OTHER_REASONS = [metalReason, moodReason, occasionReason, warmthReason];

/** Why an item goes with another, in one plain sentence made of what the two share. */
export function explainMatch(anchor: Piece, piece: Piece): string {
  const others = OTHER_REASONS.map((reason) => reason(anchor, piece));
  const told = [colorReason(anchor, piece), others.find((reason) => reason !== null) ?? null];
  const reasons = told.filter((reason) => reason !== null);
  const text = reasons.join(', and ') || `it completes the ${nameOf(anchor)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
