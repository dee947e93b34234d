import { ApiError } from '../errors/api-error.ts';
import { readAccessToken } from './access-token.ts';
import type { Member } from './member.ts';
import { isSessionLive } from './session-store.ts';
import type { SessionDeps } from './start-session.ts';

/**
 * Finds who asks from the `authorization` header: null without one.
 * @throws ApiError `authentication_required` for a token that is not valid or whose session ended.
 */
export type Authenticate = (authorization: string | undefined) => Promise<Member | null>;

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Finds who asks. The session is looked up each time, so that signing out elsewhere takes effect
 * at once and not when the token expires.
 */
export const authenticateBy =
  (deps: SessionDeps): Authenticate =>
  async (authorization) => {
    if (authorization === undefined) return null;
    const token = BEARER.exec(authorization)?.[1];
    const member = token === undefined ? null : await readAccessToken(deps.deriveKey, token);
    if (member === null || !(await isSessionLive(deps.database, member))) {
      throw new ApiError('authentication_required');
    }
    return member;
  };
