import { startWorker } from '../lib/new-version.ts';

/** Once the first screen stands: what is kept for later must not keep the shopper waiting. */
const QUIET_AFTER_MS = 2000;

/** Keeps the app on the device, so that it opens without a network. Answers how to stop. */
export function keepApp(): () => void {
  if (!import.meta.env.PROD) return () => undefined;
  let stop: () => void = () => undefined;
  const timer = setTimeout(() => {
    stop = startWorker('serviceWorker' in navigator ? navigator.serviceWorker : undefined);
  }, QUIET_AFTER_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
