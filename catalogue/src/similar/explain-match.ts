import type { Color } from '@modiste/contract/values';
import { colorHarmony } from '@modiste/lexicon/color-harmony';
import { findType, formalityOf, warmthOf } from '@modiste/lexicon/garment-types';
import type { Candidate } from '../store/candidate.ts';

const nameOf = (type: string): string => findType(type)?.name ?? 'piece';

const QUIET_MIN = 0.84;
const BOLD_MIN = 0.6;

function colorReason(own: Color, other: Color): string {
  const [one, two] = [own.toLowerCase(), other.toLowerCase()];
  if (own === other) return `${one} with ${two} makes one long line`;
  const harmony = colorHarmony([own], [other]);
  if (harmony >= QUIET_MIN) return `${one} goes quietly with ${two}`;
  return harmony >= BOLD_MIN ? `${one} sets off ${two}` : `${one} adds an accent to ${two}`;
}

function occasionOf(type: string): string {
  const formality = formalityOf(type) ?? 0.5;
  if (formality >= 0.75) return 'dressed up';
  if (formality >= 0.5) return 'smart';
  return formality >= 0.25 ? 'easy' : 'sporty';
}

/** Why an item goes with another, in one plain sentence made of what the two share. */
export function explainMatch(anchor: Candidate, candidate: Candidate | undefined): string {
  if (candidate === undefined) return '';
  const [own, other] = [candidate.colors[0], anchor.colors[0]];
  const reasons: string[] = [];
  if (own !== undefined && other !== undefined) {
    reasons.push(colorReason(own, other));
  }
  const mood = occasionOf(candidate.type);
  if (mood === occasionOf(anchor.type)) {
    reasons.push(`it is as ${mood} as the ${nameOf(anchor.type)}`);
  } else if ((warmthOf(candidate.type) ?? 0) >= 0.6) {
    reasons.push('it keeps you warm');
  }
  if (reasons.length === 0) reasons.push(`it completes the ${nameOf(anchor.type)}`);
  const text = reasons.join(', and ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
