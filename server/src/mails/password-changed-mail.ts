import type { MailContent } from './mail-content.ts';
import { setMail } from './render-mail.ts';

/** Tells a person that their password is another now. */
export const passwordChangedMail = (): MailContent =>
  setMail({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    paragraphs: [
      'The password of your account at Modiste is a new one now.',
      'Other devices were signed out and ask for the new password.',
    ],
    reasons: [
      'You get this mail so that nobody can change your password without your knowing.',
      'If that was not you, choose “Forgot Password?” on the login screen at once: the new password you set there shuts everyone else out.',
    ],
  });
