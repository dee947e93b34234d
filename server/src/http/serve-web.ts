import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './handle-errors.ts';
import { isCall } from './is-call.ts';

const WEB_FOLDER = join(import.meta.dirname, '../../../web/dist');
const PAGE = 'index.html';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';

const HIDDEN = /\/\./;

/** An address of the app's own, such as `/wishlist`; not a file and not a call. */
function isPageOfApp(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !isCall(path) && !HIDDEN.test(path) && !/\.[\w-]+$/.test(path);
}

/**
 * Serves the built web app: its files, and its page for every other address. Where it has not been
 * built the server answers calls alone.
 */
export async function serveWeb(app: FastifyInstance, folder = WEB_FOLDER): Promise<void> {
  const isBuilt = existsSync(join(folder, PAGE));
  if (isBuilt) {
    await app.register(staticFiles, {
      root: folder,
      cacheControl: false,
      // What the build notes for itself is nobody else's.
      allowedPath: (path) => !HIDDEN.test(path),
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', isHashed ? IMMUTABLE : CHECKED);
      },
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (isBuilt && isPageOfApp(request)) void reply.sendFile(PAGE);
    else sendNotFound(request, reply);
  });
}
