import { describe, expect, it } from 'vitest';
import { contentHash, hexHash, shortHash } from './content-hash.ts';

describe('the hash of some content', () => {
  it('is SHA-256, shortened', () => {
    expect(hexHash('abc', 64)).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(hexHash(Buffer.from('abc'), 12)).toBe('ba7816bf8f01');
    expect(shortHash('abc')).toBe('ba7816bf');
  });

  it('changes with the content and can stand in a file name', () => {
    expect(contentHash('abc')).toMatch(/^[\w-]{22}$/);
    expect(contentHash('abd')).not.toBe(contentHash('abc'));
  });
});
