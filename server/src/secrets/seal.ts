import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** 96 bits, the length that NIST SP 800-38D, 8.2, advises. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Sealing {
  /** 32 bytes. */
  key: Uint8Array;
  /** What the text belongs to: sealed for one context it does not open in another. */
  context: string;
}

/** Encrypts a text so that only the key opens it and no change goes unseen (AES-256-GCM). */
export function seal(text: string, { key, context }: Sealing): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error when the key or the context is another, or the bytes were changed. */
export function unseal(bytes: Uint8Array, { key, context }: Sealing): string {
  const sealed = Buffer.from(bytes);
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
