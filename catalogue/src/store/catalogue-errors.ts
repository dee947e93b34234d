/** Another run is writing to the same catalogue. */
export class CatalogueBusyError extends Error {
  override name = 'CatalogueBusyError';
}

/** The stored items have other columns than this version reads and writes. */
export class CatalogueOutdatedError extends Error {
  override name = 'CatalogueOutdatedError';

  constructor() {
    super(
      'The catalogue was made by another version of Modiste. "npm run catalogue -- rebuild" brings it up to date; it can be stopped and goes on where it was.',
    );
  }
}
