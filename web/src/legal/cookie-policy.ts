import {
  AUTH_STORAGE_KEY,
  CONSENT_KEPT_DAYS,
  RECENT_ITEMS_MAX,
  SESSION_DAYS_MAX,
  SESSION_IDLE_DAYS_MAX,
  STORAGE_EXPIRY_S,
  TRENDS_MAX_AGE_MS,
} from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import { shownIf } from '../website/shown-if.ts';
import type { LegalDocument } from './legal-document.ts';

const DAY_S = 86_400;
const HOUR_MS = 3_600_000;

const COOKIE = `
<p>Modiste sets <strong>two cookies</strong>, and only once you sign in:</p>
<dl>
<dt><code>modiste_refresh</code></dt>
<dd>Keeps you signed in. Over HTTPS its name begins with <code>__Secure-</code>. Scripts cannot read it, it is sent only to this site’s sign-in address, and its value changes each time it is used. It expires ${SESSION_IDLE_DAYS_MAX} days after its last use and after ${SESSION_DAYS_MAX} days in any case, and is deleted when you log out.</dd>
<dt><code>modiste_device_…</code></dt>
<dd>Recognizes a browser you have signed in with, one cookie per account, so that someone guessing your password elsewhere cannot lock you out here. It holds a random number, a time and a signature, does not sign anyone in by itself, and cannot be read by scripts. It lasts ${SESSION_DAYS_MAX} days from your last sign-in. Logging out keeps it; deleting your account removes it.</dd>
</dl>
${shownIf('off', '<p>Both are strictly necessary to sign you in safely, so we do not show a consent banner.</p>')}${shownIf(
  'on',
  `<p>Both are strictly necessary to sign you in safely, so the app shows no consent banner. The pages for visitors ask before they load an analytics script. Your answer is kept for ${CONSENT_KEPT_DAYS} days in the cookie <code>modiste_consent</code>, which scripts cannot read. If you accept, the script may set cookies of its own on those pages; if you refuse later under <a href="%SITE%${PAGES.privacyChoices}">Privacy choices</a>, they are deleted.</p>`,
)}`;

