import { findType, formalityOf, warmthOf } from '@modiste/lexicon/garment-types';
import type { Candidate } from '../store/candidate.ts';
import { type ColorRelation, colorRelation } from './color-match.ts';

const nameOf = (type: string): string => findType(type)?.name ?? 'piece';

const COLOR_SENTENCES: Readonly<Record<ColorRelation, (own: string, other: string) => string>> = {
  quiet: (own, other) => `${own} goes quietly with ${other}`,
  same: (own) => `the same ${own} from head to toe makes one long line`,
  near: (own, other) => `${own} and ${other} are neighbours and blend`,
  opposite: (own, other) => `${own} sets off ${other}`,
  busy: (own) => `${own} joins in the play of colours`,
  apart: (own, other) => `${own} adds an accent to ${other}`,
};

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
    const sentence = COLOR_SENTENCES[colorRelation(own, other)];
    reasons.push(sentence(own.toLowerCase(), other.toLowerCase()));
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
