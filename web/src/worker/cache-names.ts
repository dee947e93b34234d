import { PICTURE_CACHES } from '../lib/picture-caches.ts';

const SHELL_PREFIX = 'modiste-shell-';

/** The files of one build: its page and its parts. */
export const shellCache = (version: string): string => SHELL_PREFIX + version;

/** Builds before the present one whose parts open tabs may still ask for. */
const EARLIER_BUILDS_KEPT = 2;

/**
 * Which of the caches are of no more use once a build has taken over. `names` are in the order in
 * which they were made, as `caches.keys()` answers them.
 */
export function cachesToDrop(names: readonly string[], version: string): string[] {
  const present = shellCache(version);
  const earlier = names.filter((name) => name.startsWith(SHELL_PREFIX) && name !== present);
  const kept = new Set<string>([
    ...PICTURE_CACHES,
    present,
    ...earlier.slice(-EARLIER_BUILDS_KEPT),
  ]);
  return names.filter((name) => !kept.has(name));
}
