import { fillPath, PAGES } from '@modiste/contract/paths';
import { escapeHtml } from '../../html/escape-html.ts';
import { smallPage } from '../../html/small-page.ts';

export const MAIL_STYLE_PATH = fillPath(PAGES.priceMails, { token: 'style.css' });

/** The field of the form that says what is to end. */
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

/** Asks what is to end: looking at the page, as mail programs do, ends nothing. */
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
