import { vi } from 'vitest';

const urlOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, location.href).href;

/** A cache in memory; what is added is fetched. */
class PretendCache {
  readonly held = new Map<string, Response>();

  async match(request: RequestInfo | URL, { ignoreSearch = false } = {}) {
    const bare = (url: string) => (ignoreSearch ? url.replace(/\?.*/, '') : url);
    const wanted = bare(urlOf(request));
    const found = [...this.held].find(([url]) => bare(url) === wanted);
    return found?.[1].clone();
  }

  async add(request: RequestInfo | URL) {
    const answer = await fetch(request);
    if (!answer.ok) throw new TypeError('Request failed');
    this.held.set(urlOf(request), answer);
  }

  async addAll(requests: (RequestInfo | URL)[]) {
    await Promise.all(requests.map((request) => this.add(request)));
  }

  async put(request: RequestInfo | URL, answer: Response) {
    this.held.set(urlOf(request), answer);
  }

  async delete(request: RequestInfo | URL) {
    return this.held.delete(urlOf(request));
  }

  async keys() {
    return [...this.held.keys()].map((url) => new Request(url));
  }
}

/** jsdom keeps nothing for times without a network: makes it. Answers the caches by their names. */
export function pretendCaches(): Map<string, PretendCache> {
  const named = new Map<string, PretendCache>();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = named.get(name) ?? new PretendCache();
      named.set(name, cache);
      return cache;
    },
    keys: async () => [...named.keys()],
    delete: async (name: string) => named.delete(name),
    match: async (
      request: RequestInfo | URL,
      { cacheName, ...options }: { cacheName?: string; ignoreSearch?: boolean } = {},
    ) => {
      for (const [name, cache] of named) {
        if (cacheName !== undefined && cacheName !== name) continue;
        const found = await cache.match(request, options);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  });
  return named;
}
