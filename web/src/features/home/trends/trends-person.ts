import { readLogin } from '../../../lib/login-cache.ts';
import { useSession } from '../../../lib/session.ts';

/** What the page of a person is cached under. */
export const trendsKey = (person: string) => ['trends', person] as const;

/** Whose page is shown, also where the server cannot be asked. */
export function usePerson(): string {
  const email = useSession(({ user }) => user?.email);
  return email ?? readLogin()?.email ?? '';
}
