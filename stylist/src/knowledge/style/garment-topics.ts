import { ancestorsOf } from '@modiste/lexicon/garment-types';
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
