import {
  AGE_MIN,
  APPLICATION_KEPT_DAYS,
  ATTACHMENT_UNUSED_HOURS,
  CONTACT_KEPT_DAYS,
  DAILY_OUTFITS_KEPT_DAYS,
  ENDED_SESSION_KEPT_DAYS,
  ENGAGEMENT_KEPT_DAYS,
  PARENTAL_CONSENT_AGE,
  POPULAR_PEOPLE_MIN,
  POSES_MAX,
  RESET_LINK_MINUTES,
  SESSION_DAYS_MAX,
  SESSION_IDLE_DAYS_MAX,
  SUPPORT_KEPT_DAYS,
  TRY_ONS_KEPT_DAYS,
  UNVERIFIED_ACCOUNT_KEPT_DAYS,
  VERIFICATION_LINK_HOURS,
  VIEWS_KEPT_DAYS,
} from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import { shownIf } from '../website/shown-if.ts';
import type { LegalDocument } from './legal-document.ts';

/** On the public side, which the server names. */
const CHOICES = `%SITE%${PAGES.privacyChoices}`;

const WHO = `
<p>Modiste is an AI fashion designer and styling app. The operator of this site runs it and decides what happens with your data; “we” on this page means that operator, who is the controller under the GDPR and the business under the CCPA.</p>
<p>Reach us through <strong>Support</strong> in the account panel. If you have no account, write to the operator at the contact address of this site.</p>`;

const WHAT = `
<ul>
<li><strong>Account:</strong> your email address, your name if Google or Facebook shares it, when the account was created, and how you sign in. With the built-in login, your password as an argon2id hash that cannot be reversed.</li>
<li><strong>Preferences:</strong> who you shop for, clothing and shoe sizes, fits, styles, personality tags, your notes about fashion, the tone of your stylist, and your location. All of them are optional.</li>
<li><strong>Searches:</strong> the words, filters and photos you search with, when, and which items were found.</li>
<li><strong>What you look at:</strong> the items you opened while signed in, and when you last did; what you said is not for you; and the outfits your home page showed you. If your browser sends Global Privacy Control or Do Not Track, we do not record the items you open; only your own device remembers them.</li>
<li><strong>Photos you upload:</strong> photos attached to a search, with a set of numbers that describes their colors and shapes, and up to ${POSES_MAX} poses with a small copy of each.</li>
<li><strong>What you save:</strong> items you save with their price that day, and your price alerts; your conversations with the stylist; and the try-on photos made for you in the Fitting Room, for ${TRY_ONS_KEPT_DAYS} days.</li>
<li><strong>What your stylist remembers:</strong> short notes of what you say about your taste, sizes, fit and plans, such as “No wool” or “Wedding in May 2027”. You can see, change and forget each of them in your account, and turn this off. Notes about health, body measurements, weight, religion, origin or politics are not kept.</li>
<li><strong>Sessions:</strong> for each device that is signed in, its browser and operating system (such as “Chrome on Android”), how you signed in, when, and when it was last used.</li>
<li><strong>Support requests:</strong> what you write to us, and when.</li>
<li><strong>Messages and applications from the website:</strong> your name, your email address, what you write, and the CV that you attach.</li>
<li><strong>Anonymous visits:</strong> when the login screen or the onboarding opens, one record of the page, the referring page, the page’s title, screen size, time zone, language, platform, browser, whether cookies are enabled and whether you are online. It holds no account, no IP address, no identifier and no query string.</li>
</ul>
<p>We remove hidden data, such as where a photo was taken, from uploads before we store them. We hold no payment data: you pay at the store you buy from.</p>`;

