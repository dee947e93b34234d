/** Where the pictures of an import come from; the server gives the real one. */
export interface PictureSource {
  /**
   * Makes a feed's picture reference servable.
   * @param reference A URL, or a path as the feed writes it.
   * @returns the URL that items carry, and the bytes for the vision engine when they could be had;
   *   null when there is no such picture.
   */
  take(reference: string): Promise<{ url: string; bytes: Uint8Array | null } | null>;
}
