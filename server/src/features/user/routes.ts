import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../composition/open-deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall } from '../../http/bind-call.ts';
import { DONE } from '../../http/done.ts';
import { presentProfile } from './present-profile.ts';
import { savePreferences } from './save-preferences.ts';
import { sendSupport } from './send-support.ts';
import { findUser, setChatEnabled } from './user-store.ts';

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
