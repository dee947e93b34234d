import {
  AGE_MIN,
  ATTACHMENT_UNUSED_HOURS,
  ENDED_SESSION_KEPT_DAYS,
  ENGAGEMENT_KEPT_DAYS,
  PARENTAL_CONSENT_AGE,
  POSES_MAX,
  RESET_LINK_MINUTES,
  SESSION_DAYS_MAX,
  SESSION_IDLE_DAYS_MAX,
  SUPPORT_KEPT_DAYS,
  UNVERIFIED_ACCOUNT_KEPT_DAYS,
  VERIFICATION_LINK_HOURS,
} from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import type { LegalDocument } from './legal-document.ts';

const WHO = `
<p>Modiste is an AI fashion designer and styling app. The operator of the site you are reading this on runs it and decides what happens with your data; “we” on this page is that operator, who is the controller in the sense of the GDPR and the business in the sense of the CCPA.</p>
<p>Reach us through <strong>Support</strong> in the account panel. If you have no account, write to the operator at the address named where you found this site.</p>`;

const WHAT = `
<ul>
<li><strong>Account:</strong> your email address, your name where Google or Facebook tells it, when the account was made, and how you sign in. With the built-in login, your password as an argon2id hash from which it cannot be read back.</li>
<li><strong>Preferences:</strong> whom you shop for, clothing and shoe sizes, fits, styles, personality tags, your notes about fashion, the tone of your stylist, and the place you name. Every one of them may stay empty.</li>
<li><strong>Searches:</strong> the words, filters and pictures you search with, when, and which pieces were found.</li>
<li><strong>Pictures you upload:</strong> photos attached to a search, with a set of numbers that describes their colours and shapes, and up to ${POSES_MAX} poses with a small copy of each.</li>
<li><strong>What you keep:</strong> pieces you save with what they cost that day, and the prices you want to be told of; conversations with the stylist and try-on pictures, where this site offers them and you use them.</li>
<li><strong>Sessions:</strong> for each device that is signed in, its browser and system in plain words (such as “Chrome on Android”), how you signed in, when, and when it was last used.</li>
<li><strong>Support requests:</strong> what you write to us, and when.</li>
<li><strong>Visits without a name:</strong> when the login screen or the onboarding opens, one record of the page, where you came from, the page’s title, screen size, time zone, language, platform, browser, whether cookies are on and whether you are online. It holds no account, no network address and no identifier, and nothing that follows a question mark in an address.</li>
</ul>
<p>Uploaded pictures lose their hidden data, such as the place they were taken, before they are stored. We hold no payment data: you pay in the shop you buy from.</p>`;

const WHY = `
<ul>
<li><strong>To do what you ask for</strong> (GDPR Art. 6(1)(b)): your account, sessions, preferences, searches, pictures, what you keep, and answers to your requests.</li>
<li><strong>With your consent</strong> (Art. 6(1)(a)): your photos, and the position of your device when you press the location button. Delete the photo, or do not press the button, to take it back.</li>
<li><strong>For our legitimate interests</strong> (Art. 6(1)(f)): to keep the service safe from abuse, to count visits without knowing the visitors, and to count how many people saved a piece, so that what many like is found sooner: a count that names nobody.</li>
</ul>
<p>We do not sell personal information, do not share it for advertising across sites, and make no decision about you by machine alone that has a legal effect on you.</p>`;

const AI = `
<p>As installed, Modiste understands words and pictures by models that run on our own server: nothing leaves it. We may set up outside AI providers. Where we have, <strong>the words you type, your conversation with the stylist, the pictures you attach and the poses and garments of a try-on may be sent to them</strong> and processed there to answer you. They get no email address and no password. What a photo shows is used for your search or try-on only: we do not identify people by it.</p>
<p>More on the page <a href="${PAGES.dataUsage}">How your data is used</a>.</p>`;

const OTHERS = `
<p>No other company is needed to run Modiste. Each of these is involved only if we have set it up, and then gets only what is named:</p>
<ul>
<li><strong>Firebase Authentication</strong> (Google) in place of the built-in login: your email address and password.</li>
<li><strong>Google sign-in</strong>, when you choose it: Google learns that you sign in here and tells us your email address and name.</li>
<li><strong>Facebook sign-in</strong>: Facebook learns that you sign in here and tells us the same.</li>
<li><strong>Geoapify</strong> for places: the letters you type into the location field, or the coordinates of your device. Without it, places are looked up in a list on our server.</li>
<li><strong>A mail service</strong> (SMTP): your address and the mails we send you.</li>
<li><strong>Hosted AI models</strong>, as said <a href="#ai">above</a>.</li>
<li><strong>Hosting</strong>: whoever houses our server, database and pictures, on our behalf.</li>
</ul>
<p>Shops are not ours. Pictures of some pieces are loaded by your browser from the shop’s own server, which sees your network address then; so it does when you follow a link to it. Where a provider sits outside your country, we rely on the transfer rules that your law provides, such as standard contractual clauses.</p>
<p>We disclose data to authorities only where the law obliges us to.</p>`;

