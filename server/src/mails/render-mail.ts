import type { MailContent, MailWords } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';

function mailText({ title, paragraphs, action, quote, reasons, stop }: MailWords): string {
  const parts = [title, ...paragraphs];
  if (quote !== undefined) parts.push(quote.replace(/^/gm, '> '));
  if (action) parts.push(`${action.label}:\n${action.link}`);
  const ways = stop ? [`${stop.label}:\n${stop.link}`] : [];
  return `${[...parts, ...reasons, ...ways, '-- \nModiste'].join('\n\n')}\n`;
}

/** Renders a mail as plain text and as HTML. */
export const renderMail = (words: MailWords): MailContent => ({
  subject: words.subject,
  text: mailText(words),
  html: mailHtml(words),
});
