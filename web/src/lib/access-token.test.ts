import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFresh, readIssued } from './access-token.ts';

const NOW_S = 1_800_000_000;

const tokenWith = (claims: object) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_S * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an access token', () => {
  it('expires when it says so', () => {
    const token = readIssued(tokenWith({ sub: 'é?>', exp: NOW_S + 900 }));
    expect(token.expiresAtMs).toBe((NOW_S + 900) * 1000);
  });

  it('lives its whole life on a device whose clock is an hour ahead', () => {
    const issuedAtS = NOW_S - 3600;
    const token = readIssued(tokenWith({ iat: issuedAtS, exp: issuedAtS + 900 }));
    expect(isFresh(token)).toBe(true);
    vi.setSystemTime((NOW_S + 900) * 1000);
    expect(isFresh(token)).toBe(false);
  });

  it('counts as expired when it cannot be read', () => {
    for (const text of ['', 'opaque', 'a.b.c', tokenWith({ exp: 'soon' })]) {
      expect(isFresh(readIssued(text))).toBe(false);
    }
  });
});
