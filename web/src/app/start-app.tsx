import '../ui/tokens/fonts.css';
import '../ui/tokens/tokens.css';
import '../ui/tokens/layers.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { openSession, useSession } from '../lib/session.ts';
import { App } from './app.tsx';
import { loadFirstPage } from './load-pages.ts';

function draw(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** Draws the app where the page has a place for it. */
export function startApp(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  void openSession();
  const isMember = useSession.getState().status !== 'out';
  // Ahead of the first drawing, and of the profile; what fails is fetched when wanted.
  const page = loadFirstPage(isMember).catch(() => undefined);
  // A first view that the guard has left in sight stays until there is as much to take its place;
  // that is drawn in pieces, so that it scrolls meanwhile.
  if (document.documentElement.dataset.firstView === 'shown') {
    void page.then(() => startTransition(() => draw(root)));
  } else if (isMember) draw(root);
  else void page.then(() => draw(root));
}
