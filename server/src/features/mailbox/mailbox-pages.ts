import { fillPath, PAGES } from '@modiste/contract/paths';
import { escapeHtml } from '../../html/escape-html.ts';
import { smallPage } from '../../html/small-page.ts';
import type { StoredMail } from '../../providers/mail/outbox.ts';

export const MAILBOX_STYLE_PATH = `${PAGES.mailbox}/style.css`;
export const MAIL_HTML_PATH = `${PAGES.mailboxMail}/html`;

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

function time(sentAt: string): string {
  const date = new Date(sentAt);
  return `<time datetime="${date.toISOString()}">${CLOCK.format(date)} UTC</time>`;
}

const page = (title: string, body: string): string =>
  smallPage({ title, stylePath: MAILBOX_STYLE_PATH, body });

const listEntry = ({ name, subject, to, sentAt }: StoredMail): string =>
  `<li><a href="${fillPath(PAGES.mailboxMail, { name })}"><strong>${escapeHtml(subject)}</strong>
<span class="soft">To ${escapeHtml(to)}, ${time(sentAt)}</span></a></li>`;

const EMPTY =
  '<p>No emails yet. Emails that the app sends appear here; refresh to see new ones.</p>';

/** The mails, newest first. */
export const mailboxPage = (mails: readonly StoredMail[]): string =>
  page(
    'Mailbox',
    `<header>
<p class="kicker">Development</p>
<h1>Mailbox</h1>
<p class="soft">No mail server is set up, so emails stay on this machine. They are never shown in production.</p>
</header>
<nav class="ways" aria-label="Mailbox"><a href="${PAGES.mailbox}">Refresh</a><a href="${PAGES.app}">Modiste</a></nav>
<main>${mails.length === 0 ? EMPTY : `<ul class="mails">${mails.map(listEntry).join('\n')}</ul>`}</main>`,
  );

/** A mail program shows this as a button of its own. */
const stopEntry = (address: string): string =>
  address === ''
    ? ''
    : `<dt>Unsubscribe</dt><dd><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></dd>`;

/** One mail: sender, recipient, HTML preview and plain text. */
export const mailPage = ({
  name,
  subject,
  from,
  to,
  sentAt,
  text,
  unsubscribe,
}: StoredMail): string =>
  page(
    subject,
    `<header>
<p class="kicker">Development mailbox</p>
<h1>${escapeHtml(subject)}</h1>
</header>
<nav class="ways" aria-label="Mailbox"><a href="${PAGES.mailbox}">All emails</a></nav>
<main>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd>${time(sentAt)}</dd>${stopEntry(unsubscribe)}</dl>
<iframe title="Email" src="${fillPath(MAIL_HTML_PATH, { name })}"></iframe>
<details><summary>As plain text</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>
</main>`,
  );

/** The mail as it is, but for its links: they open in the window rather than in the frame. */
export const framedMail = ({ html }: StoredMail): string =>
  html.replace('<head>', '<head><base target="_top">');
