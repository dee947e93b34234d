import { AGE_MIN, PARENTAL_CONSENT_AGE, PASSWORD_CHARS_MIN } from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import type { LegalDocument } from './legal-document.ts';

const AGREEMENT = `
<p>These terms are between you and the operator of this site (“we”), who runs Modiste. By creating an account or using the app, you agree to them and to the <a href="${PAGES.privacy}">Privacy Policy</a>. If you do not agree, please do not use it.</p>`;

const SERVICE = `
<p>Modiste helps you find clothes, shoes and accessories with a description, filters or photos, advises you through an AI stylist, and shows how a garment might look on a photo of you. It is a guide to other companies’ stores: we sell nothing, and no purchase is made here.</p>`;

const AGE = `
<p>You must be at least <strong>${AGE_MIN} years old</strong>. If you are under ${PARENTAL_CONSENT_AGE}, you need the consent of a parent or guardian, who is responsible for your use of the app.</p>`;

const ACCOUNT = `
<p>Use your own email address, confirm it, and keep your password of at least ${PASSWORD_CHARS_MIN} characters to yourself. You are responsible for what is done with your account; tell us if you think someone else is using it. One account per person.</p>`;

const CONDUCT = `
<p>Do not</p>
<ul>
<li>use the app to break the law or violate the rights of others;</li>
<li>upload anything hateful, violent, sexual or meant to harass or deceive;</li>
<li>scrape the catalog, get around limits, probe for vulnerabilities without our permission, or disrupt the service for others;</li>
<li>pass off AI-generated images as photos of real events.</li>
</ul>`;

const PHOTOS = `
<p>Only use photos you have the right to use. For poses, this means:</p>
<ul>
<li><strong>only photos of yourself</strong>, or of an adult who has agreed to it;</li>
<li><strong>no nudity</strong> and nothing sexual;</li>
<li><strong>no minors without consent</strong>: a photo of anyone under ${PARENTAL_CONSENT_AGE}, yourself included, needs the consent of a parent or guardian.</li>
</ul>
<p>We may remove photos that break these rules and close accounts that do so repeatedly.</p>`;

const AI = `
<p><strong>Your stylist is an AI.</strong> It is not a person, it can be wrong, and its advice is not professional advice. <strong>Try-on photos are synthetic previews</strong>: they are generated and do not show a garment’s exact fit, drape or color. Check sizes and return policies with the store before you buy.</p>
<p>Images and words may be processed by outside AI providers where we use them; <a href="${PAGES.dataUsage}">How your data is used</a> explains what they receive.</p>`;

const SHOPS = `
<p>Prices, sizes, stock and descriptions come from the stores and may have changed since. The store’s own page is what counts. You buy from the store, under its terms; delivery, returns, refunds and warranties are between you and the store.</p>`;

const AFFILIATE = `
<p>Some links to stores are <strong>affiliate links</strong> to partner stores. If you follow one and buy something, we may earn a commission from the store. You pay the same price.</p>
<p>Partnerships do not affect what you are shown: results are ordered by how well they match your words, filters, photo and style. The store can tell that you came from us, and may set its own cookies once you are there.</p>`;

const CONTENT = `
<p>What you upload and write remains yours. You allow us to store, copy and modify it only as needed to provide the service, until you delete it. Try-on photos made from your photo are yours for personal use; the garments, brands and product photos in them belong to their owners.</p>
<p>The app is built on open-source software under its respective licenses. Names and trademarks of brands and stores belong to their owners.</p>`;

const CHANGES = `
<p>We may change or end the service, and limit or block use that harms it or others. You may stop at any time and delete your account in the account panel, which erases everything in it. We may close an account that breaks these terms, and will tell you why unless the law forbids it.</p>
<p>When these terms change, the date above changes with them. If a change reduces your rights, we will tell you in the app or by email before it takes effect; by continuing to use Modiste, you agree to it.</p>`;

const LIABILITY = `
<p>The service is provided as is, without a promise that it is always available, error-free or fit for your purpose. Our liability is unlimited for intent and gross negligence, for harm to life, body or health, and wherever the law does not allow it to be excluded. Otherwise, we are liable only for breach of duties essential to the service, and only for foreseeable damage. Your rights as a consumer are not affected.</p>`;

const LAW = `
<p>The law of the place where the operator is established applies, without depriving you of the protection of the law where you live. If part of these terms is invalid, the rest remains in force.</p>
<p>Questions? Use <strong>Support</strong> in the account panel, or write to the operator of this site.</p>`;

export const TERMS: LegalDocument = {
  path: PAGES.terms,
  title: 'Terms & Conditions',
  description:
    'The terms of using Modiste: who may use it, which photos are allowed, what the AI is and is not, affiliate links, and liability.',
  lead: 'Be yourself, use your own photos, and treat the AI as a well-read friend, not an authority.',
  sections: [
    { id: 'agreement', title: 'About these terms', body: AGREEMENT },
    { id: 'service', title: 'What Modiste does', body: SERVICE },
    { id: 'age', title: 'Who may use it', body: AGE },
    { id: 'account', title: 'Your account', body: ACCOUNT },
    { id: 'conduct', title: 'What is not allowed', body: CONDUCT },
    { id: 'photos', title: 'Your photos', body: PHOTOS },
    { id: 'ai', title: 'The stylist and the try-on', body: AI },
    { id: 'shops', title: 'Stores and prices', body: SHOPS },
    { id: 'affiliate-links', title: 'Affiliate links', body: AFFILIATE },
    { id: 'content', title: 'Ownership', body: CONTENT },
    { id: 'changes', title: 'Changes and termination', body: CHANGES },
    { id: 'liability', title: 'Liability', body: LIABILITY },
    { id: 'law', title: 'Governing law and contact', body: LAW },
  ],
};
