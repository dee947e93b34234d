import { ERRORS, type ErrorAnswer, type ErrorCode } from '@modiste/contract/errors';

interface Given {
  message?: string;
  detail?: string;
  retryAfterS?: number;
  cause?: unknown;
}

/** A failure from the contract's closed list. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** What to change, in plain words. */
  readonly detail: string | undefined;
  /** When it may be tried again. */
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, given: Given = {}) {
    super(given.message ?? ERRORS[code].message, { cause: given.cause });
    this.code = code;
    this.statusCode = ERRORS[code].status;
    this.detail = given.detail;
    this.retryAfterS = given.retryAfterS;
  }
}

export const toErrorAnswer = (error: ApiError, requestId: string): ErrorAnswer => ({
  code: error.code,
  message: error.message,
  ...(error.detail !== undefined && { detail: error.detail }),
  request_id: requestId,
});
