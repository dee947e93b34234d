import type { MailContent } from './mail-content.ts';
import { setMail } from './render-mail.ts';

interface SupportRequest {
  email: string;
  message: string;
}

/** Brings a shopper's question to the people who answer it. */
export const supportMail = ({ email, message }: SupportRequest): MailContent =>
  setMail({
    subject: `A question from ${email}`,
    title: 'A shopper asks',
    paragraphs: [`${email} wrote in the account panel:`],
    quote: message,
    reasons: ['Reply to this mail, and your answer goes to the shopper.'],
  });
