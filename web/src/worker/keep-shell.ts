import { PAGES } from '@modiste/contract/paths';
import { shellCache } from './cache-names.ts';
import type { MadeList } from './made-list.ts';

/**
 * Keeps the page of this build and the parts that it needs at once.
 * @throws Error when the server already has another build, or not yet this one: what would be kept
 * would not fit together, and the browser tries again later.
 */
export async function keepShell({ version, entry, needed }: MadeList): Promise<void> {
  const cache = await caches.open(shellCache(version));
  const page = await fetch(PAGES.app, { cache: 'no-store', credentials: 'omit' });
  const html = await page.clone().text();
  if (!page.ok || !html.includes(entry)) {
    throw new Error(`The page of the server (${page.status}) is not that of build ${version}.`);
  }
  await cache.addAll([...needed]);
  await cache.put(PAGES.app, page);
}

/**
 * Keeps the rest, so that tabs of this build find every part of it after the next one is out, and
 * the legal pages open without a network.
 */
export async function keepRest({ version, later, legalPages }: MadeList): Promise<void> {
  const cache = await caches.open(shellCache(version));
  for (const part of [...later, ...legalPages]) {
    if ((await cache.match(part)) === undefined) await cache.add(part);
  }
}

export async function readShell({ version }: MadeList): Promise<Response | undefined> {
  const cache = await caches.open(shellCache(version));
  return await cache.match(PAGES.app, { ignoreVary: true });
}

export async function readLegalPage(
  request: Request,
  { version }: MadeList,
): Promise<Response | undefined> {
  const cache = await caches.open(shellCache(version));
  return await cache.match(new URL(request.url).pathname, { ignoreVary: true });
}

/** A part of this build, or of one before that a tab was opened with; fetched when it is not kept. */
export async function answerPart(request: Request, { version }: MadeList): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(shellCache(version));
    await cache.put(request, answer.clone());
  }
  return answer;
}
