import { RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS } from '@modiste/contract/limits';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** Asks a person to confirm that an address is theirs. */
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

/** Lets a person choose a new password. */
export const resetMail = (link: string): MailContent =>
  renderMail({
    subject: 'Set a new password',
    title: 'Set a new password',
    paragraphs: [
      'Choose a new password for your Modiste account. Your current one works until then.',
      `The link works once and expires in ${RESET_LINK_MINUTES} minutes.`,
    ],
    action: { label: 'Choose a password', link },
    reasons: [
      'You’re receiving this email because someone asked to reset the password for this address.',
      'If that wasn’t you, you can ignore this email; your password won’t change. Don’t share this link with anyone.',
    ],
  });

/** Tells a person that their password was changed. */
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

/** Tells a person that they already have an account, where the sign-up screen does not reveal it. */
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

/** Tells a person that all their data was deleted. */
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

interface SupportRequest {
  email: string;
  message: string;
}

/** Forwards a shopper's question to the support team. */
export const supportMail = ({ email, message }: SupportRequest): MailContent =>
  renderMail({
    subject: `Support request from ${email}`,
    title: 'New support request',
    paragraphs: [`${email} wrote:`],
    quote: message,
    reasons: ['Reply to this email to answer the shopper.'],
  });
