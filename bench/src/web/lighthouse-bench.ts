/*
 * Promise: Lighthouse gives 100 for accessibility, best practices and SEO, at least 95 for performance
 * signed out and 90 signed in, and a layout shift of at most 0.02.
 *
 *     npm run bench -- lighthouse [--folder <data folder>] [--only website]
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_STORAGE_KEY, CLIENT_TYPE } from '@modiste/contract/limits';
import { PAGES, PATHS } from '@modiste/contract/paths';
import { DEMO_ACCOUNT } from '@modiste/server/features/demo-account/demo-account';
import { type SpawnedApp, spawnApp } from '../app/spawned-app.ts';
import { type OpenBrowser, openBrowser } from './open-browser.ts';
import { type LighthouseReport, runLighthouse } from './run-lighthouse.ts';

const WHOLE = 100;
const SIGNED_OUT_MIN = 95;
const SIGNED_IN_MIN = 90;
const LAYOUT_SHIFT_MAX = 0.02;

interface VisitedPage {
  name: string;
  address: string;
  isSignedIn: boolean;
}

/** The link of the first item in the sitemap. */
async function anyLink(address: string): Promise<string> {
  const part = PAGES.sitemapPart.replace(':part', '1');
  const links = await (await fetch(address + part)).text();
  const item = /<loc>[^<]*\?(item=[^<]*)<\/loc>/.exec(links)?.[1];
  if (item === undefined) throw new Error('The sitemap names no item.');
  return `${address}${PAGES.app}?${item}`;
}

/** What the login screen does, in the browser: the session's cookie and the cached login stay. */
const signInScript = () => `
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json', 'x-client-type': '${CLIENT_TYPE}' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(path + ' ' + answer.status);
    return answer.json();
  };
  const { id_token: token } = await post('${PATHS.signIn.path}', ${JSON.stringify(DEMO_ACCOUNT)});
  await post('${PATHS.firebaseLogin.path}', { token });
  const login = { value: { email: '${DEMO_ACCOUNT.email}' }, expiresAt: Date.now() + 3600000 };
  localStorage.setItem('${AUTH_STORAGE_KEY}', JSON.stringify(login));`;

function judge(
  { name, isSignedIn }: VisitedPage,
  { categories, audits }: LighthouseReport,
): boolean {
  const shift = audits['cumulative-layout-shift'].numericValue;
  const least = (value: number, min: number, what: string) => ({ what, value, kept: value >= min });
  const points = (score: number) => Math.round(score * WHOLE);
  const judged = [
    least(points(categories.accessibility.score), WHOLE, 'accessibility'),
    least(points(categories['best-practices'].score), WHOLE, 'best practices'),
    least(points(categories.seo.score), WHOLE, 'SEO'),
    least(
      points(categories.performance.score),
      isSignedIn ? SIGNED_IN_MIN : SIGNED_OUT_MIN,
      'mobile performance',
    ),
    { what: 'layout shift', value: Number(shift.toFixed(3)), kept: shift <= LAYOUT_SHIFT_MAX },
  ];
  for (const { what, value, kept } of judged) {
    console.log(`${kept ? 'ok      ' : 'NOT KEPT'} ${String(value).padStart(5)}  ${name}, ${what}`);
  }
  const paintMs = Math.round(audits['largest-contentful-paint'].numericValue);
  const blockedMs = Math.round(audits['total-blocking-time'].numericValue);
  console.log(`               ${name}: largest paint ${paintMs} ms, blocked ${blockedMs} ms`);
  return judged.every(({ kept }) => kept);
}

const WEBSITE = [
  { name: 'website, front page', path: PAGES.website },
  { name: 'website, pitch', path: `${PAGES.website}/pitch` },
  { name: 'website, features', path: `${PAGES.website}/features` },
  { name: 'website, vision', path: PAGES.vision },
];

/** @param only Part of the names of the pages to visit; null for all. */
async function visit(
  browser: OpenBrowser,
  { address }: SpawnedApp,
  only: string | null,
): Promise<boolean> {
  const start = address + PAGES.app;
  const pages: VisitedPage[] = [
    { name: 'login', address: start, isSignedIn: false },
    { name: 'shared item', address: await anyLink(address), isSignedIn: false },
    ...WEBSITE.map(({ name, path }) => ({ name, address: address + path, isSignedIn: false })),
    { name: 'search', address: start, isSignedIn: true },
    { name: 'home', address: `${start}?tab=home`, isSignedIn: true },
  ];
  let isAllKept = true;
  for (const page of pages.filter(({ name }) => name.includes(only ?? ''))) {
    if (page.isSignedIn) await browser.runAt(start, signInScript());
    const report = await runLighthouse({
      address: page.address,
      port: browser.port,
      keepsStorage: page.isSignedIn,
    });
    isAllKept = judge(page, report) && isAllKept;
  }
  return isAllKept;
}

/**
 * Has Lighthouse visit the login, a shared item, the pages of the public side, the search and Home of
 * the built app over the demo shop, and holds what it says against the design. Returns whether every promise was kept. Its times are
 * only worth something on a machine that does nothing else.
 */
export async function lighthouseBench(
  folder: string | null,
  only: string | null,
): Promise<boolean> {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'modiste-lighthouse-')));
  const app = await spawnApp(data);
  const browser = await openBrowser();
  try {
    return await visit(browser, app, only);
  } finally {
    await browser.close();
    await app.stop();
    if (folder === null) await rm(data, { recursive: true, force: true });
  }
}
