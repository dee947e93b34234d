import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askGoogleForCode,
  type GoogleProof,
  makeGoogleProof,
  passGoogleAnswer,
  prepareGoogle,
} from './google-code.ts';

const GOOGLE = {
  client_id: 'client-1',
  authorization_url: 'https://accounts.google.example/auth?hl=en',
};
const REDIRECT = `${location.origin}/auth/google/callback`;

let proof: GoogleProof;
let popup: { closed: boolean };
let opened: URL | null;

beforeEach(async () => {
  proof = await makeGoogleProof();
  popup = { closed: false };
  opened = null;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('open', (address: string) => {
    opened = new URL(address);
    return popup;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = (name: string) => opened?.searchParams.get(name) ?? '';
const answer = (params: Record<string, string>) =>
  passGoogleAnswer(`?${new URLSearchParams(params)}`);

describe('asking Google for a code', () => {
  it('opens the code flow with what it needs', async () => {
    const code = askGoogleForCode(GOOGLE, proof);
    expect(opened?.href).toMatch(/^https:\/\/accounts\.google\.example\/auth\?hl=en&/);
    expect(asked('client_id')).toBe('client-1');
    expect(asked('redirect_uri')).toBe(REDIRECT);
    expect(asked('response_type')).toBe('code');
    expect(asked('scope')).toBe('openid email profile');
    expect(asked('state')).toMatch(/^[\w-]{43}$/);
    expect(asked('nonce')).toMatch(/^[\w-]{43}$/);
    expect(asked('code_challenge_method')).toBe('S256');
    answer({ code: 'c1', state: asked('state') });
    const { nonce, code_verifier = '', ...rest } = await code;
    expect(rest).toEqual({ token: 'c1', redirect_uri: REDIRECT });
    expect(nonce).toBe(asked('nonce'));
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code_verifier));
    expect(atob(asked('code_challenge').replaceAll('-', '+').replaceAll('_', '/'))).toBe(
      String.fromCharCode(...new Uint8Array(hash)),
    );
    expect(opened?.href).not.toContain(code_verifier);
  });

  it('takes no answer to what it did not ask', async () => {
    const code = askGoogleForCode(GOOGLE, proof);
    answer({ code: 'foreign', state: 'guessed' });
    answer({ code: 'c1', state: asked('state') });
    expect((await code).token).toBe('c1');
  });

  it('is never done twice with the same secrets', async () => {
    const ask = await prepareGoogle(GOOGLE);
    const seen = [];
    for (let at = 0; at < 3; at++) {
      const code = ask();
      seen.push(asked('state'), asked('nonce'), asked('code_challenge'));
      answer({ code: 'c1', state: asked('state') });
      const { code_verifier } = await code;
      seen.push(code_verifier);
    }
    expect(new Set(seen).size).toBe(12);
  });

  it('goes without a challenge where the page has no cryptography', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const code = askGoogleForCode(GOOGLE, await makeGoogleProof());
    expect(opened?.searchParams.has('code_challenge')).toBe(false);
    answer({ code: 'c1', state: asked('state') });
    expect(await code).toEqual({ token: 'c1', redirect_uri: REDIRECT, nonce: asked('nonce') });
  });

  it('fails when the person denies', async () => {
    const code = askGoogleForCode(GOOGLE, proof);
    answer({ error: 'access_denied', state: asked('state') });
    await expect(code).rejects.toThrow('denied');
  });

  it('fails when the popup is closed', async () => {
    const code = askGoogleForCode(GOOGLE, proof);
    popup.closed = true;
    vi.advanceTimersByTime(2000);
    await expect(code).rejects.toThrow('closed');
  });

  it('fails when the popup is blocked', async () => {
    vi.stubGlobal('open', () => null);
    await expect(askGoogleForCode(GOOGLE, proof)).rejects.toThrow('blocked');
  });
});
