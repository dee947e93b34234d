import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** Tells a person that there is an account already, where the screen keeps that to itself. */
export const addressTakenMail = (link: string): MailContent =>
  renderMail({
    subject: 'You already have an account',
    title: 'You already have an account',
    paragraphs: [
      'Someone tried to sign up for Modiste with this email address, but it already has an account. Nothing has changed.',
      'If that was you, sign in instead. If you don’t remember your password, choose “Forgot Password?” on the sign-in screen.',
    ],
    action: { label: 'Sign in', link },
    reasons: [
      'You’re receiving this email because someone entered this address on our sign-up screen.',
      'If that wasn’t you, you can ignore this email.',
    ],
  });
