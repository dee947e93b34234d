import { formatPrice } from '@modiste/contract/price';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** A price in words of its currency; a code that nobody knows is written beside the number. */
export function moneyText(price: number, currency: string): string {
  if (currency === 'USD') return formatPrice(price);
  const amount = price.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  if (!/^[A-Z]{3}$/.test(currency)) return amount;
  return price.toLocaleString('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** What a list of mails shows of a subject on a phone, and the price after it. */
const SUBJECT_TITLE_CHARS_MAX = 60;

export interface PriceNews {
  title: string;
  brand: string;
  price: number;
  currency: string;
  /** What it cost when it was saved, where that was more of the same currency; else null. */
  before: number | null;
  /** The price that was waited for. */
  below: number;
  /** Leads to the item. */
  link: string;
  /** Ends mails about prices. */
  stopLink: string;
}

const shortened = (title: string): string => {
  const letters = [...title];
  if (letters.length <= SUBJECT_TITLE_CHARS_MAX) return title;
  return `${letters.slice(0, SUBJECT_TITLE_CHARS_MAX).join('').trimEnd()}…`;
};

/** Tells a person that an item has reached the price of their alert. */
export function priceMail(news: PriceNews): MailContent {
  const money = (price: number) => moneyText(price, news.currency);
  const { title, brand, before, link } = news;
  const name = brand === '' || title.includes(brand) ? title : `${title} by ${brand}`;
  const was = before === null ? '' : ` It was ${money(before)} when you saved it.`;
  return renderMail({
    subject: `${shortened(title)} is now ${money(news.price)}`,
    title: `Now ${money(news.price)}`,
    paragraphs: [
      `${name} is now ${money(news.price)}.${was}`,
      'Prices and sizes can change quickly, so check the store for the latest.',
    ],
    action: { label: 'View item', link },
    reasons: [
      `You’re receiving this email because you set an alert for ${money(news.below)} or less. We won’t email you again about this one; you can set a new alert on the item.`,
    ],
    stop: { label: 'Stop price emails', link: news.stopLink },
  });
}
