import type { TryOnDoubt } from '@modiste/contract/values';

/** Which part of the body a garment is worn on: a slot of the fitting room. */
export type GarmentRole = 'top' | 'bottom' | 'full_body';

export interface GarmentPicture {
  readonly role: GarmentRole;
  /** An encoded picture (JPEG, PNG or WebP) of the garment alone or worn by somebody. */
  readonly bytes: Uint8Array;
  /** A hash of the bytes: what is found out about the picture is kept under it. */
  readonly key: string;
  readonly category: 'upper_body' | 'lower_body' | 'dresses' | 'suits';
  /** What the shop calls it; models that read words are told. */
  readonly words: string;
}

export interface TryOnJob {
  readonly pose: { readonly bytes: Uint8Array; readonly key: string };
  /** One garment, or a bottom and then the top that is worn with it. */
  readonly garments: readonly GarmentPicture[];
  /**
   * The pose with all garments but the last already on, where that was made before: an engine that
   * puts on one garment at a time may go on from it.
   */
  readonly dressed?: { readonly bytes: Uint8Array; readonly key: string };
  /** 0 the first time; a retry counts up, and is made another way where the engine has one. */
  readonly iteration: number;
  readonly signal: AbortSignal;
}

export interface TryOnPicture {
  /** An encoded picture, WebP, PNG or JPEG. */
  readonly bytes: Uint8Array;
  /** The name of the engine that made it. */
  readonly engine: string;
  /** Whether it only hints at how the garment would look. */
  readonly preview: boolean;
  readonly doubts: readonly TryOnDoubt[];
}

export type TryOnFailureReason = 'no_person' | 'no_garment' | 'cancelled' | 'busy' | 'failed';

/** Why an engine made no picture. The `cause` is for the log. */
export class TryOnFailure extends Error {
  readonly reason: TryOnFailureReason;

  constructor(reason: TryOnFailureReason, cause?: unknown) {
    super(`Try-on failed: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** The port of the virtual try-on. Rejects with a `TryOnFailure`. */
export interface TryOnEngine {
  readonly name: string;
  tryOn(job: TryOnJob): Promise<TryOnPicture>;
  /** Reads a pose that was chosen, while its person chooses a garment; engines that gain nothing by it have none. */
  prepare?(pose: TryOnJob['pose']): Promise<void>;
}
