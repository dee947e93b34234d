import { type SessionTokens, startSession } from '../../sessions/start-session.ts';
import type { TestApp } from '../app/open-test-app.ts';
import { makeMember } from './make-member.ts';

/** The tokens of a new session, of a new person unless one is given. */
export async function beginSession(
  { deps }: TestApp,
  given: { of?: { userId: string; email: string }; device?: string } = {},
): Promise<SessionTokens> {
  const { of = await makeMember({ deps }), device = 'Chrome on Android' } = given;
  const { userId, email } = of;
  return startSession(deps, { userId, email, provider: 'password', clientType: 'web', device });
}
