import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall, DONE } from '../../http/bind-call.ts';
import { DeviceCookie } from '../../http/cookies/device-cookie.ts';
import { limitAttempts } from '../../http/limits/limit-attempts.ts';
import { ownOrigin } from '../../http/origins/own-origin.ts';
import { publicKeys } from '../../identity/identity-keys.ts';
import { hashSecretToken } from '../../sessions/secret-token.ts';
import { changePassword } from './change-password.ts';
import { verifyByCode } from './code-store.ts';
import { findLoginOptions } from './find-login-options.ts';
import { createBackgroundTasks, type IdentityContext } from './identity-context.ts';
import { resetPassword } from './reset-password.ts';
import { findCodeAddress, sendCode } from './send-code.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

/** Verifies the address a code was mailed to. */
async function applyCode({ database }: IdentityContext, oobCode: string): Promise<void> {
  if (!(await verifyByCode(database, hashSecretToken(oobCode)))) throw new ApiError('code_expired');
}

export function identityRoutes(app: FastifyInstance, deps: Deps): void {
  const background = createBackgroundTasks(deps.log);
  app.addHook('onClose', () => background.settle());
  const context = { ...deps, background, origin: () => ownOrigin(app, deps.config) };
  const devices = new DeviceCookie(deps);
  const limitAttempt = limitAttempts(deps);

  const requireBuiltIn = () => {
    if (deps.config.access.firebase) throw new ApiError('not_found');
  };
  const limitBuiltIn = (request: FastifyRequest, attempt: Parameters<typeof limitAttempt>[1]) => {
    requireBuiltIn();
    return limitAttempt(request, attempt);
  };

  bindCall(app, 'loginOptions', () => findLoginOptions(deps));
  bindCall(app, 'identityKeys', async () => {
    requireBuiltIn();
    return publicKeys(deps);
  });
  bindCall(app, 'signUp', async ({ body, request }) => {
    await limitBuiltIn(request, { call: 'signUp', subject: body.email });
    return { id_token: await signUp(context, body) };
  });
  bindCall(app, 'signIn', async ({ body, request }) => {
    await limitBuiltIn(request, { call: 'signIn', subject: body.email });
    return { id_token: await signIn(context, body) };
  });
  bindCall(app, 'sendCode', async ({ body, request }) => {
    requireBuiltIn();
    const email = await findCodeAddress(context, body);
    await limitAttempt(request, { call: 'sendCode', subject: email });
    await sendCode(context, { type: body.type, email });
    return DONE;
  });
  bindCall(app, 'applyCode', async ({ body, request }) => {
    await limitBuiltIn(request, { call: 'applyCode' });
    await applyCode(context, body.oobCode);
    return DONE;
  });
  bindCall(app, 'resetPassword', async ({ body, request, reply }) => {
    await limitBuiltIn(request, { call: 'resetPassword' });
    const email = await resetPassword(context, body);
    // Attempts from unknown devices must not lock out the person who just reset the password.
    devices.remember({ request, reply }, email);
    return DONE;
  });
  bindCall(app, 'changePassword', async ({ body, member, request }) => {
    await limitBuiltIn(request, { call: 'changePassword', subject: member.userId });
    await changePassword(context, member, body);
    return DONE;
  });
}
