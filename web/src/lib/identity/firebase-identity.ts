import { getApps, initializeApp } from '@firebase/app';
import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from '@firebase/auth';
import type { LoginOptions } from '@modiste/contract/entities/login-options';
import { ERRORS, type ErrorCode } from '@modiste/contract/errors';
import { CallError } from '../call.ts';
import { isObject, isString } from '../guards.ts';
import type { IdentityClient } from './identity-client.ts';

type FirebaseOptions = Extract<LoginOptions['identity'], { kind: 'firebase' }>;

/** Firebase's codes for what the contract has an error of. */
const FIREBASE_CODES: ReadonlyMap<string, ErrorCode> = new Map([
  ['auth/user-not-found', 'user_not_found'],
  ['auth/wrong-password', 'wrong_password'],
  ['auth/invalid-email', 'invalid_email'],
  ['auth/invalid-credential', 'invalid_credential'],
  ['auth/user-disabled', 'user_disabled'],
  ['auth/email-already-in-use', 'email_taken'],
  ['auth/weak-password', 'weak_password'],
  ['auth/expired-action-code', 'code_expired'],
  ['auth/invalid-action-code', 'code_expired'],
]);

const hasCode = isObject({ code: isString });

/** The error of the contract that an error of Firebase stands for; any other stays as it is. */
export function contractErrorOf(error: unknown): unknown {
  const code = hasCode(error) ? FIREBASE_CODES.get(error.code) : undefined;
  if (code === undefined) return error;
  const { status, message } = ERRORS[code];
  return new CallError(code, status, message);
}

async function translated<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    throw contractErrorOf(error);
  }
}

/** Firebase as the identity provider; it remembers nobody once the page is left. */
export function createFirebaseIdentity(options: FirebaseOptions): IdentityClient {
  const app = initializeApp(
    {
      apiKey: options.api_key,
      authDomain: options.auth_domain,
      projectId: options.project_id,
    },
    `identity-${getApps().length}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  return {
    signUp: async ({ email, password }) => {
      await translated(createUserWithEmailAndPassword(auth, email, password));
    },
    signIn: async ({ email, password }) => {
      const { user } = await translated(signInWithEmailAndPassword(auth, email, password));
      return await user.getIdToken();
    },
    sendVerification: async () => {
      if (auth.currentUser === null) throw new Error('There is no account at hand to verify.');
      await translated(sendEmailVerification(auth.currentUser));
    },
    sendReset: (email) => translated(sendPasswordResetEmail(auth, email)),
    confirmReset: (oobCode, password) => translated(confirmPasswordReset(auth, oobCode, password)),
    applyCode: (oobCode) => translated(applyActionCode(auth, oobCode)),
    signOut: () => signOut(auth),
  };
}
