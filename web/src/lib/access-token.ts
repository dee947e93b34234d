import { ACCESS_TOKEN_REFRESH_MARGIN_S } from '@modiste/contract/limits';
import { isNumber, isObject } from './guards.ts';

/** An access token with the moment it expires, by the clock of this device. */
export interface AccessToken {
  text: string;
  expiresAtMs: number;
}

/** Kept in memory only: what is on the disk can be read by whoever gets at the disk. */
let kept: AccessToken | null = null;

export const readAccessToken = (): AccessToken | null => kept;

export const keepAccessToken = (token: AccessToken): void => {
  kept = token;
};

export const clearAccessToken = (): void => {
  kept = null;
};

function readClaims(text: string): unknown {
  const payload = text.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

const hasExpiry = isObject({ exp: isNumber });
const hasIssueTime = isObject({ iat: isNumber });

/**
 * Reads a token that has just been issued (a JWT, RFC 7519). Its life is counted from now, so that
 * a device whose clock is wrong does not take every token for an expired one. One whose expiry
 * cannot be read counts as expired.
 */
export function readIssued(text: string): AccessToken {
  const claims = readClaims(text);
  const expiresAtS = hasExpiry(claims) ? claims.exp : 0;
  const nowMs = Date.now();
  const issuedAtMs = hasIssueTime(claims) ? claims.iat * 1000 : nowMs;
  return { text, expiresAtMs: nowMs + expiresAtS * 1000 - issuedAtMs };
}

/** Whether a token may still be sent, or is too close to its end. */
export const isFresh = (token: AccessToken): boolean =>
  token.expiresAtMs - Date.now() > ACCESS_TOKEN_REFRESH_MARGIN_S * 1000;
