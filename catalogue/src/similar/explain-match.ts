import type { Color } from '@modiste/contract/values';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { findType } from '@modiste/lexicon/garment-types';
import { sharedMood } from './outfit/mood-profile.ts';
import type { Piece } from './outfit/piece.ts';

const nameOf = ({ worn }: Piece): string => findType(worn.type)?.name ?? 'piece';

const QUIET_MIN = 0.84;
const BOLD_MIN = 0.6;
const WARM_MIN = 0.6;

function colorPair(own: Color, other: Color): string {
  const [one, two] = [own.toLowerCase(), other.toLowerCase()];
  if (own === other) return `${one} with ${two} makes one long line`;
  const harmony = colorHarmony([own], [other]);
  if (harmony >= QUIET_MIN) return `${one} goes quietly with ${two}`;
  return harmony >= BOLD_MIN ? `${one} sets off ${two}` : `${one} adds an accent to ${two}`;
}

function colorReason(anchor: Piece, piece: Piece): string | null {
  const [own, other] = [piece.worn.colors[0], anchor.worn.colors[0]];
  if (own === undefined) return null;
  if (anchor.isPrinted && !piece.isPrinted && own !== 'Multicolor') {
    return `plain ${own.toLowerCase()} lets the print of the ${nameOf(anchor)} speak`;
  }
  return other === undefined ? null : colorPair(own, other);
}

function metalReason(anchor: Piece, piece: Piece): string | null {
  const metal = piece.metals.find((name) => anchor.metals.includes(name));
  return metal === undefined ? null : `its ${metal} answers that of the ${nameOf(anchor)}`;
}

const moodSigns = ({ worn, facets }: Piece) => ({ type: worn.type, facets, colors: worn.colors });

function moodReason(anchor: Piece, piece: Piece): string | null {
  const mood = sharedMood(moodSigns(anchor), moodSigns(piece));
  return mood === null ? null : `both say ${mood}`;
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
  return `it is as ${occasion} as the ${nameOf(anchor)}`;
}

const warmthReason = (_: Piece, piece: Piece): string | null =>
  (piece.warmth ?? 0) >= WARM_MIN ? 'it keeps you warm' : null;

/** Beside the colours one more, the most telling first. */
const OTHER_REASONS = [metalReason, moodReason, occasionReason, warmthReason];

/** Why an item goes with another, in one plain sentence made of what the two share. */
export function explainMatch(anchor: Piece, piece: Piece): string {
  const others = OTHER_REASONS.map((reason) => reason(anchor, piece));
  const told = [colorReason(anchor, piece), others.find((reason) => reason !== null) ?? null];
  const reasons = told.filter((reason) => reason !== null);
  const text = reasons.join(', and ') || `it completes the ${nameOf(anchor)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
