import { callConsent } from '../lib/call-website.ts';

/** Global Privacy Control and Do Not Track, where only scripts are told of them. */
const asksForPrivacy = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Loads the tag of the analytics service: nothing of it is there before. */
function loadTag(tag: string): void {
  const { src = '', ...data }: Record<string, string> = JSON.parse(tag);
  if (new URL(src).pathname.endsWith('/gtm.js')) {
    // Google's containers wait for this event.
    Object.assign(window, { dataLayer: [{ event: 'gtm.js', 'gtm.start': Date.now() }] });
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(data)) script.setAttribute(name, value);
  document.head.append(script);
}

/** The banner sends its answer without leaving the page, which may hold a half-written message. */
function startBanner(banner: HTMLElement, tag: string): void {
  const form = banner.querySelector('form');
  const text = banner.querySelector('p');
  if (!form || !text) return;
  const send = async (choice: string) => {
    try {
      await callConsent(form.action, choice);
    } catch (error) {
      console.error('A choice could not be saved', error);
      text.setAttribute('role', 'alert');
      text.textContent = 'Your choice could not be saved. Please try again.';
      return;
    }
    banner.remove();
    // The pressed button is gone: reading goes on with the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    if (choice === 'accepted') loadTag(tag);
  };
  form.addEventListener('submit', (event) => {
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void send(event.submitter.value);
  });
}

/** Asks whether the visit may be counted, and counts it only then. */
export function startConsent(banner: HTMLElement | null): void {
  const { tag = '', consent } = document.documentElement.dataset;
  if (tag === '' || asksForPrivacy()) {
    banner?.remove();
    return;
  }
  if (consent === 'accepted') loadTag(tag);
  if (banner) startBanner(banner, tag);
}
