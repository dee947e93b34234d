import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 32;

export const makeCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** What is kept of a code: with so much chance in it, it needs no salt and no slow hash. */
export const hashCode = (oobCode: string): Buffer => createHash('sha256').update(oobCode).digest();
