import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const OK = 200;
const NOT_MODIFIED = 304;

/** Whether the asker names, among those it has, the version that it would get. */
function hasVersion(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => plain(tag) === plain(etag) || tag.trim() === '*');
}

/** Sends a page that was made for the request; one that the asker has already, in short. */
export function sendPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  page: { html: string; status: number; cacheControl: string },
): FastifyReply {
  reply.code(page.status).header('cache-control', page.cacheControl);
  if (page.status === OK) {
    const hash = createHash('sha256').update(page.html).digest('base64url').slice(0, 27);
    const etag = `W/"${hash}"`;
    reply.header('etag', etag);
    if (hasVersion(request, etag)) return reply.code(NOT_MODIFIED).send();
  }
  return reply.type('text/html; charset=utf-8').send(page.html);
}
