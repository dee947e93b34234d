import { fillPath, PAGES } from '@modiste/contract/paths';
import { escapeHtml } from '../../html/escape-html.ts';
import { smallPage } from '../../html/small-page.ts';

/** The style sheet of the pages that mails about prices lead to. */
export const MAIL_CSS = `
:root { color-scheme: light dark; --paper: #fbf9f6; --ink: #1c1a17; --soft: #5c564d; --line: #c9c1b4; --accent: #8a2b3a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151412; --ink: #f3efe8; --soft: #b5aea3; --line: #4a453e; --accent: #eb9aa4; }
}
* { box-sizing: border-box; }
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
.name { display: inline-flex; align-items: center; min-height: 44px; color: inherit; font: 1.25rem/1.2 Georgia, serif; letter-spacing: -0.01em; text-decoration: none; }
h1 { margin: 3.5rem 0 1.25rem; font: 400 2.25rem/1.12 Georgia, serif; letter-spacing: -0.02em; text-wrap: balance; }
p { margin: 0 0 1rem; text-wrap: pretty; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 2rem 0; }
button { flex: 1 1 15rem; min-height: 48px; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 999px; background: transparent; color: inherit; font: inherit; font-weight: 500; line-height: 1.2; cursor: pointer; }
button:first-child:not(:last-child) { border-color: var(--ink); background: var(--ink); color: var(--paper); }
a { color: inherit; text-underline-offset: 0.2em; }
.soft { color: var(--soft); font-size: 0.875rem; }
.soft a { display: inline-flex; align-items: center; min-height: 44px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`.trim();

export const MAIL_STYLE_PATH = fillPath(PAGES.priceMails, { token: 'style.css' });

/** The form field that says which mails to stop. */
export const CHOICE = 'choice';
export const ONLY_ITEM = 'item';
const ALL = 'all';

const page = (title: string, text: string): string =>
  smallPage({
    title,
    stylePath: MAIL_STYLE_PATH,
    body: `<header><a class="name" href="${PAGES.app}">Modiste</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${text}
</main>`,
  });

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const button = (choice: string, label: string) =>
  `<button name="${CHOICE}" value="${choice}">${escapeHtml(label)}</button>`;

const form = (buttons: readonly string[]) => `<form method="post">\n${buttons.join('\n')}\n</form>`;

const STOP_ALL = button(ALL, 'Stop all price emails');
const BACK = `<p class="soft"><a href="${PAGES.app}">Go to Modiste</a></p>`;

/** Asks which mails to stop. Opening the page, as mail programs do, stops nothing. */
export const askPage = (title: string): string =>
  page(
    'Stop price emails?',
    [
      paragraph(`You set a price alert for “${title}”.`),
      form([button(ONLY_ITEM, 'Stop emails about this item'), STOP_ALL]),
      '<p class="soft">We email you about an alert only once.</p>',
    ].join('\n'),
  );

export const itemStoppedPage = (title: string): string =>
  page(
    'Done',
    [
      paragraph(`We won’t email you about the price of “${title}” again.`),
      form([STOP_ALL]),
      BACK,
    ].join('\n'),
  );

export const allStoppedPage = (): string =>
  page(
    'Done',
    [
      paragraph('We’ve removed all your price alerts and won’t email you about prices.'),
      paragraph('Your wishlist hasn’t changed, and you can set a new alert there anytime.'),
      BACK,
    ].join('\n'),
  );

export const unknownLinkPage = (): string =>
  page(
    'This link doesn’t work',
    [
      paragraph('It may be incomplete. Try opening it from the email again.'),
      paragraph('You can also remove a price alert from your wishlist.'),
      BACK,
    ].join('\n'),
  );
