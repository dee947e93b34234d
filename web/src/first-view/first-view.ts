export { drawFirstView as draw } from './draw-first-view.tsx';

/** What a page needs that shows a shared item before any script has run. */
export interface FirstViewParts {
  /** The script that the pages of this build start with. */
  entry: string;
  /** Decides ahead of the first paint whether the view is for whoever opens the page. */
  guard: string;
  styles: readonly string[];
  /** What the app needs to take the view's place. */
  scripts: readonly string[];
}

/** Put in by the build. */
declare const PARTS: FirstViewParts;

export const parts = PARTS;
