import type { FastifyReply } from 'fastify';

/**
 * Sends a picture whose address always means the same picture. Any site may show it: a messenger
 * shows it beside a link to the item.
 */
export const sendPicture = (
  reply: FastifyReply,
  bytes: Uint8Array,
  type: 'image/webp' | 'image/jpeg' = 'image/webp',
) =>
  reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(Buffer.from(bytes));
