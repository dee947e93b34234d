import {
  AUTH_STORAGE_KEY,
  RECENT_ITEMS_MAX,
  SESSION_DAYS_MAX,
  SESSION_IDLE_DAYS_MAX,
  STORAGE_EXPIRY_S,
  TRENDS_MAX_AGE_MS,
} from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import type { LegalDocument } from './legal-document.ts';

const DAY_S = 86_400;
const HOUR_MS = 3_600_000;

const COOKIE = `
<p>Modiste sets <strong>two cookies</strong>, and only once you sign in:</p>
<dl>
<dt><code>modiste_refresh</code></dt>
<dd>Keeps you signed in. Over a safe connection its name begins with <code>__Secure-</code>. No script can read it, it goes to this site’s sign-in address alone, and its value changes each time it is used. It lasts ${SESSION_IDLE_DAYS_MAX} days from its last use, ${SESSION_DAYS_MAX} days in all, and is gone when you log out.</dd>
<dt><code>modiste_device_…</code></dt>
<dd>Marks a browser in which you have signed in to your account, one for each account, so that somebody who tries passwords of your account elsewhere cannot keep you out here. It holds a random number, a time and a signature, lets nobody in by itself, and no script can read it. It lasts ${SESSION_DAYS_MAX} days from your last sign-in; logging out leaves it, deleting your account removes it.</dd>
</dl>
<p>Both are strictly necessary for what you ask for, signing in safely, so no banner asks for your consent.</p>`;

const STORAGE = `
<p>The app remembers a few things in the storage of your browser. They are read by this site only; none of them is a tracker.</p>
<dl>
<dt><code>${AUTH_STORAGE_KEY}</code></dt>
<dd>Your email address, so that the app opens at once when you come back. ${SESSION_IDLE_DAYS_MAX} days, or until you log out. It holds no password and no token.</dd>
<dt><code>modiste:onboarding</code></dt>
<dd>Your answers while you set up your profile, with your email address, until they are saved; a day at most.</dd>
<dt><code>modiste:recent-items</code></dt>
<dd>The numbers of the last ${RECENT_ITEMS_MAX} pieces you looked at. ${STORAGE_EXPIRY_S / DAY_S} days.</dd>
<dt><code>modiste:wishlist</code></dt>
<dd>The pieces on your wishlist with your email address, so that it opens without a network. ${STORAGE_EXPIRY_S / DAY_S} days from when it was last told by our server, or until you log out. Their pictures are kept beside it, in the store named <code>modiste-wishlist-pictures</code>.</dd>
<dt><code>modiste:unsent-wish:…</code></dt>
<dd>What you saved or removed and our server does not know yet, with your email address. Until it does; ${SESSION_IDLE_DAYS_MAX} days at most, or until you log out. It outlives a session that ends by itself, and is sent when you sign in again.</dd>
<dt><code>modiste:wishlist-order</code></dt>
<dd>In which order you look at your wishlist. ${STORAGE_EXPIRY_S / DAY_S} days, or until you log out.</dd>
<dt><code>modiste:search-shortcut</code></dt>
<dd>Whether the slash key leads to the search box. A year, or until you log out.</dd>
<dt><code>modiste:trends</code></dt>
<dd>The trends and outfits of your home page, where it shows them. Renewed after ${TRENDS_MAX_AGE_MS / HOUR_MS} hours, and removed when you change your preferences.</dd>
<dt><code>modiste:scrolls</code></dt>
<dd>How far you had scrolled on which page, so that going back brings you there. Until you close the tab.</dd>
<dt><code>modiste:list-lengths</code></dt>
<dd>How many results of a search you had loaded, so that going back shows as many. Until you close the tab or log out.</dd>
<dt><code>modiste:search-draft</code></dt>
<dd>What you wrote or attached for a search and did not send, so that loading the page again loses nothing. Until you close the tab or log out.</dd>
<dt><code>modiste:refining</code></dt>
<dd>Which filters you had chosen in the open filter panel and not applied, so that loading the page again loses nothing. Until you close the panel, the tab or log out.</dd>
<dt><code>modiste:wanted-item</code></dt>
<dd>A shared piece that you wanted to save before you signed in, so that it is saved then. An hour at most.</dd>
</dl>
<p>Once you have signed in, the app also keeps itself on your device, so that it opens without a network: its own pages and scripts in stores named <code>modiste-shell-</code> with a version, and pictures of up to 300 pieces you saw of late in <code>modiste-pictures</code>. The pictures go when you log out. Pictures of yourself and photos you attach are never kept there.</p>
<p>Access tokens live in the memory of the page and are gone when you close it.</p>`;

const NOT = `
<p>There are no advertising cookies, no analytics scripts, no pixels and no fingerprints. Fonts and scripts come from this site. The record of visits that the <a href="${PAGES.privacy}#what">Privacy Policy</a> describes needs nothing on your device, and is not made where your browser sends <strong>Do Not Track</strong> or <strong>Global Privacy Control</strong>.</p>`;

const OTHERS = `
<p>If you choose to sign in with Google, its window is Google’s and sets Google’s cookies. A shop you go to sets its own. We can neither see nor remove these.</p>`;

const CONTROL = `
<p>Log out to end the first cookie and forget your login, or delete this site’s data in the settings of your browser. If you block cookies you can still sign in, but you are asked again within minutes and whenever you come back. If you block storage, the app forgets what is listed above and works all the same.</p>`;

export const COOKIE_POLICY: LegalDocument = {
  path: PAGES.cookies,
  title: 'Cookie Policy',
  description:
    'The two cookies of Modiste and everything else it stores in your browser: what for, how long, and how to remove it.',
  lead: 'Two cookies, to keep you signed in and others out. No advertising, no analytics, nobody else’s scripts.',
  sections: [
    { id: 'cookie', title: 'The cookies', body: COOKIE },
    { id: 'storage', title: 'What else is stored on your device', body: STORAGE },
    { id: 'not', title: 'What there is not', body: NOT },
    { id: 'others', title: 'Cookies of others', body: OTHERS },
    { id: 'control', title: 'How to remove them', body: CONTROL },
  ],
};
