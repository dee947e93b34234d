import { answerPage } from './answer-page.ts';
import { answerPicture, tidyPictures } from './answer-picture.ts';
import { cachesToDrop } from './cache-names.ts';
import { answerPart, keepRest, keepShell, readLegalPage, readShell } from './keep-shell.ts';
import type { MadeList } from './made-list.ts';
import { sortRequest } from './sort-request.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const MADE: MadeList;

const made = MADE;

async function dropOldCaches(): Promise<void> {
  const names = cachesToDrop(await caches.keys(), made.version);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function askForPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse;
  return preloaded instanceof Response ? preloaded : await fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell(made).then(() => self.skipWaiting()));
});

/** Answers every tab from now on, and tells each what a page of this build starts with. */
async function takeOver(): Promise<void> {
  // Not every browser has it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ entry: made.entry });
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), tidyPictures(), takeOver()]));
});

/** The page has come to rest: there is time for the parts that nobody has asked for yet. */
self.addEventListener('message', (event) => {
  event.waitUntil(keepRest(made));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = sortRequest(request, self.location.origin);
  const ask = () => askForPage(event);
  if (kind === 'page') event.respondWith(answerPage({ ask, readKept: () => readShell(made) }));
  if (kind === 'legal page') {
    event.respondWith(answerPage({ ask, readKept: () => readLegalPage(request, made) }));
  }
  if (kind === 'part') event.respondWith(answerPart(request, made));
  if (kind === 'picture') {
    event.respondWith(answerPicture(request, (work) => event.waitUntil(work)));
  }
});
