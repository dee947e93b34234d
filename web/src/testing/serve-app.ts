import { PATHS } from '@modiste/contract/paths';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { closeFailure } from '../lib/failure-popup.ts';
import { makeFacets } from './make-facets.ts';
import { makeItem } from './make-item.ts';
import { pretendScreen } from './pretend-screen.ts';
import { signIn } from './sign-in.ts';

/**
 * A member before a wide screen, and the calls that the app makes beside the ones a test is about;
 * set up again for every test of the file that calls this.
 */
export function serveApp(...handlers: RequestHandler[]) {
  const server = setupServer(
    ...handlers,
    http.get(`*${PATHS.wishlist.path}`, () => HttpResponse.json({})),
    http.post(`*${PATHS.similarItems.path}`, () => HttpResponse.json({})),
    http.post(`*${PATHS.itemsByIds.path}`, () => HttpResponse.json({})),
    http.post(`*${PATHS.countFacets.path}`, () => HttpResponse.json(makeFacets())),
    http.get(`*${PATHS.suggestSearches.path}`, () => HttpResponse.json({ suggestions: [] })),
    http.get(`*${PATHS.itemById.path}`, ({ params }) =>
      HttpResponse.json(makeItem(String(params.id))),
    ),
  );
  beforeAll(() => server.listen());
  beforeEach(() => {
    sessionStorage.clear();
    closeFailure();
    signIn();
    pretendScreen(1280);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());
  return server;
}
