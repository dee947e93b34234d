import { ancestorsOf } from '@modiste/lexicon/garment-types';
import type { Topic } from '../topics/topic.ts';
import garments from './garments.json' with { type: 'json' };

/** What goes with some types of garments. */
export interface GarmentAdvice {
  /** Lexicon type ids; their kinds are meant as well. */
  about: readonly string[];
  facts: readonly (readonly string[])[];
  next: readonly string[];
}

const GARMENTS: readonly GarmentAdvice[] = garments;
const byType = new Map(GARMENTS.flatMap((row) => row.about.map((type) => [type, row] as const)));

/** What goes with a type, by its own row or that of the nearest type above it. */
export function garmentAdvice(type: string): GarmentAdvice | null {
  for (const id of [type, ...ancestorsOf(type)]) {
    const row = byType.get(id);
    if (row !== undefined) return row;
  }
  return null;
}

/** The same as topics, found by nothing but what was said of them. */
export const GARMENT_TOPICS: readonly Topic[] = GARMENTS.map(({ about, facts, next }) => ({
  id: about.join(' '),
  cues: [],
  facts,
  next,
}));
