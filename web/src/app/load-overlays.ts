/** The parts of the app that are fetched only when they are wanted. */
export const loadItemViewer = async () => {
  const { ItemViewer } = await import('../features/item-viewer/item-viewer.tsx');
  return { default: ItemViewer };
};

export const loadRefinePanel = async () => {
  const { RefinePanel } = await import('../features/refine/refine-panel.tsx');
  return { default: RefinePanel };
};

export const loadAccountPanel = async () => {
  const { AccountPanel } = await import('../features/account/account-panel.tsx');
  return { default: AccountPanel };
};

export const loadPosesTab = async () => {
  const { PosesTab } = await import('../features/poses/poses-tab.tsx');
  return { default: PosesTab };
};

export const loadOnboarding = async () => {
  const { OnboardingPage } = await import('./onboarding-page.tsx');
  return { default: OnboardingPage };
};

const QUIET_AFTER_MS = 1500;

/** Fetches them ahead of time, once the first paint is over; what fails is fetched when wanted. */
export function fetchOverlaysAhead(): void {
  setTimeout(() => {
    loadRefinePanel().catch(() => undefined);
    loadItemViewer().catch(() => undefined);
    loadAccountPanel().catch(() => undefined);
    loadPosesTab().catch(() => undefined);
  }, QUIET_AFTER_MS);
}
