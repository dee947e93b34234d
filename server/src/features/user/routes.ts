import type { UserProfile } from '@modiste/contract/entities/preferences';
import type { FastifyInstance } from 'fastify';
import { storableText } from '../../db/storable-text.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { supportMail } from '../../mails/account-mails.ts';
import { readPreferences } from '../../preferences/read-preferences.ts';
import type { Member } from '../../sessions/member.ts';
import { savePreferences } from './save-preferences.ts';
import { insertSupportRequest } from './support-store.ts';
import { findUser, setChatEnabled, type UserRow } from './user-store.ts';

/** The profile in the contract's form, which repeats some preferences at the top level. */
function presentProfile(row: UserRow): UserProfile {
  const preferences = readPreferences(row);
  const { location, ai_tone, ai_tone_description, user_notes, personality } = preferences;
  const { onboarded, chat_enabled, name, email } = row;
  return {
    onboarded,
    preferences,
    location,
    ai_tone,
    ai_tone_description,
    user_notes,
    personality,
    chat_enabled,
    name,
    email,
  };
}

/**
 * Stores a support request and queues its mail to the support team.
 * @throws ApiError `rate_limited` when the person asked too often.
 */
async function sendSupport(
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

export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps;

  bindCall(app, 'user', async ({ member }) => {
    const row = await findUser(database, member.userId);
    if (!row) throw new ApiError('authentication_required');
    return presentProfile(row);
  });

  bindCall(app, 'savePreferences', async ({ member, body }) => {
    await savePreferences(database, member.userId, body);
    return DONE;
  });

  bindCall(app, 'setChatMode', async ({ member, body }) => {
    await setChatEnabled(database, member.userId, body.chat_enabled);
    return DONE;
  });

  bindCall(app, 'sendSupport', async ({ member, body }) => {
    await sendSupport(deps, member, body.message);
    return DONE;
  });
}
