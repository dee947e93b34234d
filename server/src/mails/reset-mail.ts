import { RESET_LINK_MINUTES } from '@modiste/contract/limits';
import type { MailContent } from './mail-content.ts';
import { setMail } from './render-mail.ts';

/** The way to a new password. */
export const resetMail = (link: string): MailContent =>
  setMail({
    subject: 'Set a new password',
    title: 'Set a new password',
    paragraphs: [
      'Choose a new password for your account at Modiste. Your old one works until then.',
      `The link works once, within ${RESET_LINK_MINUTES} minutes.`,
    ],
    action: { label: 'Choose a password', link },
    reasons: [
      'You get this mail because someone asked for a new password for this address.',
      'If that was not you, do nothing: your password stays as it is. Pass the link on to nobody.',
    ],
  });
