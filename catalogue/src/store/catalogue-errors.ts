/** Another run is writing to the same catalogue. */
export class CatalogueBusyError extends Error {
  override name = 'CatalogueBusyError';
}
