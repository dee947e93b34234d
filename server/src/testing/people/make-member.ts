import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps/deps.ts';
import { signAccessToken } from '../../sessions/access-token.ts';
import type { Member } from '../../sessions/member.ts';
import { insertSession } from '../../sessions/session-store.ts';

export interface TestMember extends Member {
  /** Makes a request that person's. */
  headers: { authorization: string };
}

/** A person of a test's own, signed in. */
export async function makeMember(test: {
  deps: Pick<Deps, 'database' | 'deriveKey'>;
}): Promise<TestMember> {
  const { database, deriveKey } = test.deps;
  const email = `${randomBytes(6).toString('hex')}@shopper.example`;
  const { id: userId } = await database
    .insertInto('users')
    .values({ email, name: null, onboarded: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = { userId, provider: 'password', clientType: 'web', device: 'A test' };
  const sessionId = await insertSession(database, session);
  const member = { userId, sessionId, email, provider: 'password' };
  const token = await signAccessToken(deriveKey, member);
  return { ...member, headers: { authorization: `Bearer ${token}` } };
}
