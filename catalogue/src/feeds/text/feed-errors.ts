/** The file ends or breaks in the middle: nothing of it may be trusted. */
export class BrokenFeedError extends Error {
  override readonly name = 'BrokenFeedError';
}

/** The file is of no format that the import reads. */
export class UnsupportedFeedError extends Error {
  override readonly name = 'UnsupportedFeedError';
}
