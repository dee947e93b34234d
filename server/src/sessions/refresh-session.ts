import type { Log } from '../log/logger.ts';
import { signAccessToken } from './access-token.ts';
import type { Member } from './member.ts';
import { findTokenState, insertRefreshToken, markReplaced } from './refresh-token-store.ts';
import { hashSecretToken, makeSecretToken } from './secret-token.ts';
import { endSession, lockSessionOfToken, touchSession } from './session-store.ts';
import type { SessionDeps, SessionTokens } from './start-session.ts';

interface RefreshDeps extends SessionDeps {
  log: Log;
}

type Outcome = { member: Member; refresh: SessionTokens['refresh'] } | null;

/**
 * Exchanges a token for the next one while its session is locked: of several requests with one
 * token the first replaces it and the others, within the grace, are given siblings of the new one.
 */
function rotate({ database, log }: RefreshDeps, token: string): Promise<Outcome> {
  const hash = hashSecretToken(token);
  return database.transaction().execute(async (transaction) => {
    const member = await lockSessionOfToken(transaction, hash);
    const state = member && (await findTokenState(transaction, hash));
    if (!member || !state) return null;
    const { sessionId } = member;
    if (state.isReplaced && !state.isInGrace) {
      await endSession(transaction, member);
      log.warn({ session_id: sessionId }, 'replaced refresh token reused, session ended');
      return null;
    }
    if (state.isExpired) return null;
    if (!state.isReplaced) await markReplaced(transaction, hash);
    const next = makeSecretToken();
    const lifeS = await insertRefreshToken(transaction, {
      hash: hashSecretToken(next),
      sessionId,
    });
    await touchSession(transaction, sessionId);
    return { member, refresh: { token: next, lifeS } };
  });
}

/**
 * New tokens for a refresh token; null when it is not good any more. A token that had already been
 * replaced is in two hands, so the whole session ends (RFC 9700, section 4.14.2).
 */
export async function refreshSession(
  deps: RefreshDeps,
  token: string,
): Promise<SessionTokens | null> {
  const rotated = await rotate(deps, token);
  if (rotated === null) return null;
  const accessToken = await signAccessToken(deps.deriveKey, rotated.member);
  return { accessToken, refresh: rotated.refresh };
}
