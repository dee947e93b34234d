import { VERIFICATION_LINK_HOURS } from '@modiste/contract/limits';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** Asks whether an address is the person's own. */
export const verificationMail = (link: string): MailContent =>
  renderMail({
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    paragraphs: [
      'Welcome to Modiste. Confirm your email address to start searching.',
      `The link works once and expires in ${VERIFICATION_LINK_HOURS} hours.`,
    ],
    action: { label: 'Confirm email address', link },
    reasons: [
      'You’re receiving this email because someone created a Modiste account with this address.',
      'If that wasn’t you, you can ignore this email. Accounts that are never confirmed are deleted.',
    ],
  });
