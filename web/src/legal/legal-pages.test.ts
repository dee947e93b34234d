// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  AFFILIATE_HIGHLIGHT_MS,
  AGE_MIN,
  APPLICATION_KEPT_DAYS,
  ENGAGEMENT_KEPT_DAYS,
  PARENTAL_CONSENT_AGE,
  SESSION_IDLE_DAYS_MAX,
  SUPPORT_KEPT_DAYS,
} from '@modiste/contract/limits';
import { PAGES } from '@modiste/contract/paths';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_CACHES } from '../lib/picture-caches.ts';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';
import { LEGAL_ENTRIES, prerenderLegalPages } from './prerender-legal-pages.ts';

const WEB = path.resolve(import.meta.dirname, '../..');
const ADDRESSES = [PAGES.privacy, PAGES.terms, PAGES.cookies, PAGES.dataUsage];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'modiste-legal-'));
  await build({
    root: WEB,
    configFile: false,
    logLevel: 'silent',
    plugins: [prerenderLegalPages()],
    build: { outDir: folder, rolldownOptions: { input: LEGAL_ENTRIES } },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const readBuilt = (...place: string[]) => readFile(path.join(folder, ...place), 'utf8');
const readPage = (address: string) => readBuilt(`${address.slice(1)}.html`);
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the legal pages', () => {
  it('are the four of the specification', () => {
    expect(LEGAL_DOCUMENTS.map((each) => each.path)).toEqual(ADDRESSES);
  });

  it.each(LEGAL_DOCUMENTS)('$path is built as plain HTML', async ({ path: address, title }) => {
    const page = await readPage(address);
    const heading = title.replace('&', '&amp;');
    expect(page).toContain(`<title>${heading} · Modiste</title>`);
    expect(page).toContain(`<h1>${heading}</h1>`);
    expect(page).toContain('<time datetime="2025-09-02">2 September 2025</time>');
    expect(page).toMatch(/<meta name="description" content=".{60,160}">/);
    expect(page).not.toMatch(/<script|style=|\son\w+=/);
  });

  it.each(LEGAL_DOCUMENTS)('$path leads to the app and to the others', async (document) => {
    const page = await readPage(document.path);
    expect(page.match(/<a class="(wordmark|back)" href="\/">/g)).toHaveLength(2);
    for (const other of ADDRESSES) expect(page).toContain(`href="${other}"`);
    expect(page.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it.each(LEGAL_DOCUMENTS)('$path leads only to places that exist', async (document) => {
    const links = [...(await readPage(document.path)).matchAll(/href="(\/[\w-]*)?#([\w-]+)"/g)];
    expect(links.length).toBeGreaterThan(4);
    for (const [, address = document.path, id] of links) {
      expect(await readPage(address)).toContain(`id="${id}"`);
    }
  });

  it('take their numbers from the contract', async () => {
    const privacy = textOf(await readPage(PAGES.privacy));
    expect(privacy).toContain(`Records of visits ${ENGAGEMENT_KEPT_DAYS} days`);
    expect(privacy).toContain(`Support requests ${SUPPORT_KEPT_DAYS} days`);
    expect(privacy).toContain(`Applications and CVs ${APPLICATION_KEPT_DAYS} days`);
    expect(privacy).toContain(`children under ${AGE_MIN}`);
    const terms = textOf(await readPage(PAGES.terms));
    expect(terms).toContain(`at least ${AGE_MIN} years old`);
    expect(terms).toContain(`under ${PARENTAL_CONSENT_AGE}, you need the consent of a parent`);
    const cookies = textOf(await readPage(PAGES.cookies));
    expect(cookies).toContain(`${SESSION_IDLE_DAYS_MAX} days after its last use`);
  });

  it('point the affiliate links out for as long as the specification says', async () => {
    const [, id = ''] = PAGES.affiliateTerms.split('#');
    expect(await readPage(PAGES.terms)).toContain(`<section id="${id}"`);
    const assets = await readdir(path.join(folder, 'assets'));
    const css = await readBuilt('assets', assets.find((name) => name.endsWith('.css')) ?? '');
    expect(css).toMatch(new RegExp(`#${id}:target\\s*{[^}]*var\\(--affiliate-highlight\\)`));
    const [, seconds] = /--affiliate-highlight:\s*([\d.]+)s/.exec(css) ?? [];
    expect(Number(seconds) * 1000).toBe(AFFILIATE_HIGHLIGHT_MS);
  });

  it('name everything the app stores in the browser', async () => {
    const page = await readPage(PAGES.cookies);
    const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const storing = Object.values(sources).filter((text) =>
      /(?:writeStored|writeInTab|setItem)\(/.test(text),
    );
    const keys = storing.flatMap((text) =>
      [...text.matchAll(/const \w*KEY = '(?:modiste:)?([\w-]+)'/g)].map((match) => match[1]),
    );
    expect(keys).toEqual(expect.arrayContaining(['recent-items', 'scrolls', 'search-draft']));
    const stored = [...keys.map((key) => `modiste:${key}`), 'auth'];
    for (const key of [...stored, ...PICTURE_CACHES, 'modiste-shell-']) {
      expect(page).toContain(`<code>${key}</code>`);
    }
  });
});
