import { RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS } from '@modiste/contract/limits';
import { describe, expect, it } from 'vitest';
import {
  accountDeletedMail,
  addressTakenMail,
  passwordChangedMail,
  resetMail,
  supportMail,
  verificationMail,
} from './account-mails.ts';
import { moneyText, priceMail } from './price-mail.ts';

const LINK = 'https://modiste.example/verify-email?oobCode=a_b-c&lang=en';

const STOP_LINK = 'https://modiste.example/price-mails/a_b-c';
const NEWS = {
  title: 'Red Silk Dress',
  brand: 'Alder',
  price: 45.5,
  currency: 'USD',
  before: 60,
  below: 50,
  link: LINK,
  stopLink: STOP_LINK,
};

const MAILS = [
  verificationMail(LINK),
  resetMail(LINK),
  addressTakenMail(LINK),
  passwordChangedMail(),
  accountDeletedMail(),
  supportMail({ email: 'lena@shopper.example', message: 'Where is my hat?' }),
  priceMail(NEWS),
];

describe('a mail', () => {
  it.each([
    ['verification', verificationMail],
    ['reset', resetMail],
  ])('of %s carries its link in the text and in the HTML', (_name, write) => {
    const { text, html } = write(LINK);
    expect(text.split('\n')).toContain(LINK);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
    expect(links).toEqual([LINK.replace('&', '&amp;'), LINK.replace('&', '&amp;')]);
  });

  it('says how long its link works', () => {
    expect(verificationMail(LINK).text).toContain(`${VERIFICATION_LINK_HOURS} hours`);
    expect(resetMail(LINK).text).toContain(`${RESET_LINK_MINUTES} minutes`);
  });

  it('of a price tells the new and the old one, and how to end such mails', () => {
    const { subject, text, html } = priceMail(NEWS);
    expect(subject).toBe('Red Silk Dress is now $45.50');
    expect(text).toContain('Red Silk Dress by Alder is now $45.50');
    expect(text).toContain('$60 when you saved it');
    expect(text.split('\n')).toEqual(expect.arrayContaining([LINK, STOP_LINK]));
    expect(html).toContain(`href="${STOP_LINK}"`);
    const long = priceMail({ ...NEWS, title: 'Silk '.repeat(30) }).subject;
    expect(long).toMatch(/^(Silk ?){12}… is now \$45\.50$/);
    expect(priceMail({ ...NEWS, before: null }).text).not.toContain('when you saved it');
  });

  it.each([
    [1234, 'USD', '$1,234'],
    [45.5, 'USD', '$45.50'],
    [45.5, 'EUR', '€45.50'],
    [9900, 'JPY', '¥9,900'],
    [45, 'GBP', '£45'],
    [45.5, 'crowns', '45.50'],
  ])('writes %d %s as %s', (price, currency, text) => {
    expect(moneyText(price, currency)).toBe(text);
  });

  it.each(MAILS)('"$subject" says the same in both forms', ({ text, html }) => {
    const shown = html
      .replace(/<style>[\s\S]*<\/style>/, '')
      .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    const lines = text.split('\n').filter((line) => /\w{4}/.test(line));
    for (const line of lines) expect(shown).toContain(line.replace(/^> |:$/g, ''));
  });

  it.each(MAILS)('"$subject" brings nothing from elsewhere', ({ html }) => {
    expect(html).not.toMatch(/<(img|script|link|iframe|table)\b|@import|url\(/);
  });

  it('escapes what people wrote, and keeps their lines', () => {
    const message = '<img src=x onerror="alert(1)">\nSecond & last line';
    const { text, html } = supportMail({ email: '"<b>"@shopper.example', message });
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;\nSecond &amp; last');
    expect(text).toContain('> <img src=x onerror="alert(1)">\n> Second & last line');
  });

  it('keeps a link inside its attribute', () => {
    expect(resetMail('https://a.example/?x="><script>').html).not.toContain('<script>');
  });
});
