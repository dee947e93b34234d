import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** A lazy part may take its time on a busy machine; what is waited for is what counts. */
configure({ asyncUtilTimeout: 15_000 });

// Tests press faster than people, and mean it; what watches for double presses has tests of its own.
vi.mock('../app/shell/watch-presses.ts', () => ({ watchPresses: () => () => undefined }));

/** jsdom holds no files in memory. */
URL.createObjectURL = () => 'blob:held';
URL.revokeObjectURL = () => undefined;

/** And moves nothing. */
const still = { currentTime: 0, effect: null, cancel: () => undefined };
if (typeof Element !== 'undefined') {
  const animate = { configurable: true, writable: true, value: () => still };
  Object.defineProperty(Element.prototype, 'animate', animate);
}

/** A panel that was left open goes back in the history a moment later, which is the next test's. */
function stayInHistory(): void {
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  if (typeof state === 'object' && state !== null && 'layers' in state) history.pushState(null, '');
}

afterEach(() => {
  cleanup();
  stayInHistory();
});
