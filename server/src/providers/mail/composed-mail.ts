import type { Mail } from './mail-sender.ts';

const NOT_FROM_A_PERSON = { 'Auto-Submitted': 'auto-generated' };

/** A mail as Nodemailer takes it. Addresses are objects: as a text, "a, b" would be two. */
export const composedMail = (from: string, { to, replyTo, ...content }: Mail) => ({
  ...content,
  from,
  to: { name: '', address: to },
  replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
  headers: NOT_FROM_A_PERSON,
  disableFileAccess: true,
  disableUrlAccess: true,
});
