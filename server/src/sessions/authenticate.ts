import type { Deps } from '../composition/open-deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { readAccessToken } from './access-token.ts';
import type { Authenticate } from './member.ts';
import { isSessionLive } from './session-store.ts';

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Finds who asks. The session is looked up each time, so that signing out elsewhere takes effect
 * at once and not when the token expires.
 */
export const authenticateBy =
  (deps: Pick<Deps, 'database' | 'deriveKey'>): Authenticate =>
  async (authorization) => {
    if (authorization === undefined) return null;
    const token = BEARER.exec(authorization)?.[1];
    const member = token === undefined ? null : await readAccessToken(deps.deriveKey, token);
    if (member === null || !(await isSessionLive(deps.database, member))) {
      throw new ApiError('authentication_required');
    }
    return member;
  };
