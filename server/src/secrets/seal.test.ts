import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const sealing = { key: randomBytes(32), context: 'a drawer' };
const TEXT = 'a private key';

describe('a sealed text', () => {
  it('opens with its key in its place', () => {
    expect(unseal(seal(TEXT, sealing), sealing)).toBe(TEXT);
  });

  it('shows nothing of itself and is never sealed alike', () => {
    const [one, other] = [seal(TEXT, sealing), seal(TEXT, sealing)];
    expect(one.includes('private')).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  it('opens with no other key, in no other context and not when it was changed', () => {
    const sealed = seal(TEXT, sealing);
    expect(() => unseal(sealed, { ...sealing, key: randomBytes(32) })).toThrow();
    expect(() => unseal(sealed, { ...sealing, context: 'another' })).toThrow();
    const last = sealed.length - 1;
    sealed.writeUInt8(sealed.readUInt8(last) ^ 1, last);
    expect(() => unseal(sealed, sealing)).toThrow();
  });
});
