import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random token that nobody can guess: a refresh token, or the code of a mailed link. */
export const makeSecretToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored form of a token: 256 random bits need neither a salt nor a slow hash. */
export const hashSecretToken = (token: string): Buffer => hash('sha256', token, 'buffer');
