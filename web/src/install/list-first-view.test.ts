import { describe, expect, it } from 'vitest';
import { listFirstView } from './list-first-view.ts';

const PAGE = {
  fileName: 'assets/index-1.js',
  name: 'index',
  source: '/home/me/web/index.html',
  imports: ['assets/fetch-1.js'],
  css: [],
};
const BUILT = [
  PAGE,
  { fileName: 'assets/fetch-1.js', name: 'fetch', source: null, imports: [], css: [] },
  {
    fileName: 'assets/start-1.js',
    name: 'start',
    source: null,
    imports: ['assets/fetch-1.js'],
    css: ['assets/start-1.css'],
  },
  {
    fileName: 'assets/grid-1.js',
    name: 'grid',
    source: null,
    imports: [],
    css: ['assets/grid-1.css'],
  },
  {
    fileName: 'assets/shared-item-page-1.js',
    name: 'shared-item-page',
    source: '/home/me/web/src/app/shared-item/shared-item-page.tsx',
    imports: ['assets/start-1.js', 'assets/grid-1.js'],
    css: ['assets/shared-item-page-1.css'],
  },
  {
    fileName: 'assets/other-1.js',
    name: 'other',
    source: null,
    imports: [],
    css: ['assets/other-1.css'],
  },
];

describe('what the page of a shared item needs of a build', () => {
  it('is the styles beyond those of every page, in order, and every script', () => {
    expect(listFirstView(BUILT)).toEqual({
      entry: '/assets/index-1.js',
      styles: ['/assets/grid-1.css', '/assets/shared-item-page-1.css'],
      scripts: [
        '/assets/fetch-1.js',
        '/assets/start-1.js',
        '/assets/grid-1.js',
        '/assets/shared-item-page-1.js',
      ],
    });
  });

  it('is never listed without the page itself', () => {
    expect(() => listFirstView([PAGE])).toThrow('app/shared-item/shared-item-page.tsx');
  });
});
