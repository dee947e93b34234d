import { storableText } from '../../db/storable-text.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Member } from '../../http/member.ts';
import { supportMail } from '../../mails/support-mail.ts';
import { insertSupportRequest } from './support-store.ts';

/**
 * Keeps a request for support and mails it to those who answer. A mail that fails takes nothing
 * away: the request is kept, and the log says so.
 * @throws ApiError `rate_limited` when the person asked too often.
 */
export async function sendSupport(
  { database, mail, config, log }: Deps,
  { userId, email }: Member,
  given: string,
): Promise<void> {
  const message = storableText(given);
  const waitS = await insertSupportRequest(database, { userId, message });
  if (waitS !== null) throw new ApiError('rate_limited', { retryAfterS: waitS });
  try {
    const content = supportMail({ email, message });
    await mail.send({ ...content, to: config.mail.supportEmail, replyTo: email });
  } catch (error) {
    log.error({ err: error }, 'a request for support was kept, but not mailed');
  }
}
