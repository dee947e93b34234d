import type { FeetShape } from '../facts/feet-fit.ts';
import type { Memory } from '../stylist.ts';
import { readMemoryText } from './read-memory-text.ts';

/** How somebody told that their feet are shaped. */
export interface ToldFeet {
  shape: FeetShape;
  /** "your", "your brother’s". */
  whose: string;
}

interface Whose {
  /** Null for the shopper. */
  person: string | null;
  now: Date;
}

/** The shape of feet among what is remembered; null where nobody told one that decides a width. */
export function feetAmong(memories: readonly Memory[], { person, now }: Whose): ToldFeet | null {
  const whose = person === null ? 'your' : `your ${person}’s`;
  for (const { text } of memories) {
    const fact = readMemoryText(text, now);
    if (fact.kind !== 'fit' || fact.person !== person) continue;
    if (fact.phrase === 'wide feet') return { shape: 'wide', whose };
    if (fact.phrase === 'narrow feet') return { shape: 'narrow', whose };
  }
  return null;
}
