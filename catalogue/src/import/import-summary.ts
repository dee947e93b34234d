import type { UnrecognizedValue } from '../enrich/find-unrecognized.ts';
import { type UnrecognizedColumn, UnrecognizedTally } from './unrecognized-values.ts';

/** A row that made no item. */
export interface Rejection {
  file: string;
  line: number;
  reason: string;
  /** False for rows that are right but not for sale. */
  isFault: boolean;
}

export interface ImportSummary {
  files: { name: string; format: string; rows: number }[];
  skipped: { name: string; reason: string }[];
  /** rows = rowsInItems + rejected */
  rows: number;
  rowsInItems: number;
  rejected: number;
  /** Of the rejected rows, those that were wrong and not merely not for sale. */
  faults: number;
  /** The first rejected rows; all of them go to `onRejected`. */
  rejections: Rejection[];
  reasons: { reason: string; rows: number }[];
  items: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Became unavailable: their source no longer lists them. */
  gone: number;
  /** Were unavailable and are listed again. */
  returned: number;
  picturesTaken: number;
  picturesMissing: number;
  /** The first picture references that could not be found. */
  missingPictures: string[];
  /** What could not be read in the items that this run read, by column. */
  unread: UnrecognizedColumn[];
  /** The catalogue's version that holds the run. */
  version: number;
  durationMs: number;
}

export interface ImportProgress {
  phase: 'reading' | 'writing' | 'publishing';
  file: string;
  rows: number;
  rejected: number;
  items: number;
  elapsedMs: number;
}

/** The run was given up; the catalogue is as it was. */
export class ImportAbandonedError extends Error {
  override readonly name = 'ImportAbandonedError';
}

const REJECTIONS_LISTED = 1000;
const MISSING_LISTED = 20;
const REASONS_LISTED = 100;

export const emptySummary = (): ImportSummary => ({
  files: [],
  skipped: [],
  rows: 0,
  rowsInItems: 0,
  rejected: 0,
  faults: 0,
  rejections: [],
  reasons: [],
  items: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  gone: 0,
  returned: 0,
  picturesTaken: 0,
  picturesMissing: 0,
  missingPictures: [],
  unread: [],
  version: 0,
  durationMs: 0,
});

/** Keeps count of a run. */
export class ImportTally {
  readonly summary = emptySummary();
  readonly #reasons = new Map<string, number>();
  readonly #unread = new UnrecognizedTally();
  readonly #onRejected: (rejection: Rejection) => void;

  constructor(onRejected: (rejection: Rejection) => void = () => {}) {
    this.#onRejected = onRejected;
  }

  reject(rejection: Rejection): void {
    const { summary } = this;
    summary.rejected += 1;
    if (rejection.isFault) summary.faults += 1;
    if (summary.rejections.length < REJECTIONS_LISTED) summary.rejections.push(rejection);
    this.#countReason(rejection.reason.replace(/["“].*["”]/, '…').replace(/ \d+ /g, ' … '));
    this.#onRejected(rejection);
  }

  #countReason(reason: string): void {
    const isNew = !this.#reasons.has(reason);
    const kind = isNew && this.#reasons.size >= REASONS_LISTED ? 'other reasons' : reason;
    this.#reasons.set(kind, (this.#reasons.get(kind) ?? 0) + 1);
  }

  countMissingPicture(reference: string): void {
    this.summary.picturesMissing += 1;
    if (this.summary.missingPictures.length < MISSING_LISTED) {
      this.summary.missingPictures.push(reference);
    }
  }

  countUnrecognized(values: readonly UnrecognizedValue[]): void {
    this.#unread.add(values);
  }

  /** @throws when a row went neither into an item nor among the rejected. */
  finish(): ImportSummary {
    const { summary } = this;
    if (summary.rows !== summary.rowsInItems + summary.rejected) {
      throw new Error(
        `Of ${summary.rows} rows ${summary.rowsInItems} made items and ${summary.rejected} were rejected: some were lost`,
      );
    }
    summary.reasons = [...this.#reasons]
      .map(([reason, rows]) => ({ reason, rows }))
      .sort((left, right) => right.rows - left.rows);
    summary.unread = this.#unread.report();
    return summary;
  }
}
