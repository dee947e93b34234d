import { lazyComponent } from '../../lib/lazy-component.ts';

export const itemViewer = lazyComponent(() =>
  import('../../features/item-viewer/item-viewer.tsx').then(({ ItemViewer }) => ItemViewer),
);

export const refinePanel = lazyComponent(() =>
  import('../../features/refine/refine-panel.tsx').then(({ RefinePanel }) => RefinePanel),
);

export const priceAlert = lazyComponent(() =>
  import('../../features/price-alert/price-alert.tsx').then(({ PriceAlert }) => PriceAlert),
);

export const fittingRoom = lazyComponent(() =>
  import('./fitting-room-overlay.tsx').then(({ FittingRoomOverlay }) => FittingRoomOverlay),
);
