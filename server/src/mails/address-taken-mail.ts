import type { MailContent } from './mail-content.ts';
import { setMail } from './render-mail.ts';

/** Tells a person that there is an account already, where the screen keeps that to itself. */
export const addressTakenMail = (link: string): MailContent =>
  setMail({
    subject: 'You have an account already',
    title: 'You have an account already',
    paragraphs: [
      'Someone wanted to sign up at Modiste with this address, and it has an account already. Nothing was changed.',
      'If that was you, sign in instead. If you do not know your password any more, choose “Forgot Password?” there.',
    ],
    action: { label: 'Sign in', link },
    reasons: [
      'You get this mail because someone typed this address on the sign-up screen.',
      'If that was not you, do nothing.',
    ],
  });
