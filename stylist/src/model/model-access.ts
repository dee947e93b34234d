import { AISDKError, APICallError, type LanguageModel, NoObjectGeneratedError } from 'ai';
import type { Stylist } from '../stylist.ts';
import type { Understand } from './check-query.ts';

export interface ModelFailure {
  step: 'translate' | 'rank';
  /** Whether a part of the model's answer was used all the same. */
  isPartial: boolean;
  /** Kinds and status codes only: nothing of what was asked or answered, and no key. */
  cause: string;
}

export interface ModelStylistOptions {
  model: LanguageModel;
  /** Knows every limit, and answers where the model does not. */
  builtIn: Stylist;
  /** Reads words in terms of what the shop has. */
  understand: Understand;
  /** The longest that a ranking waits for the model; understanding a message waits half as long. */
  timeoutMs?: number;
  /** Told once for each answer that the built-in stylist had to give or to complete. */
  onFailure?: (failure: ModelFailure) => void;
}

const TIMEOUT_MS = 20_000;
/** So many failures in a row are no accident. */
const FAILURES_MAX = 3;
/** How long nobody waits for a model that fails. */
const PAUSE_MS = 30_000;

/** An answer of which nothing can be shown. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

/**
 * Why a model gave no answer, for the log. Made of kinds and status codes only: what a provider
 * says may repeat the question or the key.
 */
function failureCause(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const { statusCode } = error;
    if (statusCode === undefined) return 'the model could not be reached';
    return statusCode < 400 ? 'the answer broke off' : `the model answered ${statusCode}`;
  }
  if (NoObjectGeneratedError.isInstance(error)) {
    return error.finishReason === 'content-filter'
      ? 'the model refused to answer'
      : 'the answer was not of the shape that was asked for';
  }
  if (AISDKError.isInstance(error)) return 'the answer could not be read';
  if (!(error instanceof Error)) return 'unknown';
  return error.name === 'TimeoutError' ? 'no answer in time' : error.name;
}

/** The model and when it may be asked: one that keeps failing is left alone for a while. */
export class ModelAccess {
  readonly model: LanguageModel;
  readonly understand: Understand;
  readonly timeoutMs: number;
  readonly #onFailure: (failure: ModelFailure) => void;
  #failures = 0;
  #pausedUntilMs = 0;

  constructor(options: ModelStylistOptions) {
    this.model = options.model;
    this.understand = options.understand;
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.#onFailure = options.onFailure ?? (() => undefined);
  }

  isPaused(now: Date): boolean {
    return now.getTime() < this.#pausedUntilMs;
  }

  noteSuccess(): void {
    this.#failures = 0;
  }

  /** An answer of which a part was replaced by the built-in stylist's words. */
  notePart(step: ModelFailure['step']): void {
    this.#failures = 0;
    this.#onFailure({ step, isPartial: true, cause: 'a part of its answer could not be checked' });
  }

  noteFailure(step: ModelFailure['step'], error: unknown, now: Date): void {
    // A model that answers in time may be asked again, whatever its answer was worth.
    const isUnusable = error instanceof UnusableAnswer;
    this.#failures = isUnusable ? 0 : this.#failures + 1;
    const isPausing = this.#failures >= FAILURES_MAX;
    if (isPausing) {
      this.#failures = 0;
      this.#pausedUntilMs = now.getTime() + PAUSE_MS;
    }
    const why = isUnusable ? error.message : failureCause(error);
    const cause = isPausing ? `${why}; not asked again for ${PAUSE_MS / 1000} s` : why;
    this.#onFailure({ step, isPartial: false, cause });
  }
}
