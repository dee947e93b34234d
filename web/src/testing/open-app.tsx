import { render } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { openSession } from '../lib/session.ts';

/** Opens the app at an address, as a page load does. */
export function openApp(address: string): void {
  history.replaceState(null, '', address);
  void openSession();
  render(<App />);
}
