import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DeriveKey } from '../../secrets/app-secret.ts';
import type { AlertKey } from './price-alert-store.ts';

const PURPOSE = 'price mail links';
/** 128 bits: half of the hash, as RFC 2104, 5, allows. */
const SEAL_BYTES = 16;
const USER_BYTES = 16;

const signatureOf = (deriveKey: DeriveKey, said: Uint8Array) =>
  createHmac('sha256', deriveKey(PURPOSE)).update(said).digest().subarray(0, SEAL_BYTES);

const toUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A signed token for the unsubscribe link of an alert; valid as long as the app's secret. */
export function signMailToken(deriveKey: DeriveKey, { userId, itemId }: AlertKey): string {
  const said = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from(itemId)]);
  return Buffer.concat([signatureOf(deriveKey, said), said]).toString('base64url');
}

/** Null for a token that is not ours or was changed. */
export function readMailToken(deriveKey: DeriveKey, token: string): AlertKey | null {
  const bytes = Buffer.from(token, 'base64url');
  const said = bytes.subarray(SEAL_BYTES);
  if (said.length <= USER_BYTES) return null;
  if (!timingSafeEqual(bytes.subarray(0, SEAL_BYTES), signatureOf(deriveKey, said))) return null;
  return {
    userId: toUuid(said.subarray(0, USER_BYTES).toString('hex')),
    itemId: said.subarray(USER_BYTES).toString(),
  };
}
