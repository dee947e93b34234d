import { VERIFICATION_LINK_HOURS } from '@modiste/contract/limits';
import type { MailContent } from './mail-content.ts';
import { setMail } from './render-mail.ts';

/** Asks whether an address is the person's own. */
export const verificationMail = (link: string): MailContent =>
  setMail({
    subject: 'Confirm your email address',
    title: 'Is this your address?',
    paragraphs: [
      'Welcome to Modiste. Confirm your email address, and your stylist is ready for you.',
      `The link works once, within ${VERIFICATION_LINK_HOURS} hours.`,
    ],
    action: { label: 'Confirm my address', link },
    reasons: [
      'You get this mail because someone made an account at Modiste with this address.',
      'If that was not you, do nothing: without the link the account stays closed and is removed.',
    ],
  });
