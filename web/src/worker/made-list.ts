/** What the build tells the worker of itself. */
export interface MadeList {
  /** Differs whenever a file of the app or a legal page does. */
  version: string;
  /** The script that the page of this build starts with. */
  entry: string;
  /** What the app needs to open and to show the wishlist. */
  needed: readonly string[];
  /** Every other part of the app. */
  later: readonly string[];
  /** The addresses of the pages that need no script. */
  legalPages: readonly string[];
}
