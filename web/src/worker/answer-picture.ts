import { PICTURE_CACHE, PICTURE_CACHES } from '../lib/picture-caches.ts';
import { PICTURE_BYTES_MAX, picturesToDrop } from './pictures-to-drop.ts';

/** How many pictures come in between two looks at whether they are too many. */
const TIDY_EVERY = 20;

const bytesOf = (answer: Response): number => Number(answer.headers.get('content-length') ?? 0);

/** Lets go of the oldest pictures where there are too many. */
export async function tidyPictures(): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  const requests = await cache.keys();
  const kept = await Promise.all(
    requests.map(async (request) => {
      const answer = await cache.match(request);
      return { url: request.url, bytes: answer === undefined ? 0 : bytesOf(answer) };
    }),
  );
  await Promise.all(picturesToDrop(kept).map((url) => cache.delete(url)));
}

let broughtIn = 0;

async function keepPicture(cache: Cache, request: Request, answer: Response): Promise<void> {
  const bytes = bytesOf(answer);
  if (!answer.ok || bytes === 0 || bytes > PICTURE_BYTES_MAX) return;
  await cache.put(request, answer);
  broughtIn += 1;
  if (broughtIn % TIDY_EVERY === 0) await tidyPictures();
}

async function findPicture(request: Request, options: CacheQueryOptions = {}) {
  for (const cacheName of PICTURE_CACHES) {
    const kept = await caches.match(request, { ...options, ignoreVary: true, cacheName });
    if (kept !== undefined) return kept;
  }
  return undefined;
}

/** A picture in the width that is asked for; without a network in any width that is kept. */
export async function answerPicture(
  request: Request,
  keep: (work: Promise<void>) => void,
): Promise<Response> {
  const kept = await findPicture(request);
  if (kept !== undefined) return kept;
  // Opened before it is asked for: what then arrives after a logout goes where nobody looks.
  const cache = await caches.open(PICTURE_CACHE);
  try {
    const answer = await fetch(request);
    keep(keepPicture(cache, request, answer.clone()));
    return answer;
  } catch (cause) {
    const other = await findPicture(request, { ignoreSearch: true });
    if (other === undefined) throw cause;
    return other;
  }
}
