import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 32;

export const makeCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** The stored form of a code: 256 random bits need neither a salt nor a slow hash. */
export const hashCode = (oobCode: string): Buffer => createHash('sha256').update(oobCode).digest();
