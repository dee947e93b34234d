import { AGE_MIN, PARENTAL_CONSENT_AGE, PASSWORD_CHARS_MIN } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import type { LegalDocument } from './legal-document.ts';

const AGREEMENT = `
<p>These terms are between you and the operator of this site (“we”), who runs Modiste. By making an account or using the app you agree to them and to the <a href="${PAGES.privacy}">Privacy Policy</a>. If you do not agree, please do not use it.</p>`;

const SERVICE = `
<p>Modiste helps you find clothes, shoes and accessories by words, filters and photos, advises you through an AI stylist, and shows how a garment might look on a picture of you. It is a guide to other people’s shops: we sell nothing, and no contract of sale is made here.</p>`;

const AGE = `
<p>You must be at least <strong>${AGE_MIN} years old</strong>. If you are under ${PARENTAL_CONSENT_AGE}, you need the consent of a parent or guardian, who answers for your use of the app.</p>`;

const ACCOUNT = `
<p>Give an email address that is yours, confirm it, and keep your password of at least ${PASSWORD_CHARS_MIN} characters to yourself. You answer for what is done with your account; tell us when you think that somebody else uses it. One person, one account.</p>`;

const CONDUCT = `
<p>Do not</p>
<ul>
<li>break the law, or the rights of others, by means of the app;</li>
<li>upload what is hateful, violent, sexual or meant to harass or deceive;</li>
<li>copy the catalogue by machine, get around limits, probe for weaknesses without our leave, or disturb the service for others;</li>
<li>pass the work of the AI off as a photograph of a real event.</li>
</ul>`;

const PHOTOS = `
<p>Photos for searches and try-ons must be ones you may use. For poses this means:</p>
<ul>
<li><strong>only pictures of yourself</strong>, or of an adult who has agreed to it;</li>
<li><strong>no nudity</strong> and nothing sexual;</li>
<li><strong>no minors without consent</strong>: a picture of somebody under ${PARENTAL_CONSENT_AGE}, yourself included, needs the consent of a parent or guardian.</li>
</ul>
<p>We may remove pictures that break these rules and close accounts that do so again.</p>`;

const AI = `
<p><strong>Your stylist is an AI.</strong> It is not a person, it can be wrong, and its advice is no professional advice. <strong>Try-on pictures are synthetic previews</strong>: they are computed, and do not show how a garment truly fits, falls or is coloured. Check sizes and returns with the shop before you buy.</p>
<p>Images and words may be processed by outside AI providers where we have set them up; the page <a href="${PAGES.dataUsage}">How your data is used</a> says what they get.</p>`;

const SHOPS = `
<p>Prices, sizes, stock and descriptions come from the shops and may have changed since. What the shop’s own page says counts. You buy from the shop, under its terms; delivery, returns, refunds and warranties are between you and it.</p>`;

const AFFILIATE = `
<p>Some links to shops are <strong>affiliate links</strong> to partner stores. If you follow one and buy something, we may earn a commission from the shop. You pay the same price.</p>
<p>Partnerships do not decide what you are shown: results are ordered by how well they fit your words, filters, picture and taste. The shop can tell that you came from us, and may set cookies of its own once you are there.</p>`;

const CONTENT = `
<p>What you upload and write stays yours. You let us store, copy and change it only as far as is needed to give you the service, until you delete it. Try-on pictures made from your photo are yours to use for yourself; the garments, brands and product pictures in them belong to their owners.</p>
<p>The app itself is built on open-source software, under the licences named there. Names and marks of brands and shops belong to them.</p>`;

const CHANGES = `
<p>We may change the service or end it, and limit or block use that harms it or others. You may stop at any time and delete your account in the account panel, which erases what is in it. We may close an account that breaks these terms, and tell you why unless the law forbids it.</p>
<p>When these terms change, the date above changes with them. If a change takes something from you, we tell you in the app or by email before it takes effect; if you go on using Modiste then, you agree to it.</p>`;

const LIABILITY = `
<p>The service is given as it is, without a promise that it is always there, free of errors or right for your purpose. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law says that it cannot be excluded. Beyond that we are liable only for the breach of duties that are essential to the service, and for damage that was foreseeable. Your rights as a consumer stay untouched.</p>`;

const LAW = `
<p>The law of the place where the operator has its seat applies, without taking from you the protection of the law where you live. If a part of these terms does not hold, the rest does.</p>
<p>Questions? Use <strong>Support</strong> in the account panel, or write to the operator of the site.</p>`;

export const TERMS: LegalDocument = {
  path: PAGES.terms,
  title: 'Terms & Conditions',
  description:
    'The rules of Modiste: who may use it, what photos are welcome, what the AI is and is not, affiliate links, and who is liable.',
  lead: 'Be yourself, use your own photos, and take the AI for what it is: a well-read friend, not an authority.',
  sections: [
    { id: 'agreement', title: 'What this is', body: AGREEMENT },
    { id: 'service', title: 'What Modiste does', body: SERVICE },
    { id: 'age', title: 'Who may use it', body: AGE },
    { id: 'account', title: 'Your account', body: ACCOUNT },
    { id: 'conduct', title: 'What is not allowed', body: CONDUCT },
    { id: 'photos', title: 'Your photos', body: PHOTOS },
    { id: 'ai', title: 'The stylist and the try-on', body: AI },
    { id: 'shops', title: 'Shops and prices', body: SHOPS },
    { id: 'affiliate-links', title: 'Affiliate links', body: AFFILIATE },
    { id: 'content', title: 'Whose is what', body: CONTENT },
    { id: 'changes', title: 'Changes and ending', body: CHANGES },
    { id: 'liability', title: 'Liability', body: LIABILITY },
    { id: 'law', title: 'Law and contact', body: LAW },
  ],
};