const STORAGE = `
<p>The app stores a few things in your browser. Only this site can read them, and none of them tracks you.</p>
<dl>
<dt><code>${AUTH_STORAGE_KEY}</code></dt>
<dd>Your email address, so that the app opens right away when you come back. ${SESSION_IDLE_DAYS_MAX} days, or until you log out. It holds no password and no token.</dd>
<dt><code>modiste:onboarding</code></dt>
<dd>Your answers while you set up your profile, with your email address, until they are saved; a day at most.</dd>
<dt><code>modiste:recent-items</code></dt>
<dd>The IDs of the last ${RECENT_ITEMS_MAX} items you viewed. ${STORAGE_EXPIRY_S / DAY_S} days.</dd>
<dt><code>modiste:fitting-room-pose</code></dt>
<dd>The ID of the pose you last chose in the Fitting Room. ${STORAGE_EXPIRY_S / DAY_S} days, or until you log out.</dd>
<dt><code>modiste:wishlist</code></dt>
<dd>The items on your wishlist with your email address, so that it opens offline. ${STORAGE_EXPIRY_S / DAY_S} days from its last update, or until you log out. Their images are stored in <code>modiste-wishlist-pictures</code>.</dd>
<dt><code>modiste:unsent-wish:…</code></dt>
<dd>Wishlist changes that have not reached our server yet, with your email address. Until they have; ${SESSION_IDLE_DAYS_MAX} days at most, or until you log out. If your session expires first, they are sent when you sign in again.</dd>
<dt><code>modiste:wishlist-order</code></dt>
<dd>How you sort your wishlist. ${STORAGE_EXPIRY_S / DAY_S} days, or until you log out.</dd>
<dt><code>modiste:search-shortcut</code></dt>
<dd>Whether the slash key takes you to the search box. A year, or until you log out.</dd>
<dt><code>modiste:trends</code></dt>
<dd>The trends and outfits of your home page, so that it opens at once and offline. Renewed after ${TRENDS_MAX_AGE_MS / HOUR_MS} hours, and removed when you change your preferences or log out.</dd>
<dt><code>modiste:home-daily-closed</code></dt>
<dd>Whether you closed the outfit of the day on your home page. ${STORAGE_EXPIRY_S / DAY_S} days, or until you log out.</dd>
<dt><code>modiste:home-paused</code></dt>
<dd>Whether you paused what moves on your home page. ${STORAGE_EXPIRY_S / DAY_S} days, or until you log out.</dd>
<dt><code>modiste:scrolls</code></dt>
<dd>Your scroll position on each page, so that going back returns you there. Until you close the tab.</dd>
<dt><code>modiste:list-lengths</code></dt>
<dd>How many results of a search you had loaded, so that going back shows them again. Until you close the tab or log out.</dd>
<dt><code>modiste:search-draft</code></dt>
<dd>A search you have typed or attached a photo to but not sent, so that reloading the page loses nothing. Until you close the tab or log out.</dd>
<dt><code>modiste:chat</code></dt>
<dd>The ID of the conversation you had open last, so that the way back leads to it. Until you close the tab or log out.</dd>
<dt><code>modiste:chat-unsent</code></dt>
<dd>A message to your stylist that has not been answered yet, so that reloading the page loses nothing. Until it is answered, or you close the tab or log out.</dd>
<dt><code>modiste:refining</code></dt>
<dd>Filters you have chosen but not applied, so that reloading the page loses nothing. Until you close the panel, the tab or log out.</dd>
<dt><code>modiste:wanted-item</code></dt>
<dd>A shared item you wanted to save before signing in, so that it is saved once you do. An hour at most.</dd>
</dl>
<p>Once you have signed in, the app also stores itself on your device, so that it opens offline: its pages and scripts in caches named <code>modiste-shell-</code> plus a version, and images of up to 300 recently viewed items in <code>modiste-pictures</code>. The images are deleted when you log out. Your poses and the photos you attach are never stored there.</p>
<p>Access tokens stay in the memory of the page and are gone when you close it.</p>`;

const NOT = `
<p>There are no advertising cookies, ${shownIf('off', 'no analytics scripts')}${shownIf('on', 'no analytics scripts in the app')}, no pixels and no fingerprints. Fonts and scripts come from this site. The visit records that the <a href="${PAGES.privacy}#what">Privacy Policy</a> describes store nothing on your device, and none is made if your browser sends <strong>Do Not Track</strong> or <strong>Global Privacy Control</strong>.</p>`;

const OTHERS = `
<p>If you sign in with Google, Google’s window sets Google’s own cookies. A store you visit sets its own. We can neither see nor remove them.</p>`;

const CONTROL = `
<p>Log out to remove the first cookie and your stored email address, or clear this site’s data in your browser settings. If you block cookies, you can still sign in, but you will be asked to again within minutes and every time you come back. If you block storage, the app forgets what is listed above but still works.</p>`;

export const COOKIE_POLICY: LegalDocument = {
  path: PAGES.cookies,
  title: 'Cookie Policy',
  description:
    'The cookies Modiste uses and everything else it stores in your browser: what for, how long, and how to remove it.',
  lead: `Two cookies, to keep you signed in and others out. ${shownIf('off', 'No advertising, no analytics, no third-party scripts.')}${shownIf('on', 'No advertising, and no analytics without your consent.')}`,
  sections: [
    { id: 'cookie', title: 'The cookies', body: COOKIE },
    { id: 'storage', title: 'What else is stored on your device', body: STORAGE },
    { id: 'not', title: 'What we don’t use', body: NOT },
    { id: 'others', title: 'Third-party cookies', body: OTHERS },
    { id: 'control', title: 'How to remove them', body: CONTROL },
  ],
};
