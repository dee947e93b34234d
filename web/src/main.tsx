import './ui/tokens/fonts.css';
import './ui/tokens/tokens.css';
import './ui/tokens/layers.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadFirstPage } from './app/load-pages.ts';
import { openSession, useSession } from './lib/session.ts';

function draw(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root !== null) {
  void openSession();
  // Ahead of the first drawing, and of the profile; what fails is fetched when wanted.
  const page = loadFirstPage(useSession.getState().status !== 'out').catch(() => undefined);
  // A first view that the guard has left in sight stays until there is as much to take its place;
  // that is drawn in pieces, so that it scrolls meanwhile.
  if (document.documentElement.dataset.firstView === 'shown') {
    void page.then(() => startTransition(() => draw(root)));
  } else draw(root);
}
