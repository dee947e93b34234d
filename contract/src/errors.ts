/**
 * The closed list of what can go wrong on the wire: a code, its HTTP status and the exact message.
 * A route answers `{ code, message, detail?, request_id }`; `message` is for the shopper, `detail`
 * says what to change. Importable without zod.
 */
export const ERRORS = {
  invalid_request: { status: 400, message: 'The request is not valid.' },
  authentication_required: { status: 401, message: 'Authentication required' },
  forbidden_origin: { status: 403, message: 'This origin is not allowed.' },
  not_found: { status: 404, message: 'Not found.' },
  item_not_found: { status: 404, message: 'Error fetching item' },
  attachment_not_found: { status: 404, message: 'Error processing attachment' },
  method_not_allowed: { status: 405, message: 'Method not allowed.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  attachment_too_large: { status: 413, message: 'Failed to upload Image' },
  not_an_image: { status: 415, message: 'Only image files are allowed' },
  unsupported_media_type: { status: 415, message: 'Unsupported media type.' },
  unreadable_image: { status: 422, message: 'Error processing attachment' },
  rate_limited: { status: 429, message: 'Rate limit exceeded.' },
  internal: { status: 500, message: 'Unexpected Application Error!' },
  search_failed: { status: 500, message: 'Error Searching Items' },
  not_ready: { status: 503, message: 'The service is starting. Please retry later.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

export const ERROR_CODES: readonly ErrorCode[] = Object.keys(ERRORS).filter(isErrorCode);

/** What a failed call answers. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  /** What to change, in plain words; absent where nothing is known. */
  detail?: string;
  request_id: string;
}
