import type { MailContent } from './mail-content.ts';
import { setMail } from './render-mail.ts';

/** Tells a person that nothing of them is kept any more. */
export const accountDeletedMail = (): MailContent =>
  setMail({
    subject: 'Your account was deleted',
    title: 'Goodbye, and thank you',
    paragraphs: [
      'Your account at Modiste was deleted, with your preferences, your searches and your pictures. This cannot be undone.',
      'You are welcome to make a new account at any time.',
    ],
    reasons: [
      'You get this mail because someone who was signed in to your account asked to delete it. It is the last one.',
      'If that was not you, somebody knew your password: change it wherever else you use it.',
    ],
  });
