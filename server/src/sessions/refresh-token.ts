import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token that says nothing and that nobody can guess. */
export const makeRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a token: 256 random bits need no slow hash. */
export const hashRefreshToken = (token: string): Buffer =>
  createHash('sha256').update(token).digest();
