import './ui/fonts.css';
import './ui/tokens.css';
import './ui/layers.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadFirstPage } from './app/load-pages.ts';
import { openSession, useSession } from './lib/session.ts';

const root = document.getElementById('root');
if (root !== null) {
  void openSession();
  // Ahead of the first drawing, and of the profile; what fails is fetched when wanted.
  loadFirstPage(useSession.getState().status !== 'out').catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
