import { PAGES } from '@modiste/contract/paths';
import { create } from 'zustand';
import { isObject, isString } from './guards.ts';

interface NewVersion {
  /** A newer build is there than the one that this page was opened with. */
  isReady: boolean;
}

export const useNewVersion = create<NewVersion>(() => ({ isReady: false }));

const LOOK_EVERY_MS = 3_600_000;

const hasScript = (source: string) =>
  [...document.scripts].some((script) => script.getAttribute('src') === source);

const hasEntry = isObject({ entry: isString });

/** A worker that takes over says which script the pages of its build start with. */
function hearWorker({ data }: MessageEvent<unknown>): void {
  if (hasEntry(data)) useNewVersion.setState({ isReady: !hasScript(data.entry) });
}

/** Has the worker keep the rest of the app, and look now and then for a newer one. */
async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const registration = await container.register(PAGES.worker, { updateViaCache: 'none' });
  const { active } = await container.ready;
  active?.postMessage('keep-rest');
  return registration;
}

/** Makes the app open without a network, where the browser can. Answers how to stop following it. */
export function startWorker(container: ServiceWorkerContainer | undefined): () => void {
  if (container === undefined) return () => undefined;
  container.addEventListener('message', hearWorker);
  const registered = register(container).catch((cause: unknown) => {
    console.warn('The app will not open without a network.', cause);
  });
  const look = async () => {
    try {
      await (await registered)?.update();
    } catch (cause) {
      console.warn('There was no looking for a newer version.', cause);
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    container.removeEventListener('message', hearWorker);
  };
}

/** Once the first screen stands: what is kept for later must not keep the shopper waiting. */
const QUIET_AFTER_MS = 2000;

/** Keeps the app on the device, so that it opens without a network. Answers how to stop. */
export function keepApp(): () => void {
  if (!import.meta.env.PROD) return () => undefined;
  let stop: () => void = () => undefined;
  const timer = setTimeout(() => {
    stop = startWorker('serviceWorker' in navigator ? navigator.serviceWorker : undefined);
  }, QUIET_AFTER_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
