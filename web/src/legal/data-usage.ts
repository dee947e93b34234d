import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_SIDE_STORED_PX,
  ENGAGEMENT_KEPT_DAYS,
  POSE_SIDE_STORED_PX,
  POSE_THUMBNAIL_WIDTH_PX,
  POSES_MAX,
  SUPPORT_KEPT_DAYS,
  USER_NOTES_CHARS_MAX,
} from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import type { LegalDocument } from './legal-document.ts';

const MIB = 1024 * 1024;

const ACCOUNT = `
<p>Your email address says who you are. A link is mailed to it to see that it is yours, and again when you forget your password or delete your account. We send no advertising.</p>`;

const TASTE = `
<p>Sizes, fits and whom you shop for become the filters your searches begin with; you can change or remove them in any search. Styles, personality tags and notes (up to ${USER_NOTES_CHARS_MAX} characters) tell the stylist what you like. Nobody else sees them.</p>
<p>Your place helps the stylist think of the weather and the season. Typed letters or, when you press the location button and allow it, the position of your device are turned into the name of a city; the position itself is not stored.</p>`;

const SEARCHES = `
<p>Your words are taken apart into types, colours, sizes, materials and prices and compared with the catalogue. The search, its filters and what was found are kept with your account, so that you can open it again.</p>
<p>A photo you attach (up to ${ATTACHMENT_BYTES_MAX / MIB} MB) is stripped of its hidden data, made no larger than ${ATTACHMENT_SIDE_STORED_PX} pixels, and described by numbers for its colours, patterns and shape. Pieces with similar numbers are shown. No face is recognised, and nobody is identified.</p>`;

const POSES = `
<p>Up to ${POSES_MAX} pictures of yourself are kept at ${POSE_SIDE_STORED_PX} pixels at most, each with a small copy ${POSE_THUMBNAIL_WIDTH_PX} pixels wide. They are handed out to you alone, when you are signed in. When you try a garment on, your pose and the garment’s picture are put together into a <strong>synthetic preview</strong>. Deleting a pose removes its pictures for good.</p>`;

const STYLIST = `
<p>The stylist is an AI. It reads your message, the conversation so far, your filters and your preferences, looks the catalogue up, and writes an answer in the tone you chose. It learns nothing from you for others: your conversation trains no model of ours.</p>`;

const PROVIDERS = `
<p>Modiste comes with models of its own that run on the operator’s server, without a network. The operator may set up hosted models in their place. <strong>Images and queries are then processed by outside AI providers:</strong></p>
<ul>
<li>for advice and search: your words, the conversation, filters, the preferences that matter to it, and attached pictures;</li>
<li>for a try-on: your pose and the pictures of the garments.</li>
</ul>
<p>They never get your email address, your password or your sessions. What a provider does with what it gets is ruled by its contract with the operator; ask through Support which ones are in use here. If you do not want it, use search without the stylist and do not attach photos.</p>`;

const RECORDS = `
<p>Support requests are read by the people who answer them, and mailed to them with your address so that they can reply; they are kept for ${SUPPORT_KEPT_DAYS} days. The visits that are counted when the login screen and the onboarding open carry no name and are kept for ${ENGAGEMENT_KEPT_DAYS} days; Do Not Track and Global Privacy Control turn them off.</p>`;

const CONTROL = `
<p>Open the account panel to</p>
<ul>
<li>change or empty every preference;</li>
<li>turn the stylist off;</li>
<li>download your data as one ZIP file: tables as JSON, pictures as they are stored;</li>
<li>delete your account: the database rows, the pictures and everything made of them.</li>
</ul>
<p>The legal side of all this is in the <a href="${PAGES.privacy}">Privacy Policy</a>.</p>`;

export const DATA_USAGE: LegalDocument = {
  path: PAGES.dataUsage,
  title: 'How your data is used',
  description:
    'What happens in Modiste when you search, upload a photo, try a garment on or talk to the stylist, and what AI providers may get.',
  lead: 'What you tell and show Modiste is used to dress you, and for nothing else. Here is what happens, step by step.',
  sections: [
    { id: 'account', title: 'When you make an account', body: ACCOUNT },
    { id: 'taste', title: 'When you tell us your taste', body: TASTE },
    { id: 'searches', title: 'When you search', body: SEARCHES },
    { id: 'poses', title: 'When you add a pose or try something on', body: POSES },
    { id: 'stylist', title: 'When you talk to the stylist', body: STYLIST },
    { id: 'providers', title: 'What AI providers may get', body: PROVIDERS },
    { id: 'records', title: 'When you ask for help or just look in', body: RECORDS },
    { id: 'control', title: 'What you can do', body: CONTROL },
  ],
};
