import type { CallBody } from '@modiste/contract/calls';
import { call } from '../call.ts';

/** Do Not Track, and Global Privacy Control, which the types of browsers do not know yet. */
const isUnwanted = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

const describeVisit = (): CallBody<'recordEngagement'> => ({
  path: location.pathname,
  referrer: document.referrer,
  title: document.title,
  screen: { width: screen.width, height: screen.height, dpr: devicePixelRatio },
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
  platform: navigator.platform,
  userAgent: navigator.userAgent,
  cookiesEnabled: navigator.cookieEnabled,
  online: navigator.onLine,
  timestamp: new Date().toISOString(),
});

/** Records that a page was opened, unless the browser asks not to be followed. */
export function recordEngagement(): void {
  if (isUnwanted()) return;
  call('recordEngagement', { body: describeVisit() }).catch((cause: unknown) => {
    console.warn('The visit was not recorded.', cause);
  });
}
