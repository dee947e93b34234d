/**
 * Lets no second press do a second thing. What watches is fetched on its own, since nobody presses
 * twice before there is something to press. Returns how to stop.
 */
export function watchPresses(): () => void {
  let stop: (() => void) | null = () => undefined;
  import('../../lib/page/guard-double-press.ts')
    .then(({ guardDoublePress }) => {
      if (stop !== null) stop = guardDoublePress();
    })
    .catch((cause: unknown) => console.warn('Double presses are not watched for', cause));
  return () => {
    stop?.();
    stop = null;
  };
}
