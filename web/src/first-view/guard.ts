import { AUTH_STORAGE_KEY } from '@modiste/contract/limits';
import { isAtLogin } from '../app/navigation/at-login.ts';
import { carryOver } from './carry-over.ts';

/**
 * The server cannot know who opens a page: members, and those who went on to the login, see
 * something else than a stranger's first view.
 */
function isForStranger(): boolean {
  if (isAtLogin(history.state)) return false;
  try {
    return localStorage.getItem(AUTH_STORAGE_KEY) === null;
  } catch {
    // Where nothing can be stored, nobody stays signed in.
    return true;
  }
}

const { entry = '', parts = '' } = document.currentScript?.dataset ?? {};

function runEntry(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.setAttribute('src', entry);
  document.head.append(script);
}

/** Has the browser fetch the app, and run it once the page is there. */
function startApp(): void {
  for (const part of [entry, ...parts.split(' ')]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = part;
    document.head.append(link);
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runEntry);
  else runEntry();
}

/** A shop's own server may take its time; the app waits for a picture no longer. */
const PICTURE_WAIT_MS = 1000;

/** The others, of which some are never seen, are fetched when they are. */
const FIRST_PICTURE = '#first-view img[loading="eager"]';

/** Waits until the first picture is ready to be painted. */
async function comeOfPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>(FIRST_PICTURE);
  if (picture === null) return;
  const patience = new Promise((end) => setTimeout(end, PICTURE_WAIT_MS));
  await Promise.race([picture.decode().catch(() => undefined), patience]);
}

const painted = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));

/** Leaves the line and the processor to what is seen first. */
async function followView(): Promise<void> {
  await painted();
  await comeOfPicture();
  await painted();
  startApp();
}

// Ahead of the first paint; and while that is on its way, the app does not stand in it.
const isShown = isForStranger();
document.documentElement.dataset.firstView = isShown ? 'shown' : 'hidden';
if (isShown) {
  carryOver();
  void followView();
} else startApp();
