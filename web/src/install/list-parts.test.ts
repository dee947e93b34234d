import { describe, expect, it } from 'vitest';
import { listParts } from './list-parts.ts';

const chunk = (fileName: string, given: Partial<Parameters<typeof listParts>[0][number]> = {}) => ({
  fileName,
  name: '',
  source: null,
  imports: [],
  css: [],
  ...given,
});

const BUILT = [
  chunk('assets/index-1.js', {
    source: '/home/me/web/index.html',
    imports: ['assets/shared-1.js'],
    css: ['assets/index-1.css'],
  }),
  chunk('assets/shared-1.js'),
  chunk('assets/member-pages-1.js', {
    source: '/home/me/web/src/app/member-pages.tsx',
    imports: ['assets/index-1.js', 'assets/grid-1.js'],
  }),
  chunk('assets/grid-1.js', { css: ['assets/grid-1.css'] }),
  chunk('assets/start-1.js', { name: 'start', css: ['assets/start-1.css'] }),
  chunk('assets/search-page-1.js', { source: '/home/me/web/src/app/main/search-page.tsx' }),
  chunk('assets/offline-page-1.js', { source: '/home/me/web/src/app/offline/offline-page.tsx' }),
  chunk('assets/account-panel-1.js', {
    source: '/home/me/web/src/features/account/account-panel.tsx',
    imports: ['assets/shared-1.js'],
  }),
  chunk('assets/item-viewer-1.js', {
    source: '/home/me/web/src/features/item-viewer/item-viewer.tsx',
  }),
  chunk('assets/wishlist-content-1.js', {
    source: '/home/me/web/src/app/main/wishlist-content.tsx',
  }),
  chunk('assets/price-alert-1.js', {
    source: '/home/me/web/src/features/price-alert/price-alert.tsx',
  }),
  chunk('assets/firebase-identity-1.js', { source: '/home/me/web/src/lib/identity/f.ts' }),
];
const ASSETS = [
  'assets/legal-1.css',
  'assets/inter-latin-wght-normal-1.woff2',
  'assets/inter-greek-wght-normal-1.woff2',
  'assets/fraunces-latin-opsz-normal-1.woff2',
  'assets/fraunces-latin-ext-opsz-normal-1.woff2',
];

describe('what of a build is kept on the device', () => {
  it('is at once what the first screen of a member needs, with its letters', () => {
    expect(listParts(BUILT, ASSETS).needed).toEqual([
      'assets/fraunces-latin-opsz-normal-1.woff2',
      'assets/grid-1.css',
      'assets/grid-1.js',
      'assets/index-1.css',
      'assets/index-1.js',
      'assets/inter-latin-wght-normal-1.woff2',
      'assets/item-viewer-1.js',
      'assets/member-pages-1.js',
      'assets/offline-page-1.js',
      'assets/price-alert-1.js',
      'assets/search-page-1.js',
      'assets/shared-1.js',
      'assets/start-1.css',
      'assets/start-1.js',
      'assets/wishlist-content-1.js',
    ]);
  });

  it('is later the rest, but for what only some shops need', () => {
    expect(listParts(BUILT, ASSETS).later).toEqual([
      'assets/account-panel-1.js',
      'assets/legal-1.css',
    ]);
  });

  it('is never built without a part that the first screen needs', () => {
    const others = BUILT.filter(({ fileName }) => !fileName.includes('wishlist'));
    expect(() => listParts(others, ASSETS)).toThrow('app/main/wishlist-content.tsx');
  });
});
