import type { Deps } from '../../composition/open-deps.ts';
import { storableText } from '../../db/storable-text.ts';
import { ApiError } from '../../errors/api-error.ts';
import { supportMail } from '../../mails/support-mail.ts';
import type { Member } from '../../sessions/member.ts';
import { insertSupportRequest } from './support-store.ts';

/**
 * Keeps a request for support, and with it the mail to those who answer.
 * @throws ApiError `rate_limited` when the person asked too often.
 */
export async function sendSupport(
  { database, mails, config }: Pick<Deps, 'database' | 'mails' | 'config'>,
  { userId, email }: Member,
  given: string,
): Promise<void> {
  const message = storableText(given);
  const content = supportMail({ email, message });
  const mail = { ...content, to: config.mail.supportEmail, replyTo: email };
  const waitS = await insertSupportRequest(database, { userId, message }, (transaction) =>
    mails.add(transaction, mail),
  );
  if (waitS !== null) throw new ApiError('rate_limited', { retryAfterS: waitS });
  await mails.wake();
}
