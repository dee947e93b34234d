import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** Tells a person that nothing of them is kept any more. */
export const accountDeletedMail = (): MailContent =>
  renderMail({
    subject: 'Your account was deleted',
    title: 'Goodbye, and thank you',
    paragraphs: [
      'We’ve permanently deleted your Modiste account, along with your preferences, searches and photos.',
      'You’re welcome to create a new account anytime.',
    ],
    reasons: [
      'You’re receiving this email because someone signed in to your account asked to delete it. It’s the last one we’ll send.',
      'If that wasn’t you, someone knew your password. Change it anywhere else you use it.',
    ],
  });
