/** The database cannot be opened, or not by this version; `message` says which. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
