import { fittingRoom, itemViewer, priceAlert, refinePanel } from '../overlays/lazy-overlays.ts';
import { chatPage } from './lazy-chat-page.ts';
import {
  accountPanel,
  chatHistory,
  homeContent,
  posesTab,
  searchPage,
  wishlistTab,
} from './lazy-parts.tsx';

const QUIET_AFTER_MS = 1500;

/** Waits until the browser has nothing better to do; where it cannot tell, no longer than that. */
const idle = () =>
  new Promise<void>((go) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => go(), { timeout: QUIET_AFTER_MS });
    else setTimeout(go, 0);
  });

/** The likeliest to be opened first. */
const AHEAD = [
  searchPage,
  itemViewer,
  chatPage,
  homeContent,
  wishlistTab,
  refinePanel,
  priceAlert,
  chatHistory,
  accountPanel,
  posesTab,
  fittingRoom,
] as const;

async function fetchAhead(signal: AbortSignal): Promise<void> {
  await new Promise((go) => setTimeout(go, QUIET_AFTER_MS));
  for (const part of AHEAD) {
    if (!signal.aborted) await idle();
    if (!signal.aborted) await part.load().catch(() => undefined);
  }
}

/**
 * Fetches the code of what may be opened next, one part after another, once the first paint is over;
 * what fails is fetched when it is opened. Returns how to stop.
 */
export function fetchOverlaysAhead(): () => void {
  const leaving = new AbortController();
  void fetchAhead(leaving.signal);
  return () => leaving.abort();
}
