import { call } from '../call.ts';
import type { IdentityClient } from './identity-client.ts';

/** The identity provider that is part of the server. */
export function createBuiltInIdentity(): IdentityClient {
  let idToken: string | null = null;
  return {
    signUp: async (body) => {
      idToken = (await call('signUp', { body })).id_token;
    },
    signIn: async (body) => {
      const { id_token } = await call('signIn', { body });
      idToken = id_token;
      return id_token;
    },
    sendVerification: async () => {
      if (idToken === null) throw new Error('There is no account at hand to verify.');
      await call('sendCode', { body: { type: 'VERIFY_EMAIL', id_token: idToken } });
    },
    sendReset: async (email) => {
      await call('sendCode', { body: { type: 'PASSWORD_RESET', email } });
    },
    confirmReset: async (oobCode, password) => {
      await call('resetPassword', { body: { oobCode, password } });
    },
    applyCode: async (oobCode) => {
      await call('applyCode', { body: { oobCode } });
    },
    signOut: async () => {
      idToken = null;
    },
  };
}
