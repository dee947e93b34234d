import type { Database } from '../../db/open-database.ts';
import { findAccount } from '../../identity/account-store.ts';
import { type IdTokenClaims, readIdToken } from '../../identity/id-token.ts';
import { IdentityError, type IdentityVerifier } from './identity-verifier.ts';

/** Whether the account is still enabled and has the same password as when the token was issued. */
async function isStillValid(database: Database, claims: IdTokenClaims): Promise<boolean> {
  // An unverified address opens nothing, whether there is an account behind it or not.
  if (!claims.email_verified) return true;
  const account = await findAccount(database, claims.sub);
  if (!account || account.disabled_at !== null) return false;
  return claims.auth_time >= Math.floor(account.password_changed_at.getTime() / 1000);
}

/** Verifies the identity tokens that this server itself makes. */
export const createBuiltInVerifier = (database: Database): IdentityVerifier => ({
  verify: async (token) => {
    const claims = await readIdToken({ database }, token);
    if (claims === null) throw new IdentityError('refused', 'the token is not valid');
    if (!(await isStillValid(database, claims))) {
      throw new IdentityError('refused', 'the account is gone, disabled or has a new password');
    }
    return {
      provider: 'password',
      subject: claims.sub,
      email: claims.email,
      isEmailVerified: claims.email_verified,
      name: null,
      signedInAt: new Date(claims.auth_time * 1000),
    };
  },
});
