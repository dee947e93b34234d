/** The command was given something it cannot work with; `message` says what. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
