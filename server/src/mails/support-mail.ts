import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

interface SupportRequest {
  email: string;
  message: string;
}

/** Brings a shopper's question to the people who answer it. */
export const supportMail = ({ email, message }: SupportRequest): MailContent =>
  renderMail({
    subject: `Support request from ${email}`,
    title: 'New support request',
    paragraphs: [`${email} wrote:`],
    quote: message,
    reasons: ['Reply to this email to answer the shopper.'],
  });
