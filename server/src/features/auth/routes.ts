import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall } from '../../http/bind-call.ts';
import { DeviceCookie } from '../../http/cookies/device-cookie.ts';
import {
  clientTypeOf,
  type Exchange,
  RefreshTokenTransport,
} from '../../http/cookies/refresh-token-transport.ts';
import { limitAttempts } from '../../http/limits/limit-attempts.ts';
import type { Identity } from '../../providers/identity/identity-verifier.ts';
import { describeDevice } from '../../sessions/describe-device.ts';
import { hashSecretToken } from '../../sessions/secret-token.ts';
import { endSessionOfToken } from '../../sessions/session-store.ts';
import { type SessionTokens, startSession } from '../../sessions/start-session.ts';
import { identifyByFacebook, identifyByGoogle, identifyByToken } from './identify.ts';
import { findOrCreateUser, type LoginUser } from './login-store.ts';

/** Starts a session for a person whose address the provider has verified. */
async function startSessionOf(
  deps: Pick<Deps, 'database' | 'deriveKey'>,
  identity: Identity,
  on: { clientType: string; device: string },
): Promise<{ user: LoginUser; tokens: SessionTokens }> {
  if (!identity.isEmailVerified) throw new ApiError('email_not_verified');
  const user = await findOrCreateUser(deps.database, identity);
  if (user.disabled_at !== null) throw new ApiError('user_disabled');
  const { id: userId, email } = user;
  const begun = { userId, email, provider: identity.provider, ...on };
  return { user, tokens: await startSession(deps, begun) };
}

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const carrier = new RefreshTokenTransport(deps.config);
  const devices = new DeviceCookie(deps);
  const limitAttempt = limitAttempts(deps);

  const completeLogin = async (identity: Identity, exchange: Exchange) => {
    const { request } = exchange;
    const former = carrier.read(request, null);
    const device = describeDevice(request.headers['user-agent'] ?? '');
    const on = { clientType: clientTypeOf(request), device };
    const { user, tokens } = await startSessionOf(deps, identity, on);
    // The new cookie replaces the former token, so its session has to be ended here.
    if (former !== null) await endSessionOfToken(deps.database, hashSecretToken(former));
    devices.remember(exchange, user.email);
    return {
      user: { id: user.id, email: user.email, name: user.name },
      access_token: tokens.accessToken,
      ...carrier.send(exchange, tokens.refresh),
    };
  };

  bindCall(app, 'firebaseLogin', async ({ body, ...exchange }) => {
    await limitAttempt(exchange.request, { call: 'firebaseLogin' });
    return completeLogin(await identifyByToken(deps, body.token), exchange);
  });

  bindCall(app, 'googleLogin', async ({ body, ...exchange }) => {
    await limitAttempt(exchange.request, { call: 'googleLogin' });
    const { token: code, redirect_uri: redirectUri, code_verifier: codeVerifier, nonce } = body;
    const given = { code, redirectUri, codeVerifier, nonce };
    return completeLogin(await identifyByGoogle(deps, given), exchange);
  });

  bindCall(app, 'facebookLogin', async ({ body, ...exchange }) => {
    await limitAttempt(exchange.request, { call: 'facebookLogin' });
    return completeLogin(await identifyByFacebook(deps, body.token), exchange);
  });
}
