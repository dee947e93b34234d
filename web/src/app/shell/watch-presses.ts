import { onFirstSign } from '../../lib/page/on-first-sign.ts';

/** By then the page is drawn; a finger gives no sign before its first press. */
const WATCHED_AFTER_MS = 300;

/**
 * Lets no second press do a second thing. What watches is fetched on its own, soon after the page
 * or at the first sign of somebody who could press twice. Returns how to stop.
 */
export function watchPresses(): () => void {
  let stop: (() => void) | null = () => undefined;
  const stopWaiting = () => {
    clearTimeout(soon);
    stopFollowing();
  };
  const watch = () => {
    stopWaiting();
    import('../../lib/page/guard-double-press.ts')
      .then(({ guardDoublePress }) => {
        if (stop !== null) stop = guardDoublePress();
      })
      .catch((cause: unknown) => console.warn('Double presses are not watched for', cause));
  };
  const stopFollowing = onFirstSign(watch);
  const soon = setTimeout(watch, WATCHED_AFTER_MS);
  return () => {
    stopWaiting();
    stop?.();
    stop = null;
  };
}
