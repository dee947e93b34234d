import type { TryOnDoubt } from '@modiste/contract/values';
import type { TryOnFailureReason, TryOnJob } from '../try-on-engine.ts';

/** What can be sent to a thread of a job. */
type SentJob = Pick<TryOnJob, 'pose' | 'garments' | 'iteration'>;

export type ToThread =
  | { readonly kind: 'make'; readonly call: number; readonly job: SentJob }
  | { readonly kind: 'cancel'; readonly call: number };

export interface MadeTryOn {
  /** WebP without loss. */
  readonly bytes: Uint8Array;
  readonly doubts: readonly TryOnDoubt[];
}

export type FromThread =
  | { readonly kind: 'made'; readonly call: number; readonly made: MadeTryOn }
  | {
      readonly kind: 'failed';
      readonly call: number;
      readonly reason: TryOnFailureReason;
      readonly message: string;
    };
