import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pretendCaches } from '../testing/pretend-caches.ts';
import { shellCache } from './cache-names.ts';
import { answerPart, keepRest, keepShell, readLegalPage, readShell } from './keep-shell.ts';

const MADE = {
  version: 'v2',
  entry: '/assets/index-2.js',
  needed: ['/assets/index-2.js', '/assets/pages-2.js'],
  later: ['/assets/panel-2.js'],
  legalPages: ['/terms'],
};
const PAGE = '<script type="module" src="/assets/index-2.js"></script>';

let named = pretendCaches();
let fetched: string[] = [];
let pages: string[] = [];
const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, location.href).pathname;
const kept = (version = 'v2') =>
  [...(named.get(shellCache(version))?.held.keys() ?? [])].map((url) => new URL(url).pathname);
const part = (path: string) => new Request(new URL(path, location.href));

beforeEach(() => {
  named = pretendCaches();
  fetched = [];
  pages = [PAGE];
  vi.stubGlobal('fetch', async (request: RequestInfo | URL) => {
    const path = pathOf(request);
    fetched.push(path);
    if (path === '/') return new Response(pages.shift() ?? '', { status: 200 });
    if (path.includes('gone')) return new Response('', { status: 404 });
    return new Response(`the text of ${path}`);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the app on the device', () => {
  it('is its page with the parts that it needs, and a moment later all of them', async () => {
    await keepShell(MADE);
    expect(kept().toSorted()).toEqual(['/', '/assets/index-2.js', '/assets/pages-2.js']);
    expect(await (await readShell(MADE))?.text()).toBe(PAGE);
    await keepRest(MADE);
    await keepRest(MADE);
    expect(kept()).toContain('/assets/panel-2.js');
    expect(fetched.filter((path) => path === '/assets/panel-2.js')).toHaveLength(1);
  });

  it('is not kept with the page of another build', async () => {
    pages = [PAGE.replace('index-2', 'index-3')];
    await expect(keepShell(MADE)).rejects.toThrow('not that of build v2');
    expect(await readShell(MADE)).toBeUndefined();
  });

  it('is not kept in half: without a part there is no page', async () => {
    const made = { ...MADE, needed: [...MADE.needed, '/assets/gone.js'] };
    await expect(keepShell(made)).rejects.toThrow();
    expect(await readShell(MADE)).toBeUndefined();
  });
});

describe('a legal page', () => {
  it('is kept with the rest of the app, and found at every address of it', async () => {
    expect(await readLegalPage(part('/terms'), MADE)).toBeUndefined();
    await keepRest(MADE);
    const page = await readLegalPage(part('/terms?from=item#affiliate-links'), MADE);
    expect(await page?.text()).toBe('the text of /terms');
  });

  it('is that of this build: one of an earlier build is never shown for it', async () => {
    const before = await caches.open(shellCache('v1'));
    await before.put('/terms', new Response('the older terms'));
    expect(await readLegalPage(part('/terms'), MADE)).toBeUndefined();
  });
});

describe('a part of the app', () => {
  it('comes from the build that the tab was opened with, for as long as it is kept', async () => {
    const before = await caches.open(shellCache('v1'));
    await before.put('/assets/panel-1.js', new Response('the older panel'));
    const answer = await answerPart(part('/assets/panel-1.js'), MADE);
    expect(await answer.text()).toBe('the older panel');
    expect(fetched).toEqual([]);
  });

  it('is fetched once and kept when it is not there yet', async () => {
    await answerPart(part('/assets/panel-2.js'), MADE);
    const answer = await answerPart(part('/assets/panel-2.js'), MADE);
    expect(await answer.text()).toBe('the text of /assets/panel-2.js');
    expect(fetched).toEqual(['/assets/panel-2.js']);
  });

  it('that the server no longer has is not kept', async () => {
    const answer = await answerPart(part('/assets/gone.js'), MADE);
    expect(answer.status).toBe(404);
    expect(kept()).toEqual([]);
  });
});
