import { mixedFnv1a } from '@modiste/lexicon/hash/fnv1a';
/** One line of the table: what the issue promises beside what is measured on both halves. */
export interface Figure {
  measure: string;
  /** The promise; null where a figure only stands beside others. */
  atLeast: number | null;
  /** Where the promise is that nothing goes wrong more often than so. */
  atMost?: number;
  /** What a simple method reaches: measured in the same run on the held-out half, or given. */
  naive: number | null;
  tuned: number | null;
  heldOut: number | null;
}

export interface MeasureOptions {
  /** The folder of data sets. */
  data: string;
  /** Smaller samples, for a look while working. */
  isQuick: boolean;
}

/** One part of the table. */
export type Measure = (options: MeasureOptions) => Promise<readonly Figure[]>;

/** A data set that is not there; the message says which. */
export class MissingDataError extends Error {
  override readonly name = 'MissingDataError';
}

export type Half = 'tuned' | 'heldOut';
export const HALVES: readonly Half[] = ['tuned', 'heldOut'];

/**
 * Which half a product, an outfit or a photographer belongs to: one to tune on, one to look at
 * only. The same for an id always, in every measure.
 */
export function halfOf(id: string): Half {
  return mixedFnv1a(id) % 2 === 0 ? 'tuned' : 'heldOut';
}
