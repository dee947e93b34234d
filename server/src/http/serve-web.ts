import { existsSync, readdirSync } from 'node:fs';
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

interface WebSettings {
  /** The address shoppers type; null where it is not known. */
  publicUrl: URL | null;
  folder?: string;
}

/** An address of the app's own, such as `/wishlist`; not a file and not a call. */
function isPageOfApp(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !isCall(path) && !HIDDEN.test(path) && !/\.[\w-]+$/.test(path);
}

/** The pages that the build wrote whole, by their address: `/privacy` is `privacy.html`. */
function findPrerendered(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== PAGE);
  return new Map(files.map((name) => [`/${name.replace(/\.html$/, '')}`, name]));
}

/** Sends the page of an address: one that was written whole, or else the app's. */
function pageSender(folder: string, publicUrl: URL | null) {
  const prerendered = findPrerendered(folder);
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const address = (request.url.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');
    const file = prerendered.get(address);
    if (file && publicUrl) {
      reply.header('link', `<${new URL(address, publicUrl).href}>; rel="canonical"`);
    }
    void reply.sendFile(file ?? PAGE);
  };
}

/**
 * Serves the built web app: its files, and its page for every other address. Where it has not been
 * built the server answers calls alone.
 */
export async function serveWeb(
  app: FastifyInstance,
  { publicUrl, folder = WEB_FOLDER }: WebSettings,
): Promise<void> {
  if (!existsSync(join(folder, PAGE))) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
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
  const sendPage = pageSender(folder, publicUrl);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (isPageOfApp(request)) sendPage(request, reply);
    else sendNotFound(request, reply);
  });
}
