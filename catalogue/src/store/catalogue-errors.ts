/** Another run is writing to the same catalogue. */
export class CatalogueBusyError extends Error {
  override name = 'CatalogueBusyError';
}

/** The stored items have other columns than this version reads and writes. */
export class CatalogueOutdatedError extends Error {
  override name = 'CatalogueOutdatedError';

  constructor() {
    super(
      'The catalogue was made by another version of Modiste. Move its folder away (or name an empty place in MODISTE_CATALOGUE) and import the feeds again.',
    );
  }
}
