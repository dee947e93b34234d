import { describe, expect, it } from 'vitest';
import { PICTURE_CACHE, WISHLIST_PICTURE_CACHE } from '../lib/picture-caches.ts';
import { cachesToDrop, shellCache } from './cache-names.ts';

describe('a build that takes over', () => {
  it('keeps itself, the two before it and the pictures', () => {
    const names = [
      shellCache('first'),
      PICTURE_CACHE,
      shellCache('second'),
      WISHLIST_PICTURE_CACHE,
      shellCache('third'),
      shellCache('present'),
    ];
    expect(cachesToDrop(names, 'present')).toEqual([shellCache('first')]);
  });

  it('takes away what nobody knows any more', () => {
    expect(cachesToDrop(['some-older-scheme', shellCache('present')], 'present')).toEqual([
      'some-older-scheme',
    ]);
  });

  it('counts itself once, also where it had been there before', () => {
    const names = ['a', 'present', 'b', 'c'].map(shellCache);
    expect(cachesToDrop(names, 'present')).toEqual([shellCache('a')]);
  });
});
