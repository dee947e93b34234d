import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../composition/open-deps.ts';
import { isUuid } from '../../db/is-uuid.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall } from '../../http/bind-call.ts';
import { RefreshTokenCarrier } from '../../http/cookies/refresh-token-transport.ts';
import { DONE } from '../../http/done.ts';
import { refreshSession } from '../../sessions/refresh-session.ts';
import { hashRefreshToken } from '../../sessions/refresh-token.ts';
import {
  endSession,
  endSessionOfToken,
  endSessions,
  findSessions,
} from '../../sessions/session-store.ts';
import { presentSession } from './present-session.ts';

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, database } = deps;
  const carrier = new RefreshTokenCarrier(config);

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
    if (token !== null) await endSessionOfToken(database, hashRefreshToken(token));
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
