import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher();

describe('a password', () => {
  it('is kept as argon2id with 46 MiB, and never the same way twice', async () => {
    const [one, other] = [await hasher.hash('correct horse'), await hasher.hash('correct horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(one).not.toBe(other);
    expect(await hasher.verify('correct horse', other)).toBe(true);
    expect(await hasher.verify('Correct horse', other)).toBe(false);
  });

  it('is the same however a keyboard spells its characters', async () => {
    const composed = await hasher.hash('caf\u00e9 ol\u00e9');
    expect(await hasher.verify('cafe\u0301 ole\u0301', composed)).toBe(true);
  });

  it('opens nothing where there is no account', async () => {
    expect(await hasher.verify('correct horse', null)).toBe(false);
  });

  it('is outdated when it was kept at another cost', async () => {
    expect(hasher.isOutdated(await hasher.hash('correct horse'))).toBe(false);
    const cheap = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$aGFzaGhhc2hoYXNoaGFzaA';
    expect(hasher.isOutdated(cheap)).toBe(true);
  });
});
