import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askGoogleForCode, passGoogleAnswer } from './google-code.ts';

const GOOGLE = {
  client_id: 'client-1',
  authorization_url: 'https://accounts.google.example/auth?hl=en',
};
const REDIRECT = `${location.origin}/auth/google/callback`;

let popup: { closed: boolean };
let opened: URL | null;

beforeEach(() => {
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
    const code = askGoogleForCode(GOOGLE);
    expect(opened?.href).toMatch(/^https:\/\/accounts\.google\.example\/auth\?hl=en&/);
    expect(asked('client_id')).toBe('client-1');
    expect(asked('redirect_uri')).toBe(REDIRECT);
    expect(asked('response_type')).toBe('code');
    expect(asked('scope')).toBe('openid email profile');
    expect(asked('state')).toMatch(/^[\da-f]{48}$/);
    answer({ code: 'c1', state: asked('state') });
    expect(await code).toEqual({ token: 'c1', redirect_uri: REDIRECT });
  });

  it('takes no answer to what it did not ask', async () => {
    const code = askGoogleForCode(GOOGLE);
    answer({ code: 'foreign', state: 'guessed' });
    answer({ code: 'c1', state: asked('state') });
    expect((await code).token).toBe('c1');
  });

  it('fails when the person denies', async () => {
    const code = askGoogleForCode(GOOGLE);
    answer({ error: 'access_denied', state: asked('state') });
    await expect(code).rejects.toThrow('denied');
  });

  it('fails when the popup is closed', async () => {
    const code = askGoogleForCode(GOOGLE);
    popup.closed = true;
    vi.advanceTimersByTime(2000);
    await expect(code).rejects.toThrow('closed');
  });

  it('fails when the popup is blocked', async () => {
    vi.stubGlobal('open', () => null);
    await expect(askGoogleForCode(GOOGLE)).rejects.toThrow('blocked');
  });
});
