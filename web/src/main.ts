import { AUTH_STORAGE_KEY } from '@modiste/contract/limits';

// It imports nothing that has to be fetched, so that what most pages show first is on its way while
// the app itself still is.

function isStranger(): boolean {
  try {
    return localStorage.getItem(AUTH_STORAGE_KEY) === null;
  } catch {
    // Where nothing can be stored, nobody stays signed in.
    return true;
  }
}

/** The app fetches these again when it wants them, which tells of a failure. */
async function fetchFirst(): Promise<void> {
  if (location.pathname !== '/') return;
  const params = new URLSearchParams(location.search);
  const tab = params.has('item') ? null : params.get('tab');
  if (isStranger()) {
    if (!params.has('item')) await import('./app/login-page.tsx');
    return;
  }
  await Promise.all([
    import('./app/member-pages.tsx'),
    tab === null && import('./app/main/search-page.tsx'),
    tab === 'home' && import('./app/main/home-content.tsx'),
  ]);
}

fetchFirst().catch(() => undefined);
void import('./app/start-app.tsx').then(({ startApp }) => startApp());
