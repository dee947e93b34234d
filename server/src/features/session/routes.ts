import type { Session } from '@modiste/contract/entities/session';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/is-uuid.ts';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { RefreshTokenTransport } from '../../http/cookies/refresh-token-transport.ts';
import type { Member } from '../../sessions/member.ts';
import { refreshSession } from '../../sessions/refresh-session.ts';
import { hashSecretToken } from '../../sessions/secret-token.ts';
import {
  endSession,
  endSessionOfToken,
  endSessions,
  findSessions,
  type SessionRow,
} from '../../sessions/session-store.ts';

const presentSession = (row: SessionRow, { sessionId }: Member): Session => ({
  id: row.id,
  device: row.device,
  provider: row.provider,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  current: row.id === sessionId,
});

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, database } = deps;
  const carrier = new RefreshTokenTransport(config);

  bindCall(app, 'refreshTokens', async ({ body, ...exchange }) => {
    const token = carrier.read(exchange.request, body);
    const tokens = token === null ? null : await refreshSession(deps, token);
    if (tokens === null) {
      if (token !== null) carrier.clear(exchange);
      throw new ApiError('authentication_required');
    }
    return { access_token: tokens.accessToken, ...carrier.send(exchange, tokens.refresh) };
  });

  bindCall(app, 'logout', async ({ body, ...exchange }) => {
    const token = carrier.read(exchange.request, body);
    if (token !== null) await endSessionOfToken(database, hashSecretToken(token));
    carrier.clear(exchange);
    return DONE;
  });

  bindCall(app, 'sessions', async ({ member }) => {
    const rows = await findSessions(database, member.userId);
    return rows.map((row) => presentSession(row, member));
  });

  bindCall(app, 'endSession', async ({ member: { userId }, params: { id: sessionId } }) => {
    const isEnded = isUuid(sessionId) && (await endSession(database, { sessionId, userId }));
    if (!isEnded) throw new ApiError('not_found');
    return DONE;
  });

  bindCall(app, 'endOtherSessions', async ({ member }) => {
    await endSessions(database, member.userId, { except: member.sessionId });
    return DONE;
  });
}
