import { RESET_LINK_MINUTES } from '@modiste/contract/limits';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** The way to a new password. */
export const resetMail = (link: string): MailContent =>
  renderMail({
    subject: 'Set a new password',
    title: 'Set a new password',
    paragraphs: [
      'Choose a new password for your Modiste account. Your current one works until then.',
      `The link works once and expires in ${RESET_LINK_MINUTES} minutes.`,
    ],
    action: { label: 'Choose a password', link },
    reasons: [
      'You’re receiving this email because someone asked to reset the password for this address.',
      'If that wasn’t you, you can ignore this email; your password won’t change. Don’t share this link with anyone.',
    ],
  });
