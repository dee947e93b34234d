import type { TryOnDoubt } from '@modiste/contract/values';
import type { TryOnJob } from '../try-on-engine.ts';

/** A result of another engine, to be held against the pose that it was made of. */
export interface CheckJob {
  readonly pose: TryOnJob['pose'];
  readonly result: Uint8Array;
}

/**
 * What the thread of try-ons is asked for: a try-on, what speaks against one of another engine, or
 * only to read the person of a pose before a garment is chosen.
 */
export type TryOnTask =
  | { readonly kind: 'make'; readonly job: Pick<TryOnJob, 'pose' | 'garments' | 'iteration'> }
  | { readonly kind: 'check'; readonly job: CheckJob }
  | { readonly kind: 'prepare'; readonly pose: TryOnJob['pose'] };

export interface MadeTryOn {
  /** WebP without loss. */
  readonly bytes: Uint8Array;
  readonly doubts: readonly TryOnDoubt[];
}
