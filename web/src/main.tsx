import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import './ui/layers.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadMemberPages } from './app/load-pages.ts';
import { openSession, useSession } from './lib/session.ts';

const root = document.getElementById('root');
if (root !== null) {
  void openSession();
  // Ahead of the profile, for those who were signed in; what fails is fetched when wanted.
  if (useSession.getState().status === 'loading') loadMemberPages().catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
