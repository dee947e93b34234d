import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import { z } from 'zod';
import type { Database } from '../db/open-database.ts';
import type { Log } from '../log/logger.ts';
import type { DeriveKey } from '../secrets/app-secret.ts';
import { seal, unseal } from '../secrets/seal.ts';
import {
  findPublishedKeys,
  findSigningKey,
  type IdentityKey,
  insertKey,
} from './identity-key-store.ts';

export const KEY_ALGORITHM = 'ES256';

/** What the signing keys are kept in and sealed with. */
export interface IdentityKeyDeps {
  database: Database;
  deriveKey: DeriveKey;
  log: Log;
}

const jwkSchema = z.looseObject({ kty: z.string() });

const sealing = (deps: IdentityKeyDeps, kid: string) => ({
  key: deps.deriveKey('identity keys'),
  context: kid,
});

async function makeKey(deps: IdentityKeyDeps): Promise<IdentityKey> {
  const pair = await generateKeyPair(KEY_ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateText = JSON.stringify(await exportJWK(pair.privateKey));
  return {
    kid,
    public_jwk: { ...publicJwk, kid, alg: KEY_ALGORITHM, use: 'sig' },
    sealed_private_jwk: seal(privateText, sealing(deps, kid)),
  };
}

async function open(deps: IdentityKeyDeps, known: IdentityKey) {
  const text = unseal(known.sealed_private_jwk, sealing(deps, known.kid));
  const key = await importJWK(jwkSchema.parse(JSON.parse(text)), KEY_ALGORITHM);
  return { kid: known.kid, key };
}

async function rotate(deps: IdentityKeyDeps, unusableKid: string | null) {
  return open(deps, await insertKey(deps.database, { made: await makeKey(deps), unusableKid }));
}

/** The key that signs today. A key that another secret sealed is replaced. */
export async function signingKey(deps: IdentityKeyDeps) {
  const known = await findSigningKey(deps.database);
  if (!known) return rotate(deps, null);
  try {
    return await open(deps, known);
  } catch (error) {
    deps.log.warn(
      { err: error },
      'signing key of identity tokens not decrypted, creating a new one',
    );
    return rotate(deps, known.kid);
  }
}

/** The public halves of the keys, as a JSON Web Key Set (RFC 7517). */
export async function publicKeys({ database }: Pick<IdentityKeyDeps, 'database'>) {
  const keys = await findPublishedKeys(database);
  return { keys: keys.map(({ public_jwk }) => jwkSchema.parse(public_jwk)) };
}