const WHY = `
<ul>
<li><strong>To do what you ask for</strong> (GDPR Art. 6(1)(b)): your account, sessions, preferences, searches, photos, what you save, and answers to your requests.</li>
<li><strong>With your consent</strong> (Art. 6(1)(a)): your photos, and the position of your device when you press the location button. Delete the photo, or do not use the button, to withdraw it.${shownIf('on', ` Counting your visits to the pages for visitors, too; <a href="${CHOICES}">Privacy choices</a> withdraws it.`)}</li>
<li><strong>For our legitimate interests</strong> (Art. 6(1)(f)): to protect the service from abuse, to count visits anonymously, to choose what your home page shows by what you looked at, and to count how many people searched for something, looked at an item or saved it, so that popular items are found sooner; a count identifies no one, and none below ${POPULAR_PEOPLE_MIN} people is kept.</li>
</ul>
<p>We do not sell personal information, do not share it for cross-site advertising, and make no automated decisions about you that have a legal effect.</p>`;

const AI = `
<p>By default, Modiste understands words and photos with models that run on our own server: nothing leaves it. We may use outside AI providers. If we do, <strong>the words you type, your conversation with the stylist, the photos you attach and the poses and garments of a try-on may be sent to them</strong> and processed there to answer you. They receive no email address and no password. We use a photo only for your search or try-on and never to identify people.</p>
<p>Learn more in <a href="${PAGES.dataUsage}">How your data is used</a>.</p>`;

const OTHERS = `
<p>Modiste does not depend on any other company. Each of these is involved only if we use it, and then receives only what is named:</p>
<ul>
<li><strong>Firebase Authentication</strong> (Google) instead of the built-in login: your email address and password.</li>
<li><strong>Google sign-in</strong>, if you choose it: Google learns that you sign in here and shares your email address and name with us.</li>
<li><strong>Facebook sign-in</strong>: Facebook learns that you sign in here and shares the same with us.</li>
<li><strong>Geoapify</strong> for places: what you type into the location field, or the coordinates of your device. Without it, we look places up in a list on our server.</li>
<li><strong>Open-Meteo</strong> for weather forecasts: the coordinates of your city, rounded, and nothing about you. Without it, we use what the weather usually is in each month.</li>
<li><strong>An email service</strong> (SMTP): your address and the emails we send you.</li>
<li><strong>Hosted AI models</strong>, as described <a href="#ai">above</a>.</li>
${shownIf('on', '<li><strong>An analytics service</strong> on the pages for visitors, if you accept it there: your IP address, your browser, which of these pages you read and where you came from.</li>')}
<li><strong>Hosting</strong>: the company that hosts our server, database and photos on our behalf.</li>
</ul>
<p>Stores are independent of us. Your browser loads some product photos from the store’s own server, which then sees your IP address, as it does when you follow a link to it. If a provider is located outside your country, we rely on the transfer rules your law provides, such as standard contractual clauses.</p>
<p>We disclose data to authorities only when the law requires it.</p>`;

const KEPT = `
<p>Your data is stored in the operator’s PostgreSQL database, and photos in the operator’s object store.</p>
<dl>
<dt>Account, preferences, searches, conversations, photos and what you save</dt><dd>until you delete them or your account</dd>
<dt>What your stylist remembers</dt><dd>until you forget it, tell your stylist otherwise, or delete your account; events until a day or two after their date</dd>
<dt>What you looked at</dt><dd>${VIEWS_KEPT_DAYS} days after you last did, or until you delete your account</dd>
<dt>What is not for you</dt><dd>until you take it back or delete your account</dd>
<dt>The outfits your home page showed you</dt><dd>${DAILY_OUTFITS_KEPT_DAYS} days, or until you delete your account</dd>
<dt>A photo you attached but never searched with</dt><dd>${ATTACHMENT_UNUSED_HOURS} to ${2 * ATTACHMENT_UNUSED_HOURS} hours</dd>
<dt>An account with an unconfirmed email address</dt><dd>${UNVERIFIED_ACCOUNT_KEPT_DAYS} days</dd>
<dt>A session</dt><dd>${SESSION_IDLE_DAYS_MAX} days after its last use and ${SESSION_DAYS_MAX} days in all; its record ${ENDED_SESSION_KEPT_DAYS} days longer</dd>
<dt>Links we emailed you</dt><dd>they work once, within ${VERIFICATION_LINK_HOURS} hours to confirm an address and ${RESET_LINK_MINUTES} minutes to set a password; the link that stops price emails always works</dd>
<dt>Support requests</dt><dd>${SUPPORT_KEPT_DAYS} days, or until you delete your account</dd>
<dt>Messages from the website</dt><dd>${CONTACT_KEPT_DAYS} days</dd>
<dt>Applications and CVs</dt><dd>${APPLICATION_KEPT_DAYS} days</dd>
<dt>Records of visits</dt><dd>${ENGAGEMENT_KEPT_DAYS} days</dd>
<dt>IP addresses</dt><dd>in memory for the minutes during which requests and attempts are counted, and in the server’s log when a request was refused, to detect attacks; never in the database</dd>
</dl>
<p>Our backups may hold deleted data until they are overwritten.</p>`;

