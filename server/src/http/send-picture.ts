import type { FastifyReply } from 'fastify';

/** Sends a WebP picture whose address always means the same picture. */
export const sendPicture = (reply: FastifyReply, bytes: Uint8Array) =>
  reply
    .type('image/webp')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(Buffer.from(bytes));
