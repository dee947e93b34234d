import type { Database } from '../db/open-database.ts';
import type { DeriveKey } from '../secrets/app-secret.ts';
import { signAccessToken } from './access-token.ts';
import { insertRefreshToken } from './refresh-token-store.ts';
import { hashSecretToken, makeSecretToken } from './secret-token.ts';
import { insertSession, type NewSession } from './session-store.ts';

/** What sessions are kept in and signed with. */
export interface SessionDeps {
  database: Database;
  deriveKey: DeriveKey;
}

interface RefreshToken {
  token: string;
  lifeS: number;
}

export interface SessionTokens {
  accessToken: string;
  refresh: RefreshToken;
}

/** Begins a session of a person on a device. */
export async function startSession(
  deps: SessionDeps,
  begun: NewSession & { email: string },
): Promise<SessionTokens> {
  const token = makeSecretToken();
  const { sessionId, lifeS } = await deps.database.transaction().execute(async (transaction) => {
    const id = await insertSession(transaction, begun);
    const hash = hashSecretToken(token);
    return { sessionId: id, lifeS: await insertRefreshToken(transaction, { hash, sessionId: id }) };
  });
  const { userId, email, provider } = begun;
  const accessToken = await signAccessToken(deps.deriveKey, { userId, sessionId, email, provider });
  return { accessToken, refresh: { token, lifeS } };
}