const SAFETY = `
<p>Passwords are hashed with argon2id; tokens that keep you signed in are stored as hashes and change with every use; a token used twice ends its session. Only you can access your photos. Sign-in attempts are limited. No system is perfectly secure: tell us right away if you think someone else is using your account, and sign out your other devices in the account panel.</p>`;

const RIGHTS = `
<p>In the account panel, you can at any time:</p>
<ul>
<li><strong>see and correct</strong> your profile and preferences;</li>
<li><strong>download your data:</strong> a ZIP file with everything we hold about you, in formats other services can read;</li>
<li><strong>delete your account:</strong> its records, photos and everything made from them are permanently erased;</li>
<li><strong>see your devices</strong> and sign them out.</li>
</ul>
<p>Under the GDPR you may also ask us to restrict processing or object to it, withdraw consent, and complain to the data protection authority where you live. Under the CCPA and similar laws you may know, correct, delete and export your personal information; there is no sale or sharing to opt out of, and we never discriminate against you for using a right. Use Support for anything the panel does not offer; we answer within a month (45 days under the CCPA).</p>`;

const CHILDREN = `
<p>Modiste is not for children under ${AGE_MIN}. Between ${AGE_MIN} and ${PARENTAL_CONSENT_AGE} you need the consent of a parent or guardian. If you are the parent of a child who uses Modiste without it, tell us and we will erase the account.</p>`;

const ANALYTICS =
  shownIf('off', 'Nothing else tracks you: there are no advertising or analytics scripts.') +
  shownIf(
    'on',
    `There are no advertising scripts, and the app has no analytics scripts. The pages for visitors load one only if you accept it, and never with these signals. Change your mind at any time under <a href="${CHOICES}">Privacy choices</a>.`,
  );

const SIGNALS = `
<p>If your browser sends <strong>Do Not Track</strong> or <strong>Global Privacy Control</strong>, we do not record your visits at all. ${ANALYTICS} What is stored on your device is listed in the <a href="${PAGES.cookies}">Cookie Policy</a>.</p>`;

const CHANGES = `
<p>When this policy changes, the date above changes with it. If a change affects what you have agreed to, we will tell you in the app or by email before it takes effect.</p>`;

export const PRIVACY_POLICY: LegalDocument = {
  path: PAGES.privacy,
  title: 'Privacy Policy',
  description:
    'What Modiste stores about you, why, where and for how long, who else may see it, and how to download or delete it.',
  lead: 'We store what the app needs to help you dress, on our own server, and no longer than needed. You can download or delete all of it yourself.',
  sections: [
    { id: 'who', title: 'Who is responsible', body: WHO },
    { id: 'what', title: 'What we hold', body: WHAT },
    { id: 'why', title: 'Why, and on what legal basis', body: WHY },
    { id: 'ai', title: 'Photos, words and AI', body: AI },
    { id: 'others', title: 'Who else may be involved', body: OTHERS },
    { id: 'kept', title: 'Where and how long', body: KEPT },
    { id: 'safety', title: 'How it is protected', body: SAFETY },
    { id: 'rights', title: 'Your rights', body: RIGHTS },
    { id: 'children', title: 'Children and teens', body: CHILDREN },
    { id: 'signals', title: 'Do Not Track and similar signals', body: SIGNALS },
    { id: 'changes', title: 'Changes', body: CHANGES },
  ],
};
