/** The database cannot be opened, or not by this version; `message` says which. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** The database cannot be reached, or the connection was lost before an outcome was known. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`The database is unavailable: ${why}`, { cause });
  }
}
