/** The parts of the app that are fetched only when they are wanted. */
export const loadItemViewer = async () => {
  const { ItemViewer } = await import('../../features/item-viewer/item-viewer.tsx');
  return { default: ItemViewer };
};

export const loadRefinePanel = async () => {
  const { RefinePanel } = await import('../../features/refine/refine-panel.tsx');
  return { default: RefinePanel };
};

export const loadAccountPanel = async () => {
  const { AccountPanel } = await import('../../features/account/account-panel.tsx');
  return { default: AccountPanel };
};

export const loadPosesTab = async () => {
  const { PosesTab } = await import('../../features/poses/poses-tab.tsx');
  return { default: PosesTab };
};

export const loadWishlistTab = async () => {
  const { WishlistContent } = await import('./wishlist-content.tsx');
  return { default: WishlistContent };
};

export const loadPriceAlert = async () => {
  const { PriceAlert } = await import('../../features/price-alert/price-alert.tsx');
  return { default: PriceAlert };
};

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
  loadItemViewer,
  loadWishlistTab,
  loadRefinePanel,
  loadPriceAlert,
  loadAccountPanel,
  loadPosesTab,
] as const;

async function fetchAhead(signal: AbortSignal): Promise<void> {
  await new Promise((go) => setTimeout(go, QUIET_AFTER_MS));
  for (const load of AHEAD) {
    if (!signal.aborted) await idle();
    if (!signal.aborted) await load().catch(() => undefined);
  }
}

/**
 * Fetches them ahead of time, one after another, once the first paint is over; what fails is
 * fetched when wanted. Returns how to leave off.
 */
export function fetchOverlaysAhead(): () => void {
  const leaving = new AbortController();
  void fetchAhead(leaving.signal);
  return () => leaving.abort();
}
