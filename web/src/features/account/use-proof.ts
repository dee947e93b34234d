import { useQuery } from '@tanstack/react-query';
import { loginOptionsQuery, sessionsQuery } from './api.ts';

/**
 * How somebody proves to be the person: by a password that this server keeps, by one that Firebase
 * keeps, or, where there is none, by having signed in a moment ago.
 */
export type Proof = 'password' | 'firebase' | 'recent-sign-in';

/** What a session says that was begun with a password. */
const PASSWORD_PROVIDER = 'password';

export function useProof(): Proof {
  const { data: sessions = [] } = useQuery(sessionsQuery);
  const { data: options } = useQuery(loginOptionsQuery);
  const here = sessions.find(({ current }) => current);
  if (here?.provider !== PASSWORD_PROVIDER) return 'recent-sign-in';
  return options?.identity.kind === 'firebase' ? 'firebase' : 'password';
}
