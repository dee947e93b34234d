/** What a log says of an error. */
interface ErrorNote {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorNote;
  errors?: ErrorNote[];
}

const DEPTH_MAX = 5;
const ERRORS_MAX = 10;
const HIDDEN = '[hidden]';

const SECRET_NAME =
  /passw|secret|token|authorization|cookie|credential|connection_?string|api_?key/i;
/** The password in an address such as postgresql://user:password@host. */
const ADDRESS_PASSWORD = /(\w:\/\/[^\s:/@]*):[^\s/]+@/g;

const scrub = (text: string): string => text.replace(ADDRESS_PASSWORD, `$1:${HIDDEN}@`);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/**
 * The type, message, code, stack and causes of an error. Whatever else a library hung on it stays
 * out: a driver's errors carry the whole client, with its password.
 */
function describeError(error: object, depth = 0): ErrorNote {
  const isDeep = depth >= DEPTH_MAX;
  const name = 'name' in error && typeof error.name === 'string' ? error.name : 'Error';
  const note: ErrorNote = { type: name, message: '' };
  if ('message' in error && typeof error.message === 'string') note.message = scrub(error.message);
  if ('code' in error && typeof error.code === 'string') note.code = error.code;
  if ('stack' in error && typeof error.stack === 'string') note.stack = scrub(error.stack);
  if (!isDeep && 'cause' in error && isObject(error.cause)) {
    note.cause = describeError(error.cause, depth + 1);
  }
  if (!isDeep && 'errors' in error && Array.isArray(error.errors)) {
    note.errors = error.errors
      .filter(isObject)
      .slice(0, ERRORS_MAX)
      .map((part) => describeError(part, depth + 1));
  }
  return note;
}

function loggableObject(value: object, depth: number): unknown {
  if (value instanceof Error) return describeError(value);
  if (value instanceof Date) return value;
  if (depth >= DEPTH_MAX) return '[…]';
  if (Array.isArray(value)) return value.map((part) => loggable(part, depth + 1));
  if (!isPlain(value)) return `[${value.constructor.name}]`;
  return loggableFields(value, depth);
}

function loggable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrub(value);
  return isObject(value) ? loggableObject(value, depth) : value;
}

/** The fields of a log line as they may be written: plain values, and errors described. */
export function loggableFields(fields: object, depth = 0): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => {
    if (name === 'err' && isObject(value)) return [name, describeError(value)];
    const isSecret = SECRET_NAME.test(name) && value !== null && typeof value !== 'number';
    return [name, isSecret ? HIDDEN : loggable(value, depth + 1)];
  });
  return Object.fromEntries(entries);
}
