import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import './ui/layers.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchOverlaysAhead } from './app/load-overlays.ts';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  fetchOverlaysAhead();
}
