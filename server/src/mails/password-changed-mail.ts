import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** Tells a person that their password is another now. */
export const passwordChangedMail = (): MailContent =>
  renderMail({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    paragraphs: [
      'The password for your Modiste account has changed.',
      'All other devices have been signed out and need the new password.',
    ],
    reasons: [
      'You’re receiving this email so that no one can change your password without you knowing.',
      'If that wasn’t you, choose “Forgot Password?” on the sign-in screen right away. Setting a new password locks everyone else out.',
    ],
  });
