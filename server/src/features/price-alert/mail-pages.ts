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

const STOP_ALL = button(ALL, 'Stop all price mails');
const BACK = `<p class="soft"><a href="${PAGES.app}">To Modiste</a></p>`;

/** Asks what is to end: looking at the page, as mail programs do, ends nothing. */
export const askPage = (title: string): string =>
  page(
    'No more price mails?',
    [
      paragraph(`You asked to be told when “${title}” gets cheaper.`),
      form([button(ONLY_ITEM, 'Stop mails about this item'), STOP_ALL]),
      '<p class="soft">An alert that was mailed is done and stays quiet by itself.</p>',
    ].join('\n'),
  );

export const itemStoppedPage = (title: string): string =>
  page(
    'Done',
    [paragraph(`We will not mail you about the price of “${title}”.`), form([STOP_ALL]), BACK].join(
      '\n',
    ),
  );

export const allStoppedPage = (): string =>
  page(
    'Done',
    [
      paragraph('All your price alerts are taken back: we will not mail you about prices.'),
      paragraph('Your wishlist stays as it is, and you can set a new alert there at any time.'),
      BACK,
    ].join('\n'),
  );

export const unknownLinkPage = (): string =>
  page(
    'This link does not work',
    [
      paragraph('It may have been cut short on its way. Try it once more from the mail.'),
      paragraph('You can also take back a price alert on your wishlist.'),
      BACK,
    ].join('\n'),
  );
