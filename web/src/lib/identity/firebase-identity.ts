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
import type { IdentityClient } from './identity-client.ts';

type FirebaseOptions = Extract<LoginOptions['identity'], { kind: 'firebase' }>;

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
      await createUserWithEmailAndPassword(auth, email, password);
    },
    signIn: async ({ email, password }) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return await user.getIdToken();
    },
    sendVerification: async () => {
      if (auth.currentUser === null) throw new Error('There is no account at hand to verify.');
      await sendEmailVerification(auth.currentUser);
    },
    sendReset: (email) => sendPasswordResetEmail(auth, email),
    confirmReset: (oobCode, password) => confirmPasswordReset(auth, oobCode, password),
    applyCode: (oobCode) => applyActionCode(auth, oobCode),
    signOut: () => signOut(auth),
  };
}
