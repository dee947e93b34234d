import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_SIDE_STORED_PX,
  ENGAGEMENT_KEPT_DAYS,
  POSE_SIDE_STORED_PX,
  POSE_THUMBNAIL_WIDTH_PX,
  POSES_MAX,
  SUPPORT_KEPT_DAYS,
  TRY_ONS_KEPT_DAYS,
  USER_NOTES_CHARS_MAX,
} from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import type { LegalDocument } from './legal-document.ts';

const MIB = 1024 * 1024;

const ACCOUNT = `
<p>Your email address identifies you. We email you a link to confirm it, and write again if you reset your password or delete your account. We never send advertising.</p>`;

const TASTE = `
<p>Your sizes, fits and who you shop for become the default filters of your searches; you can change or remove them in any search. Styles, personality tags and notes (up to ${USER_NOTES_CHARS_MAX} characters) tell the stylist what you like. No one else sees them.</p>
<p>Your location helps the stylist consider weather and season. What you type or, if you use the location button and allow it, the position of your device is turned into the name of a city; the position itself is not stored.</p>`;

const SEARCHES = `
<p>Your words are read as types, colors, sizes, materials and prices and compared with the catalog. The search, its filters and its results are stored with your account, so that you can open it again.</p>
<p>A photo you attach (up to ${ATTACHMENT_BYTES_MAX / MIB} MB) is stripped of its hidden data, made no larger than ${ATTACHMENT_SIDE_STORED_PX} pixels, and described by numbers for its colors, patterns and shape. Items with similar numbers are shown. We do not recognize faces or identify anyone.</p>`;

const POSES = `
<p>We store up to ${POSES_MAX} photos of you at ${POSE_SIDE_STORED_PX} pixels at most, each with a small copy ${POSE_THUMBNAIL_WIDTH_PX} pixels wide. Only you can see them, when you are signed in. When you try a garment on, your pose and the garment’s photo are combined into a <strong>synthetic photo</strong>, which is marked as made by AI, in the picture and in the file. We keep it for ${TRY_ONS_KEPT_DAYS} days, so that the same look need not be made twice, or for as long as you like if you save it as a pose. Deleting a pose permanently removes its photos and the try-on photos made from it, except those you saved as poses of their own.</p>`;

const STYLIST = `
<p>The stylist is an AI. It reads your message, the conversation so far, your filters and your preferences, searches the catalog, and answers in the tone you chose. The conversation is stored with your account, with the items it showed, so that you can open it again on any device, until you delete it. We do not use your conversations to train our models.</p>
<p>What you say about yourself beyond one search, such as “I never wear wool” or “my wedding is in May”, is remembered in a few words and used in later conversations. Your account lists all of it; you can change or forget each note, or turn this off. Health, body measurements, weight, religion, origin and politics are not kept.</p>`;

const PROVIDERS = `
<p>Modiste comes with its own models, which run on the operator’s server without a network connection. The operator may use hosted models instead. <strong>Images and queries are then processed by outside AI providers:</strong></p>
<ul>
<li>for advice and search: your words, the conversation, filters, the relevant preferences, and attached photos;</li>
<li>for a try-on: your pose and the photos of the garments.</li>
</ul>
<p>They never receive your email address, your password or your sessions. What a provider may do with the data is governed by its contract with the operator; ask Support which providers are in use here. If you prefer not to share it, search without the stylist and do not attach photos.</p>`;

const RECORDS = `
<p>Support requests are emailed to our support team with your address so that they can reply, and kept for ${SUPPORT_KEPT_DAYS} days. Visits counted when the login screen and the onboarding open are anonymous and kept for ${ENGAGEMENT_KEPT_DAYS} days; Do Not Track and Global Privacy Control turn them off.</p>`;

const CONTROL = `
<p>Open the account panel to</p>
<ul>
<li>change or clear any preference;</li>
<li>turn the stylist off;</li>
<li>delete a conversation in Chat History, with the photos that only it used;</li>
<li>see, change or forget what the stylist remembers about you, or turn this off;</li>
<li>download your data as a ZIP file: tables as JSON, photos as they are stored;</li>
<li>delete your account: the database rows, the photos and everything made from them.</li>
</ul>
<p>For the legal details, see the <a href="${PAGES.privacy}">Privacy Policy</a>.</p>`;

export const DATA_USAGE: LegalDocument = {
  path: PAGES.dataUsage,
  title: 'How your data is used',
  description:
    'What happens in Modiste when you search, upload a photo, try a garment on or talk to the stylist, and what AI providers receive.',
  lead: 'We use what you share with Modiste to help you dress, and for nothing else. Here is what happens, step by step.',
  sections: [
    { id: 'account', title: 'When you create an account', body: ACCOUNT },
    { id: 'taste', title: 'When you share your style', body: TASTE },
    { id: 'searches', title: 'When you search', body: SEARCHES },
    { id: 'poses', title: 'When you add a pose or try something on', body: POSES },
    { id: 'stylist', title: 'When you talk to the stylist', body: STYLIST },
    { id: 'providers', title: 'What AI providers receive', body: PROVIDERS },
    { id: 'records', title: 'When you contact support or just visit', body: RECORDS },
    { id: 'control', title: 'What you can do', body: CONTROL },
  ],
};
