import { call } from '../../lib/call.ts';
import { createLoginService } from '../../lib/identity/login-service.ts';
import type { Proof } from './use-proof.ts';

interface Erasure {
  proof: Proof;
  email: string;
  password: string;
}

async function readProof({ proof, email, password }: Erasure) {
  if (proof === 'recent-sign-in') return {};
  if (proof === 'password') return { password };
  const identity = await createLoginService().identity();
  return { token: await identity.signIn({ email, password }) };
}

/** Erases the account for good, once it is sure that it is the person who asks. */
export async function eraseAccount(erasure: Erasure): Promise<void> {
  await call('deleteAccount', { body: await readProof(erasure) });
}
