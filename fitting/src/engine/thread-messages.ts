import type { TryOnDoubt } from '@modiste/contract/values';
import type { TryOnFailureReason, TryOnJob } from '../try-on-engine.ts';

/** What can be sent to a thread of a job. */
type SentJob = Pick<TryOnJob, 'pose' | 'garments' | 'iteration'>;

/** A result of another engine, to be held against the pose that it was made of. */
export interface CheckJob {
  readonly pose: TryOnJob['pose'];
  readonly result: Uint8Array;
}

/** What a thread is asked for: a try-on, or what speaks against one of another engine. */
export type Task =
  | { readonly kind: 'make'; readonly job: SentJob }
  | { readonly kind: 'check'; readonly job: CheckJob };

export type ToThread =
  | { readonly kind: 'do'; readonly call: number; readonly task: Task }
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
