import { onFirstSign } from '../../lib/page/on-first-sign.ts';

/**
 * Lets no second press do a second thing. What watches is fetched on its own, at the first sign of
 * somebody who could press twice. Returns how to stop.
 */
export function watchPresses(): () => void {
  let stop: (() => void) | null = onFirstSign(() => {
    import('../../lib/page/guard-double-press.ts')
      .then(({ guardDoublePress }) => {
        if (stop !== null) stop = guardDoublePress();
      })
      .catch((cause: unknown) => console.warn('Double presses are not watched for', cause));
  });
  return () => {
    stop?.();
    stop = null;
  };
}
