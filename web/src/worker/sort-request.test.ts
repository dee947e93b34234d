import { fillPath, PAGES, PATHS } from '@modiste/contract/paths';
import { describe, expect, it } from 'vitest';
import { LEGAL_DOCUMENTS } from '../legal/legal-documents.ts';
import { sortRequest } from './sort-request.ts';

const ORIGIN = 'https://modiste.example';
const sort = (path: string, given: Partial<Request> = {}) =>
  sortRequest({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...given }, ORIGIN);
const navigate = (path: string) => sort(path, { mode: 'navigate' });

describe('the worker', () => {
  it.each(['/', '/?tab=wishlist', '/?item=a1', '/onboarding'])('has the page %s', (path) => {
    expect(navigate(path)).toBe('page');
  });

  it.each(LEGAL_DOCUMENTS.map(({ path }) => path))('has the legal page %s', (path) => {
    expect(navigate(path)).toBe('legal page');
    expect(sort(path)).toBe('none of ours');
  });

  it.each([
    '/docs',
    '/dev/mailbox',
    '/auth/google/callback?code=c',
    '/verify-email?oobCode=c',
    '/price-mails/t',
    '/shop/dress-1',
    '/sitemap.xml',
    '/nowhere',
  ])('leaves the page %s to the server', (path) => {
    expect(navigate(path)).toBe('none of ours');
  });

  it.each(Object.entries(PATHS))('never touches the call %s', (_name, { path }) => {
    expect(sort(fillPath(path, { id: 'a1' }))).toBe('none of ours');
    expect(navigate(fillPath(path, { id: 'a1' }))).toBe('none of ours');
  });

  it('has the parts of the app and the pictures of items', () => {
    expect(sort('/assets/index-4f2a.js')).toBe('part');
    expect(sort(`${fillPath(PAGES.itemPicture, { name: 'a.webp' })}?w=480`)).toBe('picture');
    expect(sort(`${fillPath(PAGES.demoShopPicture, { name: 'a-1.webp' })}?w=480`)).toBe('picture');
  });

  it.each(['/sw.js', '/manifest.webmanifest', '/icon-192.png', '/openapi.json'])(
    'leaves %s to the browser',
    (path) => expect(sort(path)).toBe('none of ours'),
  );

  it('leaves writes and other sites alone', () => {
    expect(sort('/assets/index.js', { method: 'POST' })).toBe('none of ours');
    expect(sort('https://elsewhere.example/assets/a.js')).toBe('none of ours');
    expect(sort('https://elsewhere.example/', { mode: 'navigate' })).toBe('none of ours');
  });
});