const KEPT = `
<p>Facts about you lie in the operator’s PostgreSQL database, pictures in the operator’s object store.</p>
<dl>
<dt>Account, preferences, searches, pictures and what you keep</dt><dd>until you delete them or your account</dd>
<dt>A photo you attached and never searched with</dt><dd>${ATTACHMENT_UNUSED_HOURS} to ${2 * ATTACHMENT_UNUSED_HOURS} hours</dd>
<dt>An account whose email address is never confirmed</dt><dd>${UNVERIFIED_ACCOUNT_KEPT_DAYS} days</dd>
<dt>A session</dt><dd>${SESSION_IDLE_DAYS_MAX} days after its last use and ${SESSION_DAYS_MAX} days in all; its record ${ENDED_SESSION_KEPT_DAYS} days longer</dd>
<dt>Links that were mailed to you</dt><dd>they work once, within ${VERIFICATION_LINK_HOURS} hours to confirm an address and ${RESET_LINK_MINUTES} minutes to set a password; the link that ends mails about prices always works</dd>
<dt>Support requests</dt><dd>${SUPPORT_KEPT_DAYS} days, or until you delete your account</dd>
<dt>Records of visits</dt><dd>${ENGAGEMENT_KEPT_DAYS} days</dd>
<dt>Network addresses</dt><dd>in memory for the minutes in which calls and attempts are counted, and in the server’s log where a call was refused, to find attacks; never in the database</dd>
</dl>
<p>Backups that we make may hold deleted data until they are overwritten.</p>`;

const SAFETY = `
<p>Passwords are hashed by argon2id; tokens that keep you signed in are stored as hashes and change with every use; a token used twice ends its session. Pictures are handed out to their owner alone. Attempts to sign in are limited. No system is perfectly safe: tell us at once if you think that somebody else uses your account, and sign other devices out in the account panel.</p>`;

const RIGHTS = `
<p>In the account panel you can, at any time and by yourself:</p>
<ul>
<li><strong>see and correct</strong> your profile and preferences;</li>
<li><strong>download your data:</strong> a ZIP file with everything held about you, in forms that other services can read;</li>
<li><strong>delete your account:</strong> rows, pictures and whatever was made of them are erased for good;</li>
<li><strong>see your devices</strong> and sign them out.</li>
</ul>
<p>Under the GDPR you may also ask us to restrict processing or object to it, take back a consent, and complain to the data protection authority where you live. Under the CCPA and similar laws you may know, correct, delete and take along your personal information; there is no sale or sharing to opt out of, and nobody is treated worse for using a right. Use Support for whatever the panel does not do; we answer within a month (45 days under the CCPA).</p>`;

const CHILDREN = `
<p>Modiste is not for children under ${AGE_MIN}. Between ${AGE_MIN} and ${PARENTAL_CONSENT_AGE} you need the consent of a parent or guardian. If you are the parent of a child who uses Modiste without it, tell us, and we erase the account.</p>`;

const SIGNALS = `
<p>If your browser sends <strong>Do Not Track</strong> or <strong>Global Privacy Control</strong>, the record of visits is not made at all. Nothing else follows you: there are no advertising or analytics scripts. What is stored on your device is listed in the <a href="${PAGES.cookies}">Cookie Policy</a>.</p>`;

const CHANGES = `
<p>When this policy changes, the date above changes with it. If a change matters to what you have agreed to, we tell you in the app or by email before it takes effect.</p>`;

export const PRIVACY_POLICY: LegalDocument = {
  path: PAGES.privacy,
  title: 'Privacy Policy',
  description:
    'What Modiste keeps about you, why, where and how long, who else may see it, and how you download or delete it.',
  lead: 'We keep what the app needs to dress you, on our own server, and no longer than needed. You can take all of it along or erase it yourself.',
  sections: [
    { id: 'who', title: 'Who is responsible', body: WHO },
    { id: 'what', title: 'What we hold', body: WHAT },
    { id: 'why', title: 'Why, and on what ground', body: WHY },
    { id: 'ai', title: 'Pictures, words and AI', body: AI },
    { id: 'others', title: 'Who else may be involved', body: OTHERS },
    { id: 'kept', title: 'Where and how long', body: KEPT },
    { id: 'safety', title: 'How it is protected', body: SAFETY },
    { id: 'rights', title: 'Your rights', body: RIGHTS },
    { id: 'children', title: 'Young people', body: CHILDREN },
    { id: 'signals', title: 'Do Not Track and similar signals', body: SIGNALS },
    { id: 'changes', title: 'Changes', body: CHANGES },
  ],
};
