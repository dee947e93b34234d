import { APPLICATION_KEPT_DAYS } from '@modiste/contract/limits';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** Forwards what a visitor wrote to the team. */
export const contactMail = ({ name, email, message }: ContactMessage): MailContent =>
  renderMail({
    subject: `Message from ${name}`,
    title: 'New message from the website',
    paragraphs: [`${name} (${email}) wrote:`],
    quote: message,
    reasons: ['Reply to this email to answer. The address was typed by the sender.'],
  });

/** Forwards an application to the team, with a link to its CV. */
export const careerMail = (
  { name, email, message }: ContactMessage,
  { link, kind }: { link: string; kind: string },
): MailContent =>
  renderMail({
    subject: `Application from ${name}`,
    title: 'New application',
    paragraphs: [`${name} (${email}) applied and wrote:`],
    quote: message,
    action: { label: `Download the CV (${kind})`, link },
    reasons: [
      `The link works for ${APPLICATION_KEPT_DAYS} days and for anyone who has it: don’t forward this email outside the team.`,
      'The CV comes from a stranger. Open it with care.',
      'Reply to this email to answer. The address was typed by the sender.',
    ],
  });
