import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../../public');

interface Manifest {
  id: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

const manifest: Manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));

/** The width and height that a PNG says it has (its IHDR chunk). */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(PUBLIC, file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the manifest', () => {
  it('makes the whole app installable', () => {
    const { id, start_url, scope, display } = manifest;
    expect({ id, start_url, scope, display }).toEqual({
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
  });

  it('has icons of the sizes it names, one of them to be cut to any shape', () => {
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
    expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    expect(drawn.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
    expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
  });

  it('leads straight to the search and to the wishlist', () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Search', '/'],
      ['Wishlist', '/?tab=wishlist'],
    ]);
  });
});
