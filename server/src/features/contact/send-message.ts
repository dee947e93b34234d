import { randomUUID } from 'node:crypto';
import type { CallBody } from '@modiste/contract/calls';
import { storableText } from '../../db/storable-text.ts';
import type { Deps } from '../../deps/deps.ts';
import { careerMail, contactMail } from '../../mails/contact-mails.ts';
import type { MailContent } from '../../mails/mail-content.ts';
import { insertContactMessage } from './contact-store.ts';
import { cvPath } from './cv-link.ts';
import { CV_TYPES, type CvExtension } from './read-cv.ts';

type Stores = Pick<Deps, 'database' | 'objects' | 'mails' | 'config' | 'deriveKey' | 'log' | 'now'>;
type ContactMessage = CallBody<'sendContact'>;

const storable = ({ name, email, message }: ContactMessage) => ({
  name: storableText(name),
  email: storableText(email),
  message: storableText(message),
});

/** A script that filled in what people never see learns nothing from the answer. */
function isFromScript({ website = '' }: ContactMessage, { log }: Pick<Deps, 'log'>): boolean {
  if (website === '') return false;
  log.info('a message was dropped: the hidden field was filled in');
  return true;
}

const toTeam = ({ config }: Stores, content: MailContent, from: string) => ({
  ...content,
  to: config.mail.supportEmail,
  replyTo: from,
});

/** Keeps what a visitor wrote and queues its mail to the team, both or neither. */
export async function sendContactMessage(deps: Stores, given: ContactMessage): Promise<void> {
  if (isFromScript(given, deps)) return;
  const message = storable(given);
  const mail = toTeam(deps, contactMail(message), message.email);
  await insertContactMessage(
    deps.database,
    { id: randomUUID(), kind: 'contact', cv_extension: null, ...message },
    (transaction) => deps.mails.add(transaction, mail),
  );
  await deps.mails.wake();
}

export const cvKey = (id: string, extension: string): string => `cvs/${id}.${extension}`;

/**
 * Keeps an application with its CV and queues its mail to the team, with a link to the CV.
 * @param origin Where the link leads.
 */
export async function sendApplication(
  deps: Stores,
  given: ContactMessage,
  { cv, origin }: { cv: { bytes: Uint8Array; extension: CvExtension }; origin: string },
): Promise<void> {
  const { bytes, extension } = cv;
  if (isFromScript(given, deps)) return;
  const message = storable(given);
  const id = randomUUID();
  const link = new URL(cvPath(deps.deriveKey, id, deps.now()), origin).href;
  const kind = extension.toUpperCase();
  const mail = toTeam(deps, careerMail(message, { link, kind }), message.email);
  await deps.objects.put(cvKey(id, extension), bytes, CV_TYPES[extension]);
  await insertContactMessage(
    deps.database,
    { id, kind: 'career', cv_extension: extension, ...message },
    (transaction) => deps.mails.add(transaction, mail),
  );
  await deps.mails.wake();
}
